import type { Sizes } from '../game/theory.ts';
import { say } from '../phrase.ts';
import type { Period } from './periodic.ts';
import type { TameValue } from './tame-sum.ts';

/** Values by size that a theorem gives, whatever the size. */
export function sizesByFormula(at: (size: number) => TameValue, period: Period, miserePeriod: Period): Sizes {
  return {
    // biome-ignore lint/correctness/useYield: there is nothing to wait for.
    *reach() {
      return true;
    },
    known: () => Number.POSITIVE_INFINITY,
    at,
    period: (misere = false) => (misere ? miserePeriod : period),
    proof: say`A theorem says so.`,
  };
}
