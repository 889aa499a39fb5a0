import type { Colour, HeapView } from '../game/view.ts';

/** Objects on top of each other before a heap grows wider. Colours read better in a single column. */
const TALLEST = { plain: 6, coloured: 12 } as const;

/** Objects of one heap or row that are drawn one by one; larger ones are a number. */
const MOST_DRAWN = 30;

export function isDrawn(size: number): boolean {
  return size <= MOST_DRAWN;
}

/** How many objects lie side by side in a heap. */
export function widthOf({ size, sections }: HeapView): number {
  const tallest = sections.some(({ colour }) => colour) ? TALLEST.coloured : TALLEST.plain;
  return Math.max(1, Math.ceil(size / tallest));
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
