import type { StagesView } from '@nimhall/shared/game/view';
import { isDrawn, MAX_DRAWN } from '@nimhall/shared/picture/pile';
import type { Packing } from '../heaps/packing.ts';
import type { Size } from '../size-controller.ts';

type Stack = StagesView['stacks'][number];

/** How stacks are laid out; `height` is what the highest of them needs while it is the highest, in CSS pixels. */
interface StagePacking extends Pick<Packing, 'stone' | 'wide' | 'height'> {}

/** Stones of games that are not open yet: their size in CSS pixels, and how many of a heap are shown at most. */
export const CLOSED = { stone: 8, most: 6 } as const;

/** In CSS pixels. */
const GAP = 10;
const BETWEEN_STACKS = 14;
/** Around the heaps of a game, and under its stones. */
const TRAY = { beside: 26, open: 46, closed: 34, least: 84 } as const;
const HEAP = 26;
/** The stepper of a heap that is too large to be drawn, with what to take above or below it. */
const STEPPER = { width: 184, height: 68 } as const;
/** Space below a stack: its name. */
const NAME = 32;

const MAX_SIDE = 72;
const GOOD = 44;
const MIN_SIDE = 22;
const WIDEST = 4;

type Way = Pick<Packing, 'stone' | 'wide'>;

/** For games that fit in no way: small stones, and steppers below each other. */
const TOO_WIDE = { stone: MIN_SIDE, wide: WIDEST, height: 0 } as const;

/**
 * The largest stones with which every game of every stack fits while it is on top, so that stones keep their size. What fits in no way
 * scrolls. `extra` is the space below stacks besides their names, in CSS pixels.
 */
export function stagePacking({ stacks }: StagesView, space: Size, extra: number): StagePacking {
  const heightIn = (way: Way) => Math.max(0, ...stacks.map((stack) => highest(stack, way))) + NAME + extra;
  let best: Way = { stone: 0, wide: 1 };
  for (let wide = 1; wide <= WIDEST; wide++) {
    for (let stone = MAX_SIDE; stone > best.stone && stone >= MIN_SIDE; stone--) {
      if (widthIn(stacks, { stone, wide }) <= space.width && heightIn({ stone, wide }) <= space.height) best = { stone, wide };
    }
    if (best.stone >= GOOD) break;
  }
  if (best.stone === 0) {
    if (!stacks.every(({ stages }) => stages.flat().every(isDrawn))) return TOO_WIDE;
    best = { stone: 30, wide: 1 };
  }
  return { ...best, height: heightIn(best) };
}

function widthIn(stacks: readonly Stack[], way: Way): number {
  return stacks.reduce((sum, stack) => sum + widthOf(stack, way) + BETWEEN_STACKS, -BETWEEN_STACKS);
}

function widthOf({ stages }: Stack, way: Way): number {
  const trays = stages.map((sizes) => sizes.reduce((sum, size) => sum + heapWidth(size, way) + GAP, -GAP) + TRAY.beside);
  return Math.max(TRAY.least, ...trays);
}

function heapWidth(size: number, { stone, wide }: Way): number {
  return Math.max(wide * stone, isDrawn(size) ? HEAP : STEPPER.width);
}

/** The height of a stack while that game lies open with which it is the highest. */
function highest({ stages }: Stack, way: Way): number {
  let [below, most] = [0, 0];
  for (const sizes of stages) {
    most = Math.max(most, below + Math.max(0, ...sizes.map((size) => heapHeight(size, way))) + TRAY.open);
    below += Math.min(Math.max(0, ...sizes), CLOSED.most) * CLOSED.stone + TRAY.closed;
  }
  return most;
}

/** How high a heap may come to be: one that is too large to be drawn is drawn once it has few enough stones. */
function heapHeight(size: number, { stone, wide }: Way): number {
  const drawn = Math.ceil(Math.min(size, MAX_DRAWN) / wide) * stone;
  return isDrawn(size) ? drawn : Math.max(drawn, stone + STEPPER.height);
}
