import { alarmOf } from '@nimhall/shared/room/alarm';
import { vacationOf } from '@nimhall/shared/room/clock';
import type { ClockRule } from '@nimhall/shared/room/clock-rule';
import type { RoomCommand } from '@nimhall/shared/room/commands';
import type { Room } from '@nimhall/shared/room/room';
import { changesGame, deadlineOf, ongoingGameOf } from '@nimhall/shared/room/unfinished';
import { expect, test } from 'vitest';
import { ann, ben, clockwork, eve, followedBy, given, move, open, refusal, sit } from '../../support/deciding.ts';

const DAY = 24 * 3_600_000;
const MONTH = 30 * DAY;
const flag: RoomCommand = { kind: 'flag' };
const away = (player: string, until: number | null): RoomCommand => ({ kind: 'set-vacation', player, until });

/** A game of Ann and Ben in which both moved at 0, with three days for each move: it is Ann’s turn. */
const begun = (clock: ClockRule | null = { days: 3 }): Room => {
  const creation = { ...open, start: '9,9', ...(clock && { clock }) };
  return followedBy(given([ann, creation], [ben, sit('second')]), 0, [ann, move(0, 'a1')], [ben, move(1, 'b1')]);
};

test('the clock of the player to move is stopped from the beginning of the vacation to its end', () => {
  const room = followedBy(begun(), DAY, [clockwork, away('ann', DAY + MONTH)]);
  expect(deadlineOf(room)).toBe(3 * DAY + MONTH);
  expect(alarmOf(room, 0)).toEqual({ at: 3 * DAY + MONTH, kind: 'flag' });
  expect(refusal(room, clockwork, flag, 3 * DAY + MONTH - 1)).toBe('stale');
  expect(refusal(room, clockwork, flag, 3 * DAY + MONTH)).toMatch(/"winner":"second","reason":"time"/);
  expect([vacationOf(room.clock, 'first', DAY + MONTH - 1), vacationOf(room.clock, 'first', DAY + MONTH)]).toEqual([DAY + MONTH, null]);
});

test('the clock of the waiting player is stopped when it is their turn, and only theirs', () => {
  const room = followedBy(begun(), DAY, [clockwork, away('ben', DAY + MONTH)]);
  expect(deadlineOf(room), 'Ann is there').toBe(3 * DAY);
  const moved = followedBy(room, 2 * DAY, [ann, move(2, 'a1')]);
  expect(deadlineOf(moved)).toBe(DAY + MONTH + 3 * DAY);
  const after = followedBy(room, DAY, [ann, move(2, 'a1')], [ben, move(3, 'b1')], [ann, move(4, 'a1')]);
  expect(deadlineOf(after), 'a move in between does not end it').toBe(DAY + MONTH + 3 * DAY);
  expect(after.clock?.remaining).toEqual({ first: 3 * DAY, second: 3 * DAY });
});

test('a player who returns early has the time that was left', () => {
  const room = followedBy(begun(), DAY, [clockwork, away('ann', DAY + MONTH)]);
  const back = followedBy(room, 9 * DAY, [clockwork, away('ann', null)]);
  expect(deadlineOf(back)).toBe(9 * DAY + 2 * DAY);
  expect(vacationOf(back.clock, 'first', 9 * DAY)).toBeNull();
  const again = followedBy(back, 10 * DAY, [clockwork, away('ann', 12 * DAY)]);
  expect(deadlineOf(again)).toBe(12 * DAY + DAY);
});

test('a vacation cannot be taken in retrospect, twice, or for others', () => {
  const room = begun();
  expect(refusal(room, clockwork, away('ann', 4 * DAY), 3 * DAY), 'the time was over').toBe('stale');
  expect(refusal(room, clockwork, away('ann', DAY), DAY), 'it is over').toBe('stale');
  expect(refusal(room, clockwork, away('ann', null), DAY), 'there was none').toBe('stale');
  expect(refusal(room, clockwork, away('eve', MONTH), DAY)).toBe('stale');
  for (const actor of [ann, ben, eve]) expect(refusal(room, actor, away('ann', MONTH), DAY)).toBe('forbidden');
  const gone = followedBy(room, DAY, [clockwork, away('ann', MONTH)]);
  expect(refusal(gone, clockwork, away('ann', MONTH), DAY)).toBe('stale');
});

test('fast clocks, and games without one, ignore vacations', () => {
  for (const clock of [{ initialMs: 60_000, incrementMs: 0 }, null]) {
    expect(refusal(begun(clock), clockwork, away('ann', MONTH), 1_000)).toBe('stale');
  }
  const waiting = given([ann, { ...open, clock: { days: 3 } }]);
  expect(refusal(waiting, clockwork, away('ann', MONTH), 0)).toBe('not-started');
});

test('an outage during a vacation is credited as far as it was charged', () => {
  const credit = (from: number, to: number) => ({ kind: 'credit-clock', from, to, extraTime: 0 }) as const;
  const room = followedBy(begun(), DAY, [clockwork, away('ann', 5 * DAY)]);
  expect(refusal(room, clockwork, credit(2 * DAY, 4 * DAY), 4 * DAY), 'nobody was charged').toBe('stale');
  expect(deadlineOf(followedBy(room, 6 * DAY, [clockwork, credit(4 * DAY, 6 * DAY)]))).toBe(7 * DAY + DAY);
});

test('a takeback gives the turn to a player on vacation, and a rematch is played by players who are present', () => {
  const asked = followedBy(begun(), DAY, [clockwork, away('ben', MONTH)], [ben, { kind: 'offer-takeback' }]);
  const back = followedBy(asked, 2 * DAY, [ann, { kind: 'answer-takeback', accept: true }]);
  expect([back.turn, deadlineOf(back)]).toEqual(['second', MONTH + 3 * DAY]);
  const over = followedBy(back, 3 * DAY, [ben, { kind: 'resign' }], [ben, { kind: 'offer-rematch' }]);
  expect(refusal(over, clockwork, away('ben', null), 3 * DAY)).toBe('game-over');
  const again = followedBy(over, 4 * DAY, [ann, { kind: 'answer-rematch', accept: true }]);
  expect([again.clock?.vacation, deadlineOf(again)]).toEqual([undefined, 4 * DAY + 3 * DAY]);
});

test('both players see the vacation in their lists', () => {
  const room = begun();
  const gone = followedBy(room, DAY, [clockwork, away('ben', MONTH)]);
  expect(changesGame(room, gone)).toBe(true);
  expect(ongoingGameOf(gone)).toMatchObject({ clock: { vacation: { first: null, second: MONTH } } });
});
