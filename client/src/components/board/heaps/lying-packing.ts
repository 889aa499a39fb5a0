import type { Size } from '../size-controller.ts';

/** How heaps lie across the table, one below the other, in CSS pixels. */
export interface LyingPacking {
  /** Side of a stone's square. */
  readonly stone: number;
  /** Stones in a line; longer heaps go on in the next. */
  readonly line: number;
  /** How high all of them are together. */
  readonly height: number;
}

/** Sides of a stone: the largest, comfortable, usable, and the smallest. */
const MAX_SIDE = 104;
const GOOD = 44;
const FAIR = 30;
const MIN_SIDE = 24;
/** Between heaps where one of them goes on in another line, so that it is seen which lines belong together. */
export const GAP = 12;

/**
 * The largest stones with which heaps of these sizes fit, in the fewest lines with large enough stones. `beside` is the space before and
 * after a heap, in CSS pixels. If nothing fits, the board scrolls.
 */
export function lyingPacking(sizes: readonly number[], space: Size, beside: number): LyingPacking {
  const longest = Math.max(1, ...sizes);
  const linesOf = (line: number): number => sizes.reduce((sum, size) => sum + Math.max(1, Math.ceil(size / line)), 0);
  const between = (line: number): number => (line < longest ? GAP * (sizes.length - 1) : 0);
  const packed = (stone: number, line: number): LyingPacking => ({ stone, line, height: linesOf(line) * stone + between(line) });
  let best: LyingPacking | null = null;
  for (let lines = 1; lines <= longest && (best?.stone ?? 0) < GOOD; lines++) {
    const line = Math.ceil(longest / lines);
    const high = Math.floor((space.height - between(line)) / linesOf(line));
    const stone = Math.min(MAX_SIDE, Math.floor((space.width - beside) / line), high);
    if (stone > (best?.stone ?? 0)) best = packed(stone, line);
  }
  if (best && best.stone >= MIN_SIDE) return best;
  return packed(FAIR, Math.min(longest, Math.max(1, Math.floor((space.width - beside) / FAIR))));
}
