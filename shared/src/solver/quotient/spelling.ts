import { weightOf } from '../../game/row-game.ts';
import type { Computation } from '../../game/theory.ts';
import type { Work } from './work.ts';
import { TooMuch } from './work.ts';

/** The elements that letters lead to from the first, each with its lightest word. */
export interface Spelling<Element> {
  readonly elements: readonly Element[];
  /** Places of the elements, lightest word first: the first element is the one without a letter. */
  readonly order: readonly number[];
  /** Where a letter leads: element · letters.length + letter. */
  readonly to: readonly number[];
  /** The word of each, as rows, ascending. */
  readonly words: readonly (readonly number[])[];
  /** The element one letter shorter, and that letter, by its place; −1 for the first element. */
  readonly parent: readonly number[];
  readonly letter: readonly number[];
}

interface Spelled<Element> {
  readonly element: Element;
  weight: number;
  parent: number;
  letter: number;
}

interface SpellingLimits {
  readonly work: Work;
  /** Most elements. */
  readonly most: number;
  /** How many looks a letter takes. */
  readonly looks: number;
  /** What a row weighs: a whole number, at least 1. */
  readonly weigh?: (size: number) => number;
}

/** Dijkstra's way through all that can be spelled; `letters` are rows. Throws `TooMuch` beyond `most` elements. */
export function* spelled<Element>(
  letters: readonly number[],
  first: Element,
  next: (element: Element, letter: number) => Element,
  keyOf: (element: Element) => string | number,
  { work, most, looks, weigh = weightOf }: SpellingLimits,
): Computation<Spelling<Element>> {
  const found: Spelled<Element>[] = [{ element: first, weight: 0, parent: -1, letter: -1 }];
  const places = new Map([[keyOf(first), 0]]);
  const to: number[] = [];
  const order: number[] = [];
  const buckets: number[][] = [[0]];
  for (let weight = 0; weight < buckets.length; weight++) {
    for (const place of buckets[weight] ?? []) {
      const spelledHere = found[place] as Spelled<Element>;
      if (spelledHere.weight !== weight) continue;
      order.push(place);
      for (const [letter, row] of letters.entries()) {
        if (work.isDue(looks)) yield work.progress();
        const element = next(spelledHere.element, letter);
        const key = keyOf(element);
        const heavier = weight + weigh(row);
        let there = places.get(key);
        if (there === undefined) {
          there = found.push({ element, weight: Number.POSITIVE_INFINITY, parent: -1, letter: -1 }) - 1;
          if (there >= most) throw new TooMuch();
          places.set(key, there);
        }
        to[place * letters.length + letter] = there;
        const target = found[there] as Spelled<Element>;
        if (heavier >= target.weight) continue;
        Object.assign(target, { weight: heavier, parent: place, letter });
        const bucket = buckets[heavier] ?? [];
        buckets[heavier] = bucket;
        bucket.push(there);
      }
    }
    delete buckets[weight];
  }
  const words: number[][] = [];
  for (const place of order) {
    const { parent, letter } = found[place] as Spelled<Element>;
    words[place] = parent < 0 ? [] : [...(words[parent] as number[]), letters[letter] as number].sort((a, b) => a - b);
  }
  return {
    elements: found.map(({ element }) => element),
    order,
    to,
    words,
    parent: found.map(({ parent }) => parent),
    letter: found.map(({ letter }) => letter),
  };
}
