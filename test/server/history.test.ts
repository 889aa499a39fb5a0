import type { GameHistoryPage } from '@nimhall/shared/protocol/messages';
import { parseRecord } from '@nimhall/shared/room/game-record';
import { expect, test } from 'vitest';
import { joinAs, newToken, pairAt, serve, serveAll, type TestClient } from '../support/harness.ts';

const hall = serveAll();

const as = ({ token }: { token: string }) => ({ headers: { authorization: `Bearer ${token}` } });

async function gamesOf(url: string, client: { token: string }, query = ''): Promise<GameHistoryPage> {
  const response = await fetch(`${url}/api/v1/me/games${query}`, as(client));
  expect(response.status).toBe(200);
  return (await response.json()) as GameHistoryPage;
}

/** A game against a bot that is resigned after a move; its room. */
async function giveUp(client: TestClient, wishes: { game: string; start: string }, move: string): Promise<string> {
  const { room } = await client.ok('room:create', { ...wishes, seats: { first: 'me', second: { bot: 'random' } } });
  await client.ok('move', { room, id: 'move', branch: 0, ply: 0, move });
  await client.ok('resign', { room, id: 'resign' });
  return room;
}

test('both players find a game in their history as soon as it is over, and its rematch too', async () => {
  const { url } = hall;
  const { first, second, room } = await pairAt(url);
  await first.ok('move', { room, id: '1', branch: 0, ply: 0, move: 'b1' });
  expect(await gamesOf(url, first)).toEqual({ games: [], more: null });
  await second.ok('resign', { room, id: '2' });
  await first.ok('rematch:offer', { room, id: '3' });
  await second.ok('rematch:answer', { room, id: '4', accept: true });
  await second.ok('move', { room, id: '5', branch: 1, ply: 0, move: 'b2' });
  await first.ok('move', { room, id: '6', branch: 1, ply: 1, move: 'a1' });
  const [mine, theirs] = await Promise.all([gamesOf(url, first), gamesOf(url, second)]);
  expect(mine.games.map(({ seat, outcome }) => `${seat} ${outcome}`)).toEqual(['second won', 'first won']);
  expect(theirs.games.map(({ seat, outcome }) => `${seat} ${outcome}`)).toEqual(['first lost', 'second lost']);
  expect(theirs.games[0]).toMatchObject({ room, game: 'nim', opponent: { player: { name: 'Ann' } }, position: '0,0', ply: 2 });
});

test('games are reviewed when somebody opens them, and the review is stored', async () => {
  const { url } = hall;
  const { first, second, room } = await pairAt(url, { start: '1,2' });
  for (const [ply, move] of ['b1', 'a1', 'b1'].entries()) {
    await (ply % 2 === 0 ? first : second).ok('move', { room, id: `${ply}`, branch: 0, ply, move });
  }
  expect((await gamesOf(url, first)).games).toHaveLength(1);
  await expect.poll(async () => (await gamesOf(url, first)).games[0]?.accuracy, { timeout: 10_000 }).toEqual({ had: 2, kept: 2 });
  const decided = { position: '1,2', move: null };
  expect((await gamesOf(url, first)).games[0]).toMatchObject({ decided });
  expect((await gamesOf(url, second)).games[0]).toMatchObject({ accuracy: { had: 0, kept: 0 }, decided });
});

test('the history is paged, and can be filtered by game and result', async () => {
  const { url, clock } = await serve();
  const ann = await joinAs(url, 'Ann');
  const rooms: string[] = [];
  for (let game = 0; game < 25; game++) {
    clock.now += 1_000;
    rooms.unshift(await giveUp(ann, game === 3 ? { game: 'subtraction', start: '9' } : { game: 'nim', start: '3,4' }, 'a1'));
  }
  const first = await gamesOf(url, ann);
  const second = await gamesOf(url, ann, `?after=${first.more}`);
  expect([...first.games, ...second.games].map(({ room }) => room)).toEqual(rooms);
  expect([first.games.length, second.more]).toEqual([20, null]);
  expect((await gamesOf(url, ann, '?game=subtraction')).games.map(({ room }) => room)).toEqual([rooms[21]]);
  expect((await gamesOf(url, ann, '?outcome=won')).games).toEqual([]);
  expect((await gamesOf(url, ann, '?outcome=lost&game=nim')).games).toHaveLength(20);
});

