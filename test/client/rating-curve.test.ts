import { expect, test } from 'vitest';
import { curveOn } from '../../client/src/pages/account/rating-curve.ts';

const points = (...ratings: number[]) => ratings.map((rating, at) => ({ at, rating }));

test('a curve spans the full width, with its best at the top and its worst at the bottom', () => {
  const drawn = curveOn(points(1500, 1700, 1400, 1600), 100, 50, 10);
  expect(drawn.map(([x]) => Math.round(x))).toEqual([10, 37, 63, 90]);
  expect(drawn.map(([, y]) => Math.round(y))).toEqual([30, 10, 40, 20]);
});

test('small changes are drawn small, and no change as a level line', () => {
  expect(curveOn(points(1500, 1510), 100, 50, 10).map(([, y]) => y)).toEqual([26.5, 23.5]);
  expect(curveOn(points(1500, 1500, 1500), 100, 50, 10).map(([, y]) => y)).toEqual([25, 25, 25]);
  expect(curveOn(points(1500), 100, 50, 10)).toEqual([[10, 25]]);
});
