import type { Extent } from '../space.ts';

/** Sides of squares in CSS pixels: at most, where fingers tell them apart with ease, and where they just can. */
const SIDE = { most: 60, fair: 30, least: 24 } as const;
/** Between the lines of a strip. */
export const LEAD = 10;

/** How squares are laid out. */
export interface SquarePacking {
  /** Side of a square, in CSS pixels. */
  readonly side: number;
  /** Squares in a line. */
  readonly line: number;
}

/** The squares of a board of several rows, as large as they fit; what fits in no way scrolls. */
export function boardPacking(columns: number, rows: number, space: Extent): SquarePacking {
  const side = Math.floor(Math.min(SIDE.most, (space.width - 2) / columns, (space.height - 2) / rows));
  return { side: side < SIDE.least ? SIDE.fair : side, line: columns };
}

/** The squares of a strip, in as few lines as let a finger find them with ease; where none does, as large as they fit. */
export function stripPacking(length: number, space: Extent): SquarePacking {
  let best: SquarePacking = { side: 0, line: length };
  for (let lines = 1; lines <= length; lines++) {
    const line = Math.ceil(length / lines);
    const high = (space.height - 2 - LEAD * (lines - 1)) / lines;
    const side = Math.floor(Math.min(SIDE.most, (space.width - 2) / line, high));
    if (side > best.side) best = { side, line };
    if (side >= SIDE.fair) break;
  }
  if (best.side >= SIDE.least) return best;
  return { side: SIDE.fair, line: Math.max(1, Math.min(length, Math.floor((space.width - 2) / SIDE.fair))) };
}
