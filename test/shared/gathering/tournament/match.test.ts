import { absentIn, awaitsFirstMove, matchIn } from '@nimhall/shared/gathering/tournament/match';
import { decide } from '@nimhall/shared/room/decide';
import { DUEL_CLOCK } from '@nimhall/shared/room/duel';
import { expect, test } from 'vitest';
import { ann, ben, clockwork, followedBy, given, move } from '../../../support/deciding.ts';

const drawn = { game: 'nim', params: {}, misere: false, start: '1,2' };
const BREAK = 5_000;
const begun = given(
  [ann, { kind: 'create', room: 'code', game: 'nim', clock: DUEL_CLOCK, duel: 'unrated' }],
  [ben, { kind: 'meet', seat: 'second', drawn }],
);
const rated = given(
  [ann, { kind: 'create', room: 'code', game: 'nim', clock: DUEL_CLOCK, duel: 'unrated' }],
  [ben, { kind: 'meet', seat: 'second', drawn, rated: true }],
);
const played = [
  [ann, move(0, 'b1')],
  [ben, move(1, 'b1')],
] as const;
const secondGame = (resigned: typeof begun) => followedBy(resigned, BREAK, [clockwork, { kind: 'next-game' }]);

test('a player who does not make the first move in time is absent', () => {
  expect([absentIn(begun, 0), absentIn(begun, 1), awaitsFirstMove(begun)]).toEqual([null, 'first', true]);
  const moved = followedBy(begun, 10, [ann, move(0, 'b1')]);
  expect([absentIn(moved, 10), absentIn(moved, 11), awaitsFirstMove(moved)]).toEqual([null, 'second', true]);
  const both = followedBy(moved, 20, [ben, move(1, 'b1')]);
  expect([absentIn(both, 1_000), awaitsFirstMove(both)]).toEqual([null, false]);
});

test('a player who is first absent in the second game, with the seats swapped, is named by the seat of the first game', () => {
  // Ann resigns before Ben had anything to do; Ben begins the second game, in the first seat.
  const second = secondGame(followedBy(begun, 0, [ann, { kind: 'resign' }]));
  expect(second).toMatchObject({ turn: 'first', seats: { first: { player: { id: 'ben' } } } });
  expect([absentIn(second, BREAK), absentIn(second, BREAK + 1)]).toEqual([null, 'second']);
  expect(matchIn(followedBy(second, BREAK, [ben, { kind: 'resign' }]))).toMatchObject({ won: { first: 1, second: 1 } });
});

test('leaving a rated match in which both have moved loses what is left of it, whenever; an organizer who removes an opponent ends nothing', () => {
  const first = followedBy(rated, 10, ...played);
  const inBreak = followedBy(first, 20, [ann, { kind: 'resign' }]);
  const second = followedBy(inBreak, 20 + BREAK, [clockwork, { kind: 'next-game' }]);
  const leave = [clockwork, { kind: 'forfeit', by: 'second' }] as const;
  expect(followedBy(first, 20, leave)).toMatchObject({ result: { winner: 'first', reason: 'resigned' }, duel: { game: 1 } });
  for (const last of [followedBy(inBreak, 30, leave), followedBy(second, 30 + BREAK, leave)]) {
    // Ben, who left, sits in the first seat by now.
    expect(last).toMatchObject({ status: 'over', result: { winner: 'second' }, score: { first: 1, second: 1 }, duel: { game: 2 } });
  }
  expect(decide(first, { kind: 'forfeit', by: null }, clockwork, 20)).toMatchObject({ ok: false });
  for (const hardlyBegun of [rated, followedBy(begun, 10, ...played)])
    expect(followedBy(hardlyBegun, 20, leave)).toMatchObject({ result: { winner: null, reason: 'aborted' } });
});
