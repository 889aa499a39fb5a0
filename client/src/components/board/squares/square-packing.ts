import type { Size } from '../size-controller.ts';

/** Sides of squares in CSS pixels: the largest, comfortable, distinguishable, the smallest, and the one at which distances are visible. */
const SIDE = { most: 88, good: 44, fair: 30, least: 24, whole: 22 } as const;
/** Squares of a strip that are narrow are taller than wide, for fingers to find them. */
const TALL = 56;
/** Between the lines of a strip. */
export const LEAD = 10;

/** How squares are laid out. */
export interface SquarePacking {
  /** Width and height of a square, in CSS pixels. */
  readonly side: number;
  readonly tall: number;
  /** Squares in a line. */
  readonly line: number;
}

/** The squares of a board of several rows, as large as they fit; what fits in no way scrolls. */
export function boardPacking(columns: number, rows: number, space: Size): SquarePacking {
  const fitting = Math.floor(Math.min(SIDE.most, (space.width - 2) / columns, (space.height - 2) / rows));
  const side = fitting < SIDE.least ? SIDE.fair : fitting;
  return { side, tall: side, line: columns };
}

/**
 * The squares of a strip, in as few lines as leave comfortable squares. If neighbours matter, a strip is not broken as long as its squares
 * can be distinguished.
 */
export function stripPacking(length: number, space: Size, isWhole: boolean): SquarePacking {
  const enough = isWhole ? SIDE.whole : SIDE.good;
  let best: SquarePacking = { side: 0, tall: 0, line: length };
  for (let lines = 1; lines <= length && best.side < enough; lines++) {
    const line = Math.ceil(length / lines);
    const high = Math.floor((space.height - 2 - LEAD * (lines - 1)) / lines);
    const side = Math.floor(Math.min(SIDE.most, (space.width - 2) / line, high));
    if (side > best.side) best = { side, tall: tallFor(side, high), line };
  }
  if (best.side >= (isWhole ? SIDE.whole : SIDE.least)) return best;
  return { side: SIDE.fair, tall: SIDE.fair, line: Math.max(1, Math.min(length, Math.floor((space.width - 2) / SIDE.fair))) };
}

function tallFor(side: number, high: number): number {
  return Math.max(side, Math.min(TALL, high));
}
