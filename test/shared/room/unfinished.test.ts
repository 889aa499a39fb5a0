import { alarmOf, expiryOf } from '@nimhall/shared/room/alarm';
import type { RoomCommand } from '@nimhall/shared/room/commands';
import { abortableAt } from '@nimhall/shared/room/decide/endings';
import { seekKey } from '@nimhall/shared/room/listing';
import type { Room } from '@nimhall/shared/room/room';
import {
  changesGame,
  changesLists,
  compareByDeadline,
  deadlineOf,
  isCorrespondenceGame,
  isTurnOf,
  ongoingGameOf,
} from '@nimhall/shared/room/unfinished';
import { describe, expect, test } from 'vitest';
import { ann, ben, clockwork, followedBy, given, move, open, refusal, sit } from '../../support/deciding.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const large = { ...open, start: '9,9' };
const threeDays = { ...large, clock: { days: 3 } } as const;

/** A game of Ann and Ben that began at 0. */
const begun = (creation = large): Room => given([ann, creation], [ben, sit('second')]);
const leave = (seat: 'first' | 'second'): RoomCommand => ({ kind: 'note-presence', seat, present: false });

describe('a correspondence clock', () => {
  test('gives each move the same time, including the first ones', () => {
    const room = begun(threeDays);
    expect(room.clock).toMatchObject({ days: 3, remaining: { first: 3 * DAY, second: 3 * DAY }, since: 0 });
    const later = followedBy(room, 2 * DAY, [ann, move(0, 'a1')]);
    expect(later.clock).toMatchObject({ remaining: { first: 3 * DAY, second: 3 * DAY }, since: 2 * DAY });
    expect(deadlineOf(later)).toBe(5 * DAY);
    expect(alarmOf(later, 0)).toEqual({ at: 5 * DAY, kind: 'flag' });
    expect(refusal(later, ben, move(1, 'b1'), 5 * DAY)).toBe('game-over');
    expect(refusal(later, ben, move(1, 'b1'), 5 * DAY - 1)).toMatch(/^accepted/);
  });

  test('ends the game of a player who lets it run out; a game that had hardly begun has no loser', () => {
    const room = begun(threeDays);
    expect(refusal(room, clockwork, { kind: 'flag' }, 3 * DAY - 1)).toBe('stale');
    expect(refusal(room, clockwork, { kind: 'flag' }, 3 * DAY)).toMatch(/"winner":null,"reason":"expired"/);
    const played = followedBy(room, 1_000, [ann, move(0, 'a1')], [ben, move(1, 'b1')]);
    expect(refusal(played, clockwork, { kind: 'flag' }, 1_000 + 3 * DAY)).toMatch(/"winner":"second","reason":"time"/);
  });

  test('restarts with a rematch, and after a takeback', () => {
    const room = followedBy(begun(threeDays), HOUR, [ann, move(0, 'a1')], [ann, { kind: 'offer-takeback' }]);
    const back = followedBy(room, 2 * HOUR, [ben, { kind: 'answer-takeback', accept: true }]);
    expect([back.clock?.since, deadlineOf(back)]).toEqual([2 * HOUR, 2 * HOUR + 3 * DAY]);
    const over = followedBy(back, DAY, [ann, { kind: 'resign' }], [ann, { kind: 'offer-rematch' }]);
    const again = followedBy(over, 2 * DAY, [ben, { kind: 'answer-rematch', accept: true }]);
    expect(again.clock).toMatchObject({ since: 2 * DAY, remaining: { first: 3 * DAY, second: 3 * DAY } });
  });

  test('is credited for an outage', () => {
    const credit = { kind: 'credit-clock', from: HOUR, to: 2 * HOUR, extraTime: 5_000 } as const;
    expect(deadlineOf(followedBy(begun(threeDays), 2 * HOUR, [clockwork, credit]))).toBe(3 * DAY + HOUR + 5_000);
  });

  test('gives an invited player the same time to join, and is matched separately from faster clocks', () => {
    const waiting = given([ann, threeDays]);
    expect(alarmOf(waiting, 0)).toEqual({ at: 3 * DAY, kind: 'expire' });
    const keys = [null, { days: 1 }, { days: 3 }, { initialMs: 1_000, incrementMs: 0 }] as const;
    expect(new Set(keys.map((clock) => seekKey({ ...waiting, clock }))).size).toBe(4);
  });
});

