import { absentIn, matchIn } from '@nimhall/shared/gathering/tournament/match';
import { DUEL_CLOCK } from '@nimhall/shared/room/duel';
import { expect, test } from 'vitest';
import { ann, ben, clockwork, followedBy, given, move } from '../../../support/deciding.ts';

const drawn = { game: 'nim', params: {}, misere: false, start: '1,2' };
const BREAK = 5_000;
const begun = given(
  [ann, { kind: 'create', room: 'code', game: 'nim', clock: DUEL_CLOCK, duel: 'unrated' }],
  [ben, { kind: 'meet', seat: 'second', drawn }],
);
const secondGame = (resigned: typeof begun) => followedBy(resigned, BREAK, [clockwork, { kind: 'next-game' }]);

test('a player who does not make the first move in time is absent', () => {
  expect([absentIn(begun, 0), absentIn(begun, 1)]).toEqual([null, 'first']);
  const moved = followedBy(begun, 10, [ann, move(0, 'b1')]);
  expect([absentIn(moved, 10), absentIn(moved, 11)]).toEqual([null, 'second']);
  expect(absentIn(followedBy(moved, 20, [ben, move(1, 'b1')]), 1_000)).toBeNull();
});

test('a player who is first absent in the second game, with the seats swapped, is named by the seat of the first game', () => {
  // Ann resigns before Ben had anything to do; Ben begins the second game, in the first seat.
  const second = secondGame(followedBy(begun, 0, [ann, { kind: 'resign' }]));
  expect(second).toMatchObject({ turn: 'first', seats: { first: { player: { id: 'ben' } } } });
  expect([absentIn(second, BREAK), absentIn(second, BREAK + 1)]).toEqual([null, 'second']);
  expect(matchIn(followedBy(second, BREAK, [ben, { kind: 'resign' }]))).toMatchObject({ won: { first: 1, second: 1 } });
});
