import { findFamily } from '@nimhall/shared/catalogue/registry';
import { GROUPS } from '@nimhall/shared/game/contract';
import { GAMES } from '@nimhall/shared/games/all';
import type { LobbyPage } from '@nimhall/shared/protocol/messages';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { draftOf, newRoomOptions, withChange, withPreset, withSeat } from '../../client/src/components/new-game/draft.ts';
import { playersInWords } from '../../client/src/components/text/players.ts';
import { standingOf } from '../../client/src/components/watching/standing.ts';
import { SHEETS } from '../../client/src/pages/lobby/tile-sheets.ts';
import { FIRST_TILE, TILES } from '../../client/src/pages/lobby/tiles.ts';
import { LobbyStore, merged } from '../../client/src/stores/lobby-store.ts';
import { ANN, BEN, FakeConnection, roomAt } from './fake-connection.ts';

function summary(room: string, since = 1): RoomSummary {
  return { ...roomAt(1), room, since };
}

const playing = (room: string, since = 1): RoomSummary => ({ ...summary(room, since), status: 'playing' });
const codes = (page: Pick<LobbyPage, 'rooms'> | null): string[] => page?.rooms.map(({ room }) => room) ?? [];

test('changed rooms keep their place, new ones come first, and removed ones disappear', () => {
  const page = { rooms: [summary('a', 3), summary('b', 2), summary('c', 1)], more: null };
  const after = merged(page, { changed: [{ ...summary('c', 1), updatedAt: 9 }, summary('d', 4)], gone: ['a'] });
  expect(codes(after)).toEqual(['d', 'b', 'c']);
  expect(codes(merged(after, { changed: [summary('e', 5), playing('b', 6)], gone: ['d'] }))).toEqual(['e', 'c', 'b']);
});

test('rooms that sort after the last loaded page are left to the next one', () => {
  const page = { rooms: [summary('a', 9), summary('b', 5), playing('c', 2)], more: 'next' };
  const after = merged(page, { changed: [summary('old', 4), summary('new', 10), playing('late', 3), playing('early', 1)], gone: [] });
  expect(codes(after)).toEqual(['new', 'a', 'b', 'late', 'c']);
  expect(codes(merged({ ...page, more: null }, { changed: [summary('old', 4)], gone: [] }))).toEqual(['a', 'b', 'old', 'c']);
});

describe('the lobby of a page', () => {
  const pages: readonly LobbyPage[] = [
    { rooms: [summary('a', 9), playing('p', 8)], more: 'second' },
    { rooms: [summary('b', 7), playing('q', 6)], more: null },
  ];

  async function answered(connection: FakeConnection, page: LobbyPage | undefined): Promise<void> {
    if (page) await connection.answer('lobby', { ok: true, ...page });
  }

  test('loads page by page, and after a reconnection reloads as many pages', async () => {
    const connection = new FakeConnection();
    const store = new LobbyStore(connection);
    await answered(connection, pages[0]);
    expect([codes(store.value), store.value?.more]).toEqual([['a', 'p'], 'second']);
    void store.readOn();
    void store.readOn();
    expect(connection.all('lobby').map(({ body }) => body)).toEqual([{ on: true }, { on: true, after: 'second' }]);
    await answered(connection, pages[1]);
    expect([codes(store.value), store.value?.more]).toEqual([['a', 'b', 'p', 'q'], null]);

    connection.state.set({ kind: 'reconnecting', since: 0 });
    connection.state.set({ kind: 'online' });
    await answered(connection, pages[0]);
    expect(codes(store.value), 'nothing disappears while pages are read').toEqual(['a', 'b', 'p', 'q']);
    connection.say('lobby', { changed: [summary('new', 10)], gone: ['a'] });
    await answered(connection, pages[1]);
    expect(codes(store.value)).toEqual(['new', 'b', 'p', 'q']);
  });

  test('asks again when the server is unavailable', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const connection = new FakeConnection();
    const store = new LobbyStore(connection);
    await connection.answer('lobby', { ok: false, error: { code: 'rate-limited', message: 'later' } });
    vi.advanceTimersByTime(2_000);
    expect(connection.all('lobby')).toHaveLength(2);
    await answered(connection, pages[1]);
    expect(codes(store.value)).toEqual(['b', 'q']);
    store.close();
  });
});

test('a room is our own, open or live', () => {
  expect(standingOf(summary('a'), ANN.id)).toBe('yours');
  expect(standingOf(summary('a'), BEN.id)).toBe('open');
  expect(standingOf(roomAt(2), 'eve')).toBe('live');
  expect(playersInWords(roomAt(1))).toBe('Ann – open seat');
  expect(playersInWords(roomAt(2))).toBe('Ann – Ben');
});

test('every game has a tile in one group, the easiest first', () => {
  const games = TILES.flatMap(({ tiles }) => tiles.map(({ game }) => game));
  expect(games.toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted());
  expect(TILES.map(({ group }) => group)).toEqual(GROUPS);
  expect(TILES[0]?.tiles[0]).toBe(FIRST_TILE);
});

test('tiles are valid JSON values, each with a picture on one of the sheets, and the first game can be won', () => {
  expect(JSON.parse(JSON.stringify(TILES))).toEqual(TILES);
  for (const { ids, svg } of SHEETS) expect([...svg.matchAll(/<symbol id="([^"]+)" [^>]*>(?=.*<path)/g)].map(([, id]) => id)).toEqual(ids);
  const drawn = SHEETS.flatMap(({ ids }) => ids);
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawn).toEqual(expect.arrayContaining(TILES.flatMap(({ tiles }) => tiles.map(({ game }) => game))));
  expect(FIRST_TILE).toMatchObject({ game: 'nim', preset: { start: '3,4,5', outcome: 'N' } });
});

test('a draft reserves one seat for us at most, and keeps its people when the position changes', () => {
  const nim = findFamily('nim');
  if (!nim) throw new Error('Nim is in the catalogue');
  const moved = withSeat(draftOf(nim), 'second', 'me');
  expect(moved.seats).toEqual({ first: 'open', second: 'me' });
  const other = withPreset(withSeat(moved, 'first', 'teacher'), nim, nim.presets[2]);
  expect(other).toMatchObject({ start: '1,3,5,7', misere: true });
  expect(newRoomOptions(other).seats).toEqual({ first: { bot: 'teacher' }, second: 'me' });
});

test('in a game it does not play, a course guard is replaced by a bot that is right as often', () => {
  const [nim, kayles] = ['nim', 'kayles'].map((id) => findFamily(id));
  if (!nim || !kayles) throw new Error('Both are in the catalogue');
  const seats = { first: 'tutti', second: 'echo' } as const;
  const draft = withChange(draftOf(nim), { seats });
  expect(draft.seats).toEqual(seats);
  for (const other of [withPreset(draft, kayles), withChange(draft, { misere: true })]) {
    expect(other.seats).toEqual({ first: 'teacher', second: 'random' });
  }
});
