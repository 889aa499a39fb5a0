import type { Computation } from '../../game/theory.ts';
import { periodSteps } from '../../solver/guy-smith.ts';
import { mexOfStamps } from '../../solver/nimbers.ts';
import { type Period, valueAt } from '../../solver/periodic.ts';
import { type Code, longestShorter, mayLeave, TWO_ROWS } from './code.ts';
import { NIMBERS, SparseSpace, sparsestMask } from './sparse-space.ts';
import { membersOf, ThreeRowSums } from './three-row-sums.ts';

/** Rows that are computed before the search for a period; that many times more before each further search. */
export const FIRST_PROOF = 512;
export const NEXT_PROOF = 1.25;
/** Rows that are computed by every move before rare values are looked for; that many times more before each further try. */
const FIRST_MASK = 4_096;
const NEXT_MASK = 1.25;
/** The last rows that a choice goes by: enough of them, and soon looked through. */
const LOOKED_AT = 500_000;
/** At most one of this many rows is rare in a sparse space that pays off. */
const ROWS_A_RARE = 5;
/** Options looked at for each state that is counted: a look takes one or two nanoseconds, other states a few microseconds. */
export const LOOKS_A_STATE = 3_000;
export const SLICE = 100_000;
const NONE = new Uint32Array();

/** The longest row that is ever worked out; all of them take 20 MB. */
export const MAX_LISTED_ROW = 10_000_000;

/** Most bytes of what rows can be worth together, where a move may leave three. */
export const MAX_SUM_BYTES = 12e6;

/** Codes whose digits repeat have no proof by counting, but two of them are known: Nim, and Lasker's Nim (Lasker 1931). */
const BY_THEOREM: ReadonlyMap<string, Period> = new Map([
  ['0.(3)', { start: 0, length: 1, saltus: 1 }],
  ['4.(3)', { start: 1, length: 4, saltus: 4 }],
]);

/**
 * Nimbers of rows under a code, one after the other until they are proven to repeat: in a sparse space where there is one, else by
 * looking at every move, which takes as many looks as the row is long. Two bytes a row; where three rows may be left, also a set for each.
 */
export class RowNimbers {
  /** How many rows are known. */
  length = 0;
  period: Period | null = null;
  readonly #code: Code;
  #values = new Uint16Array(FIRST_PROOF);
  /** How many rows were known when a period was last looked for in vain. */
  #tried = 0;
  #nextProof = FIRST_PROOF;
  #nextMask = FIRST_MASK;
  /** The sparse space in use, if few rows are rare. */
  #space: SparseSpace | null = null;
  /** Where a move may leave three rows, what they are worth together. */
  readonly #sums: ThreeRowSums | null;
  /** A power of two above all nimbers so far. */
  #bound = 1;

  constructor(code: Code) {
    this.#code = code;
    this.#sums = code.threeRows ? new ThreeRowSums('nimbers') : null;
  }

  knows(row: number): boolean {
    return this.period !== null || row < this.length;
  }

