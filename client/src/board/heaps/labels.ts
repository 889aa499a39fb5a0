import { msg, str } from '@lit/localize';
import type { Colour, HeapView, Section } from '@nimhall/shared/game/view';
import type { Take } from './takes.ts';

/** `1 stone`, `5 stones`. */
export function stones(count: number): string {
  return count === 1 ? msg('1 stone') : msg(str`${count} stones`);
}

/** `leaving 3`, `leaving nothing`. */
export function leaving(count: number): string {
  if (count === 0) return msg('leaving nothing');
  return count === 1 ? msg('leaving 1') : msg(str`leaving ${count}`);
}

/** `Heap B, 5 stones`; a coloured heap names its sections from the top. */
export function heapLabel({ letter, size, sections }: HeapView): string {
  const name = letter.toUpperCase();
  if (size === 0) return msg(str`Heap ${name}, empty`);
  return sections.some((section) => section.colour)
    ? msg(str`Heap ${name}, ${stones(size)}: from the top ${sections.toReversed().map(sectionLabel).join(', ')}`)
    : msg(str`Heap ${name}, ${stones(size)}`);
}

function sectionLabel({ length, colour }: Section): string {
  return colour ? msg(str`${length} ${colourInWords(colour)}`) : String(length);
}

function colourInWords(colour: Colour): string {
  switch (colour) {
    case 'red':
      return msg('red');
    case 'yellow':
      return msg('yellow');
    case 'green':
      return msg('green');
    case 'blue':
      return msg('blue');
    case 'white':
      return msg('white');
    case 'purple':
      return msg('purple');
    default:
      return colour satisfies never;
  }
}

/** `Heap B, 5 stones. Take 2, leaving 3`: what a tap on an object means. */
export function takeLabel(heap: HeapView, take: Take, legal: boolean): string {
  const where = msg(str`Heap ${heap.letter.toUpperCase()}, ${stones(heap.size)}`);
  const what = take.end === 'bottom' ? msg(str`Take ${take.count} from the bottom`) : msg(str`Take ${take.count}`);
  return legal ? msg(str`${where}. ${what}, ${leaving(heap.size - take.count)}`) : msg(str`${where}. ${what}: not allowed`);
}

/** `2 stones from heap B, leaving 3`. */
export function takeInWords(heap: HeapView, { end, count }: Take): string {
  const [what, letter, rest] = [stones(count), heap.letter.toUpperCase(), leaving(heap.size - count)];
  return end === 'bottom' ? msg(str`${what} from the bottom of heap ${letter}, ${rest}`) : msg(str`${what} from heap ${letter}, ${rest}`);
}
