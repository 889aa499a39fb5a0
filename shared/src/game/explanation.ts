/**
 * Why a verdict holds, as plain data in the game's own terms. The overlay draws it and puts it into words; programs get
 * it as it is. Indices count parts from the left, from 0.
 */
export type Explanation =
  | XorColumns
  | Residues
  | EenyMeeny
  | EndNim
  | MooreColumns
  | Parity
  | Partner
  | GoldenPairs
  | StageChain
  | TableExplanation
  | SearchExplanation
  | UnknownExplanation;

/** Under misère play a sum of fickle parts (such as heaps of 0 and 1) is won by the other side; all other sums are as usual. */
interface SumVerdict {
  readonly nimSum: number;
  readonly misere: boolean;
  /** True when the misère verdict is the reverse of the normal one: every part is fickle, or a known exception. */
  readonly turned: boolean;
}

/** Nim: sizes in binary, columns with an odd number of ones decide. */
export interface XorColumns extends SumVerdict {
  readonly kind: 'xor-columns';
  /** What the sizes are of: heaps, or rooks, each two heaps: its steps to the left edge and its steps down. */
  readonly of: 'heaps' | 'rooks';
  readonly sizes: readonly number[];
  /** The heaps that can repair every odd column at once. */
  readonly repairs: readonly number[];
}

/** Most values of a table that an explanation carries. */
export const TABLE_SHOWN = 64;

/** Limited takes: each heap counts for its value in a table that repeats (with `preperiod` 0: for its remainder). */
export interface Residues extends SumVerdict {
  readonly kind: 'residues';
  readonly sizes: readonly number[];
  readonly values: readonly number[];
  readonly preperiod: number;
  readonly period: number;
  /** Added to the value with every period; 0 where the values just repeat. */
  readonly saltus: number;
  /** The first values, two periods of them where they fit, `TABLE_SHOWN` at most. */
  readonly table: readonly number[];
}

/**
 * Colourful piles: each counts for its top section or one less. Going down from the top, "eeny" and "meeny" are said in
 * turn; one less if the first comparison that is not a tie agrees with what was said.
 */
export interface EenyMeeny extends SumVerdict {
  readonly kind: 'eeny-meeny';
  readonly piles: readonly EenyMeenyPile[];
}

export interface EenyMeenyPile {
  /** Section sizes, bottom to top. */
  readonly sections: readonly number[];
  /** From the top down, up to the step that settled it; none for a pile of one section or none. */
  readonly steps: readonly EenyMeenyStep[];
  readonly nimber: number;
}

/** `eeny` claims that the top section is smaller than the section compared, `meeny` that it is larger. */
export interface EenyMeenyStep {
  readonly said: 'eeny' | 'meeny';
  /** Index in `sections` of the section the top one is compared with. */
  readonly against: number;
  /** `tie` goes on; at the bottom section a tie counts for eeny, and `fails` for meeny. */
  readonly result: 'holds' | 'tie' | 'fails';
}

/**
 * A pile open at both ends. Between its end sections, the middle is lost to the mover with exactly one size of section
 * added below it, and with exactly one added above it; these two sizes settle which end sections balance.
 */
export interface EndNim {
  readonly kind: 'end-nim';
  /** Section sizes, bottom to top; two at least. */
  readonly sections: readonly number[];
  /** The size a section added below the middle would need; 0 when the middle is lost as it is. */
  readonly below: number;
  /** The size a section added above the middle would need. */
  readonly above: number;
  /** The size the bottom section would need, the rest being as it is; the side to move loses exactly when it has it. */
  readonly needed: number;
  readonly misere: boolean;
  /** True when every section is a single object, so that under misère play the verdict is turned round. */
  readonly turned: boolean;
}

/** Moore's Nim: each binary column counts its ones; the side to move loses when every count is divisible by k + 1. */
export interface MooreColumns {
  readonly kind: 'moore-columns';
  readonly sizes: readonly number[];
  readonly k: number;
  /** Ones in each binary column, from the units up. */
  readonly columns: readonly number[];
  readonly misere: boolean;
  /** True when no heap is larger than 1, so that under misère play one odd heap must be left over instead. */
  readonly turned: boolean;
}

/** Slow Nim: which heaps, sorted by size, are odd decides. */
export interface Parity {
  readonly kind: 'parity';
  /** Smallest first. */
  readonly sorted: readonly number[];
  readonly odd: number;
  /** The rule that matched, in words. */
  readonly rule: string;
  readonly misere: boolean;
}

/**
 * Chromatic Nim on two stacks: going up, every green level queues, and every red level takes the green level that has
 * waited longest as its partner, or itself when none waits. The side to move loses exactly on partners and on nothing.
 */
export interface Partner {
  readonly kind: 'partner';
  readonly sizes: readonly [number, number];
  /** For each size, whether it is a red level. */
  readonly red: readonly [boolean, boolean];
  /** For each size, its partner; null when no level up to the larger size is its partner. */
  readonly partners: readonly [number | null, number | null];
  /** The first pairs, smaller level first, 24 at most. */
  readonly pairs: readonly (readonly [number, number])[];
  readonly misere: boolean;
}

/**
 * A queen alone: lost on the golden pairs, in either order. Each begins with the smallest number that none before it has, and
 * is one further apart than the one before it; when the last move loses, two of them are others.
 */
export interface GoldenPairs {
  readonly kind: 'golden-pairs';
  readonly column: number;
  readonly row: number;
  /** Whether the queen stands on such a pair. */
  readonly lost: boolean;
  /** Those that are 0, 1, 2, … 9 apart, smaller number first. */
  readonly pairs: readonly (readonly [number, number])[];
  readonly misere: boolean;
}

/** Games on top of games: from the bottom up, whoever the part below favours decides who wants the last object of a stage. */
export interface StageChain {
  readonly kind: 'stage-chain';
  readonly stacks: readonly {
    /** Bottom first. */
    readonly stages: readonly Stage[];
    readonly nimber: number | null;
  }[];
  readonly misere: boolean;
}

export interface Stage {
  readonly heaps: readonly number[];
  readonly nimSum: number;
  /** Who wins this stage by taking its last object: decided by the part below. */
  readonly last: 'wins' | 'loses';
  /** The outcome of the stack up to and with this stage. */
  readonly outcome: 'N' | 'P';
}

/** Values looked up in a table that was worked out from the rules. */
export interface TableExplanation {
  readonly kind: 'table';
  /** The nimber of each part; empty where the table holds outcomes of whole positions. */
  readonly values: readonly number[];
  /** What the table holds and how far it reaches, in words. */
  readonly computed: string;
  readonly misere: boolean;
}

export interface SearchExplanation {
  readonly kind: 'search';
  /** Positions looked at. */
  readonly states: number;
  /** False where a win was found before the budget ended, and some moves were not looked at. */
  readonly all: boolean;
  readonly misere: boolean;
}

/** No answer within the budget; with a larger one there may be. */
export interface UnknownExplanation {
  readonly kind: 'unknown';
  /** What was used up, in words. */
  readonly reason: string;
  readonly states: number;
  readonly misere: boolean;
}
