import { delaysAt } from '@nimhall/server/delays';
import { expect, test } from 'vitest';
import { connect, joinAs, pairAt, post, serve, serveAll, type TestClient } from '../support/harness.ts';

const hall = serveAll();

/** The status of an analysis request. */
async function asks({ url }: { url: string }, { token }: { token: string }, question: object): Promise<number> {
  return (await post(url, '/api/v1/analysis', question, { authorization: `Bearer ${token}` })).status;
}

const FORBIDDEN = { ok: false, error: { code: 'forbidden' } } as const;

/** Leaves a room, and waits until the server knows. */
async function leaves(client: TestClient, room: string): Promise<void> {
  await client.ok('room:leave', { room });
}

test('R8: a position is the same under any name of its game and under both conventions', async () => {
  const server = hall;
  const { first } = await pairAt(server.url, { game: 'kayles', start: '5,7,6' });
  const octal = { game: 'octal', params: { code: '0.77' } };
  expect(await asks(server, first, { game: 'kayles', position: '6,5,7', misere: true })).toBe(403);
  expect(await asks(server, first, { ...octal, position: '7,6,5' })).toBe(403);
  expect(await asks(server, first, { ...octal, position: '7,6,4' })).toBe(200);
  expect(await asks(server, first, { game: 'nim', position: '5,7,6' })).toBe(200);
});

test.for([
  { game: 'moore', params: { k: 1 }, position: '5,7,6' },
  { game: 'stack', position: '5.7.6' },
  { game: 'stack', position: '6,5,7' },
  { game: 'rook', position: '5.7,0.6' },
  { game: 'nimble', position: '5,6,7' },
  { game: 'subtraction', params: { max: 7 }, position: '5,6,7' },
  { game: 'hackenbush', position: '0-1,1-2,2-3,3-4,4-5,0-6,6-7,7-8,8-9,9-10,10-11,0-12,12-13,13-14,14-15,15-16,16-17,17-18' },
])('R8: a position of Nim is the same as $game: $position', async (question) => {
  const { first } = await pairAt(hall.url, { game: 'nim', start: '5,7,6' });
  expect(await asks(hall, first, question)).toBe(403);
});

test('R8: a position is kept from every device of a player, even if only another device is in the room', async () => {
  const server = hall;
  const { first } = await pairAt(server.url, { start: '3,4,5' });
  const phone = await connect(server.url, { protocol: 1, token: first.token });
  const other = await joinAs(server.url, 'Eve');
  const { room: elsewhere } = await other.ok('room:create', { game: 'nim', start: '5,4,3', seats: { first: 'open', second: 'open' } });
  await phone.ok('room:enter', { room: elsewhere });
  expect(await asks(server, phone, { game: 'nim', position: '4,3,5' })).toBe(403);
  expect(await phone.send('overlay', { room: elsewhere, on: true })).toMatchObject(FORBIDDEN);
});

test.for([
  { name: 'without a clock', clock: undefined },
  { name: 'with days for each move', clock: { days: 3 } as const },
])('R8: the position of a game $name is kept from its players while neither of them is present', async ({ clock }) => {
  const server = hall;
  const { first, second, room } = await pairAt(server.url, { start: '3,4,5', ...(clock && { clock }) });
  await first.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'c1' });
  await Promise.all([leaves(first, room), leaves(second, room)]);
  for (const player of [first, second]) expect(await asks(server, player, { game: 'nim', position: '4,4,3' })).toBe(403);
  expect(await asks(server, first, { game: 'nim', position: '3,4,5' })).toBe(200);
  await second.ok('resign', { room, id: 'r' });
  expect(await asks(server, first, { game: 'nim', position: '4,4,3' })).toBe(200);
});

test('R8: a player gets no overlay of another room at the same position, also if it is reached later', async () => {
  const server = hall;
  const { first, room } = await pairAt(server.url, { start: '3,4,5' });
  await first.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'c1' });
  const other = await pairAt(server.url, { start: '3,4,6' });
  const watcher = await joinAs(server.url, 'Wim');
  for (const client of [first, watcher]) {
    await client.ok('room:enter', { room: other.room });
    await client.ok('overlay', { room: other.room, on: true });
  }
  await other.first.ok('move', { room: other.room, id: 'm', branch: 0, ply: 0, move: 'c2' });
  await watcher.waitFor('overlay', ({ version }) => version === 3);
  await other.second.ok('move', { room: other.room, id: 'n', branch: 0, ply: 1, move: 'c1' });
  await first.waitFor('overlay', ({ version }) => version === 4);
  expect(first.received('overlay').map(({ version }) => version)).toEqual([4]);
});

test('R8: no bot can be asked to play a position of a running game, except a usual start', async () => {
  const server = hall;
  const { first, second, room } = await pairAt(server.url, { start: '3,4,5' });
  const tries = { game: 'nim', seats: { first: { bot: 'teacher' }, second: 'me' } } as const;
  await first.ok('room:create', { ...tries, start: '3,4,5' });
  await first.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'a1' });
  expect(await second.send('room:create', { ...tries, start: '5,4,2' })).toMatchObject(FORBIDDEN);
  const byHttp = await post(server.url, '/api/v1/rooms', { ...tries, start: '5,4,2' }, { authorization: `Bearer ${second.token}` });
  expect(byHttp.status).toBe(403);
  const { room: empty } = await second.ok('room:create', { game: 'nim', start: '5,4,2', seats: { first: 'open', second: 'me' } });
  expect(await second.send('seat:bot', { room: empty, id: 'b', seat: 'first', level: 'teacher' })).toMatchObject(FORBIDDEN);
  await second.ok('resign', { room, id: 'r' });
  await second.ok('seat:bot', { room: empty, id: 'c', seat: 'first', level: 'teacher' });
});

test('R8: no position is analysed while a game cannot be looked at, because the store seems to be down', async () => {
  const delays = { ...delaysAt(100) };
  const { url, clock } = await serve({ delays });
  // The list of unfinished games leaves out texts as long as this, so the game is looked at.
  const position = Array.from({ length: 26 }, (_, heap) => 1_000_000_000 + heap).join();
  const { first, room } = await pairAt(url, { start: position, clock: { days: 3 } });
  await leaves(first, room);
  const analyse = () => asks({ url }, first, { game: 'nim', position });
  expect(await analyse()).toBe(403);
  // An outage. Whoever looks at the game gives its players the time back, and nobody knows how much without a heartbeat.
  delays.doubt = 0;
  delays.outage = 0;
  clock.now += 1_000;
  await expect.poll(analyse, { timeout: 15_000 }).not.toBe(403);
  expect(await analyse()).toBe(503);
  delays.doubt = delaysAt(100).doubt;
  expect(await analyse()).toBe(403);
});

test('pages learn whether a position is being played, and without a player the answer is no', async () => {
  const { url } = hall;
  const { first } = await pairAt(url, { start: '3,4,5' });
  const asked = { game: 'nim', params: {}, misere: false, position: '5,4,3' };
  const playing = async (headers: Record<string, string>, body: object = asked) =>
    (await (await post(url, '/api/v1/me/playing', body, headers)).json()) as unknown;
  const mine = { authorization: `Bearer ${first.token}` };
  expect([await playing(mine), await playing({}), await playing(mine, { ...asked, position: '5,4,2' })]).toEqual([
    { playing: true },
    { playing: false },
    { playing: false },
  ]);
  expect(await playing(mine, { ...asked, position: 'x' })).toEqual({ playing: false });
});
