import type { Phrase } from '../../phrase.ts';
import { valueAt } from '../../solver/periodic.ts';

/** From `start` on, the value at n + length is the value at n plus `saltus`. */
export interface Repeat {
  readonly start: number;
  readonly length: number;
  readonly saltus: number;
  /** Why that holds for ever; null where it is only so as far as was looked. */
  readonly proof: Phrase | null;
}

/** So few terms repeat by chance. */
const FEWEST = 12;
/** Longest sequence that is looked through for a repetition that nobody has proved. */
const LONGEST = 5_000;

/**
 * The shortest repetition of the later half of some values, at least three times over; null where there is none. Says
 * nothing of what comes after them.
 */
export function seenRepeat(values: ArrayLike<number>): Repeat | null {
  const { length: all } = values;
  if (all < FEWEST || all > LONGEST) return null;
  const at = (n: number) => values[n] as number;
  for (let length = 1; 3 * length <= all; length++) {
    const saltus = at(all - 1) - at(all - 1 - length);
    let start = all - length;
    while (start > 0 && at(start - 1 + length) - at(start - 1) === saltus) start--;
    if (2 * start <= all && all - start >= 3 * length) return { start, length, saltus, proof: null };
  }
  return null;
}

/** The places before the repetition whose value is not what it would be, had they repeated all along; none where less than a whole period is there to tell. */
export function exceptions(values: ArrayLike<number>, { start, length, saltus }: Repeat): number[] {
  const found: number[] = [];
  if (values.length < start + length) return found;
  for (let n = 0; n < start; n++) {
    const rounds = Math.ceil((start - n) / length);
    if ((values[n] as number) !== valueAt(values, { start, length, saltus }, n + rounds * length) - rounds * saltus) found.push(n);
  }
  return found;
}
