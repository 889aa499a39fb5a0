import type { Params } from '../game/params.ts';
import type { Phrase } from '../phrase.ts';
import type { PaperId } from './papers.ts';

/**
 * The status of a claim: it `holds`, by a proof; it is a `misprint`, false as printed; or it is `open`: no counterexample and no proof is
 * known.
 */
export type Expectation = 'holds' | 'misprint' | 'open';

/** What grows from case to case, such as the stones of a pile. */
export interface Range {
  /** The label of its size field: "Stones in the pile, at most". */
  readonly of: Phrase;
  readonly from: number;
  /** Where a person is taken who says nothing else: some seconds on a phone. */
  readonly usual: number;
  /** The largest size: the positions stored by then are at most `MAX_KEPT`. */
  readonly most: number;
}

/** A statement of a paper: a theorem, a table, a worked example, or a slip; compared with the definition, case by case. */
export interface Claim {
  /** In addresses, and where it is called for by name. */
  readonly id: string;
  readonly paper: PaperId;
  /** Its place in the paper: "Theorem 3.4". */
  readonly where: Phrase;
  /** The statement in a sentence or two. */
  readonly says: Phrase;
  readonly standing: Expectation;
  /** Of a misprint: the claim that has it right. */
  readonly corrected?: string;
  /** Null for a worked example, which has only its own cases. */
  readonly range: Range | null;
  /** How many positions are worked out up to a size, at most; never fewer than are compared. */
  cost(to: number): number;
  /** Begins with nothing worked out. Asked for one size of the range after the other, it compares every case of that size: null where all agrees. */
  begin(): (size: number) => Iterable<Counterexample | null>;
}

/** Most positions that a trial keeps in mind, so that a phone does not close the tab: some 100 bytes each. */
export const MAX_KEPT = 1_000_000;
export const BYTES_KEPT = 100;

/** A case where claim and definition part. */
export interface Counterexample {
  /** The case as text: a position, or numbers such as `n = 2`. */
  readonly at: string;
  /** Where it can be looked at; null where it is no position. */
  readonly place: Place | null;
  /** The claim's statement, and the fact. */
  readonly says: Phrase;
}

/** A position with its game, as text. */
export interface Place {
  readonly game: string;
  readonly params: Params;
  readonly misere: boolean;
  readonly position: string;
}
