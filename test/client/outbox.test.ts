import type { CommandName } from '@nimhall/shared/protocol/commands';
import type { Ack } from '@nimhall/shared/protocol/messages';
import { expect, test } from 'vitest';
import { Outbox } from '../../client/src/ground/net/outbox.ts';

/** A wire that keeps what is put on it. */
function wire() {
  const carried: { name: CommandName; body: unknown; answer: (ack: Ack) => void }[] = [];
  const outbox = new Outbox((name, body, answer) => carried.push({ name, body, answer }));
  return { carried, outbox };
}

const MOVE = { room: 'r', id: 'one', branch: 0, ply: 0, move: 'b1' };

test('commands wait for the connection, in order, behind the greeting', () => {
  const { carried, outbox } = wire();
  void outbox.send('move', MOVE);
  void outbox.send('resign', { room: 'r', id: 'two' });
  expect(carried).toHaveLength(0);
  outbox.open(() => void outbox.send('room:enter', { room: 'r' }));
  expect(carried.map(({ name }) => name)).toEqual(['room:enter', 'move', 'resign']);
});

test('a command without an answer is sent again with the same id, and answered once', async () => {
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

test('what was asked of a connection is never asked of the next one', async () => {
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
