import type { Colour, HeapsView, HeapView } from '@nimhall/shared/game/view';
import { colourAt, isDrawn } from '@nimhall/shared/picture/pile';

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
