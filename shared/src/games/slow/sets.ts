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

/** Of many heaps, every set that leads to what a rule may know as lost: all even, all odd but for two at most, or all equal but for one. */
export function* promisingSets(heaps: Heaps, k: number): Generator<readonly number[], void, void> {
  const places = standing(heaps);
  const isOdd = (heap: number) => (heaps[heap] as number) % 2 === 1;
  const allOddBut = (...left: readonly number[]) => places.filter((heap) => isOdd(heap) === left.includes(heap));
  const sets = [
    places.filter(isOdd),
    allOddBut(),
    ...places.flatMap((one, index) => [allOddBut(one), ...places.slice(index + 1).map((other) => allOddBut(one, other))]),
    ...places.flatMap((one) => equalBut(heaps, places, one)),
  ];
  for (const set of new Map(sets.map((each) => [each.join(), each])).values()) {
    if (set.length > 0 && set.length <= k) yield set;
  }
}

/** Sets that leave all heaps but one equal, whether or not that one is lowered as well. */
function equalBut(heaps: Heaps, places: readonly number[], one: number): readonly (readonly number[])[] {
  const others = places.filter((heap) => heap !== one);
  const sizes = others.map((heap) => heaps[heap] as number);
  const least = Math.min(...sizes);
  if (Math.max(...sizes) > least + 1) return [];
  const higher = others.filter((heap) => heaps[heap] !== least);
  const sets = higher.length > 0 ? [higher] : [[], others];
  return sets.flatMap((set) => [set, places.filter((heap) => heap === one || set.includes(heap))]);
}
