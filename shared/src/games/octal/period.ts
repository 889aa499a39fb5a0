import type { Period } from '../../solver/periodic.ts';

/**
 * Guy and Smith 1956: where no more than `longest` can be taken, values that repeat every p from n0 ≥ 1 up to
 * 2·n0 + 2·p + longest repeat for ever, since one of the rows left is then long enough to be shortened by p.
 */
export function provenPeriod(sequences: readonly ArrayLike<number>[], length: number, longest: number): Period | null {
  const repeats = (n: number, by: number) => sequences.every((values) => values[n] === values[n + by]);
  for (let by = 1; 2 * by < length; by++) {
    let start = length - by;
    while (start > 1 && repeats(start - 1, by)) start--;
    if (2 * start + 2 * by + longest < length) return { start: start === 1 && repeats(0, by) ? 0 : start, length: by, saltus: 0 };
  }
  return null;
}
