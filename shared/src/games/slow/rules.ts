import type { Heaps } from '../../game/heaps.ts';
import { type Phrase, say } from '../../phrase.ts';
import type { Reach } from './sets.ts';

/** A rule for lost positions in normal play: it applies to the number of heaps that are left, smallest first. */
export interface ParityRule {
  readonly words: string;
  readonly source: Phrase;
  isLost(sorted: Heaps): boolean;
}

const GURVICH_HO = say`Gurvich and Ho, Slow k-Nim, 2015; checked against the definition for small heaps`;
const AFIFI_GHERMAN = say`Afifi and Gherman, Non-exact slow Nim: Propositions 5.3 to 5.8`;

/** The rule that settles `heaps` heaps, none of them empty; null where none is known. */
export function parityRule(heaps: number, { k, exact }: Reach): ParityRule | null {
  if (k === 1)
    return {
      words: 'One object goes on every turn, so only the total counts: even is lost',
      source: say`Each turn takes one object`,
      isLost: isTotalEven,
    };
  if (exact)
    return heaps === k
      ? {
          words: 'Every turn takes one from every heap: the smallest heap counts the turns',
          source: say`All turns are forced`,
          isLost: isSmallestEven,
        }
      : null;
  if (heaps <= k) return { words: 'With no more heaps than one move can reach, all even is lost', source: GURVICH_HO, isLost: isAllEven };
  if (heaps === k + 1)
    return {
      words: 'With one heap too many to reach, all even and all odd are lost',
      source: GURVICH_HO,
      isLost: (sorted) => isAllEven(sorted) || sorted.every(isOdd),
    };
  if (heaps === k + 2) {
    return {
      words: 'All even is lost, and so is the smallest even with every other heap odd',
      source: k === 2 ? AFIFI_GHERMAN : GURVICH_HO,
      isLost: (sorted) => isAllEven(sorted) || (!isOdd(sorted[0] as number) && sorted.slice(1).every(isOdd)),
    };
  }
  if (heaps === 5 && k === 2)
    return {
      words: 'Five heaps, two at a time: four patterns of odd and even are lost',
      source: AFIFI_GHERMAN,
      isLost: isPattern(FIVE_BY_TWO),
    };
  if (heaps === 6 && k === 3)
    return {
      words: 'Six heaps, three at a time: four patterns of odd and even are lost',
      source: GURVICH_HO,
      isLost: isPattern(SIX_BY_THREE),
    };
  return null;
}

/** Odd and even from the smallest heap up; 1 is odd. */
const FIVE_BY_TWO = ['00000', '00111', '11001', '11110'];
const SIX_BY_THREE = ['000000', '001111', '111100', '110011'];

function isPattern(patterns: readonly string[]): (sorted: Heaps) => boolean {
  return (sorted) => patterns.includes(sorted.map((size) => size % 2).join(''));
}

function isOdd(size: number): boolean {
  return size % 2 === 1;
}

function isAllEven(sorted: Heaps): boolean {
  return !sorted.some(isOdd);
}

function isTotalEven(sorted: Heaps): boolean {
  return sorted.filter(isOdd).length % 2 === 0;
}

function isSmallestEven(sorted: Heaps): boolean {
  return !isOdd(sorted[0] as number);
}
