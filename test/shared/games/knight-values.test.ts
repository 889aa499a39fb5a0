import { seededRandom } from '@nimhall/shared/bot/random';
import { isTameKnight, knightNimber, likeSquare, misereKnightNimber } from '@nimhall/shared/games/corner/knight-values';
import { PIECE_MOVEMENTS, reachable, type Square } from '@nimhall/shared/games/corner/pieces';
import { inWords } from '@nimhall/shared/phrase';
import { mex } from '@nimhall/shared/solver/nimbers';
import { RecursiveSolver } from '@nimhall/shared/solver/recursive-solver';
import { expect, test } from 'vitest';
import { afterText, analyseText, positionOf, rulesOf } from '../../support/games.ts';
import { scaled } from '../../support/scale.ts';

const optionsOf = (square: Square) => [...reachable(PIECE_MOVEMENTS.knight, square)];

/** Whether the values of a square follow from those of the squares that a knight can go to. */
function follows(square: Square): boolean {
  const options = optionsOf(square);
  const value = (valueAt: (square: Square) => number, stuck: number) => (options.length === 0 ? stuck : mex(new Set(options.map(valueAt))));
  return value(knightNimber, 0) === knightNimber(square) && value(misereKnightNimber, 1) === misereKnightNimber(square);
}

/** The squares whose distance from the nearer edge and from the diagonal are these, on both sides of it. */
const squaresAt = (near: number, apart: number): Square[] => [
  { column: near, row: near + apart },
  { column: near + apart, row: near },
];

/**
 * Squares 10 or more from the nearer edge move to squares 8 or more from it, and squares 9 or more from the diagonal to
 * squares 6 or more from it, without meeting an edge or the diagonal. A period less of such a distance leaves all the values as
 * they are, so each square beyond is like one that is checked here.
 */
test('proof by induction: the values of a knight follow from those of its options on every kind of square', () => {
  const wrong: Square[] = [];
  for (let near = 0; near < 10; near++) {
    for (let apart = 0; apart < 9; apart++) wrong.push(...squaresAt(near, apart).filter((square) => !follows(square)));
  }
  expect(wrong).toEqual([]);
});

test('and on each of the squares near the corner', () => {
  const wrong: Square[] = [];
  const farthest = scaled(120, 600);
  for (let sum = 0; sum <= farthest; sum++) {
    for (let column = 0; column <= sum; column++) if (!follows({ column, row: sum - column })) wrong.push({ column, row: sum - column });
  }
  expect(wrong).toEqual([]);
});

test('a period less is like the square, and only knights with column + row up to 6 are all tame', () => {
  expect(likeSquare({ column: 1_000_003, row: 77 })).toEqual({ column: 7, row: 5 });
  expect(likeSquare({ column: 5, row: 7 })).toEqual({ column: 5, row: 7 });
  const isTame = (square: Square) => {
    const [nimber, misere] = [knightNimber(square), misereKnightNimber(square)];
    return nimber === misere || nimber + misere === 1;
  };
  for (let sum = 0; sum <= 7; sum++) {
    const squares = Array.from({ length: sum + 1 }, (_, column): Square => ({ column, row: sum - column }));
    expect([sum, squares.every(isTame)]).toEqual([sum, sum <= 6]);
    expect([sum, squares.every(isTameKnight)]).toEqual([sum, sum <= 6]);
  }
});

test('one knight that can still move, under misère play: verdicts and winning moves agree with the definition', () => {
  const rules = rulesOf('knight');
  const definition = new RecursiveSolver(rules, true);
  for (let sum = 7; sum <= 24; sum++) {
    for (let column = 0; column <= sum; column++) {
      const position = positionOf(rules, `1.1,${column}.${sum - column},0.1`);
      const { outcome, method, winningMoves } = analyseText(rules, rules.position.format(position), true);
      expect({ position, tier: method.tier, outcome, moves: winningMoves.toSorted() }).toEqual({
        position,
        tier: 'theorem',
        outcome: definition.wins(position) ? 'N' : 'P',
        moves: definition.winningMoves(position).sort(),
      });
    }
  }
});

test('knights far out keep what they won, move after move', () => {
  const rules = rulesOf('knight');
  const random = seededRandom(3);
  const far = () => Math.floor(random() * 4_500_000_000_000_000);
  for (let time = 0; time < 200; time++) {
    const misere = time % 2 === 1;
    const text = Array.from({ length: misere ? 1 : 1 + (time % 5) }, () => `${far()}.${time % 3 === 0 ? time : far()}`).join(',');
    const { outcome, method, winningMoves } = analyseText(rules, text, misere);
    expect([text, method.tier, winningMoves.length > 0]).toEqual([text, 'theorem', outcome === 'N']);
    for (const move of Array.from(rules.moves(positionOf(rules, text)), (each) => rules.move.format(each))) {
      const left = analyseText(rules, afterText(rules, text, move), misere).outcome;
      expect([text, move, left]).toEqual([text, move, winningMoves.includes(move) ? 'P' : 'N']);
      if (outcome === 'P') break;
    }
  }
});

test('why, in words', () => {
  const { explanation } = analyseText(rulesOf('knight'), '1000003.77', true);
  expect(explanation.sentences.map(({ says }) => inWords(says))).toEqual([
    'Only one knight can still move. Whether it wins repeats every four squares along the diagonal. Far from the diagonal, it does so along rows and columns too.',
    'So 1000003.77 is like 7.5: lost.',
    'Wherever it goes, the other side wins.',
  ]);
});