test('all games can be downloaded as one file of records', async () => {
  const { url, clock } = await serve();
  const ann = await joinAs(url, 'Ann');
  for (const start of ['3,4', '5,5']) {
    clock.now += 1_000;
    await giveUp(ann, { game: 'nim', start }, 'a1');
  }
  const response = await fetch(`${url}/api/v1/me/records`, as(ann));
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=nimhall-games.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const records = (await response.text()).split(/(?<=\n)\n(?=\[Game)/).map(parseRecord);
  expect(records).toMatchObject([
    { ok: true, value: { start: '5,5', first: 'Ann', result: { winner: 'second', reason: 'resigned' } } },
    { ok: true, value: { start: '3,4', first: 'Ann' } },
  ]);
});

test('a player without games gets an empty list and an empty file', async () => {
  const { url } = hall;
  const ben = await newToken(url, 'Ben');
  expect(await gamesOf(url, ben)).toEqual({ games: [], more: null });
  expect(await (await fetch(`${url}/api/v1/me/records`, as(ben))).text()).toBe('');
});

test.for([
  '?after=',
  '?after=1',
  '?after=1.a.2.3',
  `?after=1.${'a'.repeat(41)}.1`,
  '?after=1e9.a.1',
  '?outcome=drawn',
  '?game=a&game=b',
  `?game=${'x'.repeat(41)}`,
])('a page cannot be requested with %s', async (query) => {
  const { url } = hall;
  const response = await fetch(`${url}/api/v1/me/games${query}`, as(await newToken(url, 'Ann')));
  expect(response.status).toBeOneOf([400, 413]);
  expect(await response.json()).toMatchObject({ error: { code: expect.stringMatching(/bad-request|too-large/) } });
});

test('all data of a player can be downloaded as one file', async () => {
  const { url } = hall;
  const ann = await joinAs(url, 'Ann');
  const empty = { passkeys: [], tokens: [{ kind: 'program', name: '', current: true }], ratings: [], friends: [], blocked: [], games: [] };
  const data = async (): Promise<unknown> => (await fetch(`${url}/api/v1/me/data`, as(ann))).json();
  expect(await data()).toMatchObject({ player: { name: 'Ann' }, ...empty });
  const rooms = [await giveUp(ann, { game: 'nim', start: '3,4' }, 'a1'), await giveUp(ann, { game: 'nim', start: '5,5' }, 'b2')];
  const known = (await data()) as { games: { room: string }[] };
  expect(known.games.map(({ room }) => room).sort()).toEqual(rooms.sort());
  const response = await fetch(`${url}/api/v1/me/data`, as(ann));
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="?nimhall-me\.json/);
  expect(await response.text()).not.toContain(ann.token);
});

test.for(['games', 'records', 'data'])('%s need a credential', async (what) => {
  const { url } = hall;
  expect((await fetch(`${url}/api/v1/me/${what}`)).status).toBe(401);
  expect((await fetch(`${url}/api/v1/me/${what}`, as({ token: 'false' }))).status).toBe(401);
});

test('downloads are rate-limited separately, because they are expensive', async () => {
  const { url } = await serve({ rateLimits: true });
  const ann = await newToken(url, 'Ann');
  const statuses: number[] = [];
  for (let time = 0; time < 11; time++) statuses.push((await fetch(`${url}/api/v1/me/records`, as(ann))).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  expect((await gamesOf(url, ann)).games).toEqual([]);
});
