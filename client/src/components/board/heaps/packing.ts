import type { Size } from '../size-controller.ts';

/** How heaps are laid out: every heap is as wide as the others, so that the higher one is the larger one. */
export interface Packing {
  /** Stones side by side in each heap. */
  readonly wide: number;
  /** Side of a stone's square, in CSS pixels. */
  readonly stone: number;
  /** Between heaps, in CSS pixels. */
  readonly gap: number;
  /** Heaps in a line. */
  readonly line: number;
  /** How much higher each heap stands than the one before, in CSS pixels: 0 where they are on even ground. */
  readonly rise: number;
  /** How high all lines are together, in CSS pixels. */
  readonly height: number;
}

/** Sides of a stone in CSS pixels: the largest, comfortable, good, usable, and the smallest. */
const MAX_SIDE = 64;
const LIKED = 44;
const GOOD = 36;
const FAIR = 30;
const MIN_SIDE = 24;
/** Stones side by side at most. */
const WIDEST = 8;
/** Space for a heap's name, in CSS pixels. */
const NAME = 38;
/** The highest step of stairs, and from one to the next at most, in CSS pixels. */
const STAIRS = { high: 64, rise: 14 } as const;

/**
 * The packing of heaps of these sizes: in the fewest lines, and each heap in one column, as long as that leaves stones that a
 * finger can do with. `below` is what each line of heaps needs under its stones, in CSS pixels. What fits in no way is as
 * large as it must be, and scrolls. Heaps on stairs are in one line, whatever that takes, and as
 * wide as lets a finger find their stones: every step has room for all that may come to lie there.
 */
export function packing(sizes: readonly number[], space: Size, below: number, stairs = false): Packing {
  const all = stairs ? [waysOnStairs(sizes.length)] : waysToPack(sizes.length, space.width);
  const choices = all.map((ways) => ways.map((way) => largest(sizes, way, space, below)));
  const onStairs = stairs ? choices.flat().find(({ stone }) => stone >= LIKED) : undefined;
  if (onStairs) return onStairs;
  for (const [single, ...wider] of stairs ? [] : choices) {
    if (single && single.stone >= FAIR) return single;
    const found = wider.find(({ stone }) => stone >= GOOD) ?? wider.find(({ stone }) => stone >= FAIR);
    if (found) return found;
  }
  const best = choices.flat().reduce((one, other) => (other.stone > one.stone ? other : one));
  return best.stone >= MIN_SIDE ? best : lowest(sizes, all.flat(), space.width, below);
}

type Way = Pick<Packing, 'wide' | 'line' | 'rise'>;

/** Layouts of this many heaps by the number of lines; with equal lines, those with fewer columns first. */
function waysToPack(heaps: number, width: number): Way[][] {
  const most = Math.max(1, Math.floor(width / NAME));
  const lines = Array.from({ length: Math.max(1, heaps) }, (_, at) => Math.ceil(Math.max(1, heaps) / (at + 1)));
  return [...new Set(lines)]
    .filter((line) => line <= most)
    .map((line) => Array.from({ length: WIDEST }, (_, at) => ({ wide: at + 1, line, rise: 0 })));
}

/** Stairs are one line without gaps. */
function waysOnStairs(steps: number): Way[] {
  return Array.from({ length: WIDEST }, (_, at) => ({ wide: at + 1, line: steps, rise: riseOf(steps) }));
}

/** The height of each of this many steps, in CSS pixels. */
export function riseOf(steps: number): number {
  return Math.max(1, Math.min(STAIRS.rise, Math.floor(STAIRS.high / steps)));
}

/** The largest stones that fit in this way; of side 0 where none do. */
function largest(sizes: readonly number[], way: Way, space: Size, below: number): Packing {
  for (let stone = MAX_SIDE; stone >= MIN_SIDE; stone--) {
    const packed = packedAs(way, stone, sizes, below);
    if (widthOf(packed) <= space.width && packed.height <= space.height) return packed;
  }
  return { ...way, stone: 0, gap: 0, height: 0 };
}

/** The lowest packing of stones that are just large enough. */
function lowest(sizes: readonly number[], ways: readonly Way[], width: number, below: number): Packing {
  const packings = ways.map((way) => packedAs(way, FAIR, sizes, below));
  const fitting = packings.filter((packed) => widthOf(packed) <= width);
  return fitting.reduce(
    (one, other) => (other.height < one.height ? other : one),
    fitting[0] ?? packings[0] ?? packedAs({ wide: 1, line: 1, rise: 0 }, FAIR, sizes, below),
  );
}

function packedAs(way: Way, stone: number, sizes: readonly number[], below: number): Packing {
  const packed = { ...way, stone, gap: gapFor(stone, way) };
  return { ...packed, height: heightOf(sizes, packed, below) };
}

function gapFor(stone: number, { rise }: Way): number {
  return rise > 0 ? 0 : Math.round(Math.min(32, Math.max(6, stone / 2)));
}

function widthOf({ wide, line, stone, gap }: Omit<Packing, 'height'>): number {
  return line * (Math.max(wide * stone, NAME) + gap) - gap;
}

function heightOf(sizes: readonly number[], { wide, stone, line, rise }: Omit<Packing, 'height'>, below: number): number {
  const heights = sizes.map((size, at) => Math.ceil(size / wide) * stone + rise * (at + 1));
  let height = 0;
  for (let at = 0; at < sizes.length; at += line) height += Math.max(...heights.slice(at, at + line)) + below;
  return height;
}
