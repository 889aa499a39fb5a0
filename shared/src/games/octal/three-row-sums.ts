import { type Code, THREE_ROWS } from './code.ts';

/**
 * What three rows of this many pins together can be worth, for each number of pins. To go through all ways to divide them takes the square of
 * their number. Instead there is a set of bits of what two rows can be worth, and for each length of the shortest row that of the others is taken as a whole:
 * to add a row turns its words and the bits in them round.
 */
export class ThreeRowSums {
  /** By the pins of all rows together. */
  readonly #pairs: Uint32Array[] = [];
  readonly #triples: Uint32Array[] = [];
  /** 1 where the last bit of a key says that a sum is fickle, which it is if all its rows are; else 0. */
  readonly #fickleBit: 0 | 1;
  bytes = 0;

  /** Keys are nimbers, or twice those and 1 for what is fickle. */
  constructor(keys: 'nimbers' | 'with-fickleness') {
    this.#fickleBit = keys === 'nimbers' ? 0 : 1;
  }

  /** Works out the sums of up to this many pins, from the keys of shorter rows, all below `bound`; gives how many words that took, each time. */
  *reach(pins: number, bound: number, keyOf: (row: number) => number): Generator<number, void, void> {
    while (this.#pairs.length <= pins) {
      const all = this.#pairs.length;
      const words = Math.max(1, bound >>> 5);
      const pairs = new Uint32Array(words);
      for (let row = 1; 2 * row <= all; row++) {
        const [one, other] = [keyOf(row), keyOf(all - row)];
        const key = ((one ^ other) & ~this.#fickleBit) | (one & other & this.#fickleBit);
        pairs[key >>> 5] = (pairs[key >>> 5] as number) | (1 << (key & 31));
      }
      const triples = new Uint32Array(words);
      for (let row = 1; 3 * row <= all; row++) this.#add(triples, this.#pairs[all - row] as Uint32Array, keyOf(row));
      this.#pairs.push(pairs);
      this.#triples.push(triples);
      this.bytes += 2 * pairs.byteLength;
      yield all + (all * words) / 3;
    }
  }

  /** Adds to a set what two rows are worth with a third one. */
  #add(to: Uint32Array, pairs: Uint32Array, key: number): void {
    const by = key & ~this.#fickleBit;
    const makesFirm = this.#fickleBit === 1 && (key & 1) === 0;
    for (let word = 0; word < pairs.length; word++) {
      const bits = pairs[word] as number;
      if (bits === 0) continue;
      const turned = turnedBy(makesFirm ? (bits | (bits >>> 1)) & 0x55555555 : bits, by & 31);
      const there = word ^ (by >>> 5);
      to[there] = (to[there] as number) | turned;
    }
  }

  /** The keys of all three rows that may be left of a row, as a set of bits; null where there is no such move. What they take is known. */
  left(code: Code, row: number): Uint32Array | null {
    let all: Uint32Array | null = null;
    for (let take = 0; take <= row - 3 && take <= code.longest; take++) {
      if ((code.digit(take) & THREE_ROWS) === 0) continue;
      const triples = this.#triples[row - take] as Uint32Array;
      // The most pins come first, and their set is no shorter than the others.
      all ??= new Uint32Array(triples.length);
      for (let word = 0; word < triples.length; word++) all[word] = (all[word] as number) | (triples[word] as number);
    }
    return all;
  }
}

/** Every bit of a word at the place of its own, nim-added to a number below 32. */
function turnedBy(bits: number, by: number): number {
  if (by & 1) bits = ((bits & 0x55555555) << 1) | ((bits >>> 1) & 0x55555555);
  if (by & 2) bits = ((bits & 0x33333333) << 2) | ((bits >>> 2) & 0x33333333);
  if (by & 4) bits = ((bits & 0x0f0f0f0f) << 4) | ((bits >>> 4) & 0x0f0f0f0f);
  if (by & 8) bits = ((bits & 0x00ff00ff) << 8) | ((bits >>> 8) & 0x00ff00ff);
  if (by & 16) bits = (bits << 16) | (bits >>> 16);
  return bits;
}

/** The members of a set of bits, ascending. */
export function* membersOf(set: Uint32Array): Generator<number, void, void> {
  for (let word = 0; word < set.length; word++) {
    for (let bits = set[word] as number; bits !== 0; bits &= bits - 1) yield 32 * word + 31 - Math.clz32(bits & -bits);
  }
}
