import { bestAndWorst, type GameTally } from '@nimhall/shared/room/tally';
import { expect, test } from 'vitest';

const tally = (game: string, won: number, lost: number): GameTally => ({ game, won, lost, undecided: 0 });
const told = (...games: GameTally[]) => {
  const { best, worst } = bestAndWorst(games);
  return [best?.game ?? null, worst?.game ?? null];
};

test('nothing is said of too few games, nor where all are alike', () => {
  expect(told()).toEqual([null, null]);
  expect(told(tally('nim', 2, 0), tally('chomp', 0, 2))).toEqual([null, null]);
  expect(told(tally('nim', 5, 0))).toEqual([null, null]);
  expect(told(tally('nim', 2, 2), tally('chomp', 3, 3))).toEqual([null, null]);
});

test('who won more of more games is better at them', () => {
  expect(told(tally('nim', 3, 0), tally('chomp', 30, 1), tally('cram', 0, 9), tally('kayles', 1, 4))).toEqual(['chomp', 'cram']);
});

test('games that were not finished count for nothing', () => {
  expect(told({ ...tally('nim', 3, 0), undecided: 90 }, tally('cram', 1, 2))).toEqual(['nim', 'cram']);
});
