import type { Claim, Counterexample } from './claim.ts';

/** How far a trial has come: every case of all sizes below `size` was compared, and some of `size`. */
export interface TrialProgress {
  readonly size: number;
  readonly checked: number;
}

/** What came of a trial. Stops at the first counterexample; without one the claim was true in all cases up to `size`. */
export interface Verdict extends TrialProgress {
  readonly counterexample: Counterexample | null;
}

/**
 * Compares a claim with the definition from the smallest case up to a size of its range. Yields after every case, so that the caller can
 * report, stop and resume it.
 */
export function* trial(claim: Claim, to: number): Generator<TrialProgress, Verdict, void> {
  const casesOf = claim.begin();
  let checked = 0;
  const last = claim.range ? Math.min(to, claim.range.most) : 0;
  for (let size = claim.range?.from ?? 0; size <= last; size++) {
    for (const counterexample of casesOf(size)) {
      checked++;
      if (counterexample) return { size, checked, counterexample };
      yield { size, checked };
    }
  }
  return { size: last, checked, counterexample: null };
}
