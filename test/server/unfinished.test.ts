import type { WaitingGames } from '@nimhall/shared/protocol/messages';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import { expect, test } from 'vitest';
import { onDatabase } from '../support/database.ts';
import { SOON_AWAY } from '../support/delays.ts';
import { connect, joinAs, pairAt, post, serve, type TestClient } from '../support/harness.ts';

const DAY = 24 * 3_600_000;
const threeDays = { start: '9,9', clock: { days: 3 } } as const;

async function gamesOf(url: string, { token }: TestClient): Promise<readonly RoomSummary[]> {
  const response = await fetch(`${url}/api/v1/me/unfinished`, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  return ((await response.json()) as WaitingGames).games;
}

async function look(url: string, room: string) {
  return await fetch(`${url}/api/v1/rooms/${room}`).then((response) => response.json());
}

test('a game with days for each move is played over days and a restart, and lost by the player who lets them pass', async () => {
  const before = await serve();
  const { first, second, room } = await pairAt(before.url, threeDays);
  await first.ok('move', { room, id: '1', branch: 0, ply: 0, move: 'a1' });
  for (const client of [first, second]) client.socket.disconnect();
  before.clock.now += 2 * DAY;
  await before.sweep();
  expect(await gamesOf(before.url, second)).toMatchObject([{ room, turn: 'second', clock: { days: 3 } }]);
  const ben = await connect(before.url, { protocol: 1, token: second.token });
  await ben.ok('room:enter', { room });
  await ben.ok('move', { room, id: '2', branch: 0, ply: 1, move: 'b1' });
  await before.stop();

  const after = await serve({ dataDir: before.dataDir, now: before.clock.now + 1_000 });
  after.clock.now += 3 * DAY;
  await after.sweep();
  expect(await look(after.url, room), 'the outage was given back').toMatchObject({ status: 'playing', turn: 'first' });
  after.clock.now += 10_000;
  await Promise.all([after.sweep(), after.sweep()]);
  expect(await look(after.url, room)).toMatchObject({ status: 'over', result: { winner: 'second', reason: 'time' } });
  expect([await gamesOf(after.url, first), await gamesOf(after.url, second)]).toEqual([[], []]);
});

test('lists that a crash left outdated catch up with the log after the restart', async () => {
  const before = await serve();
  const { first, second, room } = await pairAt(before.url, { start: '9,9', clock: { days: 3 } });
  const { dataDir } = before;
  const lists = () =>
    onDatabase(dataDir, (db) => ({
      room: db.prepare('SELECT * FROM room').get(),
      unfinished: db.prepare('SELECT * FROM unfinished').get(),
    }));
  await before.stop();
  const old = lists();

  const between = await serve({ dataDir });
  const ann = await connect(between.url, { protocol: 1, token: first.token });
  await ann.ok('move', { room, id: '1', branch: 0, ply: 0, move: 'a1' });
  await between.stop();
  const fresh = lists();
  expect(fresh).not.toEqual(old);
  onDatabase(dataDir, (db) => {
    for (const [table, row] of Object.entries(old)) {
      const columns = Object.keys(row as object);
      db.prepare(`REPLACE INTO ${table} (${columns}) VALUES (${columns.map((column) => `@${column}`)})`).run(row);
    }
  });
  expect(lists()).toEqual(old);

  const after = await serve({ dataDir });
  expect(lists()).toEqual(fresh);
  expect(await gamesOf(after.url, second)).toMatchObject([{ room, turn: 'second', ply: 1, position: '8,9' }]);
});

test('a game without a clock waits for months, and cannot be claimed', async () => {
  const { url, clock, sweep } = await serve({ delays: SOON_AWAY });
  const { first, second, room } = await pairAt(url, { start: '9,9' });
  second.socket.disconnect();
  await first.waitFor('room', ({ events }) => events.some(({ kind }) => kind === 'went-away'));
  clock.now += 200 * DAY;
  await sweep();
  expect(await first.send('claim', { room, id: 'claim' })).toMatchObject({ ok: false, error: { code: 'forbidden' } });
  await first.ok('move', { room, id: '1', branch: 0, ply: 0, move: 'a1' });
  expect(await gamesOf(url, second)).toMatchObject([{ room, turn: 'second', ply: 1 }]);
});

test('a player on another page is notified of a move, and nobody in the room is notified twice', async () => {
  const { url } = await serve();
  const { first, second, room } = await pairAt(url, { start: '9,9' });
  await second.ok('room:leave', { room });
  await first.ok('move', { room, id: '1', branch: 0, ply: 0, move: 'a1' });
  expect(await second.waitFor('unfinished', ({ game }) => game?.ply === 1)).toMatchObject({ room, game: { turn: 'second' } });
  await first.ok('room:leave', { room });
  await second.ok('resign', { room, id: '2' });
  expect(await first.waitFor('unfinished', ({ game }) => game === null)).toEqual({ room, game: null });
  expect(first.received('unfinished').map(({ game }) => game?.ply)).toEqual([undefined]);
});

test('games with bots, and those with a clock, are not listed as waiting', async () => {
  const { url } = await serve();
  const { first, second } = await pairAt(url, { start: '9,9', clock: { initialMs: 60_000, incrementMs: 0 } });
  await first.ok('room:create', { game: 'nim', start: '9,9', seats: { first: 'me', second: { bot: 'random' } } });
  expect([await gamesOf(url, first), await gamesOf(url, second)]).toEqual([[], []]);
  expect([first, second].map((client) => client.received('unfinished'))).toEqual([[], []]);
});

test('a client without an identity has no list', async () => {
  const { url } = await serve();
  await joinAs(url, 'Ann');
  expect((await fetch(`${url}/api/v1/me/unfinished`)).status).toBe(401);
});

test('a player who waits for an opponent for days finds the room on every device, until it is over', async () => {
  const { url, clock, sweep } = await serve();
  const ann = await joinAs(url, 'Ann');
  const { room } = await ann.ok('room:create', { game: 'nim', ...threeDays });
  ann.socket.disconnect();
  expect(await gamesOf(url, ann)).toMatchObject([{ room, status: 'waiting', turn: null }]);
  const bearer = { authorization: `Bearer ${ann.token}` };
  expect((await post(url, '/api/v1/analysis', { game: 'nim', position: '9,9' }, bearer)).status, 'nobody plays there yet').toBe(200);
  clock.now += 4 * DAY;
  await sweep();
  expect(await gamesOf(url, ann)).toEqual([]);
});
