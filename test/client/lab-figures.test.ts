import { expect, test } from 'vitest';
import { KAYLES, LOST, WYTHOFF } from '../../client/src/pages/lab/figures.ts';

test('the laboratory’s cards compute what they show: the period of Kayles, lost squares of a queen, lost heaps', () => {
  expect(KAYLES.slice(0, 12)).toEqual([1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]);
  expect(KAYLES.slice(71)).toHaveLength(13);
  expect(WYTHOFF.slice(0, 5)).toEqual([
    [0, 0],
    [2, 1],
    [1, 2],
    [5, 3],
    [7, 4],
  ]);
  expect(LOST.slice(0, 3), 'none, two equal ones, and 1, 2, 3').toEqual([2, 3, 5]);
});
