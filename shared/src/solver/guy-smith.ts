import type { Period } from './periodic.ts';
import { repeatsFromBehind } from './repeats.ts';

/**
 * Guy and Smith 1956: where no more than `longest` can be taken, values that repeat every p from n0 ≥ 1 up to
 * 2·n0 + 2·p + longest repeat for ever, since one of the rows left is then long enough to be shortened by p.
 */
export function provenPeriod(values: ArrayLike<number>, length: number, longest: number): Period | null {
  const repeated = repeatsFromBehind(values, length);
  for (let by = 1; 2 * by < length; by++) {
    const from = length - by - (repeated[by] as number);
    const start = Math.max(1, from);
    if (2 * start + 2 * by + longest < length) return { start: from, length: by, saltus: 0 };
  }
  return null;
}
