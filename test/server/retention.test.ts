import { readConfig } from '@nimhall/server/config';
import { Retention, type RetentionPolicy } from '@nimhall/server/people/retention';
import { openSqlite } from '@nimhall/server/store/sqlite';
import type { RoomCommand } from '@nimhall/shared/room/commands';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../support/harness.ts';
import { roomsOn } from '../support/rooms-on.ts';

const DAY = 24 * 3_600_000;
const silent = pino({ level: 'silent' });
const ann = { kind: 'player', player: { id: 'ann', name: 'Ann' } } as const;

/** A store with a room in which nobody moved, and one in which Ann did; `after` runs the daily pruning. */
async function hall(keep: Omit<RetentionPolicy, 'guestGames' | 'classes'> & Partial<RetentionPolicy>) {
  const store = openSqlite(await temporaryFolder(), silent);
  onTestFinished(() => store.close());
  const clock = { now: 1_000 * DAY };
  const now = (): number => clock.now;
  const rooms = roomsOn(store, now);
  const visited = new Set<string>();
  const retention = new Retention({
    store,
    keep: { guestGames: null, classes: null, ...keep },
    now,
    isInUse: (room) => visited.has(room),
    onForgotten: (room) => rooms.evict(room),
    log: silent,
  });
  const give = async (room: string, command: RoomCommand): Promise<void> => {
    await rooms.execute(room, { command, actor: ann, id: null }, (outcome) => expect(outcome).toMatchObject({ ok: true }));
  };
  for (const room of ['empty', 'played']) {
    await give(room, { kind: 'create', room, game: 'nim', start: '1,2', seats: { first: 'me', second: { bot: 'random' } }, listed: true });
  }
  await give('played', { kind: 'move', branch: 0, ply: 0, move: 'b1', lag: 0 });
  await store.addLine('played', { id: 'line', at: clock.now, channel: 'everyone', from: ann.player, text: 'hello' });
  await store.addPlayer(ann.player, Buffer.from('ann'), clock.now);
  await store.addPlayer({ id: 'ben', name: 'Ben' }, Buffer.from('ben'), clock.now);

  const left = async (): Promise<string[]> => [
    ...((await rooms.read('empty')) ? ['empty'] : []),
    ...((await rooms.read('played')) ? ['played'] : []),
    ...((await store.lines('played', 1)).length > 0 ? ['chat'] : []),
  ];
  const after = async (days: number): Promise<string[]> => {
    clock.now = (1_000 + days) * DAY + 1;
    await retention.runNow();
    return await left();
  };
  const newRooms = () => roomsOn(store, now);
  return { after, visited, retention, clock, left, give, store, newRooms, elsewhere: newRooms() };
}

test('unused data is deleted when its time has come, from memory too', async () => {
  const { after } = await hall({ games: 300, guests: 30, chat: 100 });
  expect(await after(0)).toEqual(['empty', 'played', 'chat']);
  expect(await after(29)).toEqual(['empty', 'played', 'chat']);
  expect(await after(30)).toEqual(['played', 'chat']);
  expect(await after(100)).toEqual(['played']);
  expect(await after(299)).toEqual(['played']);
  expect(await after(300)).toEqual([]);
});

test('a room with somebody in it stays', async () => {
  const { after, visited } = await hall({ games: 300, guests: 30, chat: 100 });
  visited.add('empty');
  expect(await after(400)).toEqual(['empty']);
  visited.clear();
  expect(await after(401)).toEqual([]);
});

test('a client with a deleted room still in memory cannot act in it, and is told that it is gone', async () => {
  const { after, elsewhere } = await hall({ games: 300, guests: 30, chat: 100 });
  expect(await elsewhere.read('played')).not.toBeNull();
  await after(300);
  const codes: unknown[] = [];
  for (let attempt = 0; attempt < 2; attempt++) {
    await elsewhere.execute('played', { command: { kind: 'resign' }, actor: ann, id: null }, (outcome) => {
      codes.push(outcome.ok || outcome.error.code);
    });
  }
  expect(codes).toEqual(['unavailable', 'not-found']);
});

test('pruning runs once a day', async () => {
  const { after } = await hall({ games: 300, guests: 30, chat: 100 });
  await after(29.5);
  expect(await after(30.4)).toEqual(['empty', 'played', 'chat']);
  expect(await after(30.5)).toEqual(['played', 'chat']);
});

test('data kept forever stays', async () => {
  const { after } = await hall({ games: null, guests: null, chat: null });
  expect(await after(900)).toEqual(['empty', 'played', 'chat']);
});

test('a shutdown waits only for the current batch', async () => {
  const { retention, clock, left } = await hall({ games: 300, guests: 30, chat: 100 });
  clock.now += 400 * DAY;
  const looked = retention.runNow();
  await retention.stop();
  await looked;
  expect((await left()).length).toBeGreaterThan(0);
});

test('retention is a number of days, or forever', () => {
  expect(readConfig({}).keep).toEqual({ games: 365, guests: 30, guestGames: 90, chat: 90, classes: 30 });
  expect(readConfig({ KEEP_GAMES_DAYS: 'forever', KEEP_CHAT_DAYS: '1' }).keep).toEqual({
    games: null,
    guests: 30,
    guestGames: 90,
    chat: 1,
    classes: 30,
  });
  for (const wrong of ['0', '-1', 'never', '1.5']) {
    expect(() => readConfig({ KEEP_GUESTS_DAYS: wrong }), wrong).toThrow('KEEP_GUESTS_DAYS must be a whole number of days, or forever');
  }
});

test('games of guests are archived when their time has come, can be read as before, and are deleted in theirs', async () => {
  const { after, give, store, newRooms } = await hall({ games: 300, guests: 30, guestGames: 90, chat: null });
  for (const kind of ['resign', 'offer-rematch', 'resign'] as const) await give('played', { kind });
  const isThere = async (): Promise<boolean> => (await store.retention.oldRooms(Number.MAX_SAFE_INTEGER, '')).items.length > 0;
  const before = await newRooms().read('played');
  expect([await after(89), await isThere()]).toEqual([['played', 'chat'], true]);
  expect([await after(90), await isThere()]).toEqual([['played', 'chat'], false]);
  expect(await newRooms().read('played')).toEqual(before);
  await give('played', { kind: 'offer-rematch' });
  expect((await newRooms().read('played'))?.version).toBe(6);
  expect(await after(390)).toEqual(['played', 'chat']);
  expect(await after(391)).toEqual([]);
});
