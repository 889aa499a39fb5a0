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
          ? say`One stone goes on every turn, so only the total counts: odd is lost.`
          : say`One stone goes on every turn, so only the total counts: even is lost.`,
      lost: { kind: 'sum', leaves: misere ? 1 : 0 },
      source: say`Each turn takes one stone`,
    };
  }
  if (misere) return exact ? null : misereRule(heaps, k);
  if (exact) {
    return heaps === k
      ? {
          words: () => say`Every turn takes one from every heap: the smallest heap counts the turns, and even is lost.`,
          lost: { kind: 'parities', patterns: [`0${'?'.repeat(heaps - 1)}`] },
          source: say`All turns are forced`,
        }
      : null;
  }
  const even = '0'.repeat(heaps);
  if (heaps <= k) return rule(say`With no more heaps than one move can reach, all even is lost.`, GURVICH_HO, even);
  if (heaps === k + 1) {
    return rule(say`With one heap too many to reach, all even and all odd are lost.`, GURVICH_HO, even, '1'.repeat(heaps));
  }
  if (heaps === k + 2) {
    return rule(
      say`All even is lost, and so is the smallest even with every other heap odd.`,
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
  if (heaps === k + 3 && k >= 4) return { words: threeMoreTold, lost: isLostWithThreeMore, source: BY_CASES };
  return null;
}

/** Up to k of the heaps, and the last stone loses. */
function misereRule(heaps: number, k: number): LostRule | null {
  const few = { lost: (sorted: Heaps) => isLostOfFewInMisere(sorted, k), source: BY_CASES };
  if (heaps === 1) return { ...few, words: () => say`One stone of a single heap goes on every turn: odd is lost.` };
  if (heaps <= k)
    return { ...few, words: () => say`With two heaps or more, and no more than one move can reach, all even is lost, as in normal play.` };
  if (heaps === k + 1) {
    return {
      ...few,
      words: () =>
        say`With one heap too many to reach, all even and all odd are lost; but where all heaps but a largest one are equal, all others are lost instead.`,
    };
  }
  return heaps === 4 && k === 2 ? { words: fourTold, lost: isLostOfFourInMisere, source: BY_CASES } : null;
}

function threeMoreTold(sorted: Heaps): Phrase {
  return say`All even is lost. Any other lost position is odd from the fourth heap on, and of the three smallest either only the third is odd, with a difference below 0 or of 3, 7, 11 …; or only one of the first two, with 1, 5, 9 …; or all three, with 3, 7, 11 …. The difference is the first two together less the third: here ${excessOf(sorted)}.`;
}

function fourTold(sorted: Heaps): Phrase {
  const [, , third = 0, fourth = 0] = sorted;
  return say`All even, and the smallest even with every other heap odd, are lost; but for some sizes it is the other way round. Which ones, that goes by what the two smallest together have more than the third, here ${excessOf(sorted)}, and what the fourth has more than it, here ${fourth - third}.`;
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
