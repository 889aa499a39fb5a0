import type { Extent } from '../space.ts';

/** How lanes of pins are laid out, in CSS pixels. */
export interface RowPacking {
  /** Width of a pin's place, and its height. */
  readonly pin: number;
  readonly tall: number;
  /** Places in a line of a lane; longer lanes go on in the next line. */
  readonly line: number;
}

const LARGEST = 46;
const FAIR = 30;
/** Twelve of these stand in one line on the smallest phone. */
const LEAST = 23;
/** Height of a pin for its width, at most, and at least. */
const SLENDER = 1.5;
const TALLEST = 58;
const SHORTEST = 24;
/** Between lanes. */
const GAP = 8;

/**
 * The largest pins with which lanes of these lengths fit, the longest in as few lines as leave pins that can be told apart
 * by a finger. `below` is what a line needs under its pins, in CSS pixels. What fits in no way scrolls.
 */
export function rowPacking(lengths: readonly number[], space: Extent, below: number): RowPacking {
  const longest = Math.max(1, ...lengths);
  for (let lines = 1; lines <= longest; lines++) {
    const line = Math.ceil(longest / lines);
    const widest = Math.min(LARGEST, Math.floor(space.width / (line + (lines > 1 ? BEND : 0))));
    for (let pin = widest; pin >= LEAST; pin--) {
      const tall = highest(lengths, line, pin, space.height, below);
      if (tall >= SHORTEST) return { pin, tall, line };
    }
  }
  const line = Math.min(longest, Math.max(1, Math.floor(space.width / FAIR - BEND)));
  return { pin: FAIR, tall: FAIR * SLENDER, line };
}

/** What the bend needs where a lane goes on in the next line, and the place to cut the row there: a part of a pin's width. */
const BEND = 0.6;

/** How tall pins may be of which lanes stand in lines of so many. */
function highest(lengths: readonly number[], line: number, pin: number, height: number, below: number): number {
  const lines = lengths.reduce((sum, length) => sum + Math.max(1, Math.ceil(length / line)), 0);
  const share = Math.floor((height - GAP * (lengths.length - 1)) / lines) - below;
  return Math.min(TALLEST, Math.round(Math.max(pin, FAIR) * SLENDER), share);
}
