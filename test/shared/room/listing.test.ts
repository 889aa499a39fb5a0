import { GAMES } from '@nimhall/shared/games/all';
import { compareBySection, isDeserted, listingOf } from '@nimhall/shared/room/listing';
import type { Room } from '@nimhall/shared/room/room';
import { summaryOf } from '@nimhall/shared/room/summary';
import { describe, expect, test } from 'vitest';
import { ann, ben, clockwork, eve, followedBy, given, move, open, sit } from '../../support/deciding.ts';

const note = (present: boolean) => ({ kind: 'note-presence', seat: 'first', present }) as const;
const bot = { bot: 'random' } as const;

describe('the place of a room in the lobby', () => {
  const waiting = given([ann, open]);

  test('is among waiting players, empty rooms, games of people, or games between bots', () => {
    expect(listingOf(waiting)?.place).toBe('waiting');
    expect(listingOf(given([ann, { ...open, seats: { first: 'open' } }]))?.place).toBe('empty');
    expect(listingOf(given([ann, { ...open, seats: { first: 'open', second: bot } }]))?.place).toBe('empty');
    expect(listingOf(followedBy(waiting, 1, [ben, sit('second')]))?.place).toBe('playing');
    expect(listingOf(given([ann, { ...open, seats: { first: bot, second: bot } }]))?.place).toBe('bots');
    expect(listingOf(given([ann, { ...open, listed: false }]))).toBeNull();
    expect(listingOf(followedBy(waiting, 1, [ben, sit('second')], [ben, { kind: 'resign' }]))).toBeNull();
  });

  test('does not exist for a game against a bot, nor when both players are away', () => {
    expect(listingOf(given([ann, { ...open, seats: { second: bot } }]))).toBeNull();
    expect(listingOf(given([ann, open], [ann, { kind: 'seat-bot', seat: 'second', level: 'random' }]))).toBeNull();
    const playing = followedBy(waiting, 1, [ben, sit('second')]);
    const alone = followedBy(playing, 2, [clockwork, note(false)]);
    const deserted = followedBy(alone, 3, [clockwork, { ...note(false), seat: 'second' }]);
    expect([playing, alone, deserted].map((room) => listingOf(room)?.place)).toEqual(['playing', 'playing', undefined]);
    expect([playing, alone, deserted].map(isDeserted)).toEqual([false, false, true]);
    expect(listingOf(followedBy(deserted, 4, [clockwork, note(true)]))?.place).toBe('playing');
  });

  test('dates from when the players joined, whatever is played meanwhile', () => {
    const since = (room: Room) => listingOf(room)?.since;
    const deserted = followedBy(waiting, 1_000, [clockwork, note(false)]);
    const back = followedBy(deserted, 2_000, [clockwork, note(true)]);
    const playing = followedBy(back, 3_000, [ben, sit('second')]);
    const later = followedBy(playing, 4_000, [ann, move(0, 'b1')], [clockwork, note(false)], [clockwork, note(true)]);
    const again = followedBy(later, 5_000, [ben, { kind: 'resign' }], [ann, { kind: 'offer-rematch' }]);
    const rematch = followedBy(again, 6_000, [ben, { kind: 'answer-rematch', accept: true }]);
    expect([waiting, deserted, back, playing, later, again, rematch].map(since)).toEqual([
      0,
      undefined,
      2_000,
      3_000,
      3_000,
      undefined,
      6_000,
    ]);
    const moved = followedBy(waiting, 7_000, [ann, sit('second')]);
    expect(since(followedBy(moved, 8_000, [ann, { kind: 'stand' }]))).toBe(8_000);
  });

  test('orders the lobby by place, the newest first', () => {
    const room = (code: string, since: number, status: Room['status'], seats: Room['seats']): Room => ({
      ...waiting,
      room: code,
      since,
      status,
      seats,
    });
    const people = given([ann, open], [ben, sit('second')]).seats;
    const bots = given([ann, { ...open, seats: { first: bot, second: bot } }]).seats;
    const rooms = [
      room('b', 2, 'waiting', waiting.seats),
      room('a', 1, 'waiting', waiting.seats),
      room('c', 1, 'waiting', waiting.seats),
      room('d', 9, 'waiting', { first: null, second: null }),
      room('e', 3, 'playing', people),
      room('f', 8, 'playing', bots),
    ];
    expect(rooms.toReversed().toSorted(compareBySection)).toEqual(rooms);
  });
});

describe('what a player waits for', () => {
  const seeks = (room: Room) => listingOf(room)?.seeks;

  test('is the same for rooms with the same options, and exists only for a single person', () => {
    const wanted = seeks(given([ann, open]));
    expect(wanted).toBeTypeOf('string');
    expect(seeks(given([ben, { ...open, room: 'other', seats: { first: 'open', second: 'me' }, params: {}, misere: false }]))).toBe(wanted);
    expect(seeks(given([ann, { ...open, seats: { first: 'open' } }]))).toBeNull();
    expect(seeks(given([ann, { ...open, seats: { first: 'open', second: bot } }]))).toBeNull();
    expect(seeks(given([ann, open], [ben, sit('second')]))).toBeNull();
  });

  test('is different for another game, position, convention or clock', () => {
    const others = [
      open,
      { ...open, start: '2,1' },
      { ...open, misere: true },
      { ...open, game: 'moore' },
      { ...open, game: 'moore', params: { k: 1 } },
      { ...open, clock: { initialMs: 60_000, incrementMs: 0 } },
      { ...open, clock: { initialMs: 60_000, incrementMs: 1_000 } },
    ];
    expect(new Set(others.map((wishes) => seeks(given([eve, wishes])))).size).toBe(others.length);
  });
});

test('a room is summarised in a few hundred characters, including its board when that is short', () => {
  const played = given([ann, open]);
  for (const { id, presets } of GAMES) {
    for (const { start, params } of presets) {
      const room = given([ann, { ...open, game: id, start, ...(params && { params }) }]);
      expect(summaryOf(room), `${id} ${start}`).toMatchObject({ start, position: start, params: room.params });
    }
  }
  const long = { ...played, start: '1,'.repeat(4_000), position: '0,'.repeat(4_000) };
  const largest = { ...long, seats: { first: occupant, second: occupant }, clock: { ...clock, remaining: times, quota: times } };
  expect(JSON.stringify(summaryOf(largest)).length).toBeLessThan(900);
  expect(summaryOf(long)).not.toHaveProperty('start');
  expect(summaryOf({ ...played, params: { take: Array.from({ length: 200 }, (_, at) => at) } })).not.toHaveProperty('params');
});

const occupant = { kind: 'human', player: { id: 'x'.repeat(12), name: '√'.repeat(40) } } as const;
const times = { first: 10_800_000, second: 10_800_000 };
const clock = { initialMs: 10_800_000, incrementMs: 180_000, since: 1_767_225_600_000 };
