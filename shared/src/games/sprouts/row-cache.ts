import { FIRST_LETTER, MAX_LETTERS } from './lands.ts';
import { endOfRegion, type Row } from './row.ts';

/** Bytes of an entry: the numbers of a land as they come, and zeros after them, which no region is. What reads longer is not kept. */
const ENTRY = 32;
/** They are hashed and compared by four at a time. */
const WORDS = ENTRY / 4;
/** A power of two. Sixteen times as many would find a sixth more lands, and save no time: they are too many for a processor's cache. */
const ENTRIES = 2 ** 12;

/** What letters of the land that is read are called; 0 where they have not come yet. */
const names = new Uint8Array(MAX_LETTERS);

/**
 * Remembers lands as moves leave them, before they are brought to their form: four of ten come in the same words again, and to read
 * them takes a small part of the time that the form takes. One entry has room for each hash; the last one stays.
 */
export class RowCache {
  readonly #entries = new Int32Array(WORDS * ENTRIES);
  readonly #ids = new Int32Array(ENTRIES);
  /** The land that was looked up last, as it would be in an entry. */
  readonly #words = new Int32Array(WORDS);
  readonly #numbers = new Uint8Array(this.#words.buffer);
  /** Which entry it would be; less than 0 where it is too long. */
  #slot = -1;

  get bytes(): number {
    return this.#entries.byteLength + this.#ids.byteLength;
  }

  /** The number of one land of a row; less than 0 where it is not remembered. */
  find(row: Row, leaders: Uint8Array, leader: number): number {
    this.#slot = -1;
    if (!this.#read(row, leaders, leader)) return -1;
    this.#slot = this.#hash() & (ENTRIES - 1);
    const from = this.#slot * WORDS;
    for (let word = 0; word < WORDS; word++) if (this.#entries[from + word] !== this.#words[word]) return -1;
    return this.#ids[this.#slot] as number;
  }

  /** Remembers the number of the land that was looked up last. */
  keep(id: number): void {
    if (this.#slot < 0) return;
    this.#entries.set(this.#words, this.#slot * WORDS);
    this.#ids[this.#slot] = id;
  }

  /** Reads one land of a row into `#numbers`, with letters counted up as they come; false where it is too long. */
  #read({ numbers, starts, regions }: Row, leaders: Uint8Array, leader: number): boolean {
    const read = this.#numbers;
    let end = 0;
    let named = FIRST_LETTER;
    names.fill(0);
    this.#words.fill(0);
    for (let region = leader; region < regions; region++) {
      if (leaders[region] !== leader) continue;
      let at = starts[region] as number;
      if (end + endOfRegion(numbers, at) - at > ENTRY) return false;
      read[end++] = numbers[at++] as number;
      let boundaries = numbers[at++] as number;
      read[end++] = boundaries;
      for (; boundaries > 0; boundaries--) {
        let left = numbers[at++] as number;
        read[end++] = left;
        for (; left > 0; left--) {
          const spot = numbers[at++] as number;
          if (spot >= FIRST_LETTER && names[spot] === 0) names[spot] = named++;
          read[end++] = spot < FIRST_LETTER ? spot : (names[spot] as number);
        }
      }
    }
    return true;
  }

  /** FNV-1a, by four numbers at a time. */
  #hash(): number {
    let hash = 0x811c9dc5;
    for (let word = 0; word < WORDS; word++) {
      hash = Math.imul(hash ^ (this.#words[word] as number), 0x01000193);
      hash ^= hash >>> 15;
    }
    return hash;
  }
}
