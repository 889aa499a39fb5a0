import { PassThrough } from 'node:stream';
import { UNLIMITED } from '@nimhall/server/people/limits';
import { RoomFeeds } from '@nimhall/server/rooms/room-feeds';
import { openStore } from '@nimhall/server/store/open';
import type { Store } from '@nimhall/server/store/store';
import type { Entry } from '@nimhall/shared/room/events';
import { fold } from '@nimhall/shared/room/evolve';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { joinAs, pairAt, serve, serveAll, temporaryFolder } from '../support/harness.ts';
import { roomsOn } from '../support/rooms-on.ts';

const hall = serveAll();
const silent = pino({ level: 'silent' });

/** Follows a room over HTTP until the test ends: entries as they come. */
async function follow(url: string, room: string, since = '') {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const response = await fetch(`${url}/api/v1/rooms/${room}/events${since}`, { signal: leaving.signal });
  return {
    response,
    entries: response.ok ? entriesOf(response.body as unknown as AsyncIterable<Uint8Array>) : null,
    leave: () => leaving.abort(),
  };
}

async function* entriesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Entry, void, void> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield JSON.parse(line);
  }
  expect(rest, 'a line is whole').toBe('');
}

/** The next so many of them. */
async function take(entries: AsyncGenerator<Entry, void, void> | null, count: number): Promise<Entry[]> {
  const taken: Entry[] = [];
  while (taken.length < count) {
    const next = await entries?.next();
    if (!next || next.done) break;
    taken.push(next.value);
  }
  return taken;
}

test('a room is followed from its first entry to its last, as its people are told them', async () => {
  const { first, second, room } = await pairAt(hall.url);
  const { response, entries } = await follow(hall.url, room);
  expect(response.headers.get('content-type')).toBe('application/x-ndjson');
  expect((await take(entries, 2)).map(({ version }) => version)).toEqual([1, 2]);
  await first.ok('move', { room, id: '1', branch: 0, ply: 0, move: 'b1' });
  await second.ok('move', { room, id: '2', branch: 0, ply: 1, move: 'a1' });
  await first.ok('move', { room, id: '3', branch: 0, ply: 2, move: 'b1' });
  const played = await take(entries, 3);
  expect(played.map(({ version }) => version)).toEqual([3, 4, 5]);
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

test('one address follows so many at a time, and as many again when some are left', async () => {
  const { url } = await serve({ rateLimits: 0.01 });
  const ann = await joinAs(url, 'Ann');
  const { room } = await ann.ok('room:create', { game: 'nim' });
  const [one, two, three] = [await follow(url, room), await follow(url, room), await follow(url, room)];
  expect([one.response.status, two.response.status, three.response.status]).toEqual([200, 200, 429]);
  one.leave();
  await expect.poll(async () => (await follow(url, room)).response.status).toBe(200);
});

test('a server that stops ends what is followed in order', async () => {
  const server = await serve();
  const ann = await joinAs(server.url, 'Ann');
  const { room } = await ann.ok('room:create', { game: 'nim' });
  const { entries } = await follow(server.url, room);
  await take(entries, 1);
  const stopped = server.stop();
  expect(await take(entries, 1)).toEqual([]);
  await stopped;
});

test('a reader that is slow is given everything, and holds little in memory meanwhile', async () => {
  const store = await openStore({ dataDir: await temporaryFolder(), databaseUrl: null }, silent);
  onTestFinished(() => store.close());
  const rooms = roomsOn(store);
  let asked = 0;
  const entriesUpTo: Store['entriesUpTo'] = async (...range) => {
    const entries = await store.entriesUpTo(...range);
    asked = Math.max(asked, entries.length);
    return entries;
  };
  const feeds = new RoomFeeds({
    rooms,
    store: { entriesUpTo, sharedTables: null },
    limits: UNLIMITED,
    lookEvery: 60_000,
    log: silent,
  });
  onTestFinished(() => feeds.close());
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
  const read = await take(entriesOf(reader), moves + 1);
  expect(read.map(({ version }) => version)).toEqual(Array.from({ length: moves + 1 }, (_, index) => index + 1));
  expect(asked).toBeLessThanOrEqual(50);
  feeds.close();
  await done;
  expect(feeds.size).toBe(0);
});
