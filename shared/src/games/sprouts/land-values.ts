import { doubled } from './doubled.ts';
import { hashOf } from './hash.ts';
import { countOf, PackedLands } from './packed-lands.ts';

/** Entries in a row as they take on average, in bytes; there is more room where that is not enough. */
const USUAL = 32;
/** The last bits of a slot say where a land begins; the bits before them are the first of its hash, so that few other lands are read. */
const PLACE_BITS = 25;
const PLACE = 2 ** PLACE_BITS - 1;

/**
 * Nimbers of many lands, by their forms: read from texts once, and then only looked up. A land takes some 40 bytes. Where only one nimber is known
 * that a land does not have, this and `NIMBERS` stand for it.
 */
export class LandValues {
  /** For each land the length of its form, the form and its nimber, one after the other. */
  #numbers: Uint8Array;
  /** Open addressing: the first bits of a land's hash, and where it begins there, and 1; or 0 where nothing is. */
  readonly #slots: Int32Array;

  /** @param texts as `PackedLands` reads them */
  constructor(...texts: readonly string[]) {
    const lands = texts.reduce((sum, text) => sum + countOf(text), 0);
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * lands + 2)));
    this.#numbers = new Uint8Array(USUAL * lands + 2 ** 8);
    let end = 0;
    for (const text of texts) end = this.#read(new PackedLands(text), end);
  }

  /** Reads lands to where those before ended; where these end. */
  #read(lands: PackedLands, start: number): number {
    let end = start;
    while (lands.next()) {
      const { form, length, nimber } = lands;
      if (end + length + 2 > this.#numbers.length) this.#numbers = doubled(this.#numbers);
      const from = end;
      if (from >= PLACE) throw new RangeError('more lands than a slot can point to');
      this.#numbers[end++] = length;
      for (let at = 0; at < length; at++) this.#numbers[end++] = form[at] as number;
      this.#numbers[end++] = nimber;
      const hash = hashOf(form, 0, length);
      this.#slots[this.#slotOf(hash, form, length)] = (hash & ~PLACE) | (from + 1);
    }
    return end;
  }

  /** The nimber of the land with the form that ends there; less than 0 where it is not among them. */
  nimber(form: Uint8Array, end: number): number {
    const from = ((this.#slots[this.#slotOf(hashOf(form, 0, end), form, end)] as number) & PLACE) - 1;
    return from < 0 ? -1 : (this.#numbers[from + 1 + end] as number);
  }

  /** Where the number of the land with this hash and the form that ends there is, or would be. */
  #slotOf(hash: number, form: Uint8Array, end: number): number {
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const found = this.#slots[slot] as number;
      if (found === 0 || (((found ^ hash) & ~PLACE) === 0 && this.#isAt((found & PLACE) - 1, form, end))) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #isAt(from: number, form: Uint8Array, end: number): boolean {
    if (this.#numbers[from] !== end) return false;
    for (let at = 0; at < end; at++) if (this.#numbers[from + 1 + at] !== form[at]) return false;
    return true;
  }
}
