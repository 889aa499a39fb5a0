import type { Computation } from '../../game/theory.ts';
import { periodSteps } from '../../solver/guy-smith.ts';
import { mexOfStamps } from '../../solver/nimbers.ts';
import { type Period, valueAt } from '../../solver/periodic.ts';
import { isTamePair } from '../../solver/size-table.ts';
import { type Code, longestShorter, mayLeave, TWO_ROWS } from './code.ts';
import { FIRST_PROOF, LOOKS_A_STATE, MAX_SUM_BYTES, NEXT_PROOF, type RowNimbers, SLICE } from './row-nimbers.ts';
import { NIMBERS } from './sparse-space.ts';
import { membersOf, ThreeRowSums } from './three-row-sums.ts';

/**
 * Which rows under a code are fickle where the last pin loses, while all are tame: an option that is a sum of fickle rows has the
 * nim-sum with its last bit turned as its misère nimber, any other the nim-sum itself.
 */
export class TameRows {
  /** How many rows are known to be tame. */
  length = 0;
  /** The shortest row that is not tame; infinite where none was found. */
  wildFrom = Number.POSITIVE_INFINITY;
  /** Of nimbers and fickleness together. */
  period: Period | null = null;
  readonly #code: Code;
  readonly #nimbers: RowNimbers;
  /** Where a move may leave three rows, what they are worth together. */
  readonly #sums: ThreeRowSums | null;
  /** A power of two above all nimbers so far. */
  #bound = 1;
  #fickle = new Uint8Array(FIRST_PROOF);
  #tried = 0;
  #nextProof = FIRST_PROOF;

  constructor(code: Code, nimbers: RowNimbers) {
    this.#code = code;
    this.#nimbers = nimbers;
    this.#sums = code.threeRows ? new ThreeRowSums('with-fickleness') : null;
  }

  /** What is held beside the nimbers, in bytes. */
  get bytes(): number {
    return this.#sums?.bytes ?? 0;
  }

  /** Whether a row is, that is known. */
  isFickle(row: number): boolean {
    return valueAt(this.#fickle, this.period, row) === 1;
  }

  knows(row: number): boolean {
    return this.period !== null || row < this.length;
  }

  /** Whether nothing is left to be worked out. */
  get isDone(): boolean {
    return this.period !== null || this.wildFrom !== Number.POSITIVE_INFINITY || (this.#sums?.bytes ?? 0) > MAX_SUM_BYTES;
  }

  /** Computes rows with their nimbers until this many are known or one is wild. */
  *reach(rows: number): Computation<void> {
    if (this.isDone || this.length >= rows) return;
    const seen = new Int32Array(NIMBERS).fill(-1);
    let looks = 0;
    let yielded = 0;
    while (!this.isDone && this.length < rows) {
      const row = this.length;
      // Not much farther than needed: where rows are wild, their nimbers are of no use here.
      if (!this.#nimbers.knows(row)) yield* this.#nimbers.reach(Math.min(rows, NEXT_PROOF * row + 1));
      if (!this.#nimbers.knows(row)) return;
      let isOver = true;
      for (let take = 0; take <= row && take <= this.#code.longest; take++) {
        const looked = this.#look(row, take, seen);
        if (looked > 0) isOver = false;
        looks += 1 + looked;
        if (looks - yielded < SLICE) continue;
        yielded = looks;
        yield { states: Math.ceil(looks / LOOKS_A_STATE) };
      }
      if (this.#sums) {
        for (const looked of this.#sums.reach(
          row,
          2 * this.#bound,
          (shorter) => 2 * this.#nimbers.at(shorter) + (this.#fickle[shorter] as number),
        )) {
          looks += looked;
          yield { states: Math.ceil(looks / LOOKS_A_STATE) };
        }
        const left = this.#sums.left(this.#code, row);
        if (left) isOver = false;
        for (const key of membersOf(left ?? new Uint32Array())) seen[(key >>> 1) ^ (key & 1)] = row;
        looks += (row * this.#bound) >>> 4;
      }
      if (this.length === row && !this.isDone) this.#settle(isOver ? 1 : mexOfStamps(seen, row));
      if (this.length < this.#nextProof) continue;
      this.#nextProof = NEXT_PROOF * this.length;
      for (const _ of this.prove()) yield { states: Math.ceil(looks / LOOKS_A_STATE) };
    }
  }

  /** Looks for a period among the rows known, unless it was done already. */
  *prove(): Computation<void> {
    const { longest, threeRows, unequal } = this.#code;
    if (this.isDone || this.#tried === this.length || unequal || longest === Number.POSITIVE_INFINITY) return;
    this.#tried = this.length;
    const both = Int32Array.from({ length: this.length }, (_, row) => 2 * this.#nimbers.at(row) + (this.#fickle[row] as number));
    this.period = yield* periodSteps(both, this.length, longest, threeRows ? 3 : 2);
  }

  /** Marks the results of moves that take this many, and gives how many there are. */
  #look(row: number, take: number, seen: Int32Array): number {
    const code = this.#code;
    const digit = code.digit(take);
    if (digit === 0) return 0;
    const fickle = this.#fickle;
    const nimbers = this.#nimbers;
    const rest = row - take;
    const half = (digit & TWO_ROWS) === 0 ? 0 : longestShorter(code, rest);
    const first = mayLeave(code, take, rest, 0) ? 0 : 1;
    for (let left = first; left <= half; left++) {
      const turned = (fickle[left] as number) & (fickle[rest - left] as number);
      seen[nimbers.at(left) ^ nimbers.at(rest - left) ^ turned] = row;
    }
    return Math.max(0, 1 + half - first);
  }

  #settle(misere: number): void {
    const nimber = this.#nimbers.at(this.length);
    if (!isTamePair(nimber, misere)) {
      this.wildFrom = this.length;
      return;
    }
    if (this.length === this.#fickle.length) {
      const longer = new Uint8Array(2 * this.length);
      longer.set(this.#fickle);
      this.#fickle = longer;
    }
    this.#fickle[this.length] = nimber === misere ? 0 : 1;
    this.length++;
    while (this.#bound <= nimber) this.#bound *= 2;
  }
}
