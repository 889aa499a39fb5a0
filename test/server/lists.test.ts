import { Lists } from '@nimhall/server/rooms/lists';
import { openSqlite } from '@nimhall/server/store/sqlite';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { pairAt, serve, temporaryFolder } from '../support/harness.ts';
import { roomsOn } from '../support/rooms-on.ts';

test('a move is announced although something else happens in the room while the lists are written', async () => {
  const dataDir = await temporaryFolder();
  const before = await serve({ dataDir });
  const { first, room } = await pairAt(before.url, { start: '9,9' });
  const { player } = await first.waitFor('welcome');
  await before.stop();
  const log = pino({ level: 'silent' });
  const store = openSqlite(dataDir, log);
  onTestFinished(() => store.close());
  const rooms = roomsOn(store, () => Number.MAX_SAFE_INTEGER);
  const actor = { kind: 'player', player } as const;
  const moved = { kind: 'move', branch: 0, ply: 0, move: 'a1', lag: 0 } as const;

  let isOffered = false;
  const relist: typeof store.relist = async (rows) => {
    if (!isOffered) await rooms.execute(room, { command: { kind: 'offer-takeback' }, actor, id: 'offer' }, ({ ok }) => (isOffered = ok));
    return await store.relist(rows);
  };
  const lists = new Lists({ rooms, store: { ...store, relist }, botPace: 0, delays: { lists: 60_000 }, log });
  const told: (number | undefined)[] = [];
  lists.onUnfinished((_, game) => told.push(game?.ply));
  await rooms.execute(room, { command: moved, actor, id: 'move' }, ({ ok }) => expect(ok).toBe(true));
  await lists.follow();
  expect(isOffered, 'something happened meanwhile').toBe(true);
  await lists.stop();
  expect(told).toEqual([1]);
});
