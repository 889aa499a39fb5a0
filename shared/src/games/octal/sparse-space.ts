import type { Computation } from '../../game/theory.ts';
import { mexOfStamps } from '../../solver/nimbers.ts';
import { type Code, longestShorter } from './code.ts';

/** Above every nimber there is room for; a power of two, so that nim-sums stay below it. */
export const NIMBERS = 2 ** 15;

/** Rows gone through between two yields, to see which are rare. */
const SLICE = 250_000;

/** Sums examined before the missing values are checked again. */
const BLOCK = 128;

/** How many of the rows with each common value are tried before all others: as no value is missing among them, most sums are found there. */
const ROWS_OF_EACH = 8;

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
  /** Rows with rare values, and the first rows with each common value. */
  #rare = new RowList();
  #varied = new RowList();
  /** How many rows had each common value. */
  #met: number[] = [];
  /** The first row that was not looked at for these. */
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
    this.#rare = new RowList();
    this.#varied = new RowList();
    this.#met = [];
    this.#looked = 1;
    for (let to = SLICE; to < rows; to += SLICE) {
      this.#recall(to);
      yield { states: 0 };
    }
  }

  /** The nimber of a row, all shorter ones being worked out. */
  nimber(row: number): number {
    // Below, a row is put beside itself as well, which looks like a move to 0.
    if (this.#code.unequal && !this.#leavesTwins(row)) return 0;
    this.#recall(row);
    this.#besideRare(row);
    const seen = this.#seen;
    let common = 0;
    const missing: number[] = [];
    for (; this.#isRare(common) || seen[common] === row; common++) if (seen[common] !== row) missing.push(common);
    return this.#leaves(missing, row) ? common : mexOfStamps(seen, row);
  }

  /** Whether a move leaves two rows of different length and the same nimber. */
  #leavesTwins(row: number): boolean {
    const { values } = this;
    return this.#split.some((take) => {
      const rest = row - take;
      const longest = longestShorter(this.#code, rest);
      let one = longest;
      while (one > 0 && values[one] !== values[rest - one]) one--;
      this.looks += longest - one + 1;
      return one > 0;
    });
  }

  /** Lists those of the rows below this one that are looked at first. */
  #recall(row: number): void {
    const { values } = this;
    for (; this.#looked < row; this.#looked++) {
      const value = values[this.#looked] as number;
      while (value >= this.#seen.length) this.#seen = new Int32Array(2 * this.#seen.length).fill(-1);
      if (this.#isRare(value)) this.#rare.add(this.#looked, value);
      else {
        const met = (this.#met[value] ?? 0) + 1;
        this.#met[value] = met;
        if (met <= ROWS_OF_EACH) this.#varied.add(this.#looked, value);
      }
    }
  }

  #isRare(value: number): boolean {
    return isEven(value & this.#mask);
  }

  /** Marks the results of moves to one row, and to two rows of which one is rare. */
  #besideRare(row: number): void {
    if ((this.#code.digit(row) & 1) !== 0) this.#seen[0] = row;
    for (const take of this.#shorter) if (take < row) this.#seen[this.values[row - take] as number] = row;
    this.#beside(this.#rare, 0, this.#rare.size, row);
  }

  /** Marks the results of moves that leave two rows, one of them from this part of a list. */
  #beside({ lengths, nimbers }: RowList, from: number, to: number, row: number): void {
    const { values } = this;
    const seen = this.#seen;
    for (const take of this.#split) {
      const rest = row - take;
      let end = to;
      while (end > from && (lengths[end - 1] as number) >= rest) end--;
      // Nothing else is asked here: nearly all the time goes into this line.
      for (let index = from; index < end; index++) {
        seen[(nimbers[index] as number) ^ (values[rest - (lengths[index] as number)] as number)] = row;
      }
    }
    this.looks += (to - from) * this.#split.length;
  }

  /** Whether a move leads to each of some values; marks the results of those it examined. */
  #leaves(missing: number[], row: number): boolean {
    const { values } = this;
    const seen = this.#seen;
    for (let from = 0; from < this.#varied.size && missing.length > 0; from += BLOCK) {
      const to = Math.min(from + BLOCK, this.#varied.size);
      this.#beside(this.#varied, from, to, row);
      while (missing.length > 0 && seen[missing.at(-1) as number] === row) missing.pop();
    }
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

/** Rows by length, and their nimbers beside them so that going through them takes little time. */
class RowList {
  lengths = new Int32Array(BLOCK);
  nimbers = new Uint16Array(BLOCK);
  size = 0;

  add(length: number, nimber: number): void {
    if (this.size === this.lengths.length) {
      const { lengths, nimbers } = this;
      this.lengths = new Int32Array(2 * this.size);
      this.lengths.set(lengths);
      this.nimbers = new Uint16Array(2 * this.size);
      this.nimbers.set(nimbers);
    }
    this.lengths[this.size] = length;
    this.nimbers[this.size] = nimber;
    this.size++;
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
