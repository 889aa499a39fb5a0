import { Lists } from '@nimhall/server/rooms/lists';
import { openSqlite } from '@nimhall/server/store/sqlite';
import type { Store } from '@nimhall/server/store/store';
import type { Actor, RoomCommand } from '@nimhall/shared/room/commands';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { pairAt, serve, temporaryFolder } from '../support/harness.ts';
import { roomsOn } from '../support/rooms-on.ts';

/** A game with a room on a store of its own, a player of it, and lists that write when asked; what they told is put down. */
async function gameOnLists(change: (store: Store) => Partial<Store> = () => ({})) {
  const dataDir = await temporaryFolder();
  const before = await serve({ dataDir });
  const { first, room } = await pairAt(before.url, { start: '9,9' });
  const { player } = await first.waitFor('welcome');
  await before.stop();
  const log = pino({ level: 'silent' });
  const sqlite = openSqlite(dataDir, log);
  onTestFinished(() => sqlite.close());
  const store = { ...sqlite, ...change(sqlite) };
  const rooms = roomsOn(store, () => Number.MAX_SAFE_INTEGER);
  const lists = new Lists({ rooms, store, botPace: 0, delays: { lists: 60_000 }, log });
  const told: (number | undefined)[] = [];
  lists.onUnfinished((_, game) => told.push(game?.ply));
  const execute = (command: RoomCommand, actor: Actor = { kind: 'player', player }) =>
    new Promise<void>((resolve, reject) => {
      const envelope = { command, actor, id: command.kind };
      rooms.execute(room, envelope, (answer) => (answer.ok ? resolve() : reject(new Error(JSON.stringify(answer.error))))).catch(reject);
    });
  return { lists, told, execute };
}

const MOVE = { kind: 'move', branch: 0, ply: 0, move: 'a1', lag: 0 } as const;
const LEFT = { kind: 'note-presence', seat: 'second', present: false } as const;
const CLOCKWORK = { kind: 'clockwork' } as const;

test('a move is announced although something else happens in the room while the lists are written', async () => {
  let meanwhile: (() => Promise<void>) | null = null;
  const { lists, told, execute } = await gameOnLists(({ relist }) => ({
    relist: async (rows) => {
      const happens = meanwhile;
      meanwhile = null;
      await happens?.();
      return await relist(rows);
    },
  }));
  meanwhile = () => execute({ kind: 'offer-takeback' });
  await execute(MOVE);
  await lists.follow();
  expect(meanwhile, 'something happened meanwhile').toBeNull();
  await lists.stop();
  expect(told).toEqual([1]);
});

test('a move is announced although a player leaves, which is stored but not known here when the lists are written', async () => {
  const stored = Promise.withResolvers<void>();
  const known = Promise.withResolvers<void>();
  let isLeaving = false;
  const { lists, told, execute } = await gameOnLists(({ append, relist }) => ({
    relist: async (rows) => {
      const relisted = await relist(rows);
      // After all that follows from the answer at once.
      setImmediate(known.resolve);
      return relisted;
    },
    append: async (entry) => {
      const isStored = await append(entry);
      if (!isLeaving) return isStored;
      stored.resolve();
      await known.promise;
      return isStored;
    },
  }));
  await execute(MOVE);
  isLeaving = true;
  const left = execute(LEFT, CLOCKWORK);
  await stored.promise;
  await Promise.all([left, lists.follow()]);
  expect(told).toEqual([1]);
});