describe('a correspondence game', () => {
  const oneMinute = { ...large, clock: { initialMs: 60_000, incrementMs: 0 } };

  test('is between two people, without a clock or with days', () => {
    const bot = given([ann, { ...large, seats: { second: { bot: 'random' } } }]);
    expect([begun(), begun(threeDays), begun(oneMinute), bot, given([ann, large])].map(isCorrespondenceGame)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(expiryOf(begun())).toBe(Number.POSITIVE_INFINITY);
    expect(alarmOf(begun(), 0)).toBeNull();
    expect(alarmOf(bot, 0), 'for a bot nobody waits').toEqual({ at: 72 * HOUR, kind: 'expire' });
    expect(refusal(begun(), clockwork, { kind: 'expire' }, 1_000 * DAY)).toBe('stale');
  });

  test('cannot be claimed from an absent player', () => {
    for (const creation of [large, threeDays]) {
      const gone = followedBy(begun(creation), 1_000, [clockwork, leave('second')]);
      expect(refusal(gone, ann, { kind: 'claim' }, DAY)).toBe('forbidden');
    }
  });

  test('may be aborted when the player to move has been away for a week, and no clock would end it', () => {
    const played = followedBy(begun(), 0, [ann, move(0, 'a1')], [ben, move(1, 'b1')], [ann, move(2, 'a1')]);
    const gone = followedBy(played, 1_000, [clockwork, leave('second')], [clockwork, leave('first')]);
    const week = 1_000 + 7 * DAY;
    expect([abortableAt(gone, 'first'), abortableAt(gone, 'second')]).toEqual([week, null]);
    expect(refusal(gone, ann, { kind: 'abort' }, week - 1)).toBe('forbidden');
    expect(refusal(gone, ben, { kind: 'abort' }, week)).toBe('forbidden');
    expect(refusal(gone, ann, { kind: 'abort' }, week)).toMatch(/"winner":null,"reason":"aborted"/);
    const timed = followedBy(begun(threeDays), 0, [ann, move(0, 'a1')], [ben, move(1, 'b1')], [ann, move(2, 'a1')]);
    expect(abortableAt(followedBy(timed, 1_000, [clockwork, leave('second')]), 'first')).toBeNull();
  });

  test('is on the lists from its start to its end, and is updated with every move', () => {
    const waiting = given([ann, large]);
    const room = begun();
    const moved = followedBy(room, 1_000, [ann, move(0, 'a1')]);
    const left = followedBy(moved, 2_000, [clockwork, leave('first')]);
    const over = followedBy(moved, 2_000, [ben, { kind: 'resign' }]);
    const days = begun(threeDays);
    const credited = followedBy(days, HOUR, [clockwork, { kind: 'credit-clock', from: 0, to: HOUR, extraTime: 0 }]);
    const [minutesBefore, minutes] = [given([ann, oneMinute]), begun(oneMinute)];
    const changes = (before: Room | null, after: Room) => [changesGame(before, after), changesLists(before, after)];
    expect({
      opened: changes(null, waiting),
      begun: changes(waiting, room),
      moved: changes(room, moved),
      credited: changes(days, credited),
      left: changesGame(moved, left),
      over: changes(moved, over),
      againstTheClock: changes(minutesBefore, minutes),
    }).toEqual({
      opened: [false, true],
      begun: [true, true],
      moved: [true, false],
      credited: [true, false],
      left: false,
      over: [true, true],
      againstTheClock: [false, true],
    });
    expect(ongoingGameOf(moved)).toMatchObject({ ply: 1, turn: 'second', updatedAt: 1_000 });
    expect([ongoingGameOf(over), ongoingGameOf(minutes)]).toEqual([null, null]);
  });

  test('is already listed before the opponent has joined, if that may take days', () => {
    const waiting = given([ann, threeDays]);
    const left = followedBy(waiting, 1_000, [clockwork, leave('first')]);
    const [stood, closed] = [
      followedBy(waiting, 1_000, [ann, { kind: 'stand' }]),
      followedBy(waiting, 3 * DAY, [clockwork, { kind: 'expire' }]),
    ];
    expect([ongoingGameOf(waiting)?.status, changesGame(null, waiting), changesGame(waiting, left)]).toEqual(['waiting', true, false]);
    expect([stood, closed].map((room) => [ongoingGameOf(room), changesGame(waiting, room)])).toEqual([
      [null, true],
      [null, true],
    ]);
    expect(changesGame(waiting, begun(threeDays))).toBe(true);
    const handedOver = followedBy(waiting, 1_000, [clockwork, { kind: 'hand-over', from: 'ann', to: { id: 'ada', name: 'Ada' } }]);
    expect([changesGame(waiting, handedOver), ongoingGameOf(handedOver)?.seats.first]).toMatchObject([true, { player: { id: 'ada' } }]);
  });

  test('lists games that wait for us first, by deadline, and then those that moved last', () => {
    const named = (code: string, room: Room) => ({ ...room, room: code });
    const rooms = [
      named('theirs', followedBy(begun(threeDays), 0, [ann, move(0, 'a1')])),
      named('old', begun()),
      named('three days', begun(threeDays)),
      named('one day', begun({ ...threeDays, clock: { days: 1 } })),
      named('new', { ...begun(), updatedAt: 5_000 }),
    ];
    expect(rooms.map((room) => isTurnOf(room, 'ann'))).toEqual([false, true, true, true, true]);
    expect(rooms.toSorted(compareByDeadline('ann')).map(({ room }) => room)).toEqual(['one day', 'three days', 'new', 'old', 'theirs']);
    expect(rooms.toSorted(compareByDeadline('ben')).map(({ room }) => room)).toEqual(['theirs', 'one day', 'three days', 'new', 'old']);
  });
});
