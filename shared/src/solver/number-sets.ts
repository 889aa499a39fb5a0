const WORD_BITS = 32;
const FULL = 0xffff_ffff;

/** Sets of whole numbers below `most`, as bits: the least number that is in none of several sets is found a word of 32 at a time. */
export class NumberSets {
  readonly #words: number;
  /** The sets one after the other. */
  readonly bits: Uint8Array | Uint16Array | Uint32Array;
  /** For each set the first word in which a number is missing; none where there is only one. */
  readonly #gaps: Uint16Array;

  constructor(sets: number, most: number) {
    this.#words = wordsFor(most);
    this.bits = new (most <= 8 ? Uint8Array : most <= 16 ? Uint16Array : Uint32Array)(sets * this.#words);
    this.#gaps = new Uint16Array(this.#words === 1 ? 0 : sets);
  }

  /** The bytes of this many sets, at most. */
  static bytes(sets: number, most: number): number {
    const words = wordsFor(most);
    return sets * (words === 1 ? (most <= 8 ? 1 : most <= 16 ? 2 : 4) : 4 * words + 2);
  }

  /** Which of the numbers from 32 times `word` on are in a set. */
  word(set: number, word: number): number {
    return this.bits[set * this.#words + word] as number;
  }

  /** The first word in which a number is missing. */
  firstGap(set: number): number {
    return this.#words === 1 ? 0 : (this.#gaps[set] as number);
  }

  add(set: number, number: number): void {
    const at = set * this.#words + (number >>> 5);
    this.bits[at] = (this.bits[at] as number) | (1 << (number & 31));
    if (this.#words === 1) return;
    while (this.word(set, this.firstGap(set)) === FULL) this.#gaps[set] = this.firstGap(set) + 1;
  }
}

/** The least number that is missing in a word of a set, or of several put together; null where none is. */
export function leastMissing(word: number, bits: number): number | null {
  const free = ~bits;
  return free === 0 ? null : WORD_BITS * word + 31 - Math.clz32(free & -free);
}

/** The last word is never full, so that a search ends. */
function wordsFor(most: number): number {
  return Math.floor(most / WORD_BITS) + 1;
}
