import type { Condition } from '../../game/explanation.ts';
import type { Heaps } from '../../game/heaps.ts';
import { type Phrase, say } from '../../phrase.ts';
import { excessOf, isLostOfFewInMisere, isLostOfFourInMisere, isLostWithThreeMore } from './excess.ts';
import type { Reach } from './sets.ts';

/** A rule for lost positions: it applies to the number of heaps that are left. */
export interface LostRule {
  readonly words: (sorted: Heaps) => Phrase;
  /** By odd and even alone, or by sizes as well. */
  readonly lost: ParityCondition | ((sorted: Heaps) => boolean);
  readonly source: Phrase;
}

type ParityCondition = Extract<Condition, { readonly kind: 'parities' | 'sum' }>;

const GURVICH_HO = say`Gurvich and Ho, Slow k-Nim, 2015; checked against the definition for small heaps`;
const AFIFI_GHERMAN = say`Afifi and Gherman, Non-exact slow Nim: Propositions 5.3 to 5.8`;
const BY_CASES = say`Proved in the documentation of the solver, case by case; checked against the definition for small heaps`;

/** The rule that settles `heaps` heaps, none of them empty; null where none is known. */
export function lostRule(heaps: number, { k, exact }: Reach, misere: boolean): LostRule | null {
  if (k === 1) {
    return {
      words: () =>
        misere
          ? say`Every move takes one stone, so only the total matters. An odd total loses.`
          : say`Every move takes one stone, so only the total matters. An even total loses.`,
      lost: { kind: 'sum', leaves: misere ? 1 : 0 },
      source: say`Each turn takes one stone`,
    };
  }
  if (misere) return exact ? null : misereRule(heaps, k);
  if (exact) {
    return heaps === k
      ? {
          words: () =>
            say`Every move takes one stone from every heap. So the smallest heap says how many moves are left. An even number loses.`,
          lost: { kind: 'parities', patterns: [`0${'?'.repeat(heaps - 1)}`] },
          source: say`All turns are forced`,
        }
      : null;
  }
  const even = '0'.repeat(heaps);
  if (heaps <= k) return rule(say`One move can reach every heap. The side to move loses when all heaps are even.`, GURVICH_HO, even);
  if (heaps === k + 1) {
    return rule(
      say`One heap is always out of reach. The side to move loses when all heaps are even, or all are odd.`,
      GURVICH_HO,
      even,
      '1'.repeat(heaps),
    );
  }
  if (heaps === k + 2) {
    return rule(
      say`The side to move loses when all heaps are even. It also loses when the smallest is even and every other heap is odd.`,
      k === 2 ? AFIFI_GHERMAN : GURVICH_HO,
      even,
      `0${'1'.repeat(heaps - 1)}`,
    );
  }
  if (heaps === 5 && k === 2) {
    return rule(say`Five heaps, two at a time: four patterns of odd and even are lost.`, AFIFI_GHERMAN, even, '00111', '11001', '11110');
  }
  if (heaps === 6 && k === 3) {
    return rule(say`Six heaps, three at a time: four patterns of odd and even are lost.`, GURVICH_HO, even, '001111', '111100', '110011');
  }
  if (heaps === k + 3 && k >= 4) return { words: threeMorePhrase, lost: isLostWithThreeMore, source: BY_CASES };
  return null;
}

/** Up to k of the heaps, and the last stone loses. */
function misereRule(heaps: number, k: number): LostRule | null {
  const few = { lost: (sorted: Heaps) => isLostOfFewInMisere(sorted, k), source: BY_CASES };
  if (heaps === 1) return { ...few, words: () => say`Every move takes one stone from the only heap. An odd heap loses.` };
  if (heaps <= k)
    return {
      ...few,
      words: () =>
        say`One move can reach every heap, and there are at least two. The side to move loses when all heaps are even, even though the last stone loses.`,
    };
  if (heaps === k + 1) {
    return {
      ...few,
      words: () =>
        say`One heap is always out of reach. The side to move loses when all heaps are even or all are odd. If all heaps but a largest one are equal, it is the other way round.`,
    };
  }
  return heaps === 4 && k === 2 ? { words: fourPhrase, lost: isLostOfFourInMisere, source: BY_CASES } : null;
}

function threeMorePhrase(sorted: Heaps): Phrase {
  return say`The side to move loses when all heaps are even. In every other lost position, all heaps from the fourth on are odd. Add the two smallest heaps and subtract the third. Here that makes ${excessOf(sorted)}. If only the third heap is odd, it must be below 0 or 3, 7, 11 …. If only one of the first two is odd, it must be 1, 5, 9 …. If all three are odd, it must be 3, 7, 11 ….`;
}

function fourPhrase(sorted: Heaps): Phrase {
  const [, , third = 0, fourth = 0] = sorted;
  return say`The side to move loses when all heaps are even, or when only the smallest is even. For some sizes it is the other way round. Two numbers decide that. The two smallest heaps less the third make ${excessOf(sorted)} here. The fourth less the third makes ${fourth - third}.`;
}

/** `patterns` are odd (1) and even (0) from the smallest heap up. */
function rule(words: Phrase, source: Phrase, ...patterns: readonly string[]): LostRule {
  return { words: () => words, lost: { kind: 'parities', patterns }, source };
}

/** Whether a rule for as many heaps as these, smallest first and none of them empty, has them as lost. */
export function isLostBy({ lost }: LostRule, sorted: Heaps): boolean {
  if (typeof lost === 'function') return lost(sorted);
  switch (lost.kind) {
    case 'parities':
      return lost.patterns.some((pattern) => sorted.every((size, heap) => pattern[heap] === '?' || size % 2 === Number(pattern[heap])));
    case 'sum':
      return sorted.filter((size) => size % 2 === 1).length % 2 === lost.leaves;
    default:
      return lost satisfies never;
  }
}
