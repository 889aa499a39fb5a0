import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterText, analyseText, positionOf, rulesOf } from '../../support/games.ts';
import { Oracle } from '../../support/oracle.ts';
import { scaled } from '../../support/scale.ts';

/** Known periods: [start, length, added each time]. */
const PERIODS: readonly [Readonly<Record<string, readonly number[]>>, number, number, number][] = [
  [{ take: [1, 3, 4] }, 0, 7, 0],
  [{ take: [2, 4, 7] }, 8, 3, 0],
  [{ take: [2, 3, 5, 8] }, 13, 17, 0],
  [{ take: [3, 10] }, 0, 13, 0],
  [{ take: [2, 3, 5, 6, 7, 9, 12] }, 13, 87, 0],
  [{ take: [3, 5, 10, 11, 14, 15] }, 43, 140, 0],
  [{ except: [1] }, 0, 2, 1],
  [{ except: [2] }, 0, 4, 2],
  [{ except: [3] }, 0, 6, 3],
  [{ except: [1, 2] }, 0, 3, 1],
  [{ except: [2, 3] }, 0, 4, 2],
  [{ except: [1, 4, 5] }, 0, 12, 4],
];

describe.each(PERIODS)('%o', (params, preperiod, period, saltus) => {
  const rules = rulesOf('subtraction', params);

  test(`repeats every ${period} from ${preperiod} on`, () => {
    expect(analyseText(rules, '1').explanation).toMatchObject({
      drawings: [{}, { kind: 'sequence', period: { start: preperiod, length: period, saltus } }],
    });
  });

  test('the proven period agrees with the definition far beyond where it was proven', () => {
    const oracle = new Oracle(rules);
    const most = preperiod + 4 * period + 40;
    const wrong = Array.from({ length: most }, (_, size) => `${size}`).filter(
      (size) =>
        analyseText(rules, size).nimber !== oracle.nimber(positionOf(rules, size)) ||
        (analyseText(rules, size, true).outcome === 'N') !== oracle.wins(positionOf(rules, size), true),
    );
    expect(wrong).toEqual([]);
  });

  test('winning moves on enormous heaps leave lost positions', () => {
    const heap = fc.integer({ min: 2 ** 40, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(heap, heap, fc.boolean(), (a, b, misere) => {
        const found = analyseText(rules, `${a},${b}`, misere);
        expect(found.outcome).not.toBe('unknown');
        expect(found.winningMoves.length > 0).toBe(found.outcome === 'N');
        for (const move of found.winningMoves) expect(analyseText(rules, afterText(rules, `${a},${b}`, move), misere).outcome).toBe('P');
      }),
      { numRuns: 30 },
    );
  });
});

test('a heap counts as its remainder up to 2^53 − 1, and every winning take is found', () => {
  const most = fc.integer({ min: 1, max: 2 ** 40 });
  fc.assert(
    fc.property(most, fc.array(fc.maxSafeNat(), { minLength: 1, maxLength: 5 }), (max, heaps) => {
      const rules = rulesOf('subtraction', { max });
      const found = analyseText(rules, heaps.join(','));
      const values = heaps.map((size) => BigInt(size) % BigInt(max + 1));
      const sum = values.reduce((total, value) => total ^ value, 0n);
      expect(BigInt(found.nimber ?? -1)).toBe(sum);
      for (const move of found.winningMoves) expect(analyseText(rules, afterText(rules, heaps.join(','), move)).outcome).toBe('P');
      const able = heaps.filter((size, index) => {
        const value = values[index] ?? 0n;
        const goal = value ^ sum;
        return sum !== 0n && goal <= BigInt(max) && (goal < value || BigInt(size) >= value + BigInt(max + 1) - goal);
      });
      expect(found.winningMoves.length).toBe(able.length);
    }),
  );
});

test('a heap beyond a table without a proven period is reported as unknown', () => {
  const except = Array.from({ length: 64 }, (_, index) => 1000 - index * ((index % 7) + 9)).filter((member) => member > 0);
  const rules = rulesOf('subtraction', { except });
  expect(analyseText(rules, '9000').method.tier).toBe('table');
  expect(analyseText(rules, '11000', false, { states: 5_000 }).outcome).toBe('unknown');
});

/** Values of single heaps from the definition: 0, or 1 under misère play when nothing can be taken. */
function definition(may: (take: number) => boolean, most: number, terminal: 0 | 1): number[] {
  const values: number[] = [];
  for (let size = 0; size <= most; size++) {
    const options = new Set(values.filter((_, left) => may(size - left)));
    let value = 0;
    while (options.has(value)) value++;
    values.push(options.size === 0 ? terminal : value);
  }
  return values;
}

test.each(['take', 'except'] as const)('for random sets to %s, what is proven still holds far beyond, and is tame', (name) => {
  const members = fc.uniqueArray(fc.integer({ min: 1, max: 13 }), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(members, (set) => {
      const rules = rulesOf('subtraction', { [name]: set });
      const may = (take: number) => set.includes(take) === (name === 'take');
      const [normal, misere] = [definition(may, 260, 0), definition(may, 260, 1)];
      expect(normal.map((_, size) => analyseText(rules, `${size}`).nimber)).toEqual(normal);
      const lost = misere.map((value) => (value === 0 ? 'P' : 'N'));
      expect(lost.map((_, size) => analyseText(rules, `${size}`, true).outcome)).toEqual(lost);
    }),
    { numRuns: scaled(16, 40) },
  );
});
