import type { Size } from '../size-controller.ts';

/** How lanes of pins are laid out, in CSS pixels. */
export interface RowPacking {
  /** Width of a pin's place, and its height. */
  readonly pin: number;
  readonly tall: number;
  /** Places in a line; longer lanes bend, and come back in the next line. */
  readonly line: number;
}

/** Widths of a pin's place: the largest, comfortable, usable, and the smallest. */
const MAX_WIDTH = 72;
const GOOD = 44;
const FAIR = 30;
const MIN_WIDTH = 24;
/** Heights of a pin: by its width, and at most. */
const SLENDER = 1.75;
const TALLEST = 120;
/** Between lanes. */
const GAP = 8;

/**
 * The largest pins with which lanes of these lengths fit, the longest in as few lines as leave comfortable pins; if those are too small,
 * short lanes are put side by side. `below` is the space under the pins of a line, in CSS pixels. If nothing fits, the board scrolls.
 */
export function rowPacking(lengths: readonly number[], space: Size, below: number): RowPacking {
  const longest = Math.max(1, ...lengths);
  let best: RowPacking | null = null;
  const tryLine = (line: number): void => {
    const pin = Math.min(MAX_WIDTH, Math.floor(space.width / line));
    const tall = highest(lengths, line, pin, space.height, below);
    if (sizeOf({ pin, tall }) > sizeOf(best)) best = { pin, tall, line };
  };
  for (let lines = 1; lines <= longest && sizeOf(best) < GOOD; lines++) tryLine(Math.ceil(longest / lines));
  for (let line = longest + 1; line <= allInOne(lengths) && sizeOf(best) < GOOD; line++) tryLine(line);
  if (best && sizeOf(best) >= MIN_WIDTH) return best;
  const isAlone = lengths.length < 2;
  const line = Math.min(isAlone ? longest : allInOne(lengths), Math.max(1, Math.floor(space.width / (isAlone ? GOOD : FAIR))));
  const pin = Math.min(MAX_WIDTH, Math.floor(space.width / line));
  return { pin, tall: Math.round(pin * SLENDER), line };
}

/** Lanes side by side, by their numbers, with a free place between two, for lines with this many places. */
export function shelvesOf(lengths: readonly number[], line: number): number[][] {
  const shelves: number[][] = [];
  let free = 0;
  for (const [lane, length] of lengths.entries()) {
    const needed = Math.max(1, length) + 1;
    if (needed <= free) shelves.at(-1)?.push(lane);
    else {
      shelves.push([lane]);
      free = line + 1;
    }
    free -= needed;
  }
  return shelves;
}

/** The places needed for all lanes side by side. */
function allInOne(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + Math.max(1, length) + 1, -1);
}

function sizeOf(packed: Pick<RowPacking, 'pin' | 'tall'> | null): number {
  return Math.min(packed?.pin ?? 0, packed?.tall ?? 0);
}

/** The greatest height of pins of lanes in lines of this many places. */
function highest(lengths: readonly number[], line: number, pin: number, height: number, below: number): number {
  const shelves = shelvesOf(lengths, line).length;
  const more = lengths.reduce((sum, length) => sum + Math.max(0, Math.ceil(length / line) - 1), 0);
  const share = Math.floor((height - GAP * (shelves - 1)) / (shelves + more)) - below;
  return Math.min(TALLEST, Math.round(Math.max(pin, FAIR) * SLENDER), share);
}
