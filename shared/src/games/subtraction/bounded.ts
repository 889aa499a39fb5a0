import { MAX_DRAWN } from '../../game/explanation.ts';
import type { HeapMove, Heaps } from '../../game/heaps.ts';
import { singleHeaps } from '../../game/heaps.ts';
import type { Method, Solution, Theory } from '../../game/theory.ts';
import { say } from '../../phrase.ts';
import type { Period } from '../../solver/periodic.ts';
import { explainSum, HEAPS } from '../../solver/reasons.ts';
import { sizesByFormula } from '../../solver/size-formula.ts';
import { periodicReason } from '../../solver/size-table.ts';
import { solveTameSum, type TameValue, wantedSize } from '../../solver/tame-sum.ts';

/**
 * Takes of 1 to `most`: a heap of n has nimber n mod (most + 1), and the takes reach every other remainder exactly once.
 * Misère: remainders 0 and 1 are fickle, all others firm.
 */
export function boundedTheory(most: number): Theory<Heaps, HeapMove> {
  const modulus = most + 1;
  const period: Period = { start: 0, length: modulus, saltus: 0 };
  const table = Array.from({ length: Math.min(2 * modulus, MAX_DRAWN) }, (_, size) => size % modulus);
  return {
    sizes: sizesByFormula((size) => tame(size % modulus), period, period),
    closed(heaps, misere): Solution<Heaps, HeapMove> {
      const remainders = heaps.map((size) => size % modulus);
      const { sum, ...verdict } = solveTameSum(
        {
          parts: singleHeaps(heaps),
          values: remainders.map(tame),
          movesTo(heap, want) {
            const goal = wantedSize(want);
            const remainder = remainders[heap] as number;
            const take = goal < remainder ? remainder - goal : remainder + modulus - goal;
            return goal !== remainder && goal <= most && take <= (heaps[heap] as number) ? [{ heap, take }] : [];
          },
        },
        misere,
      );
      return {
        ...verdict,
        method: METHOD,
        explain: () =>
          periodicReason(
            heaps,
            remainders,
            table,
            period,
            HEAPS,
            explainSum(sum, heaps.length, { all: say`every heap counts 0 or 1`, notAll: say`a heap counts 2 or more` }),
          ),
      };
    },
  };
}

function tame(nimber: number): TameValue {
  return { nimber, fickle: nimber <= 1 };
}

const METHOD: Method = {
  tier: 'theorem',
  source: say`Bouton 1901 and the theory of sums by Sprague and Grundy: a heap counts for its remainder; exact for every heap that can be played here`,
};
