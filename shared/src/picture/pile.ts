import type { Colour, HeapsView, HeapView } from '../game/view.ts';

/** Objects on top of each other in a picture before its heaps grow wider. */
const TALLEST = 12;

/** Objects of one heap or row that are drawn one by one; larger ones are a number. */
export const MAX_DRAWN = 30;

export function isDrawn(size: number): boolean {
  return size <= MAX_DRAWN;
}

/** How many objects lie side by side in the heaps of a picture: in all of them as many, so that the higher heap is the larger one. */
export function widthOf(sizes: readonly number[]): number {
  return Math.max(1, Math.ceil(Math.max(0, ...sizes.filter(isDrawn)) / TALLEST));
}

/** How many objects each heap may come to have: on stairs, all that lie on its step and above. */
export function mostOf({ heaps, stairs }: HeapsView): number[] {
  const sizes = heaps.map(({ size }) => size);
  return stairs ? sizes.map((_, step) => sizes.slice(step).reduce((sum, size) => sum + size, 0)) : sizes;
}

/** The colour of an object, counted from the bottom, from 0. */
export function colourAt({ sections }: HeapView, index: number): Colour | null {
  let below = 0;
  for (const { length, colour } of sections) {
    below += length;
    if (index < below) return colour;
  }
  return null;
}
