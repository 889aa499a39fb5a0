import type { Period } from './periodic.ts';

/**
 * Guy and Smith 1956: where no more than `longest` can be taken, values that repeat every p from n0 ≥ 1 up to
 * 2·n0 + 2·p + longest repeat for ever, since one of the rows left is then long enough to be shortened by p.
 */
export function provenPeriod(sequences: readonly ArrayLike<number>[], length: number, longest: number): Period | null {
  const repeated = repeatsFromBehind(sequences, length);
  for (let by = 1; 2 * by < length; by++) {
    const from = length - by - (repeated[by] as number);
    const start = Math.max(1, from);
    if (2 * start + 2 * by + longest < length) return { start: from, length: by, saltus: 0 };
  }
  return null;
}

/**
 * For every shift, how many values at the end are the same as the values that far before them: the Z-algorithm, read
 * from behind, whose time is linear however the values repeat.
 */
function repeatsFromBehind(sequences: readonly ArrayLike<number>[], length: number): Int32Array {
  const isSame = (a: number, b: number) => sequences.every((values) => values[length - 1 - a] === values[length - 1 - b]);
  const repeats = new Int32Array(length);
  // The stretch that is known to be the same as the end and reaches farthest.
  let from = 0;
  let to = 0;
  for (let shift = 1; shift < length; shift++) {
    let same = shift < to ? Math.min(to - shift, repeats[shift - from] as number) : 0;
    while (shift + same < length && isSame(same, shift + same)) same++;
    repeats[shift] = same;
    if (shift + same > to) [from, to] = [shift, shift + same];
  }
  return repeats;
}
