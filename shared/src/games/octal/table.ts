import type { Steps } from '../../game/theory.ts';
import { say } from '../../phrase.ts';
import { provenPeriod } from '../../solver/guy-smith.ts';
import { mexOfStamps } from '../../solver/nimbers.ts';
import type { Period } from '../../solver/periodic.ts';
import { valueAt } from '../../solver/periodic.ts';
import { isTamePair, type SizeTable } from '../../solver/size-table.ts';
import { type Code, mayLeave } from './code.ts';

/** Longest row worked out, if no period is proven before. */
const LONGEST_LISTED = 20_000;
/** How far a table is worked out to find its period, even where only short rows are asked for. */
const EAGER = 512;
/** Options looked at for each state that is counted: a look is a few instructions. */
const LOOKS_A_STATE = 400;
const SLICE = 100_000;
/** Above every nimber: an option of a listed row is the nim-sum of two values below 2^15. */
const NIMBERS = 2 ** 15;

/** Codes whose digits repeat have no proof by counting, but two of them are known: Nim, and Lasker's Nim (Lasker 1931). */
const BY_THEOREM: ReadonlyMap<string, Period> = new Map([
  ['0.(3)', { start: 0, length: 1, saltus: 1 }],
  ['4.(3)', { start: 1, length: 4, saltus: 4 }],
]);

/**
 * Nimbers of rows under a code, and their misère nimbers while they are tame: an option that is a sum of fickle rows
 * has the nim-sum with its last bit turned, any other the nim-sum itself.
 */
export function codeTable(code: Code): SizeTable {
  let digits = new Uint8Array(0);
  let normal = new Uint16Array(0);
  let reversed = new Uint16Array(0);
  let fickle = new Uint8Array(0);
  let length = 0;
  let wildFrom = Number.POSITIVE_INFINITY;
  let period: Period | null = null;
  let tamePeriod: Period | null = null;
  let nextProof = EAGER;

  /** Makes room for so many sizes. */
  function extend(sizes: number): void {
    if (sizes <= digits.length) return;
    digits = Uint8Array.from({ length: sizes }, (_, take) => code.digit(take));
    normal = extended(normal, sizes);
    reversed = extended(reversed, sizes);
    fickle = extended(fickle, sizes);
  }

  /** Works out one size after the other, up to a goal or until `isEnough`. */
  function* work(goal: number, isEnough: () => boolean): Steps<void> {
    // Stamps of this run alone: it may be left in the middle of a size, and another begun.
    const seen = new Int32Array(NIMBERS).fill(-1);
    const seenReversed = new Int32Array(NIMBERS).fill(-1);
    let looks = 0;
    let yielded = 0;
    while (!isEnough() && length < goal) {
      const size = length;
      const tame = wildFrom > size;
      let over = true;
      for (let take = 0; take <= size && take <= code.longest; take++) {
        const digit = digits[take] as number;
        if (digit === 0) continue;
        const rest = size - take;
        const half = (digit & 4) === 0 ? 0 : code.unequal ? (rest - 1) >> 1 : rest >> 1;
        const whole = mayLeave(code, take, rest, 0);
        for (let left = whole ? 0 : 1; left <= half; left++) {
          const sum = (normal[left] as number) ^ (normal[rest - left] as number);
          seen[sum] = size;
          if (tame) seenReversed[sum ^ ((fickle[left] as number) & (fickle[rest - left] as number))] = size;
        }
        if (whole || half > 0) over = false;
        looks += 1 + half;
        if (looks - yielded < SLICE) continue;
        yielded = looks;
        yield { states: Math.ceil(looks / LOOKS_A_STATE) };
      }
      if (length === size) settle(mexOfStamps(seen, size), over ? 1 : mexOfStamps(seenReversed, size), tame);
    }
  }

  function settle(nimber: number, misere: number, tame: boolean): void {
    normal[length] = nimber;
    reversed[length] = misere;
    fickle[length] = nimber === misere ? 0 : 1;
    if (tame && !isTamePair(nimber, misere)) wildFrom = length;
    length++;
    prove();
  }

  function prove(): void {
    if (length < nextProof) return;
    nextProof = 2 * length;
    if (code.longest === Number.POSITIVE_INFINITY) {
      period = BY_THEOREM.get(code.text) ?? null;
      return;
    }
    period ??= provenPeriod([normal], length, code.longest);
    if (wildFrom === Number.POSITIVE_INFINITY) tamePeriod ??= provenPeriod([normal, fickle], length, code.longest);
  }

  return {
    *reach(size, misere): Steps<boolean> {
      const goal = Math.min(Math.max(size + 1, EAGER), LONGEST_LISTED + 1);
      const isKnown = () => (misere ? tamePeriod : period) !== null;
      const isEnough = () => isKnown() || (misere && size >= wildFrom);
      if (!isEnough() && length < goal) {
        extend(goal);
        yield* work(goal, isEnough);
      }
      return (isKnown() || size < length) && !(misere && size >= wildFrom);
    },
    at: (size) => ({ nimber: valueAt(normal, period, size), fickle: valueAt(fickle, tamePeriod, size) === 1 }),
    period: (misere = false) => (misere ? tamePeriod : period),
    known: (misere) => {
      if ((misere ? tamePeriod : period) !== null) return Number.POSITIVE_INFINITY;
      return misere ? Math.min(length, wildFrom) : length;
    },
    proof:
      code.longest === Number.POSITIVE_INFINITY
        ? say`A theorem says so.`
        : say`Guy and Smith 1956: values that repeat for so long repeat for ever, since one of the two rows left is long enough to be shortened by a period.`,
    listed: (most) => Array.from(normal.subarray(0, Math.min(length, most))),
  };
}

function extended<Values extends Uint8Array | Uint16Array>(values: Values, length: number): Values {
  const longer = new (values.constructor as new (length: number) => Values)(length);
  longer.set(values);
  return longer;
}
