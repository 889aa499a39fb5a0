import type { HeapView, Section } from '@nimhall/shared/game/view';
import type { Take } from './takes.ts';

/** `1 stone`, `5 stones`. */
export function stones(count: number): string {
  return count === 1 ? '1 stone' : `${count} stones`;
}

/** `leaving 3`, `leaving nothing`. */
export function leaving(count: number): string {
  return `leaving ${count === 0 ? 'nothing' : count}`;
}

/** `Heap B, 5 stones`; a coloured heap names its sections from the top. */
export function heapLabel({ letter, size, sections }: HeapView): string {
  const name = `Heap ${letter.toUpperCase()}`;
  if (size === 0) return `${name}, empty`;
  return sections.some((section) => section.colour)
    ? `${name}, ${stones(size)}: from the top ${sections.toReversed().map(sectionLabel).join(', ')}`
    : `${name}, ${stones(size)}`;
}

function sectionLabel({ length, colour }: Section): string {
  return colour ? `${length} ${colour}` : String(length);
}

/** `Heap B, 5 stones. Take 2, leaving 3`: what a tap on an object means. */
export function takeLabel(heap: HeapView, take: Take, legal: boolean): string {
  const what = `Take ${take.count}${take.end === 'bottom' ? ' from the bottom' : ''}`;
  const where = `Heap ${heap.letter.toUpperCase()}, ${stones(heap.size)}`;
  return legal ? `${where}. ${what}, ${leaving(heap.size - take.count)}` : `${where}. ${what}: not allowed`;
}

/** `2 stones from heap B, leaving 3`. */
export function takeInWords(heap: HeapView, { end, count }: Take): string {
  const where = `${end === 'bottom' ? 'the bottom of ' : ''}heap ${heap.letter.toUpperCase()}`;
  return `${stones(count)} from ${where}, ${leaving(heap.size - count)}`;
}
