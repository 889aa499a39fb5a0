import type { Computation } from '../game/theory.ts';
import { runToEnd } from './analyse.ts';

/** Values compared between two yields, some milliseconds of them. */
const SLICE = 500_000;

/**
 * For every shift below `shifts`, how many of the first `length` values are the same, at their end, as the values that far before them:
 * the Z-algorithm, read from behind, whose time is linear however the values repeat. Four bytes a shift.
 */
export function* repeatSteps(values: ArrayLike<number>, length: number, shifts = length): Computation<Int32Array> {
  const last = length - 1;
  const repeats = new Int32Array(Math.min(shifts, length));
  // The stretch that is known to be the same as the end and reaches farthest.
  let from = 0;
  let to = 0;
  let due = SLICE;
  for (let shift = 1; shift < repeats.length; shift++) {
    let same = shift < to ? Math.min(to - shift, repeats[shift - from] as number) : 0;
    const known = same;
    while (shift + same < length && values[last - same] === values[last - shift - same]) same++;
    repeats[shift] = same;
    if (shift + same > to) [from, to] = [shift, shift + same];
    due -= 1 + same - known;
    if (due > 0) continue;
    due = SLICE;
    yield { states: 0 };
  }
  return repeats;
}

/** The same at once, for values that are not too many. */
export function repeatsFromBehind(values: ArrayLike<number>, length: number): Int32Array {
  return runToEnd(repeatSteps(values, length));
}
