import { type Heaps, standing } from '../../game/heaps.ts';

/** How many heaps a move takes one object from: up to k, or exactly k. */
export interface Reach {
  readonly k: number;
  readonly exact: boolean;
}

/** Every set of heaps that a move may take from, as indices in ascending order. */
export function* heapSets(heaps: Heaps, { k, exact }: Reach): Generator<readonly number[], void, void> {
  const open = standing(heaps);
  yield* chosen(open, k, exact, 0, []);
}

function* chosen(
  open: readonly number[],
  most: number,
  exact: boolean,
  from: number,
  before: readonly number[],
): Generator<readonly number[], void, void> {
  const missing = exact ? most - before.length : 1;
  for (let index = from; index <= open.length - missing; index++) {
    const set = [...before, open[index] as number];
    if (!exact || set.length === most) yield set;
    if (set.length < most) yield* chosen(open, most, exact, index + 1, set);
  }
}

/** The heaps with one object less in each of a set. */
export function lowered(heaps: Heaps, set: readonly number[]): Heaps {
  return heaps.map((size, heap) => (set.includes(heap) ? size - 1 : size));
}
