import { seededRandom } from '@nimhall/shared/bot/random';
import { inWords } from '@nimhall/shared/phrase';
import { analyse, runToEnd } from '@nimhall/shared/solver/analyse';
import { RecursiveSolver } from '@nimhall/shared/solver/recursive-solver';
import { expect, test } from 'vitest';
import { multisets } from '../../support/boxes.ts';
import { afterText, analyseText, freshRules, positionOf, rulesOf } from '../../support/games.ts';

/** Squares whose column and row add up to at most `most`; only one of each mirrored pair. */
const squaresTo = (most: number) =>
  Array.from({ length: most + 1 }, (_, sum) => sum).flatMap((sum) =>
    Array.from({ length: Math.floor(sum / 2) + 1 }, (_, column) => ({ column, row: sum - column })),
  );

test('three knights that are not like heaps of Nim, under misère play: verdicts and winning moves agree with the definition', () => {
  const rules = rulesOf('knight');
  const definition = new RecursiveSolver(rules, true);
  const squares = squaresTo(7);
  let byQuotient = 0;
  for (const chosen of multisets(3, squares.length - 1)) {
    if (chosen.length === 0) continue;
    const position = chosen.map((at) => squares[at]);
    const found = runToEnd(analyse(rules, position, { misere: true }));
    if (inWords(found.method.source).startsWith('Misère quotient')) byQuotient++;
    expect({ position, outcome: found.outcome, moves: found.winningMoves.map((move) => rules.move.format(move)).sort() }).toEqual({
      position,
      outcome: definition.wins(position) ? 'N' : 'P',
      moves: definition.winningMoves(position).sort(),
    });
  }
  expect(byQuotient).toBeGreaterThan(100);
});

test('the winner among many knights keeps winning', () => {
  const rules = freshRules('knight');
  const random = seededRandom(7);
  const squares = squaresTo(7);
  for (let game = 0; game < 5; game++) {
    let text = Array.from({ length: 26 }, () => squares[Math.floor(random() * squares.length)])
      .map((square) => `${square?.column}.${square?.row}`)
      .join(',');
    for (;;) {
      const { outcome, winningMoves } = analyseText(rules, text, true);
      expect([text, outcome]).not.toEqual([text, 'unknown']);
      const moves = outcome === 'N' ? winningMoves : Array.from(rules.moves(positionOf(rules, text)), (move) => rules.move.format(move));
      const move = moves[Math.floor(random() * moves.length)];
      if (move === undefined) break;
      text = afterText(rules, text, move);
      expect([text, analyseText(rules, text, true).outcome]).toEqual([text, outcome === 'N' ? 'P' : 'N']);
    }
  }
});

test('why, in words', () => {
  const { explanation } = analyseText(freshRules('knight'), '2.5,2.5,3.4', true);
  expect(explanation.sentences.map(({ says }) => inWords(says))).toEqual([
    'Here the last move loses, so knights aren’t like Nim heaps. But near the corner there are only 36 kinds of positions. Positions of one kind can stand in for each other beside any knights.',
    'All knights together are of one kind with a knight on 3.4: won.',
    'After the move to 1.3 all knights together are of one kind with a knight on 0.2: lost.',
  ]);
});

test('two knights, one of them too far for a quotient: verdicts and winning moves agree with the definition', () => {
  const rules = rulesOf('knight');
  const definition = new RecursiveSolver(rules, true);
  const squares = squaresTo(14);
  let beyond = 0;
  for (const [near, square] of squares.entries()) {
    if (near % 3 > 0) continue;
    const position = [squares[squares.length - 1 - (near % 12)], square];
    const found = runToEnd(analyse(rules, position, { misere: true }));
    if (inWords(found.method.source).includes('Conway')) beyond++;
    expect({ position, outcome: found.outcome, moves: found.winningMoves.map((move) => rules.move.format(move)).sort() }).toEqual({
      position,
      outcome: definition.wins(position) ? 'N' : 'P',
      moves: definition.winningMoves(position).sort(),
    });
  }
  expect(beyond).toBeGreaterThan(10);
});
