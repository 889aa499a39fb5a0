import { digitAt } from './digits.ts';
import { doubled } from './doubled.ts';
import { hashOf } from './hash.ts';

/** Entries in a row as they take on average, in bytes; there is more room where that is not enough. */
const USUAL = 32;

/**
 * Nimbers of many lands, by their forms: read from texts once, and then only looked up. A land takes some 40 bytes. Where only one nimber is known
 * that a land does not have, this and `NIMBERS` stand for it.
 */
export class LandValues {
  /** For each land the length of its form, the form and its nimber, one after the other. */
  #numbers: Uint8Array;
  /** Open addressing: where a land begins there, and 1; or 0 where nothing is. */
  readonly #slots: Int32Array;

  /**
   * @param texts for each land, in the order of their forms, how many numbers its form has in common with the one before, how many
   * others follow, these, and the nimber; before all of that how many lands there are, and a space
   */
  constructor(...texts: readonly string[]) {
    const lands = texts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * lands + 2)));
    this.#numbers = new Uint8Array(USUAL * lands + 2 ** 8);
    let end = 0;
    for (const text of texts) end = this.#read(text, end);
  }

  /** Reads a text to where the one before ended; where this one ends. */
  #read(text: string, start: number): number {
    let before = start;
    let end = start;
    for (let at = text.indexOf(' ') + 1; at < text.length; ) {
      const common = digitAt(text, at++);
      const others = digitAt(text, at++);
      if (end + common + others + 2 > this.#numbers.length) this.#numbers = doubled(this.#numbers);
      const from = end;
      this.#numbers[end++] = common + others;
      for (let index = 1; index <= common; index++) this.#numbers[end++] = this.#numbers[before + index] as number;
      // The others, and the nimber.
      for (let left = others; left >= 0; left--) this.#numbers[end++] = digitAt(text, at++);
      this.#slots[this.#slotOf(this.#numbers, from + 1, end - 1)] = from + 1;
      before = from;
    }
    return end;
  }

  /** The nimber of the land with the form that ends there; less than 0 where it is not among them. */
  nimber(form: Uint8Array, end: number): number {
    const from = (this.#slots[this.#slotOf(form, 0, end)] as number) - 1;
    return from < 0 ? -1 : (this.#numbers[from + 1 + end] as number);
  }

  /** Where the number of a land is, or would be. */
  #slotOf(form: Uint8Array, start: number, end: number): number {
    const mask = this.#slots.length - 1;
    let slot = hashOf(form, start, end) & mask;
    while (this.#slots[slot] !== 0 && !this.#isAt((this.#slots[slot] as number) - 1, form, start, end)) slot = (slot + 1) & mask;
    return slot;
  }

  #isAt(from: number, form: Uint8Array, start: number, end: number): boolean {
    if (this.#numbers[from] !== end - start) return false;
    for (let at = start; at < end; at++) if (this.#numbers[from + 1 + at - start] !== form[at]) return false;
    return true;
  }
}
