import { applyEntry } from '@nimhall/shared/room/evolve';
import { parseRecord } from '@nimhall/shared/room/game-record';
import type { Room } from '@nimhall/shared/room/room';
import { expect, test } from 'vitest';
import { joinAs, pairAt, serve } from '../support/harness.ts';

test('R5: two programs play a game as the protocol describes it, and a third sees every entry', async () => {
  const { url } = await serve();
  const { first, second, room } = await pairAt(url);
  const watcher = await joinAs(url, 'Wim');
  const entered = await watcher.ok('room:enter', { room });
  expect(entered).toMatchObject({ you: 'watching', version: 2, snapshot: { status: 'playing', turn: 'first', position: '1,2' } });

  expect(await first.send('move', { room, id: 'm0', branch: 0, ply: 0, move: 'b1' })).toEqual({ ok: true, version: 3, ply: 1 });
  expect(await second.waitFor('room', ({ version }) => version === 3)).toMatchObject({
    room,
    events: [{ kind: 'moved', seat: 'first', move: 'b1', position: '1,1', branch: 0, ply: 0 }],
  });
  await second.ok('move', { room, id: 'm1', branch: 0, ply: 1, move: 'a1' });
  await first.ok('move', { room, id: 'm2', branch: 0, ply: 2, move: 'b1' });

  const last = await watcher.waitFor('room', ({ events }) => events.some((event) => event.kind === 'ended'));
  expect(last.events.at(-1)).toEqual({ kind: 'ended', winner: 'first', reason: 'last-object' });
  const { presence: _, ...snapshot } = entered.snapshot;
  const folded = watcher.received('room').reduce<Room>((state, { room: _room, ...entry }) => applyEntry(state, entry), snapshot);
  const now = await fetch(`${url}/api/v1/rooms/${room}`).then((response) => response.json());
  expect({ ...folded, presence: now.presence }).toEqual(now);
  expect(now).toMatchObject({ status: 'over', result: { winner: 'first', reason: 'last-object' }, score: { first: 1, second: 0 } });

  const record = parseRecord(await fetch(`${url}/api/v1/rooms/${room}/record`).then((response) => response.text()));
  expect(record).toMatchObject({
    ok: true,
    value: { first: 'Ann', second: 'Ben', moves: ['b1', 'a1', 'b1'], result: { winner: 'first' } },
  });
});

test('the player who takes the last object loses under misère play', async () => {
  const { url } = await serve();
  const { first, room } = await pairAt(url, { start: '1', misere: true });
  await first.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'a1' });
  const { events } = await first.waitFor('room', ({ version }) => version === 3);
  expect(events.at(-1)).toEqual({ kind: 'ended', winner: 'second', reason: 'last-object' });
});

test('a rematch swaps seats, keeps the score with the players, and increases the branch', async () => {
  const { url } = await serve();
  const { first, second, room } = await pairAt(url, { start: '1' });
  await first.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'a1' });
  await first.ok('rematch:offer', { room, id: 'r1' });
  await second.ok('rematch:answer', { room, id: 'r2', accept: true });
  const { snapshot, you } = await first.ok('room:enter', { room });
  expect(you).toBe('second');
  expect(snapshot).toMatchObject({ status: 'playing', branch: 1, ply: 0, position: '1', moves: [], score: { first: 0, second: 1 } });
  expect(await first.send('move', { room, id: 'late', branch: 0, ply: 0, move: 'a1' })).toMatchObject({
    ok: false,
    error: { code: 'stale' },
  });
  await second.ok('move', { room, id: 'm2', branch: 1, ply: 0, move: 'a1' });
  expect(await first.ok('room:enter', { room })).toMatchObject({ snapshot: { score: { first: 1, second: 1 } } });
});

test('resigning ends the game for the other side', async () => {
  const { url } = await serve();
  const { second, room } = await pairAt(url);
  await second.ok('resign', { room, id: 'r' });
  expect(await second.ok('room:enter', { room })).toMatchObject({
    snapshot: { status: 'over', result: { winner: 'first', reason: 'resigned' } },
  });
});
