import type { Computation } from '../../game/theory.ts';
import { mexOfStamps } from '../../solver/nimbers.ts';
import { type Code, longestShorter } from './code.ts';

/** Above every nimber there is room for; a power of two, so that nim-sums stay below it. */
export const NIMBERS = 2 ** 15;

/** Rows gone through between two yields, to see which are rare. */
const SLICE = 250_000;

/** Sums examined before the missing values are checked again. */
const BLOCK = 128;

/**
 * Nimbers of rows in a sparse space (Gangolli and Plambeck 1989). Values with an even number of ones among the bits of a mask are closed
 * under nim-sums. If few rows have such a rare value, few options have a common one: those that leave one of these rows. So the smallest
 * missing common value is found quickly, and then the rare values below it are searched. It is exact under any mask; with too many rare
 * rows it only takes longer than trying every move.
 */
export class SparseSpace {
  /** Nimbers of the rows so far, by length. */
  values: Uint16Array;
  /** Options examined so far. */
  looks = 0;
  readonly #code: Code;
  /** Numbers that may be taken leaving one row, and leaving two. */
  readonly #shorter: readonly number[];
  readonly #split: readonly number[];
  #mask = 0;
  /** Lengths of the rows with rare values, and how many rows these were looked for in. */
  #rare: number[] = [];
  #looked = 1;
  /** For each nimber the last row that leaves it; as long as a power of two above all that there are. */
  #seen = new Int32Array(1).fill(-1);

  /** For codes with a largest number that may be taken. */
  constructor(code: Code, values: Uint16Array) {
    this.values = values;
    this.#code = code;
    const takes = Array.from({ length: code.longest + 1 }, (_, take) => take);
    this.#shorter = takes.filter((take) => take > 0 && (code.digit(take) & 2) !== 0);
    this.#split = takes.filter((take) => (code.digit(take) & 4) !== 0);
  }

  /** From now on, values are rare that have an even number of ones among these bits. This many rows are known. */
  *divide(mask: number, rows: number): Computation<void> {
    if (mask === this.#mask) return;
    this.#mask = mask;
    this.#rare = [];
    this.#looked = 1;
    for (let to = SLICE; to < rows; to += SLICE) {
      this.#recall(to);
      yield { states: 0 };
    }
  }

  /** The nimber of a row, all shorter ones being worked out. */
  nimber(row: number): number {
    this.#recall(row);
    this.#besideRare(row);
    const seen = this.#seen;
    let common = 0;
    const missing: number[] = [];
    for (; this.#isRare(common) || seen[common] === row; common++) if (seen[common] !== row) missing.push(common);
    return this.#leaves(missing, row) ? common : mexOfStamps(seen, row);
  }

  /** Notes the rows with rare values below this one. */
  #recall(row: number): void {
    const { values } = this;
    for (; this.#looked < row; this.#looked++) {
      const value = values[this.#looked] as number;
      while (value >= this.#seen.length) this.#seen = new Int32Array(2 * this.#seen.length).fill(-1);
      if (this.#isRare(value)) this.#rare.push(this.#looked);
    }
  }

  #isRare(value: number): boolean {
    return isEven(value & this.#mask);
  }

  /** Marks the results of moves to one row, and to two rows of which one is rare. */
  #besideRare(row: number): void {
    const { values } = this;
    const seen = this.#seen;
    const rare = this.#rare;
    const { unequal } = this.#code;
    if ((this.#code.digit(row) & 1) !== 0) seen[0] = row;
    for (const take of this.#shorter) if (take < row) seen[values[row - take] as number] = row;
    for (const take of this.#split) {
      const rest = row - take;
      for (let index = 0; index < rare.length; index++) {
        const left = rare[index] as number;
        if (left >= rest) break;
        if (unequal && 2 * left === rest) continue;
        seen[(values[left] as number) ^ (values[rest - left] as number)] = row;
      }
      this.looks += rare.length;
    }
  }

  /** Whether a move leads to each of some values; marks the results of those it examined. */
  #leaves(missing: number[], row: number): boolean {
    const { values } = this;
    const seen = this.#seen;
    for (let first = 1; missing.length > 0; first += BLOCK) {
      if (2 * first > row) return false;
      // Whatever comes of a look is marked: to ask of each whether it is missing takes longer.
      for (const take of this.#split) {
        const rest = row - take;
        const last = Math.min(first + BLOCK - 1, longestShorter(this.#code, rest));
        for (let one = first; one <= last; one++) seen[(values[one] as number) ^ (values[rest - one] as number)] = row;
      }
      this.looks += BLOCK * this.#split.length;
      while (missing.length > 0 && seen[missing.at(-1) as number] === row) missing.pop();
    }
    return true;
  }
}

/** The mask under which the fewest of some values below `NIMBERS` are rare, and how many these are. */
export function sparsestMask(values: Uint16Array): { readonly mask: number; readonly rare: number } {
  const bits = 32 - Math.clz32(values.reduce((most, value) => Math.max(most, value), 1));
  const balances = new Float64Array(2 ** bits);
  for (let index = 0; index < values.length; index++) balances[values[index] as number] = (balances[values[index] as number] as number) + 1;
  transform(balances);
  let mask = 1;
  for (let other = 2; other < balances.length; other++) if ((balances[other] as number) < (balances[mask] as number)) mask = other;
  return { mask, rare: (values.length + (balances[mask] as number)) / 2 };
}

/** The transform of Walsh and Hadamard: from how often each value is there, for each mask how many more are rare under it than are not. */
function transform(counts: Float64Array): void {
  for (let step = 1; step < counts.length; step *= 2) {
    for (let first = 0; first < counts.length; first++) {
      if ((first & step) !== 0) continue;
      const one = counts[first] as number;
      const other = counts[first + step] as number;
      counts[first] = one + other;
      counts[first + step] = one - other;
    }
  }
}

/** Whether the number of ones among fifteen bits is even. */
function isEven(bits: number): boolean {
  const eight = bits ^ (bits >> 8);
  return ((0x6996 >> ((eight ^ (eight >> 4)) & 15)) & 1) === 0;
}
