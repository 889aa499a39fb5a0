import { PassThrough } from 'node:stream';
import { UNLIMITED } from '@nimhall/server/people/limits';
import { LobbyFeeds } from '@nimhall/server/rooms/lobby-feeds';
import { OpenFeeds } from '@nimhall/server/rooms/open-feeds';
import { RoomFeeds } from '@nimhall/server/rooms/room-feeds';
import { openStore } from '@nimhall/server/store/open';
import type { Store } from '@nimhall/server/store/store';
import type { Entry } from '@nimhall/shared/room/events';
import { fold } from '@nimhall/shared/room/evolve';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { joinAs, pairAt, serve, serveAll, temporaryFolder } from '../support/harness.ts';
import { roomsOn } from '../support/rooms-on.ts';

const hall = serveAll();
const silent = pino({ level: 'silent' });

/** Follows a room over HTTP until the test ends: entries as they arrive. */
const follow = (url: string, room: string, since = '') => linesAt<Entry>(`${url}/api/v1/rooms/${room}/events${since}`);

/** Follows the lobby until the test ends. */
const followLobby = (url: string) => linesAt<LobbyLine>(`${url}/api/v1/lobby/events`);

interface LobbyLine {
  readonly fresh?: true;
  readonly changed: readonly RoomSummary[];
  readonly gone: readonly string[];
}

async function linesAt<Line>(address: string) {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const response = await fetch(address, { signal: leaving.signal });
  return {
    response,
    entries: response.ok ? linesOf<Line>(response.body as unknown as AsyncIterable<Uint8Array>) : null,
    leave: () => leaving.abort(),
  };
}

async function* linesOf<Line>(body: AsyncIterable<Uint8Array>): AsyncGenerator<Line, void, void> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield JSON.parse(line);
  }
  expect(rest, 'a line is whole').toBe('');
}

/** The next `count` entries. */
async function take<Line>(entries: AsyncGenerator<Line, void, void> | null, count: number): Promise<Line[]> {
  const taken: Line[] = [];
  while (taken.length < count) {
    const next = await entries?.next();
    if (!next || next.done) break;
    taken.push(next.value);
  }
  return taken;
}

test('a room can be followed from its first entry to its last, as its members receive them', async () => {
  const { first, second, room } = await pairAt(hall.url);
  const { response, entries } = await follow(hall.url, room);
  expect(response.headers.get('content-type')).toBe('application/x-ndjson');
  expect((await take(entries, 2)).map(({ version }) => version)).toEqual([1, 2]);
  await first.ok('move', { room, id: '1', branch: 0, ply: 0, move: 'b1' });
  await second.ok('move', { room, id: '2', branch: 0, ply: 1, move: 'a1' });
  await first.ok('move', { room, id: '3', branch: 0, ply: 2, move: 'b1' });
  const played = await take(entries, 3);
  expect(played.map(({ version }) => version)).toEqual([3, 4, 5]);
  // A stream and a connection do not wait for each other.
  await first.waitFor('room', ({ version }) => version === 5);
  expect(first.received('room').map(({ room: _, ...entry }) => entry)).toEqual(expect.arrayContaining(played));
  const all = await take((await follow(hall.url, room)).entries, 5);
  expect(fold(all)).toMatchObject({ status: 'over', result: { winner: 'first' } });
  expect((await take((await follow(hall.url, room, '?since=3')).entries, 2)).map(({ version }) => version)).toEqual([4, 5]);
});

