import type { Size } from '../size-controller.ts';

/** How lanes of pins are laid out, in CSS pixels. */
export interface RowPacking {
  /** Width of a pin's place, and its height. */
  readonly pin: number;
  readonly tall: number;
  /** Places in a line of a lane; longer lanes bend, and come back in the next line. */
  readonly line: number;
}

/** Widths of a pin's place: at most, what a finger likes, what it can do with, and where it takes care. */
const LARGEST = 72;
const GOOD = 44;
const FAIR = 30;
const LEAST = 18;
/** Heights of a pin: by its width, and at most. */
const SLENDER = 1.75;
const TALLEST = 120;
/** Between lanes. */
const GAP = 8;

/**
 * The largest pins with which lanes of these lengths fit, the longest in as few lines as leave pins that a finger likes. `below`
 * is what a line needs under its pins, in CSS pixels. What fits in no way scrolls.
 */
export function rowPacking(lengths: readonly number[], space: Size, below: number): RowPacking {
  const longest = Math.max(1, ...lengths);
  let best: RowPacking | null = null;
  const sizeOf = (packed: RowPacking | null): number => Math.min(packed?.pin ?? 0, packed?.tall ?? 0);
  for (let lines = 1; lines <= longest && sizeOf(best) < GOOD; lines++) {
    const line = Math.ceil(longest / lines);
    const pin = Math.min(LARGEST, Math.floor(space.width / line));
    const tall = highest(lengths, line, pin, space.height, below);
    if (sizeOf({ pin, tall, line }) > sizeOf(best)) best = { pin, tall, line };
  }
  if (best && sizeOf(best) >= LEAST) return best;
  const line = Math.min(longest, Math.max(1, Math.floor(space.width / GOOD)));
  const pin = Math.min(LARGEST, Math.floor(space.width / line));
  return { pin, tall: Math.round(pin * SLENDER), line };
}

/** How tall pins may be of which lanes stand in lines of so many. */
function highest(lengths: readonly number[], line: number, pin: number, height: number, below: number): number {
  const lines = lengths.reduce((sum, length) => sum + Math.max(1, Math.ceil(length / line)), 0);
  const share = Math.floor((height - GAP * (lengths.length - 1)) / lines) - below;
  return Math.min(TALLEST, Math.round(Math.max(pin, FAIR) * SLENDER), share);
}
