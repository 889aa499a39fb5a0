import type { Computation } from '../game/theory.ts';
import { runToEnd } from './analyse.ts';
import type { Period } from './periodic.ts';
import { repeatSteps } from './repeats.ts';

/**
 * Guy and Smith 1956: if no more than `longest` can be taken, values that repeat with period p from n0 ≥ 1 up to 2·n0 + 2·p + longest
 * repeat forever, because one of the rows left is then long enough to be shortened by p.
 */
export function* periodSteps(values: ArrayLike<number>, length: number, longest: number): Computation<Period | null> {
  // No period of half of the values or more can be proven by them.
  const shifts = Math.ceil(length / 2);
  const repeated = yield* repeatSteps(values, length, shifts);
  for (let by = 1; by < shifts; by++) {
    const from = length - by - (repeated[by] as number);
    const start = Math.max(1, from);
    if (2 * start + 2 * by + longest < length) return { start: from, length: by, saltus: 0 };
  }
  return null;
}

/** The same at once, for values that are not too many. */
export function provenPeriod(values: ArrayLike<number>, length: number, longest: number): Period | null {
  return runToEnd(periodSteps(values, length, longest));
}
