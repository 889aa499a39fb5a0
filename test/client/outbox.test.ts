import { Outbox } from '@nimhall/shared/player/outbox';
import type { CommandName } from '@nimhall/shared/protocol/commands';
import type { Ack } from '@nimhall/shared/protocol/messages';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A transport that keeps what is sent. */
function wire() {
  const carried: { name: CommandName; body: unknown; answer: (ack: Ack) => void }[] = [];
  const outbox = new Outbox((name, body, answer) => carried.push({ name, body, answer }));
  return { carried, outbox };
}

const MOVE = { room: 'r', id: 'one', branch: 0, ply: 0, move: 'b1' };

test('commands wait for the connection, in order, after the greeting', () => {
  const { carried, outbox } = wire();
  void outbox.send('move', MOVE);
  void outbox.send('resign', { room: 'r', id: 'two' });
  expect(carried).toHaveLength(0);
  outbox.open(() => void outbox.send('room:enter', { room: 'r' }));
  expect(carried.map(({ name }) => name)).toEqual(['room:enter', 'move', 'resign']);
});

test('a command without an answer is resent with the same id, and resolves once', async () => {
  const { carried, outbox } = wire();
  outbox.open(() => {});
  const answer = outbox.send('move', MOVE);
  outbox.close();
  outbox.open(() => {});
  expect(carried.map(({ body }) => body)).toEqual([MOVE, MOVE]);
  carried[1]?.answer({ ok: true, version: 3, ply: 1 });
  carried[0]?.answer({ ok: false, error: { code: 'stale', message: 'late' } });
  expect(await answer).toEqual({ ok: true, version: 3, ply: 1 });
});

test.each([
  ['chat', { room: 'r', text: 'hello' }],
  ['room:create', { game: 'nim' }],
  ['pair', { game: 'nim' }],
] as const)('%s has an id, so that it is done once also when it is sent twice', (name, body) => {
  const { carried, outbox } = wire();
  outbox.open(() => {});
  void outbox.send(name, body);
  void outbox.send(name, body);
  outbox.close();
  outbox.open(() => {});
  const ids = carried.map((each) => (each.body as { readonly id: string }).id);
  expect(ids.map((id) => typeof id)).toEqual(Array.from({ length: 4 }, () => 'string'));
  expect(ids.slice(2)).toEqual(ids.slice(0, 2));
  expect(new Set(ids).size).toBe(2);
});

test('requests of one connection are never sent on the next one', async () => {
  const { carried, outbox } = wire();
  outbox.open(() => {});
  const entering = outbox.send('room:enter', { room: 'r' });
  const move = outbox.send('move', MOVE);
  outbox.close();
  expect(await entering).toMatchObject({ ok: false, error: { code: 'unavailable' } });
  expect(await outbox.send('room:leave', { room: 'r' })).toMatchObject({ ok: false, error: { code: 'unavailable' } });
  outbox.open(() => void outbox.send('room:enter', { room: 'r' }));
  expect(carried.map(({ name }) => name)).toEqual(['room:enter', 'move', 'room:enter', 'move']);
  carried[0]?.answer({ ok: false, error: { code: 'not-found', message: 'late' } });
  carried[3]?.answer({ ok: true, version: 3, ply: 1 });
  expect(await move).toEqual({ ok: true, version: 3, ply: 1 });
});

test('an answered command is not sent again', async () => {
  const { carried, outbox } = wire();
  outbox.open(() => {});
  const answer = outbox.send('move', MOVE);
  carried[0]?.answer({ ok: true, version: 3, ply: 1 });
  await answer;
  outbox.close();
  outbox.open(() => {});
  expect(carried).toHaveLength(1);
});

describe('a temporarily unavailable server', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const BUSY: Ack = { ok: false, error: { code: 'unavailable', message: 'busy' } };
  /** Longer than any delay before a resend, in milliseconds. */
  const LONG = 10_000;

  test('gets the same command again until it can answer', async () => {
    const { carried, outbox } = wire();
    outbox.open(() => {});
    const answer = outbox.send('resign', { room: 'r', id: 'one' });
    carried[0]?.answer(BUSY);
    expect(carried).toHaveLength(1);
    vi.advanceTimersByTime(LONG);
    expect(carried.map(({ name, body }) => [name, body])).toEqual(Array(2).fill(['resign', { room: 'r', id: 'one' }]));
    carried[1]?.answer({ ok: true, version: 3, ply: 1 });
    expect(await answer).toEqual({ ok: true, version: 3, ply: 1 });
    vi.advanceTimersByTime(LONG);
    expect(carried).toHaveLength(2);
  });

  test('gets it again a few times, ever more slowly, and then the sender gets an error', async () => {
    const { carried, outbox } = wire();
    outbox.open(() => {});
    const answer = outbox.send('move', MOVE);
    const waits: number[] = [];
    for (let at = 0; carried[at] && at < 100; at++) {
      carried[at]?.answer(BUSY);
      for (waits.push(0); carried.length === at + 1 && (waits[at] ?? LONG) < LONG; waits[at] = (waits[at] ?? 0) + 10)
        vi.advanceTimersByTime(10);
    }
    expect(await answer).toEqual(BUSY);
    expect(carried).toHaveLength(5);
    expect(waits[0]).toBeLessThan(500);
    expect(waits[3]).toBeGreaterThan(500);
  });

  test('gets it once when the connection was lost meanwhile', () => {
    const { carried, outbox } = wire();
    outbox.open(() => {});
    void outbox.send('move', MOVE);
    carried[0]?.answer(BUSY);
    outbox.close();
    vi.advanceTimersByTime(LONG);
    expect(carried).toHaveLength(1);
    outbox.open(() => {});
    vi.advanceTimersByTime(LONG);
    expect(carried).toHaveLength(2);
  });

  test.each(['room:enter', 'room:leave'] as const)('does not get %s again: the caller has to ask again', async (name) => {
    const { carried, outbox } = wire();
    outbox.open(() => {});
    const answer = outbox.send(name, { room: 'r' });
    carried[0]?.answer(BUSY);
    expect(await answer).toEqual(BUSY);
    vi.advanceTimersByTime(LONG);
    expect(carried).toHaveLength(1);
  });

  test('a refusal is final and is not retried', async () => {
    const { carried, outbox } = wire();
    outbox.open(() => {});
    const answer = outbox.send('move', MOVE);
    carried[0]?.answer({ ok: false, error: { code: 'stale', message: 'late' } });
    expect(await answer).toMatchObject({ ok: false, error: { code: 'stale' } });
    vi.advanceTimersByTime(LONG);
    expect(carried).toHaveLength(1);
  });
});
