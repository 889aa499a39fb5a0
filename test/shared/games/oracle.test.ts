import { describe, expect, test } from 'vitest';
import { BOXES } from '../../support/game-boxes.ts';
import { analyseText, positionOf, rulesOf } from '../../support/games.ts';
import { Oracle } from '../../support/oracle.ts';

describe.each(BOXES)('$game $params', ({ game, params, positions }) => {
  const rules = rulesOf(game, params);
  const oracle = new Oracle(rules);

  test.each([false, true])('agrees with the definition on a box, misère %s', (misere) => {
    const wrong = positions.flatMap((text) => {
      const position = positionOf(rules, text);
      const found = analyseText(rules, text, misere);
      const expected = {
        outcome: oracle.wins(position, misere) ? 'N' : 'P',
        winning: oracle.winningMoves(position, misere),
        nimber: misere ? null : oracle.nimber(position),
      };
      const same = found.outcome === expected.outcome && found.nimber === expected.nimber;
      return same && found.winningMoves.join() === expected.winning.join() && found.winningCount === expected.winning.length
        ? []
        : [{ text, expected, found }];
    });
    expect(wrong).toEqual([]);
  });
});
