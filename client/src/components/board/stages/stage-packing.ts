import type { StagesView } from '@nimhall/shared/game/view';
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
/** Space below a stack: its name. */
const NAME = 32;

const MAX_SIDE = 72;
const GOOD = 44;
const MIN_SIDE = 22;
const WIDEST = 4;

/**
 * The largest stones with which every game of every stack fits while it is on top, so that stones keep their size. `extra` is the space
 * below stacks besides their names, in CSS pixels.
 */
export function stagePacking({ stacks }: StagesView, space: Size, extra: number): StagePacking {
  let best = { stone: 0, wide: 1 };
  for (let wide = 1; wide <= WIDEST; wide++) {
    for (let stone = MAX_SIDE; stone > best.stone && stone >= MIN_SIDE; stone--) {
      if (fits(stacks, { stone, wide }, { width: space.width, height: space.height - NAME - extra })) best = { stone, wide };
    }
    if (best.stone >= GOOD) break;
  }
  const packed = best.stone > 0 ? best : { stone: 30, wide: 1 };
  return { ...packed, height: Math.max(...stacks.map((stack) => highest(stack, packed))) + NAME + extra };
}

function fits(stacks: readonly Stack[], packed: Pick<Packing, 'stone' | 'wide'>, { width, height }: Size): boolean {
  const wide = stacks.reduce((sum, stack) => sum + widthOf(stack, packed) + BETWEEN_STACKS, -BETWEEN_STACKS);
  return wide <= width && stacks.every((stack) => highest(stack, packed) <= height);
}

function widthOf({ stages }: Stack, { stone, wide }: Pick<Packing, 'stone' | 'wide'>): number {
  const trays = stages.map((sizes) => sizes.length * (Math.max(wide * stone, HEAP) + GAP) - GAP + TRAY.beside);
  return Math.max(TRAY.least, ...trays);
}

/** The height of a stack while that game lies open with which it is the highest. */
function highest({ stages }: Stack, { stone, wide }: Pick<Packing, 'stone' | 'wide'>): number {
  let [below, most] = [0, 0];
  for (const sizes of stages) {
    const tallest = Math.max(0, ...sizes);
    most = Math.max(most, below + Math.ceil(tallest / wide) * stone + TRAY.open);
    below += Math.min(tallest, CLOSED.most) * CLOSED.stone + TRAY.closed;
  }
  return most;
}
