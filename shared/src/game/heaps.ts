import type { Result } from '../result.ts';
import { ok } from '../result.ts';
import type { Notation } from './contract.ts';
import { type Fault, illegal, malformed, overLimit } from './fault.ts';
import { indexOfLetter, letterOf, MOST_PARTS } from './letters.ts';
import { readCount, split, whole } from './text.ts';
import type { HeapsView } from './view.ts';

/** Heap sizes from the left; an emptied heap stays as 0 so that letters keep their meaning. */
export type Heaps = readonly number[];

/** Take `take` ≥ 1 objects from one heap. */
export interface HeapMove {
  readonly heap: number;
  readonly take: number;
}

/** `3,5,6`: heaps of 0 to `largest` objects, 26 at most. */
export function heapsNotation(largest: number): Notation<Heaps> {
  return {
    parse(text) {
      const token = whole(text);
      if (!token.ok) return token;
      const tokens = split(token.value, ',');
      if (tokens.length > MOST_PARTS)
        return overLimit(`${tokens.length} heaps are too many: ${MOST_PARTS} at most.`, tokens[MOST_PARTS]?.at);
      const heaps: number[] = [];
      for (const each of tokens) {
        const size = readCount(each, 'A heap', 0, largest);
        if (!size.ok) return size;
        heaps.push(size.value);
      }
      return ok(heaps);
    },
    format: (heaps) => heaps.join(','),
  };
}

/** `b3`: from heap b take 3. */
export const heapMoveNotation: Notation<HeapMove> = {
  parse(text) {
    const token = whole(text);
    if (!token.ok) return token;
    const [letter = '', rest = ''] = [token.value.text.charAt(0).toLowerCase(), token.value.text.slice(1)];
    const heap = indexOfLetter(letter);
    if (heap < 0) return malformed('A move starts with the letter of a heap, such as b3.', token.value.at);
    const take = readCount({ text: rest, at: token.value.at + 1 }, 'The number taken', 1, Number.MAX_SAFE_INTEGER);
    return take.ok ? ok({ heap, take: take.value }) : take;
  },
  format: ({ heap, take }) => `${letterOf(heap)}${take}`,
};

/** Takes from one heap; a fault when the heap is not there or has too few objects. */
export function takeFrom(heaps: Heaps, { heap, take }: HeapMove): Result<Heaps, Fault> {
  const size = heaps[heap];
  if (size === undefined) return illegal(`There is no heap ${letterOf(heap).toUpperCase()}.`);
  if (take > size) return illegal(`Heap ${letterOf(heap).toUpperCase()} has ${size === 0 ? 'nothing left' : `only ${size}`}.`);
  return ok(heaps.with(heap, size - take));
}

/** Every heap as a position of its own. */
export function singleHeaps(heaps: Heaps): Heaps[] {
  return heaps.map((size) => [size]);
}

/** Heap order never matters to the value. */
export function heapsKey(heaps: Heaps): string {
  return heaps
    .filter((size) => size > 0)
    .sort((a, b) => a - b)
    .join(',');
}

export function plainHeapsView(heaps: Heaps, mostHeaps = 1): HeapsView {
  return {
    kind: 'heaps',
    ends: 'top',
    mostHeaps,
    heaps: heaps.map((size, index) => ({
      letter: letterOf(index),
      size,
      sections: size === 0 ? [] : [{ length: size, colour: null }],
    })),
  };
}
