import { openSqlite } from '@nimhall/server/store/sqlite';
import type { BotLevelId } from '@nimhall/shared/bot/levels';
import type { RoomEvent } from '@nimhall/shared/room/events';
import type { Occupant } from '@nimhall/shared/room/room';
import pino from 'pino';
import { expect, test } from 'vitest';
import { joinAs, serve, temporaryFolder } from '../support/harness.ts';

const NOW = Date.UTC(2026, 0, 1);
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

const bot = (level: BotLevelId): Occupant => ({ kind: 'bot', level });
const eve: Occupant = { kind: 'human', player: { id: 'eve', name: 'Eve' } };

/** A log that cannot be folded. */
const UNREADABLE: RoomEvent[] = [{ kind: 'stood', seat: 'first' }];

/** A game that begins with an unknown ruleset. */
function unplayable(room: string, first: Occupant, second: Occupant): RoomEvent[] {
  const game = { game: 'forgotten', params: {}, misere: false, start: '1' };
  return [
    { kind: 'created', room, host: 'eve', listed: false, overlay: 'off', ...game },
    { kind: 'seated', seat: 'first', occupant: first },
    { kind: 'seated', seat: 'second', occupant: second },
    { kind: 'started' },
  ];
}

/** A folder with these rooms, whose alarms are long overdue. */
async function folderWith(rooms: Readonly<Record<string, RoomEvent[]>>): Promise<string> {
  const dataDir = await temporaryFolder();
  const store = openSqlite(dataDir, pino({ level: 'silent' }));
  const append = ([room, events]: [string, RoomEvent[]]) =>
    store.append({ room, entry: { version: 1, at: NOW - HOUR, events }, receipt: null, index: { alarmAt: 1, listing: null }, played: [] });
  await Promise.all(Object.entries(rooms).map(append));
  await store.close();
  return dataDir;
}

/** Records the log, and counts how often it says that an alarm failed. */
function keepLog() {
  const lines: { msg: string; room?: string; failures?: number }[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { log, failures: () => lines.filter(({ failures }) => failures !== undefined).length, lines };
}

test('a room whose alarm fails is retried ever less often, at least once an hour, and each attempt is logged once', async () => {
  const { log, failures, lines } = keepLog();
  const { url, clock, sweep } = await serve({ dataDir: await folderWith({ broken: UNREADABLE }), log, now: NOW });
  await sweep();
  const tries = [failures()];
  for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 3_600, 3_600]) {
    clock.now += seconds * SECOND - 1;
    await sweep();
    expect(failures(), `tried again before ${seconds} s were over: ${JSON.stringify(lines)}`).toBe(tries.at(-1));
    clock.now += 1;
    await sweep();
    tries.push(failures());
  }
  expect(tries, JSON.stringify(lines)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  const metrics = await fetch(`${url}/metrics`).then((answer) => answer.text());
  expect(metrics).toContain('nimhall_alarms_parked 1');
});

test('rooms whose alarms fail do not delay others, however many they are', async () => {
  const broken = Object.fromEntries(Array.from({ length: 450 }, (_, n) => [`broken${n}`, UNREADABLE]));
  const { url, clock, sweep } = await serve({ dataDir: await folderWith(broken), now: NOW, botPace: 60_000 });
  const ann = await joinAs(url, 'Ann');
  const { room } = await ann.ok('room:create', { game: 'nim', start: '1', seats: { first: { bot: 'random' }, second: 'me' } });
  clock.now += 60_000;
  for (let each = 0; each < 3; each++) await sweep();
  const after = await fetch(`${url}/api/v1/rooms/${room}`).then((answer) => answer.json());
  expect(after).toMatchObject({ status: 'over', result: { winner: 'first', reason: 'last-object' } });
});

test('a bot that cannot move at all resigns, so that its opponent does not wait forever', async () => {
  const { log, failures } = keepLog();
  const dataDir = await folderWith({ stuck: unplayable('stuck', bot('teacher'), eve) });
  const { url, clock, sweep } = await serve({ dataDir, log, now: NOW });
  for (const wait of [0, 1, 2]) {
    clock.now += wait * SECOND;
    await sweep();
  }
  const room = () => fetch(`${url}/api/v1/rooms/stuck`).then((answer) => answer.json());
  expect(await room()).toMatchObject({ status: 'playing' });
  expect(failures()).toBe(3);
  clock.now += 4 * SECOND;
  await sweep();
  expect(await room()).toMatchObject({ status: 'over', result: { winner: 'second', reason: 'resigned' } });
});
