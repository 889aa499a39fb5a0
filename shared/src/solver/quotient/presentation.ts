import { product, type Quotient } from './quotient.ts';

/** How often each generator is in a product. */
export type Word = readonly number[];

/** A commutative monoid by generators and relations. */
export interface Presentation {
  /** The row that each generator stands for: the smallest that is no product of the generators before it. */
  readonly generators: readonly number[];
  /** For each element the least word that comes to it: the shortest, and of these the one with most of the first generators. */
  readonly words: readonly Word[];
  /** Words that are equal, the second the least: from these all others follow, and none from the rest (a reduced Gröbner basis). */
  readonly relations: readonly (readonly [Word, Word])[];
}

/** Presents a quotient by the rows of which `elements` says what they come to. */
export function presented(quotient: Quotient, elements: readonly number[]): Presentation {
  const generators = generatorsOf(quotient, elements);
  const letters = generators.map((size) => elements[size] as number);
  const words: Word[] = [];
  const relations: (readonly [Word, Word])[] = [];
  const least = new Map<string, number>();
  words[0] = letters.map(() => 0);
  least.set(words[0].join(), 0);
  for (let shorter: Word[] = [words[0]]; shorter.length > 0; ) {
    const next: Word[] = [];
    for (const word of longer(shorter)) {
      const known = divisorsOf(word).map((divisor) => least.get(divisor.join()));
      // A word with a divisor that is not least is not least either, and equal by the relation of the divisor.
      if (known.includes(undefined)) continue;
      const first = word.findIndex((times) => times > 0);
      const before = least.get(word.with(first, (word[first] as number) - 1).join()) as number;
      const element = product(quotient, before, letters[first] as number);
      const same = words[element];
      if (same) relations.push([word, same]);
      else {
        words[element] = word;
        least.set(word.join(), element);
        next.push(word);
      }
    }
    shorter = next;
  }
  return { generators, words, relations };
}

function generatorsOf(quotient: Quotient, elements: readonly number[]): number[] {
  const generators: number[] = [];
  let reached = new Set([0]);
  for (const [size, element] of elements.entries()) {
    if (reached.has(element)) continue;
    generators.push(size);
    const letters = generators.map((generator) => elements[generator] as number);
    reached = new Set([0]);
    for (const one of reached) for (const letter of letters) reached.add(product(quotient, one, letter));
  }
  return generators;
}

/** All words with one generator more, each once, those with most of the first generators first. */
function longer(words: readonly Word[]): Word[] {
  const found = new Map<string, Word>();
  for (const word of words) {
    for (const [at, times] of word.entries()) {
      const next = word.with(at, times + 1);
      found.set(next.join(), next);
    }
  }
  return [...found.values()].sort((one, other) => {
    const at = one.findIndex((times, index) => times !== other[index]);
    return (other[at] as number) - (one[at] as number);
  });
}

/** The words with one generator less. */
function divisorsOf(word: Word): Word[] {
  return word.flatMap((times, at) => (times > 0 ? [word.with(at, times - 1)] : []));
}
