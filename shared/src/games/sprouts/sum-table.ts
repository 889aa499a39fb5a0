import { doubled } from './doubled.ts';
import type { LandId } from './land-table.ts';
import type { TreeId } from './misere-trees.ts';

/** A sum by its number in a table. */
export type SumId = number;

const SLOTS_PER_SUM = 2;
const BYTES_PER_NUMBER = 4;

/** Sums of a tree and some lands, each stored once: the tree and the lands, ascending, as numbers one after the other. */
export class SumTable {
  #numbers = new Int32Array(2 ** 10);
  /** Where the numbers of each sum begin, and after the last one, where they end. */
  #starts = new Int32Array(2 ** 8);
  /** Open addressing: the number of a sum and 1, or 0 where nothing is. */
  #slots = new Int32Array(SLOTS_PER_SUM * 2 ** 8);
  size = 0;

  get bytes(): number {
    return BYTES_PER_NUMBER * (this.#numbers.length + this.#starts.length + this.#slots.length);
  }

  tree(id: SumId): TreeId {
    return this.#numbers[this.#starts[id] as number] as number;
  }

  /** Ascending; valid until another sum is added. */
  lands(id: SumId): Int32Array {
    return this.#numbers.subarray((this.#starts[id] as number) + 1, this.#starts[id + 1] as number);
  }

  /** @param lands ascending */
  idOf(tree: TreeId, lands: ArrayLike<LandId>): SumId {
    const mask = this.#slots.length - 1;
    let slot = hashOf(tree, lands) & mask;
    for (;;) {
      const id = (this.#slots[slot] as number) - 1;
      if (id < 0) return this.#add(tree, lands, slot);
      if (this.#isSum(id, tree, lands)) return id;
      slot = (slot + 1) & mask;
    }
  }

  #isSum(id: SumId, tree: TreeId, lands: ArrayLike<LandId>): boolean {
    const start = this.#starts[id] as number;
    if (this.#numbers[start] !== tree || (this.#starts[id + 1] as number) - start - 1 !== lands.length) return false;
    for (let at = 0; at < lands.length; at++) if (this.#numbers[start + 1 + at] !== lands[at]) return false;
    return true;
  }

  #add(tree: TreeId, lands: ArrayLike<LandId>, slot: number): SumId {
    const id = this.size++;
    const start = this.#starts[id] as number;
    const end = start + 1 + lands.length;
    while (end > this.#numbers.length) this.#numbers = doubled(this.#numbers);
    if (id + 2 > this.#starts.length) this.#starts = doubled(this.#starts);
    this.#numbers[start] = tree;
    for (let at = 0; at < lands.length; at++) this.#numbers[start + 1 + at] = lands[at] as LandId;
    this.#starts[id + 1] = end;
    this.#slots[slot] = id + 1;
    if (SLOTS_PER_SUM * this.size > this.#slots.length) this.#rehash();
    return id;
  }

  #rehash(): void {
    this.#slots = new Int32Array(2 * this.#slots.length);
    const mask = this.#slots.length - 1;
    for (let id = 0; id < this.size; id++) {
      let slot = hashOf(this.tree(id), this.lands(id)) & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = id + 1;
    }
  }
}

/** FNV-1a. */
function hashOf(tree: TreeId, lands: ArrayLike<LandId>): number {
  let hash = Math.imul(0x811c9dc5 ^ tree, 0x01000193);
  hash ^= hash >>> 15;
  for (let at = 0; at < lands.length; at++) {
    hash = Math.imul(hash ^ (lands[at] as LandId), 0x01000193);
    hash ^= hash >>> 15;
  }
  return hash;
}
