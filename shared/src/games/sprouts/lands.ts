/**
 * A position of Sprouts for solving (Applegate, Jacobson and Sleator 1991; Lemoine and Viennot 2010): regions with the boundaries in them,
 * and of each spot only the lives that it has left.
 * A spot is written as its lives, 0 to 3, if one corner of it matters; a spot with one life and two usable corners is a letter, a number
 * from `FIRST_LETTER` on, at both.
 */
export type Spot = number;

export const FIRST_LETTER = 4;

/** Spots as they come by going round one connected drawing once, with the region on the same hand. */
export type Boundary = readonly Spot[];

export interface Region {
  /** Spots without a line: boundaries of their own. */
  readonly free: number;
  /** The other boundaries in it. All of one region may be turned round together. */
  readonly boundaries: readonly Boundary[];
}

/** Regions that have to do with one another: part of a sum. */
export type Land = readonly Region[];

/** Spots, letters among them, are numbers below this, also while a move is being made: 22 spots and their lines have fewer. */
export const MAX_LETTERS = 128;

/** How many lives are left in a land. */
export function livesOf(land: Land): number {
  let lives = 0;
  let corners = 0;
  for (const { free, boundaries } of land) {
    lives += 3 * free;
    for (const boundary of boundaries) {
      for (const spot of boundary) {
        if (spot < FIRST_LETTER) lives += spot;
        else corners++;
      }
    }
  }
  return lives + corners / 2;
}
