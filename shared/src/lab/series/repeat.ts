import type { Phrase } from '../../phrase.ts';
import { valueAt } from '../../solver/periodic.ts';
import { repeatsFromBehind } from '../../solver/repeats.ts';

/** From `start` on, the value at n + length is the value at n plus `saltus`. */
export interface Repeat {
  readonly start: number;
  readonly length: number;
  readonly saltus: number;
  /** Why it repeats forever; null if it only does so as far as checked. */
  readonly proof: Phrase | null;
}

/** Fewer terms may repeat by chance. */
const MIN_TERMS = 12;

/**
 * The shortest repetition of the later half of some values, at least three times over; null where there is none. Says
 * nothing of what comes after them. Takes a time that grows with how many there are, and eight bytes for each.
 */
export function seenRepeat(values: ArrayLike<number>): Repeat | null {
  const { length: all } = values;
  if (all < MIN_TERMS) return null;
  const at = (n: number) => values[n] as number;
  // Values that grow by the same amount each time have the same steps.
  const steps = Int32Array.from({ length: all - 1 }, (_, n) => at(n + 1) - at(n));
  const repeats = repeatsFromBehind(steps, steps.length);
  for (let length = 1; 3 * length <= all; length++) {
    const start = all - 1 - length - (repeats[length] as number);
    if (2 * start <= all && all - start >= 3 * length) return { start, length, saltus: at(all - 1) - at(all - 1 - length), proof: null };
  }
  return null;
}

/**
 * The places before the repetition whose value is not what it would be, had they repeated all along, `most` of them at most; none
 * where less than a whole period is there to tell.
 */
export function exceptions(values: ArrayLike<number>, { start, length, saltus }: Repeat, most = Number.POSITIVE_INFINITY): number[] {
  const found: number[] = [];
  if (values.length < start + length) return found;
  for (let n = 0; n < start && found.length < most; n++) {
    const rounds = Math.ceil((start - n) / length);
    if ((values[n] as number) !== valueAt(values, { start, length, saltus }, n + rounds * length) - rounds * saltus) found.push(n);
  }
  return found;
}
