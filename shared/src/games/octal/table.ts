import { mexOfStamps } from '../../solver/nimbers.ts';
import type { Period } from '../../solver/periodic.ts';
import { valueAt } from '../../solver/periodic.ts';
import { isTamePair, type SizeTable } from '../../solver/size-table.ts';
import type { Steps } from '../../solver/theory.ts';
import { type Code, mayLeave } from './code.ts';
import { provenPeriod } from './period.ts';

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
  const digits = Uint8Array.from({ length: LONGEST_LISTED + 1 }, (_, take) => code.digit(take));
  const normal = new Uint16Array(LONGEST_LISTED + 1);
  const reversed = new Uint16Array(LONGEST_LISTED + 1);
  const fickle = new Uint8Array(LONGEST_LISTED + 1);
  const seen = new Int32Array(NIMBERS).fill(-1);
  const seenReversed = new Int32Array(NIMBERS).fill(-1);
  let length = 0;
  let looks = 0;
  let wildFrom = Number.POSITIVE_INFINITY;
  let period: Period | null = null;
  let tamePeriod: Period | null = null;
  let nextProof = EAGER;

  function step(): void {
    const size = length;
    const tame = wildFrom > size;
    let over = true;
    for (let take = 0; take <= size && take <= code.longest; take++) {
      const digit = digits[take] as number;
      const rest = size - take;
      if (digit === 0) continue;
      if (mayLeave(code, take, rest, 0)) {
        mark(rest, 0, tame);
        over = false;
      }
      const half = (digit & 4) === 0 ? 0 : code.unequal ? (rest - 1) >> 1 : rest >> 1;
      for (let left = 1; left <= half; left++) mark(left, rest - left, tame);
      if (half > 0) over = false;
      looks += 1 + half;
    }
    normal[size] = mexOfStamps(seen, size);
    reversed[size] = over ? 1 : mexOfStamps(seenReversed, size);
    fickle[size] = normal[size] === reversed[size] ? 0 : 1;
    if (tame && !isTamePair(normal[size] as number, reversed[size] as number)) wildFrom = size;
    length++;
  }

  function mark(left: number, right: number, tame: boolean): void {
    const sum = (normal[left] as number) ^ (normal[right] as number);
    seen[sum] = length;
    if (tame) seenReversed[sum ^ ((fickle[left] as number) & (fickle[right] as number))] = length;
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
      const known = () => (misere ? tamePeriod : period) !== null;
      let yielded = looks;
      while (!known() && length < goal && !(misere && size >= wildFrom)) {
        step();
        prove();
        if (looks - yielded < SLICE) continue;
        yielded = looks;
        yield { states: Math.ceil(looks / LOOKS_A_STATE) };
      }
      return (known() || size < length) && !(misere && size >= wildFrom);
    },
    at: (size) => ({ nimber: valueAt(normal, period, size), fickle: valueAt(fickle, tamePeriod, size) === 1 }),
    period: () => period,
    listed: (most) => Array.from(normal.subarray(0, Math.min(length, most))),
  };
}
