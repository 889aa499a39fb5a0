import type { Rooms } from '@nimhall/server/rooms/rooms';
import { openSqlite } from '@nimhall/server/store/sqlite';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { onDatabase } from '../support/database.ts';
import { connect, joinAs, pairAt, serve, temporaryFolder } from '../support/harness.ts';
import { roomsOn } from '../support/rooms-on.ts';

/** Adds an entry to the log on the disk of a stopped server. */
function write(dataDir: string, room: string, version: number, events: string): void {
  onDatabase(dataDir, (db) => db.prepare('INSERT INTO log (room, version, at, events) VALUES (?, ?, 0, ?)').run(room, version, events));
}

test.for([
  { name: 'of a kind that a later version may write', events: '[{"kind":"applauded","seat":"first"}]' },
  { name: 'that is no JSON', events: '[{' },
  { name: 'that says nothing', events: '[]' },
])('an entry $name stops its room, and nothing else', async ({ events }) => {
  const before = await serve();
  const bad = await pairAt(before.url, { start: '5,5' });
  const good = await pairAt(before.url, { start: '5,5' });
  await before.stop();
  write(before.dataDir, bad.room, 3, events);

  const after = await serve({ dataDir: before.dataDir });
  const ann = await connect(after.url, { protocol: 1, token: good.first.token });
  expect((await ann.ok('lobby', { on: true })).rooms.map(({ room }) => room)).toEqual([good.room]);
  await ann.ok('move', { room: good.room, id: 'm', branch: 0, ply: 0, move: 'a1' });
  for (let times = 0; times < 2; times++) {
    expect(await ann.send('room:enter', { room: bad.room })).toMatchObject({ ok: false, error: { code: 'unavailable' } });
  }
  await after.sweep();
  expect((await fetch(`${after.url}/healthz`)).status).toBe(200);
});

/** Rooms on a real store that is slow, or fails to be read, as long as the test says so. */
async function roomsThat(task: () => Promise<void>): Promise<{ rooms: Rooms; code: string }> {
  const folder = await temporaryFolder();
  const before = await serve({ dataDir: folder });
  const { room } = await (await joinAs(before.url, 'Ann')).ok('room:create', { game: 'nim' });
  await before.stop();
  const store = openSqlite(folder, pino({ level: 'silent' }));
  onTestFinished(() => store.close());
  const slow: typeof store = {
    ...store,
    entries: async (...query) => {
      await task();
      return await store.entries(...query);
    },
  };
  return { rooms: roomsOn(slow), code: room };
}

test('a room that is being read is reported as existing', async () => {
  let read = (): void => undefined;
  const reading = new Promise<void>((resolve) => {
    read = resolve;
  });
  const { rooms, code } = await roomsThat(() => reading);
  const asked = [rooms.readCached(code), rooms.readCached(code), rooms.read(code)];
  read();
  expect((await Promise.all(asked)).map((room) => room?.room)).toEqual([code, code, code]);
});

test('while the store cannot be read no room is reported missing, and afterwards it is found', async () => {
  let isAway = true;
  const { rooms, code } = await roomsThat(async () => {
    if (isAway) throw new Error('The disk does not answer');
  });
  const asked = await Promise.allSettled([rooms.read(code), rooms.read(code), rooms.readCached(code)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  isAway = false;
  expect((await rooms.read(code))?.room).toBe(code);
});
