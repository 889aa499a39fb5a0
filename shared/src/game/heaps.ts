import { count, say } from '../phrase.ts';
import type { Result } from '../result.ts';
import { ok } from '../result.ts';
import type { Notation } from './contract.ts';
import { type Fault, illegal } from './fault.ts';
import { letterOf } from './letters.ts';
import { readLetter, readParts } from './parts.ts';
import { readCount } from './text.ts';
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
    parse: (text) =>
      readParts(
        text,
        (heaps) => count(heaps, '{0} heap', '{0} heaps'),
        (token) => readCount(token, say`A heap`, 0, largest),
      ),
    format: (heaps) => heaps.join(','),
  };
}

/** `b3`: from heap b take 3. */
export const heapMoveNotation: Notation<HeapMove> = {
  parse(text) {
    const named = readLetter(text, say`A move starts with the letter of a heap, such as b3.`);
    if (!named.ok) return named;
    const take = readCount(named.value.rest, say`The number taken`, 1, Number.MAX_SAFE_INTEGER);
    return take.ok ? ok({ heap: named.value.part, take: take.value }) : take;
  },
  format: ({ heap, take }) => `${letterOf(heap)}${take}`,
};

/** Takes from one heap; a fault when the heap is not there or has too few objects. */
export function takeFrom(heaps: Heaps, { heap, take }: HeapMove): Result<Heaps, Fault> {
  const size = heaps[heap];
  if (size !== undefined && take <= size) return ok(heaps.with(heap, size - take));
  const name = letterOf(heap).toUpperCase();
  if (size === undefined) return illegal(say`There is no heap ${name}.`);
  if (size === 0) return illegal(say`Heap ${name} is empty. Choose another one.`);
  return illegal(say`Heap ${name} has only ${size}.`);
}

/** The indices of the heaps that are not empty. */
export function standing(heaps: Heaps): number[] {
  return [...heaps.keys()].filter((heap) => heaps[heap] !== 0);
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
