import { MAX_MOVES_LISTED } from '@nimhall/shared/game/theory';
import { isLost, winningTakes } from '@nimhall/shared/games/moore/columns';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { boxTable } from '@nimhall/shared/solver/box-table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { multisets } from '../../support/boxes.ts';
import { analyseText, rulesOf } from '../../support/games.ts';

test.each([
  [1, 4, 6],
  [2, 8, 1],
  [3, 9, 1],
  [2, 3, 9],
  [3, 4, 5],
])('k = %i, up to %i heaps of %i: formulas agree with the table', (k, heaps, largest) => {
  const rules = rulesOf('moore', { k });
  const table = runToEnd(boxTable(new Array(heaps).fill(largest), () => k));
  const wrong: string[] = [];
  for (const sizes of multisets(heaps, largest)) {
    if (sizes.length === heaps && analyseText(rules, sizes.join(',')).nimber !== table.at(sizes)) wrong.push(sizes.join(','));
  }
  expect(wrong).toEqual([]);
});

test('every winning move on large heaps leaves a lost position, and a lost position has none', () => {
  const heaps = fc.array(fc.maxSafeNat(), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(heaps, fc.integer({ min: 1, max: 4 }), fc.boolean(), (sizes, k, misere) => {
      const { winningMoves, winningCount } = runToEnd(winningTakes(sizes, k, misere));
      const canMove = sizes.some((size) => size > 0);
      expect(winningCount > 0).toBe(canMove && !isLost(sizes, k, misere));
      expect(winningMoves.length).toBe(Math.min(winningCount, MAX_MOVES_LISTED));
      for (const takes of winningMoves.slice(0, 50)) {
        const left = sizes.map((size, heap) => size - (takes.find((take) => take.heap === heap)?.take ?? 0));
        expect(takes.length).toBeLessThanOrEqual(k);
        expect(isLost(left, k, misere)).toBe(true);
      }
    }),
  );
});

test('who wins is known of many small heaps', () => {
  const rules = rulesOf('moore', { k: 4 });
  const wrong: string[] = [];
  for (const [ones, twos] of [
    [20, 0],
    [26, 0],
    [0, 26],
    [13, 13],
    [9, 3],
    [5, 5],
  ] as const) {
    const heaps = [...new Array(ones).fill(1), ...new Array(twos).fill(2)];
    const { outcome } = analyseText(rules, heaps.join(','), false, { states: 20_000 });
    if (outcome !== (isLost(heaps, 4, false) ? 'P' : 'N')) wrong.push(`${ones} ones, ${twos} twos: ${outcome}`);
  }
  expect(wrong).toEqual([]);
});

test('when there are too many winning moves to list, the number claimed is one more than listed', () => {
  const many = analyseText(rulesOf('moore', { k: 13 }), Array.from({ length: 26 }, (_, index) => 1_000_003 - 77 * index).join(','));
  expect({ listed: many.winningMoves.length, claimed: many.winningCount }).toEqual({
    listed: MAX_MOVES_LISTED,
    claimed: MAX_MOVES_LISTED + 1,
  });
  expect(new Set(many.winningMoves).size).toBe(MAX_MOVES_LISTED);
});
