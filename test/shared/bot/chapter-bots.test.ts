import { CHAPTER_BOTS, type GuardId } from '@nimhall/shared/bot/chapter-bots';
import { chooseMove } from '@nimhall/shared/bot/choose';
import { botLevel } from '@nimhall/shared/bot/levels';
import { seededRandom } from '@nimhall/shared/bot/random';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { describe, expect, test } from 'vitest';
import { heapBox } from '../../support/boxes.ts';
import { afterText, positionOf, rulesOf } from '../../support/games.ts';
import { Oracle } from '../../support/oracle.ts';

const rules = rulesOf('nim');
const oracle = new Oracle(rules);
const sizesOf = (text: string) =>
  text
    .split(',')
    .map(Number)
    .filter((size) => size > 0);

/** Positions with a move, each with all its moves. */
const BOX = [...heapBox(3, 6), ...heapBox(4, 3), '1,1,4,5,5', '2,2,6,6,3,3,1', '7,6,5', '1,6,9'].filter((text) => sizesOf(text).length > 0);

function choice(guard: GuardId, text: string, seed: number): string {
  const turn = { rules, position: positionOf(rules, text), misere: false };
  return rules.move.format(runToEnd(chooseMove(botLevel(guard), turn, { random: seededRandom(seed), budget: { states: 50_000 } })));
}

const isWon = (text: string) => oracle.wins(positionOf(rules, text), false);

/**
 * Positions that each bot is said to know to be lost, described independently: sizes of heaps without the empty ones.
 */
const KNOWS: Readonly<Record<GuardId, (sizes: readonly number[]) => boolean>> = {
  presto: (sizes) => !isWon(sizes.join() || '0'),
  solo: (sizes) => sizes.length === 0,
  echo: (sizes) => sizes.length === 0 || (sizes.length === 2 && sizes[0] === sizes[1]),
  trio(sizes) {
    const left = [...sizes].sort((a, b) => a - b);
    for (let at = 0; at + 1 < left.length; ) {
      if (left[at] === left[at + 1]) left.splice(at, 2);
      else at++;
    }
    const [one, even = 0, odd] = left;
    return left.length === 0 || (left.length === 3 && one === 1 && even % 2 === 0 && odd === even + 1);
  },
  tutti: (sizes) => !isWon(sizes.join() || '0'),
};

describe.each(CHAPTER_BOTS)('$id', ({ id }) => {
  const reached = (text: string) =>
    Array.from(rules.moves(positionOf(rules, text)), (move) => afterText(rules, text, rules.move.format(move)));
  const knows = (text: string) => KNOWS[id](sizesOf(text));

  test('what it knows is true', () => {
    expect(BOX.filter((text) => knows(text) && isWon(text))).toEqual([]);
  });

  test('leaves a position that it knows to be lost whenever it can', () => {
    for (const text of BOX) {
      if (!reached(text).some(knows)) continue;
      for (const seed of [1, 2, 3]) {
        const move = choice(id, text, seed);
        expect([text, move, knows(afterText(rules, text, move))]).toEqual([text, move, true]);
      }
    }
  });

  const beyond = BOX.filter((text) => isWon(text) && !reached(text).some(knows));
  test.runIf(beyond.length > 0)('sometimes errs wherever it knows nothing and an error is possible', () => {
    const never = beyond.filter((text) => {
      const canFail = reached(text).some(isWon);
      const fails = Array.from({ length: 60 }, (_, seed) => seed).some((seed) => isWon(afterText(rules, text, choice(id, text, seed))));
      return canFail && !fails;
    });
    expect(never).toEqual([]);
  });
});
