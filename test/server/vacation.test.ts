import { delaysAt } from '@nimhall/server/delays';
import { openSqlite } from '@nimhall/server/store/sqlite';
import { VACATION_DAYS } from '@nimhall/shared/room/vacation';
import pino from 'pino';
import { expect, test } from 'vitest';
import { pairAt, serve } from '../support/harness.ts';
import { putVacation, setVacation, vacationOf } from '../support/vacation.ts';

const DAY = 24 * 3_600_000;
const threeDays = { start: '9,9', clock: { days: 3 } } as const;

const look = async (url: string, room: string) => await (await fetch(`${url}/api/v1/rooms/${room}`)).json();

/** A game in which both have moved and the first is to move. */
async function begunAt(url: string) {
  const pair = await pairAt(url, threeDays);
  const { first, second, room } = pair;
  await first.ok('move', { room, id: '1', branch: 0, ply: 0, move: 'a1' });
  await second.ok('move', { room, id: '2', branch: 0, ply: 1, move: 'b1' });
  return pair;
}

test('correspondence clocks stop while their player is on vacation, also over a restart, and then run on', async () => {
  const before = await serve();
  const { first, second, room } = await begunAt(before.url);
  await second.ok('room:leave', { room });
  before.clock.now += 2 * DAY;
  const began = before.clock.now;
  const until = began + VACATION_DAYS * DAY;
  expect(await setVacation(before.url, first, true)).toEqual({ until, daysLeft: 0 });
  const told = await second.waitFor('unfinished', ({ game }) => game?.clock?.vacation?.first === until);
  expect(told.game?.clock?.since).toBe(until);
  for (const client of [first, second]) client.socket.disconnect();
  before.clock.now += 10 * DAY;
  await before.sweep();
  expect(await look(before.url, room)).toMatchObject({ status: 'playing', turn: 'first' });
  await before.stop();

  const after = await serve({ dataDir: before.dataDir, now: before.clock.now });
  after.clock.now += 2 * DAY;
  expect(await setVacation(after.url, first, false)).toEqual({ until: null, daysLeft: VACATION_DAYS - 12 });
  after.clock.now += DAY - 1;
  await after.sweep();
  expect(await look(after.url, room)).toMatchObject({ status: 'playing' });
  after.clock.now += 1;
  await Promise.all([after.sweep(), after.sweep()]);
  expect(await look(after.url, room)).toMatchObject({ status: 'over', result: { winner: 'second', reason: 'time' } });
});

test('a vacation ends by itself with the days of the year, and more are available the next year', async () => {
  const { url, clock, sweep } = await serve({ now: Date.UTC(2026, 4, 1) });
  const { first, room } = await begunAt(url);
  await setVacation(url, first, true);
  expect(await setVacation(url, first, true), 'again').toEqual({ until: clock.now + VACATION_DAYS * DAY, daysLeft: 0 });
  clock.now += (VACATION_DAYS + 3) * DAY - 1;
  await sweep();
  expect(await look(url, room)).toMatchObject({ status: 'playing' });
  expect(await vacationOf(url, first)).toEqual({ until: null, daysLeft: 0 });
  const refused = await putVacation(url, first, '{"on":true}');
  expect([refused.status, (await refused.json()).error.code]).toEqual([403, 'forbidden']);
  clock.now += 1;
  await sweep();
  expect(await look(url, room)).toMatchObject({ status: 'over', result: { reason: 'time' } });
  clock.now = Date.UTC(2027, 0, 1);
  expect(await vacationOf(url, first)).toEqual({ until: null, daysLeft: VACATION_DAYS });
});

test('a vacation holds in all games that had begun, and in none that begins later or has a fast clock', async () => {
  const { url, clock } = await serve();
  const { first, second, room } = await begunAt(url);
  const open = async (other: object): Promise<string> => {
    const opened = await first.ok('room:create', { game: 'nim', start: '9,9', seats: { first: 'me', second: 'open' }, ...other });
    await second.ok('seat:take', { room: opened.room, id: 'sit', seat: 'second' });
    return opened.room;
  };
  const [days, minutes, none] = [
    await open({ clock: { days: 1 } }),
    await open({ clock: { initialMs: 60_000, incrementMs: 0 } }),
    await open({}),
  ];
  await setVacation(url, first, true);
  const later = await open({ clock: { days: 1 } });
  const vacations = await Promise.all(
    [room, days, minutes, none, later].map(async (code) => (await look(url, code)).clock?.vacation?.first),
  );
  const until = clock.now + VACATION_DAYS * DAY;
  expect(vacations).toEqual([until, until, undefined, undefined, undefined]);
});

test('games that could not be told because the store seemed to be down are told later', async () => {
  // Without a heartbeat nothing is decided on a running clock.
  const delays = { ...delaysAt(100) };
  const { url, clock } = await serve({ delays });
  const { first, room } = await begunAt(url);
  delays.doubt = 0;
  await setVacation(url, first, true);
  const onVacation = async () => (await look(url, room)).clock?.vacation?.first;
  expect(await onVacation()).toBeUndefined();
  delays.doubt = delaysAt(100).doubt;
  await expect.poll(onVacation, { timeout: 15_000 }).toBe(clock.now + VACATION_DAYS * DAY);
});

test('games that were not updated before a crash are updated by the next start', async () => {
  const before = await serve();
  const { room } = await begunAt(before.url);
  const player = (await look(before.url, room)).seats.first.player.id;
  await before.stop();
  const store = openSqlite(before.dataDir, pino({ level: 'silent' }));
  expect(await store.vacations.begin(player, 0, { from: before.clock.now, until: before.clock.now + DAY })).toBe(true);
  await store.close();
  const after = await serve({ dataDir: before.dataDir, now: before.clock.now });
  const until = async () => (await look(after.url, room)).clock.vacation?.first;
  await expect.poll(until, { timeout: 15_000 }).toBe(before.clock.now + DAY);
});

test('an erased player’s vacation delays nobody', async () => {
  const { url } = await serve();
  const { first, second, room } = await begunAt(url);
  await setVacation(url, first, true);
  const answer = await fetch(`${url}/api/v1/me`, { method: 'DELETE', headers: { authorization: `Bearer ${first.token}` } });
  expect(answer.status).toBe(204);
  expect((await look(url, room)).clock).toMatchObject({ vacation: { first: null, second: null } });
  await second.waitFor('room', ({ events }) => events.some((event) => event.kind === 'vacation' && event.until === null));
});

test('a client without an identity has no vacation, and an invalid answer is refused', async () => {
  const { url } = await serve();
  const { first } = await pairAt(url, threeDays);
  expect((await fetch(`${url}/api/v1/me/vacation`)).status).toBe(401);
  for (const body of ['{}', '{"on":"yes"}', '{"on":true,"until":1}', '[]']) {
    expect((await putVacation(url, first, body)).status, body).toBe(400);
  }
});
