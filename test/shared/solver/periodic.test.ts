import { placesOf, shortest, valueAt } from '@nimhall/shared/solver/periodic';
import { expect, test } from 'vitest';

const VALUES = [9, 9, 0, 1, 2, 1, 2, 3, 2, 3, 4];
const EVERY_3 = { start: 2, length: 3, saltus: 1 };

test('values beyond the list come from their place in the period', () => {
  expect([0, 1, 2, 5, 8, 11, 2 + 3_000].map((n) => valueAt(VALUES, EVERY_3, n))).toEqual([9, 9, 0, 1, 2, 3, 1_000]);
  expect(valueAt(VALUES, null, 10)).toBe(4);
});

test('every place of a value is found, and none twice', () => {
  const far = Array.from({ length: 40 }, (_, n) => valueAt(VALUES, EVERY_3, n));
  for (let value = 0; value <= 12; value++) {
    const expected = far.flatMap((each, n) => (each === value && n <= 30 ? [n] : []));
    expect([...placesOf(VALUES, EVERY_3, value, 30)].sort((a, b) => a - b)).toEqual(expected);
  }
  expect([...placesOf(VALUES, null, 2, 6)]).toEqual([4, 6]);
});

test('a period is described by its shortest length and earliest start', () => {
  expect(shortest(VALUES, { start: 4, length: 6, saltus: 2 })).toEqual(EVERY_3);
  expect(shortest([1, 2, 1, 2, 1, 2], { start: 1, length: 4, saltus: 0 })).toEqual({ start: 0, length: 2, saltus: 0 });
});
