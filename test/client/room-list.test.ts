import { newClock } from '@nimhall/shared/room/clock';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import { describe, expect, test } from 'vitest';
import { turnInWords } from '../../client/src/components/text/players.ts';
import { gamesToWatch } from '../../client/src/components/watching/now-playing.ts';
import { peopleWaiting } from '../../client/src/pages/lobby/people-waiting.ts';
import { COLUMNS, type ListView, listViewFrom, shownRooms, WHOLE_LIST, withNextSorting } from '../../client/src/pages/lobby/room-list.ts';
import { ANN, BEN, roomAt } from './fake-connection.ts';

/** A room where Ann waits. */
function open(room: string, change: Partial<RoomSummary> = {}): RoomSummary {
  return { ...roomAt(1), room, ...change };
}

/** A game between Ann and Ben. */
function live(room: string, change: Partial<RoomSummary> = {}): RoomSummary {
  return { ...roomAt(2), room, ...change };
}

const blitz = newClock({ initialMs: 60_000, incrementMs: 1_000 });
const rapid = newClock({ initialMs: 600_000, incrementMs: 5_000 });
const ROOMS = [live('a', { clock: blitz }), open('b', { game: 'kayles' }), live('c', { game: 'kayles' }), open('d', { clock: rapid })];

function shown(change: Partial<ListView>): string {
  return shownRooms(ROOMS, { ...WHOLE_LIST, ...change })
    .map(({ room }) => room)
    .join('');
}

test('counts waiting people rather than rooms, and ignores rooms without people', () => {
  const bens = open('e', { seats: { first: null, second: { kind: 'human', player: BEN } } });
  const empty = open('f', { seats: { first: null, second: null } });
  expect(peopleWaiting([...ROOMS, open('g')], 'somebody')).toBe(1);
  expect(peopleWaiting([...ROOMS, bens, empty], 'somebody')).toBe(2);
  expect(peopleWaiting([...ROOMS, bens], ANN.id)).toBe(1);
});

describe('the list of rooms', () => {
  test('shows open seats first, then the order of the lobby', () => {
    expect(shown({})).toBe('bdac');
    expect(ROOMS.map(({ room }) => room).join(''), 'the lobby itself stays as it is').toBe('abcd');
  });

  test.each<[Partial<ListView>, string]>([
    [{ game: 'kayles' }, 'bc'],
    [{ clock: 'timed' }, 'da'],
    [{ clock: 'untimed' }, 'bc'],
    [{ seat: 'open' }, 'bd'],
    [{ seat: 'live' }, 'ac'],
    [{ game: 'kayles', seat: 'open', clock: 'timed' }, ''],
  ])('is filtered by %j', (change, rooms) => {
    expect(shown(change)).toBe(rooms);
  });

  test.each([
    ['game', 'bcad', 'adbc'],
    ['players', 'acbd', 'bdac'],
    ['clock', 'adbc', 'bcda'],
    ['state', 'bdac', 'acbd'],
  ] as const)('is sorted by %s, upwards and downwards, where equal rooms keep their order', (column, upwards, downwards) => {
    expect(shown({ sorting: { column, direction: 'ascending' } })).toBe(upwards);
    expect(shown({ sorting: { column, direction: 'descending' } })).toBe(downwards);
  });

  test('is sorted ascending, descending, and unsorted by one heading; another heading starts over', () => {
    for (const column of COLUMNS) {
      const once = withNextSorting(WHOLE_LIST, column);
      const twice = withNextSorting(once, column);
      expect([once.sorting?.direction, twice.sorting?.direction]).toEqual(['ascending', 'descending']);
      expect(withNextSorting(twice, column)).toEqual(WHOLE_LIST);
      expect(withNextSorting(twice, column === 'game' ? 'clock' : 'game').sorting?.direction).toBe('ascending');
    }
  });

  test('is remembered as far as it is valid', () => {
    const view: ListView = { game: 'kayles', clock: 'timed', seat: 'open', sorting: { column: 'clock', direction: 'descending' } };
    expect(listViewFrom(JSON.stringify(view))).toEqual(view);
    for (const text of [
      null,
      '',
      '{',
      '7',
      '{"game":"chess","clock":1,"seat":"none","sorting":{"column":"room","direction":"ascending"}}',
    ]) {
      expect(listViewFrom(text)).toEqual(WHOLE_LIST);
    }
  });
});

describe('the games to watch', () => {
  const now = 1_000_000;
  const bots = { first: { kind: 'bot', level: 'greedy' }, second: { kind: 'bot', level: 'random' } } as const;
  const pick = (rooms: readonly RoomSummary[], before: readonly string[] = []) =>
    gamesToWatch(rooms, 'eve', before, now).map(({ room }) => room);

  test('are those that are being played by others', () => {
    expect(pick([open('a')])).toEqual([]);
    expect(gamesToWatch([live('a', { updatedAt: now })], ANN.id, [], now)).toEqual([]);
    expect(pick([open('a'), live('b', { updatedAt: now })])).toEqual(['b']);
  });

  test('prefers active games between people, then the most recently moved, three at most; an idle one is not shown', () => {
    const still = live('still', { updatedAt: now - 61_000 });
    const machines = live('machines', { updatedAt: now - 10, seats: bots });
    const people = live('people', { updatedAt: now - 30_000 });
    const quick = live('quick', { updatedAt: now - 20_000 });
    const third = live('third', { updatedAt: now - 40_000 });
    expect(pick([still])).toEqual([]);
    expect(pick([still, machines])).toEqual(['machines']);
    expect(pick([machines, people])).toEqual(['people', 'machines']);
    expect(pick([people, quick, machines, still, third])).toEqual(['quick', 'people', 'third']);
  });

  test('stay in their places while they are active, and show their new positions', () => {
    const old = live('old', { updatedAt: now - 59_000, position: '1,1' });
    const other = live('other', { updatedAt: now - 50_000 });
    const fresh = live('new', { updatedAt: now });
    expect(gamesToWatch([fresh, other, old], 'eve', ['old', 'other'], now)).toEqual([old, other, fresh]);
    expect(pick([fresh], ['old'])).toEqual(['new']);
  });

  test('are replaced when they become idle and another is active; otherwise they stay as long as they go on', () => {
    const before = live('old', { updatedAt: now - 61_000 });
    expect(pick([before, live('new', { updatedAt: now })], ['old'])).toEqual(['new']);
    expect(pick([before], ['old'])).toEqual(['old']);
    expect(pick([], ['old'])).toEqual([]);
  });
});

test('whose turn it is in a room of ours', () => {
  expect(turnInWords(open('a'), ANN.id)).toBe('Waiting for another player');
  expect(turnInWords(live('a'), ANN.id)).toBe('Your turn');
  expect(turnInWords(live('a'), BEN.id)).toBe('Ann is to move');
});
