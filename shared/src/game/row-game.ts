/** What one move can leave of a row: the sizes of two or three rows, smaller first; 0 where there is none. */
export type Pieces = readonly [number, number] | readonly [number, number, number];

/** A game of single rows or heaps by their sizes: a move replaces one of them by three, two, one or none. */
export interface RowGame {
  /** All that a move can leave of a row of this size, each once; the rows are together no larger than it, and a row alone is smaller. */
  pieces(size: number): readonly Pieces[];
  /** How many rows a move leaves at most. */
  readonly most: 2 | 3;
  /** The longest row that is looked at, if it is shorter than in other games. */
  readonly longestRow?: number;
  /** The most that a move can take; infinite where there is no most. */
  readonly longest: number;
  /**
   * Whether a move is fully described by what it takes and leaves, as the theorem on periods assumes; false if the rows left must differ.
   */
  readonly byTake: boolean;
}

/**
 * What every move makes less, also one that takes nothing: a row of n, 2n − 1. Splitting n without taking leaves 2n − 2.
 */
export function weightOf(size: number): number {
  return size === 0 ? 0 : 2 * size - 1;
}