  /** The nimber of a row that is known. */
  at(row: number): number {
    return valueAt(this.#values, this.period, row);
  }

  /** The nimbers of the rows worked out, a period or more of them. */
  get values(): Uint16Array {
    return this.#values.subarray(0, this.length);
  }

  /** Whether nothing is left to be worked out: all rows are known, or as many as there is room for, or the next one might be worth more than that. */
  get isDone(): boolean {
    if (this.period !== null || this.length > MAX_LISTED_ROW || (this.#sums?.bytes ?? 0) > MAX_SUM_BYTES) return true;
    return this.length > 0 && (this.#values[this.length - 1] as number) >= NIMBERS;
  }

  /** What is held, in bytes. */
  get bytes(): number {
    return this.#values.byteLength + (this.#sums?.bytes ?? 0);
  }

  /** Computes rows until this many are known. */
  *reach(rows: number): Computation<void> {
    const isFar = () => this.isDone || this.length >= rows;
    if (isFar()) return;
    // Stamps of this run alone: it may be left in the middle of a row, and another begun.
    const seen = new Int32Array(NIMBERS).fill(-1);
    let looks = 0;
    let yielded = 0;
    const inBetween = function* (steps: Computation<void>): Computation<void> {
      for (const _ of steps) yield { states: Math.ceil(looks / LOOKS_A_STATE) };
    };
    while (!isFar()) {
      if (this.length >= this.#nextProof) {
        this.#nextProof = NEXT_PROOF * this.length;
        yield* inBetween(this.prove());
        continue;
      }
      if (this.length >= this.#nextMask && Number.isFinite(this.#code.longest) && !this.#sums) yield* inBetween(this.#chooseWay());
      const row = this.length;
      if (this.#space) {
        const before = this.#space.looks;
        this.#settle(this.#space.nimber(row));
        looks += 1 + this.#space.looks - before;
      } else {
        for (let take = 0; take <= row && take <= this.#code.longest; take++) {
          looks += this.#look(row, take, seen);
          if (looks - yielded < SLICE) continue;
          yielded = looks;
          yield { states: Math.ceil(looks / LOOKS_A_STATE) };
        }
        if (this.#sums) {
          for (const looked of this.#lookInThree(row, seen, this.#sums)) {
            looks += looked;
            if (looks - yielded < SLICE) continue;
            yielded = looks;
            yield { states: Math.ceil(looks / LOOKS_A_STATE) };
          }
        }
        if (this.length === row) this.#settle(mexOfStamps(seen, row));
      }
      if (looks - yielded < SLICE) continue;
      yielded = looks;
      yield { states: Math.ceil(looks / LOOKS_A_STATE) };
    }
  }

  /** Looks for a period among the rows known, unless it was done already. */
  *prove(): Computation<void> {
    if (this.period !== null || this.#tried === this.length) return;
    this.#tried = this.length;
    const { longest, text, threeRows, unequal } = this.#code;
    // A row shortened by a period might become as long as the one beside it, where these must differ.
    if (unequal) return;
    const isEndless = longest === Number.POSITIVE_INFINITY;
    this.period = isEndless ? (BY_THEOREM.get(text) ?? null) : yield* periodSteps(this.values, this.length, longest, threeRows ? 3 : 2);
  }

  /** Marks the results of moves that take this many, and gives how many there were. */
  #look(row: number, take: number, seen: Int32Array): number {
    const code = this.#code;
    const digit = code.digit(take);
    if (digit === 0) return 0;
    const values = this.#values;
    const rest = row - take;
    const half = (digit & TWO_ROWS) === 0 ? 0 : longestShorter(code, rest);
    for (let left = mayLeave(code, take, rest, 0) ? 0 : 1; left <= half; left++) {
      seen[(values[left] as number) ^ (values[rest - left] as number)] = row;
    }
    return 1 + half;
  }

  /** Marks the results of moves that leave three rows, and gives how many looks that took. */
  *#lookInThree(row: number, seen: Int32Array, sums: ThreeRowSums): Generator<number, void, void> {
    const values = this.#values;
    yield* sums.reach(row, this.#bound, (shorter) => values[shorter] as number);
    const left = sums.left(this.#code, row);
    for (const value of membersOf(left ?? NONE)) seen[value] = row;
    yield (row * this.#bound) >>> 5;
  }

  /** From time to time, sees whether there is a sparse space by now, and which. */
  *#chooseWay(): Computation<void> {
    this.#nextMask = Math.ceil(NEXT_MASK * this.length);
    const last = this.values.subarray(-LOOKED_AT);
    const { mask, rare } = sparsestMask(last);
    if (ROWS_A_RARE * rare > last.length) this.#space = null;
    else {
      this.#space ??= new SparseSpace(this.#code, this.#values);
      yield* this.#space.divide(mask, this.length);
    }
  }

  #settle(nimber: number): void {
    if (this.length === this.#values.length) this.#extend();
    this.#values[this.length] = nimber;
    this.length++;
    while (this.#bound <= nimber) this.#bound *= 2;
  }

  #extend(): void {
    const longer = new Uint16Array(Math.min(2 * this.length, MAX_LISTED_ROW + 1));
    longer.set(this.#values);
    this.#values = longer;
    if (this.#space) this.#space.values = longer;
  }
}
