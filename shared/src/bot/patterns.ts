import { groupBy } from '../group-by.ts';

/** What can be seen at a glance of heaps in normal play, by their sizes. Empty heaps are left out beforehand. */

/** What is left once equal sizes have been taken out two by two, smallest first. */
export function unpaired(sizes: readonly number[]): number[] {
  const alike = groupBy(sizes, (size) => size);
  const alone = [...alike].flatMap(([size, all]) => (all.length % 2 === 1 ? [size] : []));
  return alone.sort((a, b) => a - b);
}

/** Two heaps of the same size, and no others: what one takes from one, the other takes from the other. */
export function isMirror(sizes: readonly number[]): boolean {
  return sizes.length === 2 && sizes[0] === sizes[1];
}

/** 1, 2n and 2n + 1, in any order. */
export function isTrio(sizes: readonly number[]): boolean {
  const [one = 0, even = 0, odd = 0] = sizes.toSorted((a, b) => a - b);
  return sizes.length === 3 && one === 1 && even % 2 === 0 && odd === even + 1;
}
