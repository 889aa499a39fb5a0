import type { Extent } from '../space.ts';

/** How strings are laid out, below each other, in CSS pixels. */
export interface StringPacking {
  /** Side of a stone's square. */
  readonly stone: number;
  /** Stones in a line; longer strings go on in the next. */
  readonly line: number;
}

/** Sides of a stone: as large as it gets, what a finger can do with, and what it just can. */
const LARGEST = 60;
const FAIR = 30;
const LEAST = 24;
/** Between strings. */
export const GAP = 12;

/**
 * The largest stones with which strings of these lengths fit, in the fewest lines that leave them large enough. `beside` is what
 * stands before and after a string, in CSS pixels. What fits in no way scrolls.
 */
export function stringPacking(lengths: readonly number[], space: Extent, beside: number): StringPacking {
  const longest = Math.max(1, ...lengths);
  let best: StringPacking | null = null;
  for (let lines = 1; lines <= longest && (best?.stone ?? 0) < FAIR; lines++) {
    const line = Math.ceil(longest / lines);
    const all = lengths.reduce((sum, length) => sum + Math.max(1, Math.ceil(length / line)), 0);
    const high = Math.floor((space.height - GAP * (lengths.length - 1)) / all);
    const stone = Math.min(LARGEST, Math.floor((space.width - beside) / line), high);
    if (stone > (best?.stone ?? 0)) best = { stone, line };
  }
  if (best && best.stone >= LEAST) return best;
  return { stone: FAIR, line: Math.min(longest, Math.max(1, Math.floor((space.width - beside) / FAIR))) };
}
