import { msg, str } from '@lit/localize';
import { indexOfLetters, letterOf } from '@nimhall/shared/game/letters';
import type { Colour, HeapsView, HeapView, Section } from '@nimhall/shared/game/view';
import { count, type Phrase } from '@nimhall/shared/phrase';
import { localize } from '../../../i18n/language.ts';
import { type MoveWords, takenInWords } from '../move-words.ts';
import type { Take } from './takes.ts';

/** `1 stone`, `5 stones`. */
export function stones(number: number): string {
  return localize(count(number, '{0} stone', '{0} stones'));
}

/** `leaving 3`, `leaving nothing`. */
export function leaving(number: number): string {
  return number === 0 ? msg('leaving nothing') : localize(count(number, 'leaving {0}', 'leaving {0}'));
}

/** Whether the heaps are horizontal and open at both ends. */
export function isString({ ends }: HeapsView): boolean {
  return ends === 'both';
}

/** On which side an end of a string is; null where both ends are the same to people, or where it is no string. */
export function sideOf(view: HeapsView, { sections }: HeapView, end: Take['end']): 'left' | 'right' | null {
  if (!isString(view) || sections.length < 2) return null;
  return end === 'bottom' ? 'left' : 'right';
}

/** `Heap B`, or by the word that the rules have for it: `Step B`. */
export function heapName(view: HeapsView, { letter }: HeapView): string {
  const name = letter.toUpperCase();
  if (isString(view)) return msg(str`String ${name}`);
  if (view.called) return view.called === 'pile' ? msg(str`Pile ${name}`) : msg(str`Stack ${name}`);
  return view.stairs ? msg(str`Step ${name}`) : msg(str`Heap ${name}`);
}

/** `Heap B, 5 stones`; a coloured heap names its sections from the top, a string from the left. */
export function heapLabel(view: HeapsView, heap: HeapView): string {
  const { size, sections } = heap;
  const name = heapName(view, heap);
  if (size === 0) return msg(str`${name}, empty`);
  const sized = `${name}, ${stones(size)}`;
  if (isString(view)) return sections.length > 0 ? msg(str`${sized}: from the left ${sections.map(sectionLabel).join(', ')}`) : sized;
  return sections.some(({ colour }) => colour)
    ? msg(str`${sized}: from the top ${sections.toReversed().map(sectionLabel).join(', ')}`)
    : sized;
}

function sectionLabel({ length, colour }: Section): string {
  return localize(colour ? ofColour(length, colour) : length);
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

/** `Heap B, 5 stones. Take 2, leaving 3`: the label of an object. */
export function takeLabel(view: HeapsView, heap: HeapView, take: Take, legal: boolean): string {
  const where = heapLabel(view, { ...heap, sections: [] });
  const what = whatTaken(view, heap, take);
  return legal ? msg(str`${where}. ${what}, ${leaving(heap.size - take.count)}`) : msg(str`${where}. ${what}: not allowed`);
}

function whatTaken(view: HeapsView, heap: HeapView, { letter, end, count }: Take): string {
  if (view.stairs) return msg(str`Move ${count} to ${landing(letter)}`);
  switch (sideOf(view, heap, end)) {
    case 'left':
      return msg(str`Take ${count} from the left`);
    case 'right':
      return msg(str`Take ${count} from the right`);
    default:
      return msg(str`Take ${count}`);
  }
}

/** `2 stones from heap B, leaving 3`. */
export function takeInWords(view: HeapsView, heap: HeapView, { end, count }: Take): string {
  const [what, letter, rest] = [stones(count), heap.letter.toUpperCase(), leaving(heap.size - count)];
  switch (sideOf(view, heap, end)) {
    case 'left':
      return msg(str`${what} from the left of string ${letter}, ${rest}`);
    case 'right':
      return msg(str`${what} from the right of string ${letter}, ${rest}`);
    default:
      return takenFrom(view, what, letter, rest);
  }
}

function takenFrom(view: HeapsView, what: string, letter: string, rest: string): string {
  if (isString(view)) return msg(str`${what} from string ${letter}, ${rest}`);
  if (view.called)
    return view.called === 'pile' ? msg(str`${what} from pile ${letter}, ${rest}`) : msg(str`${what} from stack ${letter}, ${rest}`);
  return msg(str`${what} from heap ${letter}, ${rest}`);
}

/** `Move 2 stones from step B to step A, leaving 3`. */
export function stepDownInWords(heap: HeapView, { count }: Take): MoveWords {
  const [what, letter, to, rest] = [stones(count), heap.letter.toUpperCase(), landing(heap.letter), leaving(heap.size - count)];
  return {
    imperative: msg(str`Move ${what} from step ${letter} to ${to}, ${rest}`),
    past: msg(str`moved ${what} from step ${letter} to ${to}, ${rest}`),
  };
}

/** Where stones go that leave a step: `step A`, `the ground`. */
function landing(letter: string): string {
  const step = indexOfLetters(letter);
  return step === 0 ? msg('the ground') : msg(str`step ${letterOf(step - 1).toUpperCase()}`);
}

/** `Take 2 from C, leaving 3`, where there is little room. */
export function takeInShort(view: HeapsView, heap: HeapView, { end, count }: Take): MoveWords {
  const { letter, size } = heap;
  const [taken, name, rest] = [localize(count), letter.toUpperCase(), leaving(size - count)];
  if (view.stairs) {
    const step = indexOfLetters(letter);
    const to = step === 0 ? msg('the ground') : letterOf(step - 1).toUpperCase();
    return {
      imperative: msg(str`Move ${taken} from ${name} to ${to}, ${rest}`),
      past: msg(str`moved ${taken} from ${name} to ${to}, ${rest}`),
    };
  }
  switch (sideOf(view, heap, end)) {
    case 'left':
      return takenInWords(msg(str`${taken} from the left of ${name}, ${rest}`));
    case 'right':
      return takenInWords(msg(str`${taken} from the right of ${name}, ${rest}`));
    default:
      return takenInWords(msg(str`${taken} from ${name}, ${rest}`));
  }
}
