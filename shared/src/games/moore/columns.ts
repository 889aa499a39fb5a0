import type { HeapMove, Heaps } from '../../game/heaps.ts';
import type { Takes } from '../../game/takes.ts';
import { type Computation, MAX_MOVES_LISTED } from '../../game/theory.ts';

/** Moves found between two yields. */
const SLICE = 20;

/** The binary digit of a size from 0 to 2^53 − 1; `^` and shifts would keep only 32 bits. */
export function digit(size: number, column: number): number {
  return Math.floor(size / 2 ** column) % 2;
}

/** How many heaps have a one in each column, from the units up. */
export function columnsOf(heaps: Heaps): number[] {
  const columns: number[] = [];
  for (let column = 0; heaps.some((size) => size >= 2 ** column); column++) {
    columns.push(heaps.reduce((ones, size) => ones + digit(size, column), 0));
  }
  return columns;
}

/**
 * The number of ones, modulo k + 1, that the units column of a lost position has: none, but one odd heap when the last
 * object loses and no heap is larger than 1 (Moore 1910; for misère play Yamasaki 1980).
 */
export function unitsWanted(misere: boolean, hasLarger: boolean): number {
  return misere && !hasLarger ? 1 : 0;
}

export function isLost(heaps: Heaps, k: number, misere: boolean): boolean {
  const columns = columnsOf(heaps);
  const units = unitsWanted(misere, columns.length > 1) % (k + 1);
  return (columns[0] ?? 0) % (k + 1) === units && columns.slice(1).every((ones) => ones % (k + 1) === 0);
}

/**
 * All moves to lost positions. Goes down the columns: a heap is lowered by giving up a one, and from then on its digits are free;
 * so in every column some whole heaps give up their one and some lowered heaps take one, until the count is right.
 * Every such choice can be carried on to the units, so nothing is tried in vain. Beyond `MAX_MOVES_LISTED` it stops counting.
 */
export function* winningTakes(heaps: Heaps, k: number, misere: boolean): Computation<{ winningMoves: Takes[]; winningCount: number }> {
  const winningMoves: Takes[] = [];
  let winningCount = 0;
  const lefts = heaps.map(() => 0);
  const lowered: number[] = [];

  function* found(): Computation<void> {
    if (lowered.length === 0) return;
    winningCount++;
    if (winningCount > MAX_MOVES_LISTED) return;
    if (winningCount % SLICE === 0) yield { states: winningCount };
    const byHeap = [...lowered].sort((a, b) => a - b);
    winningMoves.push(byHeap.map((heap): HeapMove => ({ heap, take: (heaps[heap] as number) - (lefts[heap] as number) })));
  }

  function* down(column: number, hasLarger: boolean): Computation<void> {
    if (winningCount > MAX_MOVES_LISTED) return;
    if (column < 0) {
      yield* found();
      return;
    }
    const whole = [...heaps.keys()].filter((heap) => !lowered.includes(heap) && digit(heaps[heap] as number, column) === 1);
    const before = lowered.length;
    const units = column === 0 ? unitsWanted(misere, hasLarger) : 0;
    for (let give = 0; give <= Math.min(whole.length, k - before); give++) {
      for (let take = 0; take <= before; take++) {
        const ones = whole.length - give + take;
        if ((ones - units) % (k + 1) === 0) yield* choose(column, whole, give, take, hasLarger || ones > 0);
      }
    }
  }

  function* choose(column: number, whole: readonly number[], give: number, take: number, hasLarger: boolean): Computation<void> {
    const before = lowered.length;
    for (const giving of subsets(whole, give)) {
      lowered.push(...giving);
      for (const heap of giving) lefts[heap] = (heaps[heap] as number) - ((heaps[heap] as number) % 2 ** (column + 1));
      for (const taking of subsets(lowered.slice(0, before), take)) {
        if (winningCount > MAX_MOVES_LISTED) return;
        for (const heap of taking) lefts[heap] = (lefts[heap] as number) + 2 ** column;
        yield* down(column - 1, hasLarger);
        for (const heap of taking) lefts[heap] = (lefts[heap] as number) - 2 ** column;
      }
      lowered.length = before;
    }
  }

  yield* down(columnsOf(heaps).length - 1, false);
  return { winningMoves, winningCount };
}

/** Every subset of `count` members. */
function* subsets<T>(members: readonly T[], count: number, from = 0): Generator<readonly T[], void, void> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let index = from; index <= members.length - count; index++) {
    for (const rest of subsets(members, count - 1, index + 1)) yield [members[index] as T, ...rest];
  }
}
