import type { RoomCommand } from '@nimhall/shared/room/commands';
import { claimableAt } from '@nimhall/shared/room/decide/endings';
import { roomWithoutName } from '@nimhall/shared/room/erased-name';
import { isCorrespondenceGame } from '@nimhall/shared/room/unfinished';
import { expect, test } from 'vitest';
import { ann, answerTo, ben, clockwork, followedBy, given, move, open, refusal } from '../../support/deciding.ts';

const kayla = { kind: 'player', player: { id: 'kayla', name: 'Kayla', owner: 'Ada' } } as const;
const seat: RoomCommand = { kind: 'seat-program', seat: 'second', program: kayla.player };
const waiting = given([ann, { ...open, start: '3,4,5' }]);
const playing = followedBy(waiting, 1_000, [ann, seat]);
const away = (which: 'first' | 'second'): RoomCommand => ({ kind: 'note-presence', seat: which, present: false });

test('a player with a seat puts a program opposite, and the game begins', () => {
  expect([playing.status, playing.seats.second]).toEqual(['playing', { kind: 'human', player: kayla.player }]);
  expect(refusal(waiting, ben, seat)).toBe('forbidden');
  expect(refusal(waiting, ann, { ...seat, seat: 'first' })).toBe('forbidden');
  expect(refusal(playing, ann, { ...seat, seat: 'first' })).toBe('seat-taken');
  expect(refusal(playing, ann, { ...seat, program: { id: 'eve', name: 'Eve', owner: 'Ada' } })).toBe('already-started');
  expect(refusal(given([ann, { ...open, seats: { first: 'open', second: 'open' } }]), ann, seat)).toBe('forbidden');
});

test('in its game, a program has a minute for a move, and half a minute to return', () => {
  expect(isCorrespondenceGame(playing)).toBe(false);
  const itsTurn = followedBy(playing, 2_000, [ann, move(0, 'a1')]);
  expect([claimableAt(itsTurn, 'first'), claimableAt(itsTurn, 'second')]).toEqual([62_000, null]);
  expect(refusal(itsTurn, ann, { kind: 'claim' }, 61_999)).toBe('forbidden');
  expect(answerTo(itsTurn, ann, { kind: 'claim' }, 60_100)).toBe('Your opponent still has 2 s to move.');
  expect(refusal(itsTurn, ann, { kind: 'claim' }, 62_000)).toMatch(/"winner":"first","reason":"abandoned"/);
  expect(claimableAt(followedBy(itsTurn, 3_000, [clockwork, away('second')]), 'first')).toBe(33_000);
});

test('a person who plays against it has an hour for a move, and five minutes to return', () => {
  expect(claimableAt(playing, 'second')).toBe(3_601_000);
  expect(claimableAt(followedBy(playing, 3_000, [clockwork, away('first')]), 'second')).toBe(303_000);
});

test('an erased player owns no program', () => {
  expect(roomWithoutName('kayla', playing).seats.second).toEqual({ kind: 'human', player: { id: 'kayla', name: '', owner: '' } });
});
