import { say } from '@nimhall/shared/phrase';
import { refusal } from '@nimhall/shared/refusal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DuelSearch, SEARCH_INTERVAL_MS } from '../../client/src/pages/duels/search.ts';
import { CODE, entered, entryAt, FakeConnection, PRESENCE, roomAt, settled } from './fake-connection.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** A room whose game has not begun, and one whose game has. */
const [WAITING, BEGUN] = [1, 2] as const;

async function searching() {
  const connection = new FakeConnection();
  const found: string[] = [];
  const search = new DuelSearch(connection, (room) => found.push(room));
  search.begin('nim');
  await settled();
  return { connection, search, found };
}

/** A search that waits in a room. */
async function waitingIn(room = CODE) {
  const made = await searching();
  await made.connection.answer('duel', { ok: true, room });
  await made.connection.answer('room:enter', entered(WAITING));
  return made;
}

/** Advances the clock by this many milliseconds, and runs what was waiting for it. */
async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  await settled();
}

const rooms = (connection: FakeConnection, name: 'seat:leave' | 'room:leave') => connection.all(name).map(({ body }) => body.room);

test('a waiting player asks again, one request at a time', async () => {
  const { connection } = await waitingIn();
  await pass(SEARCH_INTERVAL_MS - 1);
  expect(connection.all('duel')).toHaveLength(1);
  await pass(1);
  expect(connection.all('duel')).toHaveLength(2);
  await pass(10 * SEARCH_INTERVAL_MS);
  expect(connection.all('duel')).toHaveLength(2);
});

test('a duel that begins in our waiting room opens at once, and we keep the seat', async () => {
  const { connection, search, found } = await waitingIn();
  connection.say('room', { room: CODE, ...entryAt(BEGUN) });
  expect(found).toEqual([CODE]);
  expect(search.value).toEqual({ kind: 'none', refusal: null });
  search.stop();
  await pass(2 * SEARCH_INTERVAL_MS);
  expect([connection.all('duel').length, ...rooms(connection, 'seat:leave')]).toEqual([1]);
});

test('a seat opposite a waiting player opens the room', async () => {
  const { connection, found } = await searching();
  await connection.answer('duel', { ok: true, room: CODE });
  await connection.answer('room:enter', entered(BEGUN));
  expect(found).toEqual([CODE]);
});

test('a duel that began while a request was under way opens, and we leave the room that the request gave', async () => {
  const { connection, found } = await waitingIn();
  await pass(SEARCH_INTERVAL_MS);
  await connection.answer('duel', { ok: true, room: 'another' });
  expect(connection.all('room:enter').at(-1)?.body).toEqual({ room: CODE });
  await connection.answer('room:enter', entered(BEGUN));
  expect(found).toEqual([CODE]);
  expect(rooms(connection, 'seat:leave')).toEqual(['another']);
});

test('a duel that begins while the answer says to keep waiting opens once, and we keep the seat', async () => {
  const { connection, found } = await waitingIn();
  await pass(SEARCH_INTERVAL_MS);
  connection.say('room', { room: CODE, ...entryAt(BEGUN) });
  await connection.answer('duel', { ok: true, room: CODE });
  await connection.answer('room:enter', entered(BEGUN));
  expect([found, rooms(connection, 'seat:leave')]).toEqual([[CODE], []]);
});

test('a player who is seated in another room leaves the one in which they waited', async () => {
  const { connection, found } = await waitingIn('one');
  await pass(SEARCH_INTERVAL_MS);
  await connection.answer('duel', { ok: true, room: 'two' });
  await connection.answer('room:enter', entered(WAITING));
  await connection.answer('room:enter', entered(WAITING));
  expect([found, rooms(connection, 'room:leave')]).toEqual([[], ['one']]);
});

test('stopping the search leaves the seat and sends no more requests', async () => {
  const { connection, search, found } = await waitingIn();
  search.stop();
  await connection.answer('seat:leave', { ok: true, version: 2, ply: 0 });
  await pass(2 * SEARCH_INTERVAL_MS);
  expect([rooms(connection, 'seat:leave'), rooms(connection, 'room:leave'), connection.all('duel').length]).toEqual([[CODE], [CODE], 1]);
  expect(found).toEqual([]);
});

test('stopping while a request is in flight leaves the seat that it leads to', async () => {
  const { connection, search } = await searching();
  search.stop();
  await connection.answer('duel', { ok: true, room: CODE });
  await connection.answer('room:enter', entered(WAITING));
  expect(rooms(connection, 'seat:leave')).toEqual([CODE]);
});

test('searching again at once waits until the server has processed the stop', async () => {
  const { connection, search } = await waitingIn();
  search.stop();
  search.begin('nim');
  await settled();
  expect(connection.all('duel')).toHaveLength(1);
  await connection.answer('seat:leave', { ok: true, version: 2, ply: 0 });
  expect(connection.all('duel')).toHaveLength(2);
});

test('a player who stops too late is taken to the duel, whose clock runs', async () => {
  const { connection, search, found } = await waitingIn();
  search.stop();
  const error = refusal('already-started', say`The game has started.`);
  await connection.answer('seat:leave', { ok: false, error, room: { ...roomAt(BEGUN), presence: PRESENCE } });
  expect(found).toEqual([CODE]);
});

test('a reconnection asks again at once, but not while a request is in flight', async () => {
  const { connection } = await waitingIn();
  const isBack = async (): Promise<void> => {
    connection.state.set({ kind: 'reconnecting', since: 0 });
    connection.state.set({ kind: 'online' });
    await pass(0);
  };
  await isBack();
  expect(connection.all('duel')).toHaveLength(2);
  await isBack();
  await pass(10 * SEARCH_INTERVAL_MS);
  expect(connection.all('duel')).toHaveLength(2);
  await connection.answer('duel', { ok: true, room: CODE });
  await connection.answer('room:enter', entered(WAITING));
  await pass(SEARCH_INTERVAL_MS);
  expect(connection.all('duel')).toHaveLength(3);
});

test('a busy server is asked again, and a final refusal ends the search and is shown', async () => {
  const { connection, search } = await searching();
  await connection.answer('duel', { ok: false, error: refusal('unavailable', say`The room is too busy. Try again.`) });
  expect(search.value.kind).toBe('waiting');
  await pass(SEARCH_INTERVAL_MS);
  const error = refusal('unknown-game', say`There are no rated duels in this game.`);
  await connection.answer('duel', { ok: false, error });
  expect(search.value).toEqual({ kind: 'none', refusal: error });
});
