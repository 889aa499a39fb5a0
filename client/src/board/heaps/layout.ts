import type { Colour, HeapsView, HeapView } from '@nimhall/shared/game/view';

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

/** Objects that left a heap between two views. */
export interface Departure {
  readonly end: 'top' | 'bottom';
  /** Their colours, bottom to top. */
  readonly colours: readonly (Colour | null)[];
}

/** What left each heap, where the second view follows from the first by taking; heaps too large to draw are left out. */
export function departures(before: HeapsView, after: HeapsView): ReadonlyMap<string, Departure> {
  const left = new Map<string, Departure>();
  if (before.heaps.length !== after.heaps.length) return left;
  for (const [index, heap] of before.heaps.entries()) {
    const now = after.heaps[index];
    if (!now || now.size >= heap.size || !isDrawn(heap.size)) continue;
    const end = bottomChanged(heap, now) ? 'bottom' : 'top';
    const from = end === 'bottom' ? 0 : now.size;
    left.set(heap.letter, {
      end,
      colours: Array.from({ length: heap.size - now.size }, (_, each) => colourAt(heap, from + each)),
    });
  }
  return left;
}

function bottomChanged(before: HeapView, after: HeapView): boolean {
  const [was, is] = [before.sections[0], after.sections[0]];
  return after.size > 0 && before.sections.length > 1 && (was?.length !== is?.length || was?.colour !== is?.colour);
}
