import { msg, str } from '@lit/localize';
import type { Colour, HeapView, Section } from '@nimhall/shared/game/view';
import { count, type Phrase } from '@nimhall/shared/phrase';
import { inOurLanguage } from '../../../ground/i18n/language.ts';
import { inDigits } from '../../../ground/i18n/numbers.ts';
import type { Take } from './takes.ts';

/** `1 stone`, `5 stones`. */
export function stones(number: number): string {
  return inOurLanguage(count(number, '{0} stone', '{0} stones'));
}

/** `leaving 3`, `leaving nothing`. */
export function leaving(number: number): string {
  return number === 0 ? msg('leaving nothing') : inOurLanguage(count(number, 'leaving {0}', 'leaving {0}'));
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
  return colour ? inOurLanguage(ofColour(length, colour)) : inDigits(length);
}

function ofColour(number: number, colour: Colour): Phrase {
  switch (colour) {
    case 'red':
      return count(number, '{0} red', '{0} red');
    case 'yellow':
      return count(number, '{0} yellow', '{0} yellow');
    case 'green':
      return count(number, '{0} green', '{0} green');
    case 'blue':
      return count(number, '{0} blue', '{0} blue');
    case 'white':
      return count(number, '{0} white', '{0} white');
    case 'purple':
      return count(number, '{0} purple', '{0} purple');
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