test('unlisted rooms can be followed by code; unknown rooms and versions are refused', async () => {
  const ann = await joinAs(hall.url, 'Ann');
  const { room } = await ann.ok('room:create', { game: 'nim', listed: false });
  expect(await take((await follow(hall.url, room)).entries, 1)).toMatchObject([{ version: 1 }]);
  const nowhere = await follow(hall.url, 'nowhere');
  expect([nowhere.response.status, await nowhere.response.json()]).toMatchObject([404, { error: { code: 'not-found' } }]);
  for (const since of ['-1', 'x', '1e9', '12345678901'])
    expect((await follow(hall.url, room, `?since=${since}`)).response.status, since).toBe(400);
  const head = await fetch(`${hall.url}/api/v1/rooms/${room}/events`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('an address may follow a limited number of rooms, and more when some are closed', async () => {
  const { url } = await serve({ rateLimits: 0.01 });
  const ann = await joinAs(url, 'Ann');
  const { room } = await ann.ok('room:create', { game: 'nim' });
  const [one, two, three] = [await follow(url, room), await followLobby(url), await follow(url, room)];
  expect([one.response.status, two.response.status, three.response.status]).toEqual([200, 200, 429]);
  one.leave();
  await expect.poll(async () => (await follow(url, room)).response.status).toBe(200);
});

test('a server that stops closes the streams in order', async () => {
  const server = await serve();
  const ann = await joinAs(server.url, 'Ann');
  const { room } = await ann.ok('room:create', { game: 'nim' });
  const { entries } = await follow(server.url, room);
  await take(entries, 1);
  const stopped = server.stop();
  expect(await take(entries, 1)).toEqual([]);
  await stopped;
});

test('a slow reader gets everything, and uses little memory meanwhile', async () => {
  const store = await openStore({ dataDir: await temporaryFolder(), databaseUrl: null }, silent);
  onTestFinished(() => store.close());
  const rooms = roomsOn(store);
  let asked = 0;
  const entriesUpTo: Store['entriesUpTo'] = async (...range) => {
    const entries = await store.entriesUpTo(...range);
    asked = Math.max(asked, entries.length);
    return entries;
  };
  const openFeeds = new OpenFeeds(UNLIMITED);
  const feeds = new RoomFeeds({
    rooms,
    store: { entriesUpTo, sharedTables: null },
    openFeeds,
    lookEvery: 60_000,
    log: silent,
  });
  onTestFinished(() => openFeeds.close());
  const player = { id: 'ann', name: 'Ann' };
  const actor = { kind: 'player', player } as const;
  const room = 'room';
  await rooms.create({
    command: { kind: 'create', room, game: 'nim', start: '500,500', seats: { first: 'me', second: { bot: 'random' } } },
    actor,
    id: null,
  });
  const reader = new PassThrough({ highWaterMark: 1 });
  const done = feeds.follow(room, 0, 'here', () => reader);
  const moves = 200;
  for (let ply = 0; ply < moves; ply++) {
    const by = ply % 2 === 0 ? actor : ({ kind: 'bot', seat: 'second' } as const);
    await rooms.execute(room, { command: { kind: 'move', branch: 0, ply, move: 'a1', lag: 0 }, actor: by, id: null }, (outcome) =>
      expect(outcome.ok).toBe(true),
    );
  }
  expect(reader.readableLength + reader.writableLength, 'what waits').toBeLessThan(5_000);
  const read = await take(linesOf<Entry>(reader), moves + 1);
  expect(read.map(({ version }) => version)).toEqual(Array.from({ length: moves + 1 }, (_, index) => index + 1));
  expect(asked).toBeLessThanOrEqual(50);
  openFeeds.close();
  await done;
  expect([openFeeds.size, feeds.follows(room)]).toEqual([0, false]);
});

/** Reads lines of the lobby until a condition holds of the rooms that they come to. */
async function lobbyUntil(lines: AsyncGenerator<LobbyLine, void, void> | null, fits: (rooms: ReadonlyMap<string, RoomSummary>) => boolean) {
  const rooms = new Map<string, RoomSummary>();
  for (let next = await lines?.next(); next && !next.done; next = await lines?.next()) {
    const { fresh, changed, gone } = next.value;
    if (fresh) rooms.clear();
    for (const room of changed) rooms.set(room.room, room);
    for (const code of gone) rooms.delete(code);
    if (fits(rooms)) return;
  }
  throw new Error('The lobby ended before that');
}

test('the lobby is followed: rooms that are there, that open, begin and close', async () => {
  const { url, stop } = await serve();
  const ann = await joinAs(url, 'Ann');
  const { entries: none } = await followLobby(url);
  expect(await take(none, 1)).toEqual([{ fresh: true, changed: [], gone: [] }]);
  const { room } = await ann.ok('room:create', { game: 'nim', start: '1,2', seats: { first: 'me' } });
  await ann.ok('room:enter', { room });
  await lobbyUntil(none, (rooms) => rooms.get(room)?.status === 'waiting');
  const { entries, response } = await followLobby(url);
  expect(response.headers.get('content-type')).toBe('application/x-ndjson');
  expect(await take(entries, 1)).toMatchObject([{ fresh: true, changed: [{ room, status: 'waiting' }], gone: [] }]);
  const ben = await joinAs(url, 'Ben');
  await ben.ok('room:enter', { room });
  await ben.ok('seat:take', { room, id: 's', seat: 'second' });
  await lobbyUntil(entries, (rooms) => rooms.get(room)?.status === 'playing');
  await ben.ok('resign', { room, id: 'r' });
  await lobbyUntil(entries, (rooms) => rooms.size === 0);
  const { room: hidden } = await ann.ok('room:create', { game: 'nim', listed: false, seats: { first: 'me' } });
  await ann.ok('room:enter', { room: hidden });
  const stopped = stop();
  expect(await take(entries, 1)).toEqual([]);
  await stopped;
  const head = await fetch(`${hall.url}/api/v1/lobby/events`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('who follows the lobby and reads slowly is told all of it anew, and holds little in memory meanwhile', async () => {
  const summaries = (count: number) => Array.from({ length: count }, (_, index) => ({ room: `r${index}` }) as RoomSummary);
  let listed = summaries(60);
  const openFeeds = new OpenFeeds(UNLIMITED);
  onTestFinished(() => openFeeds.close());
  const feeds = new LobbyFeeds({ lobby: { all: () => listed }, openFeeds });
  const reader = new PassThrough({ highWaterMark: 1 });
  const done = feeds.follow('here', () => reader);
  for (let round = 0; round < 200; round++) feeds.tell({ changed: summaries(25), gone: [] });
  listed = summaries(3);
  feeds.tell({ changed: [], gone: ['r59'] });
  expect(reader.readableLength + reader.writableLength, 'what waits').toBeLessThan(1_000);
  const lines = linesOf<LobbyLine>(reader);
  expect((await take(lines, 3)).map(({ fresh, changed }) => [fresh, changed.length])).toEqual([
    [true, 25],
    [undefined, 25],
    [undefined, 10],
  ]);
  const anew: LobbyLine[] = [];
  while (!anew.at(-1)?.fresh) anew.push(...(await take(lines, 1)));
  expect(anew.length).toBeLessThan(60);
  expect(anew.at(-1)).toEqual({ fresh: true, changed: summaries(3), gone: [] });
  openFeeds.close();
  await done;
});
