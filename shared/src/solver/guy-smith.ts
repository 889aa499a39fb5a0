import type { Computation } from '../game/theory.ts';
import { runToEnd } from './analyse.ts';
import type { Period } from './periodic.ts';
import { repeatSteps } from './repeats.ts';

/**
 * Guy and Smith 1956: if no more than `longest` can be taken and two rows left at most, values that repeat with period p from n0 ≥ 1 up to
 * 2·n0 + 2·p + longest repeat forever, because one of the rows left is then long enough to be shortened by p. With `most` rows left,
 * the longest of them is a `most`-th part at least: 3·n0 + 3·p + longest for three.
 */
export function* periodSteps(values: ArrayLike<number>, length: number, longest: number, most: 2 | 3 = 2): Computation<Period | null> {
  // No longer period can be proven by this many values.
  const shifts = Math.ceil(length / most);
  const repeated = yield* repeatSteps(values, length, shifts);
  for (let by = 1; by < shifts; by++) {
    const from = length - by - (repeated[by] as number);
    const start = Math.max(1, from);
    if (most * (start + by) + longest < length) return { start: from, length: by, saltus: 0 };
  }
  return null;
}

/** The same at once, for values that are not too many. */
export function provenPeriod(values: ArrayLike<number>, length: number, longest: number, most: 2 | 3 = 2): Period | null {
  return runToEnd(periodSteps(values, length, longest, most));
}
