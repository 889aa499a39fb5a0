import { seededRandom } from '@nimhall/shared/bot/random';
import { isOver, memoKey } from '@nimhall/shared/game/contract';
import { nimSum } from '@nimhall/shared/solver/nimbers';
import { describe, expect, test } from 'vitest';
import { BOXES } from '../../support/game-boxes.ts';
import { analyseText, positionOf, rulesOf } from '../../support/games.ts';
import { Oracle } from '../../support/oracle.ts';
import { spread } from '../../support/scale.ts';

/** How many positions of each box are compared. */
const MAX_POSITIONS = 120;

describe.each(BOXES)('$game $params', ({ game, params, positions: all, nimbers = true }) => {
  const positions = spread(all, MAX_POSITIONS);
  const rules = rulesOf(game, params);
  const oracle = new Oracle(rules);

  test.each([false, true])('agrees with the definition on a box, misère %s', (misere) => {
    const wrong = positions.flatMap((text) => {
      const position = positionOf(rules, text);
      const found = analyseText(rules, text, misere);
      const nimber = oracle.nimber(position);
      const expected = {
        outcome: oracle.wins(position, misere) ? 'N' : 'P',
        winning: oracle.winningMoves(position, misere),
        nimber: misere || (!nimbers && nimber > 0) ? null : nimber,
      };
      const same = found.outcome === expected.outcome && found.nimber === expected.nimber;
      return same && found.winningMoves.join() === expected.winning.join() && found.winningCount === expected.winning.length
        ? []
        : [{ text, expected, found }];
    });
    expect(wrong).toEqual([]);
  });

  test('a sum is worth the nim-sum of its parts', () => {
    const wrong = positions.filter((text) => {
      const position = positionOf(rules, text);
      const parts = rules.parts?.(position) ?? [position];
      return oracle.nimber(position) !== parts.map((part) => oracle.nimber(part)).reduce(nimSum, 0);
    });
    expect(wrong).toEqual([]);
  });

  test('a game is over exactly when there is no move', () => {
    const wrong = all.filter((text) => {
      const position = positionOf(rules, text);
      return isOver(rules, position) !== (oracle.options(position).length === 0);
    });
    expect(wrong).toEqual([]);
  });

  test('positions with the same key have the same value', () => {
    const values = new Map<unknown, { text: string; value: string }>();
    const wrong = all.flatMap((text) => {
      const position = positionOf(rules, text);
      const value = [oracle.wins(position, false), oracle.wins(position, true), nimbers ? oracle.nimber(position) : null].join();
      const key = memoKey(rules, position);
      const other = values.get(key) ?? { text, value };
      values.set(key, other);
      return other.value === value ? [] : [{ key, text, value, other }];
    });
    expect(wrong).toEqual([]);
  });

  test('random choice can return every move', () => {
    const { sample } = rules;
    if (!sample) return;
    const random = seededRandom(11);
    const few = all.filter((text) => [...rules.moves(positionOf(rules, text))].length > 1).slice(0, 400);
    for (const text of few.filter((_, index) => index % 20 === 0)) {
      const position = positionOf(rules, text);
      const moves = Array.from(rules.moves(position), (move) => rules.move.format(move));
      const drawn = new Set(Array.from({ length: 60 * moves.length }, () => rules.move.format(sample(position, random))));
      expect([...drawn].sort(), text).toEqual(moves.sort());
    }
  });
});
