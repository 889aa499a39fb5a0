import type { Heaps } from '../../game/heaps.ts';
import type { Computation } from '../../game/theory.ts';
import { mexOfStamps } from '../../solver/nimbers.ts';
import type { Reach } from './sets.ts';

/** Positions worked out for each state that is counted. */
const CELLS_A_STATE = 25;
/** Sets of heaps looked at between two yields. */
const SLICE = 200_000;
const MAX_HEAPS = 12;
/** Most sets of heaps a move may take from, so that a nimber fits a byte. */
const MAX_SETS = 255;

/** What is stored for every position: its nimber, or 1 if the side to move wins under misère play. */
export type Kept = 'nimbers' | 'misere';

/** Every sorted list of `heaps` sizes, numbered so that lists with a smaller largest size come first. */
export interface SortedTable {
  readonly values: Uint8Array;
  /** The number of a sorted list. */
  rank(sorted: Heaps): number;
}

/** How many positions a table has for `heaps` heaps of up to `largest`. */
export function positionsOf(heaps: number, largest: number): number {
  return choose(largest + heaps, heaps);
}

/** What it takes to make such a table. */
export function costOf(heaps: number, largest: number): { readonly states: number; readonly bytes: number } {
  const positions = positionsOf(heaps, largest);
  return { states: positions / CELLS_A_STATE, bytes: positions + 4 * heaps * (largest + 1) };
}

/** Whether moves from `heaps` heaps can be listed in a table. */
export function fits(heaps: number, reach: Reach): boolean {
  const legal = heaps <= MAX_HEAPS ? masksOf(heaps, reach.k).filter((mask) => !reach.exact || bits(mask) === reach.k) : [];
  return heaps <= MAX_HEAPS && legal.length <= MAX_SETS;
}

/**
 * Works out all positions up to a largest size, in the order of the combinatorial number system: the list x1 ≤ … ≤ xn has the
 * number C(x1, 1) + C(x2 + 1, 2) + … + C(xn + n − 1, n). Of equal heaps the first ones are lowered, so that
 * lists stay sorted and a move is a fixed sum of steps back.
 */
export function* sortedTable(heaps: number, largest: number, reach: Reach, kept: Kept): Computation<SortedTable> {
  const values = new Uint8Array(positionsOf(heaps, largest));
  const masks = masksOf(heaps, reach.k);
  const illegal = masks.map((mask) => reach.exact && bits(mask) < reach.k);
  const steps = new Int32Array(1 << heaps);
  const stamps = new Int32Array(MAX_SETS + 2).fill(-1);
  const back = yield* stepsBack(heaps, largest);
  const sizes = new Int32Array(heaps);
  const slice = Math.ceil(SLICE / (1 + masks.length));

  for (let cell = 0; cell < values.length; cell++) {
    let equal = 0;
    let empty = 0;
    for (let heap = 0; heap < heaps; heap++) {
      const size = sizes[heap] as number;
      if (size === 0) empty |= 1 << heap;
      else if (heap > 0 && size === sizes[heap - 1]) equal |= 1 << heap;
      steps[1 << heap] = back[heap]?.[size] as number;
    }
    let over = true;
    for (let index = 0; index < masks.length; index++) {
      const mask = masks[index] as number;
      const low = mask & -mask;
      steps[mask] = (steps[low] as number) + (steps[mask ^ low] as number);
      if (illegal[index] || (mask & empty) !== 0 || (mask & equal & ~(mask << 1)) !== 0) continue;
      over = false;
      stamps[values[cell - (steps[mask] as number)] as number] = cell;
    }
    values[cell] = kept === 'misere' ? (over || stamps[0] === cell ? 1 : 0) : mexOfStamps(stamps, cell);
    nextSorted(sizes);
    if (cell % slice === slice - 1) yield { states: cell / CELLS_A_STATE };
  }

  return { values, rank: rankOf };
}

/** The number of a sorted list in the combinatorial number system. */
export function rankOf(sorted: Heaps): number {
  return sorted.reduce((rank, size, heap) => rank + choose(size + heap, heap + 1), 0);
}

/** Every set of up to k heaps as bits; a set comes after those it contains. */
export function masksOf(heaps: number, k: number): number[] {
  const all = Array.from({ length: (1 << heaps) - 1 }, (_, index) => index + 1);
  return all.filter((mask) => bits(mask) <= k);
}

export function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count++;
  return count;
}

/** How much lower the number of a list is after one object less in a heap, by place and size. */
export function* stepsBack(heaps: number, largest: number): Computation<Int32Array[]> {
  const steps: Int32Array[] = [];
  for (let heap = 0; heap < heaps; heap++) {
    const bySize = new Int32Array(largest + 1);
    for (let size = 0; size <= largest; size++) {
      bySize[size] = choose(size + heap - 1, heap);
      if (size % SLICE === SLICE - 1) yield { states: 0 };
    }
    steps.push(bySize);
  }
  return steps;
}

/** Turns a sorted list into the next one. */
export function nextSorted(sizes: Int32Array): void {
  let heap = 0;
  while (heap + 1 < sizes.length && sizes[heap] === sizes[heap + 1]) sizes[heap++] = 0;
  if (heap < sizes.length) sizes[heap] = (sizes[heap] as number) + 1;
}

/** A binomial coefficient: exact below 2^53, and larger than any table beyond. */
export function choose(from: number, count: number): number {
  if (from < count) return 0;
  let ways = 1;
  for (let step = 1; step <= count; step++) ways = (ways * (from - count + step)) / step;
  return ways;
}
