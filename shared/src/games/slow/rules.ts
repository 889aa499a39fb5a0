import type { Condition } from '../../game/explanation.ts';
import type { Heaps } from '../../game/heaps.ts';
import { type Phrase, say } from '../../phrase.ts';
import type { Reach } from './sets.ts';

/** A rule for lost positions: it applies to the number of heaps that are left. */
export interface ParityRule {
  readonly words: Phrase;
  readonly lost: ParityCondition;
  readonly source: Phrase;
}

type ParityCondition = Extract<Condition, { readonly kind: 'parities' | 'sum' }>;

const GURVICH_HO = say`Gurvich and Ho, Slow k-Nim, 2015; checked against the definition for small heaps`;
const AFIFI_GHERMAN = say`Afifi and Gherman, Non-exact slow Nim: Propositions 5.3 to 5.8`;

/** The rule that settles `heaps` heaps, none of them empty; null where none is known. */
export function parityRule(heaps: number, { k, exact }: Reach, misere: boolean): ParityRule | null {
  if (k === 1) {
    return {
      words: misere
        ? say`One stone goes on every turn, so only the total counts: odd is lost.`
        : say`One stone goes on every turn, so only the total counts: even is lost.`,
      lost: { kind: 'sum', leaves: misere ? 1 : 0 },
      source: say`Each turn takes one stone`,
    };
  }
  if (misere) return null;
  if (exact) {
    return heaps === k
      ? {
          words: say`Every turn takes one from every heap: the smallest heap counts the turns, and even is lost.`,
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
  return null;
}

/** `patterns` are odd (1) and even (0) from the smallest heap up. */
function rule(words: Phrase, source: Phrase, ...patterns: readonly string[]): ParityRule {
  return { words, lost: { kind: 'parities', patterns }, source };
}

/** Whether a rule for as many heaps as these, smallest first and none of them empty, has them as lost. */
export function isLostBy({ lost }: ParityRule, sorted: Heaps): boolean {
  switch (lost.kind) {
    case 'parities':
      return lost.patterns.some((pattern) => sorted.every((size, heap) => pattern[heap] === '?' || size % 2 === Number(pattern[heap])));
    case 'sum':
      return sorted.filter((size) => size % 2 === 1).length % 2 === lost.leaves;
    default:
      return lost satisfies never;
  }
}
