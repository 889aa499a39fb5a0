/**
 * Why a verdict holds, as plain data in the game's own terms. The overlay draws it and puts it into words; programs get
 * it as it is. Indices count parts from the left, from 0.
 */
export type Explanation = XorColumns | Residues | EenyMeeny | EndNim | TableExplanation | SearchExplanation | UnknownExplanation;

/** Under misère play a sum of fickle parts (such as heaps of 0 and 1) is won by the other side; all other sums are as usual. */
interface SumVerdict {
  readonly nimSum: number;
  readonly misere: boolean;
  /** True when every part is fickle, so that the misère verdict is turned round. */
  readonly turned: boolean;
}

/** Nim: sizes in binary, columns with an odd number of ones decide. */
export interface XorColumns extends SumVerdict {
  readonly kind: 'xor-columns';
  readonly sizes: readonly number[];
  /** The heaps that can repair every odd column at once. */
  readonly repairs: readonly number[];
}

/** Limited takes: each heap counts for its value in a table that repeats (with `preperiod` 0: for its remainder). */
export interface Residues extends SumVerdict {
  readonly kind: 'residues';
  readonly sizes: readonly number[];
  readonly values: readonly number[];
  readonly preperiod: number;
  readonly period: number;
  /** Added to the value with every period; 0 where the values just repeat. */
  readonly saltus: number;
  /** The first values, enough to see the period, 64 at most. */
  readonly table: readonly number[];
}

/** Colourful piles: going up a pile, a section larger than the value below keeps its size, else it loses one. */
export interface EenyMeeny extends SumVerdict {
  readonly kind: 'eeny-meeny';
  /** For each pile its section sizes bottom to top and the value after each. */
  readonly piles: readonly { readonly sections: readonly number[]; readonly values: readonly number[] }[];
}

/** A pile open at both ends: the one size of an extra bottom section that would make it lost, for every rest above. */
export interface EndNim {
  readonly kind: 'end-nim';
  readonly sections: readonly number[];
  /** The size that a section next to the bottom end (`left`) or top end (`right`) of the middle would need. */
  readonly left: number;
  readonly right: number;
  readonly misere: boolean;
}

export interface TableExplanation {
  readonly kind: 'table';
  readonly values: readonly number[];
  readonly computed: string;
  readonly misere: boolean;
}

export interface SearchExplanation {
  readonly kind: 'search';
  /** Positions looked at. */
  readonly states: number;
  readonly misere: boolean;
}

export interface UnknownExplanation {
  readonly kind: 'unknown';
  readonly reason: string;
  readonly states: number;
  readonly misere: boolean;
}
