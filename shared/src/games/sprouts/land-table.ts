import { canonicalForm, type Form, landOf } from './canonical.ts';
import { doubled } from './doubled.ts';
import { hashOf } from './hash.ts';
import type { LandValues } from './land-values.ts';
import type { Land } from './lands.ts';
import { mobilityOfRow } from './mobility.ts';
import { ascending, END, withoutPairs } from './options.ts';
import { Row } from './row.ts';
import { RowCache } from './row-cache.ts';
import { cleanedMove } from './row-cleaning.ts';
import { writeForm } from './row-form.ts';
import { leadersIn } from './row-lands.ts';
import { livesOfRow } from './row-lives.ts';
import { RowMoves } from './row-moves.ts';

/** A land by its number in a table. */
export type LandId = number;

/** Nimbers below this are distinguished; no known land has a third of it. */
export const NIMBERS = 32;

/** More than memory has room for: two of their numbers fit in one. */
const MAX_LANDS = 2 ** 26;
const UNKNOWN = -1;
const NO_HEAP = -1;
const CHUNK_BITS = 16;
const CHUNK = 2 ** CHUNK_BITS;
/** Bytes of an entry beside its form and options: offset and length, slots, lives, mobility, nimber, excluded nimbers, last use, uses, two references. */
const ENTRY_BYTES = 55;
/** Bytes of an option beside its lands, with its share of the list. */
const OPTION_BYTES = 10;

/** Options that are worked out in part: how many moves were made for that, and what came of them. */
interface Expansion {
  made: number;
  readonly options: number[];
}

/** Options of a land that are several lands, or none. */
type Seen = Set<number | string>;

/** What a move leaves, before it is cleaned up and after, and the form of a land in it. */
const drawn = new Row();
const spare = new Row();
const form = new Row();

/** Lands by number, with their options once computed, their nimbers, and the nimbers they cannot have. */
export class LandTable {
  /** Forms one after the other, none across two chunks. */
  readonly #chunks: Uint8Array[] = [];
  #end = 0;
  #offsets = new Int32Array(2 ** 8);
  #lengths = new Uint8Array(2 ** 8);
  #lives = new Uint8Array(2 ** 8);
  #mobilities = new Int32Array(2 ** 8);
  #nimbers = new Int8Array(2 ** 8);
  #excluded = new Int32Array(2 ** 8);
  /** Open addressing: the number of a land and 1, or 0 where nothing is. */
  #slots = new Int32Array(2 ** 10);
  readonly #cache = new RowCache();
  readonly #listed: typeof ascending;
  readonly #values: LandValues | undefined;
  /** How often options have been computed, when a land was last an option, and in how many lands it is one. */
  #expansions = 0;
  #seenIn = new Int32Array(2 ** 8);
  #uses = new Int32Array(2 ** 8);
  /** Without gaps, which would make hash tables of these lists. */
  readonly #options: (Int32Array | undefined)[] = [];
  readonly #underWay: (Expansion | undefined)[] = [];
  #optionBytes = 0;
  /** How many lands there are. */
  size = 0;
  /** Moves that were made so far. */
  moves = 0;

  /**
   * @param kept which lands of an option are kept: all of them, or those that remain when equal pairs cancel, as in normal play
   * @param values what is known of nimbers beforehand
   */
  constructor(kept: 'odd' | 'every' = 'odd', values?: LandValues) {
    this.#values = values;
    this.#listed = kept === 'odd' ? withoutPairs : ascending;
  }

  /** Bytes held. */
  get bytes(): number {
    return this.#chunks.length * CHUNK + this.#offsets.length * ENTRY_BYTES + this.#optionBytes + this.#cache.bytes;
  }

  idOf(land: Land): LandId {
    return this.idOfForm(canonicalForm(land));
  }

  idOfForm(numbers: Form | Uint8Array): LandId {
    form.numbers.set(numbers);
    form.end = numbers.length;
    return this.#idOfRow(form);
  }

  /** The lands as their numbers. */
  idsOf(lands: readonly Land[]): LandId[] {
    return lands.map((land) => this.idOf(land));
  }

  land(id: LandId): Land {
    return landOf(this.#formOf(id));
  }

  form(id: LandId): Form {
    return Array.from(this.#formOf(id));
  }

  lives(id: LandId): number {
    return this.#lives[id] as number;
  }

  /** About how many moves there are in it. */
  mobility(id: LandId): number {
    return this.#mobilities[id] as number;
  }

  /** In how many lands it is an option, or part of one, as far as options have been worked out. */
  uses(id: LandId): number {
    return this.#uses[id] as number;
  }

  /** The nimber where it is known, else less than 0. */
  nimber(id: LandId): number {
    return this.#nimbers[id] as number;
  }

  /**
   * Whether the side to move wins the land beside a heap of this size; null if unknown. Every line costs two lives and brings one, so a
   * land lasts fewer lines than it has lives, and its nimber is smaller.
   */
  winsBeside(id: LandId, heap: number): boolean | null {
    const nimber = this.#nimbers[id] as number;
    if (nimber !== UNKNOWN) return nimber !== heap;
    if (heap >= (this.#lives[id] as number)) return true;
    return ((this.#excluded[id] as number) >>> heap) & 1 ? true : null;
  }

  /** Stores whether the side to move wins the land beside a heap of this size. */
  settle(id: LandId, heap: number, wins: boolean): void {
    if (wins) this.#excluded[id] = (this.#excluded[id] as number) | (1 << heap);
    else this.#nimbers[id] = heap;
  }

  /** Whether the nimber is known. */
  isSettled(id: LandId): boolean {
    return this.#nimbers[id] !== UNKNOWN || this.#excluded[id] !== 0;
  }

  /** Whether the nimber is known, and was so beforehand. */
  wasKnown(id: LandId): boolean {
    const nimber = this.#nimbers[id] as number;
    const form = this.#formOf(id);
    return nimber !== UNKNOWN && this.#values?.nimber(form, form.length) === nimber;
  }

  /** Takes over a land from another table with what is known of its nimber, but without its options; gives its number here. */
  copy(other: LandTable, id: LandId): LandId {
    const form = other.#formOf(id);
    const slot = this.#slotOf(form, form.length);
    const own = this.#slots[slot] === 0 ? this.#append(form, form.length, slot) : (this.#slots[slot] as number) - 1;
    this.#lives[own] = other.#lives[id] as number;
    this.#mobilities[own] = other.#mobilities[id] as number;
    this.#nimbers[own] = other.#nimbers[id] as number;
    this.#excluded[own] = other.#excluded[id] as number;
    return own;
  }

  /** Every option, each once: the lands in it, ascending, and `END`. Undefined until they are worked out. */
  options(id: LandId): Int32Array | undefined {
    return this.#options[id];
  }

  /**
   * Continues with the options of a land within a limit of work, and gives what is left of it. If an option is known to equal a heap, the
   * side to move wins beside that heap: this is stored, and the rest is left for later.
   */
  expand(id: LandId, breath: number, heap = NO_HEAP): number {
    const weight = 1 + ((this.#lengths[id] as number) >> 5);
    const expansion = this.#underWay[id] ?? { made: 0, options: [] };
    this.#underWay[id] = expansion;
    const { options } = expansion;
    if (this.#oneSettles(id, options, heap)) return breath;
    const seen = this.#seenOf(options);
    const moves = new RowMoves(this.#formOf(id));
    moves.skip(expansion.made);
    let left = breath;
    for (; left > 0; left -= weight) {
      if (!moves.next(drawn)) {
        this.#underWay[id] = undefined;
        this.#options[id] = new Int32Array(options);
        return left;
      }
      this.moves++;
      expansion.made++;
      const from = options.length;
      const row = cleanedMove(drawn, spare, moves.others, moves.dead, moves.otherDead);
      for (const land of this.#listed(this.#idsIn(row))) options.push(land);
      const to = options.length;
      if (this.#isSeen(options, from, to, seen)) {
        while (options.length > from) options.pop();
        continue;
      }
      options.push(END);
      for (let at = from; at < to; at++) this.#uses[options[at] as LandId] = this.uses(options[at] as LandId) + 1;
      this.#optionBytes += OPTION_BYTES + 4 * (to - from);
      if (this.#settles(id, options, from, to, heap)) return left;
    }
    return left;
  }

  /** The same as `#settles`, for any of the options in a list. */
  #oneSettles(id: LandId, options: readonly number[], heap: number): boolean {
    for (let from = 0; from < options.length; ) {
      const to = options.indexOf(END, from);
      if (this.#settles(id, options, from, to, heap)) return true;
      from = to + 1;
    }
    return false;
  }

  /** Keeps that the side to move wins a land beside a heap, if an option that lies there in a list is known to be worth as much. */
  #settles(id: LandId, options: readonly number[], from: number, to: number, heap: number): boolean {
    if (heap === NO_HEAP) return false;
    let worth = 0;
    for (let at = from; at < to; at++) {
      const nimber = this.#nimbers[options[at] as LandId] as number;
      if (nimber === UNKNOWN) return false;
      worth ^= nimber;
    }
    if (worth === heap) this.settle(id, heap, true);
    return worth === heap;
  }

  /** The options in a list, as those that came before; such as are one land are only noted in `#seenIn`. */
  #seenOf(options: readonly number[]): Seen {
    this.#expansions++;
    const seen: Seen = new Set();
    for (let from = 0; from < options.length; ) {
      const to = options.indexOf(END, from);
      this.#isSeen(options, from, to, seen);
      from = to + 1;
    }
    return seen;
  }

  /** Whether an option that lies there in a list came before; from then on it has. */
  #isSeen(options: readonly number[], from: number, to: number, seen: Seen): boolean {
    const land = options[from] as LandId;
    if (to === from + 1) {
      const before = this.#seenIn[land] === this.#expansions;
      this.#seenIn[land] = this.#expansions;
      return before;
    }
    const key = to === from + 2 ? land * MAX_LANDS + (options[from + 1] as LandId) : options.slice(from, to).join();
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  }

  /** The lands in a row. */
  #idsIn(row: Row): LandId[] {
    const ids: LandId[] = [];
    const leaders = leadersIn(row);
    for (let region = 0; region < row.regions; region++) {
      if (leaders[region] !== region) continue;
      ids.push(this.#idOfLand(row, leaders, region));
    }
    return ids;
  }

  #idOfLand(row: Row, leaders: Uint8Array, leader: number): LandId {
    const known = this.#cache.find(row, leaders, leader);
    if (known >= 0) return known;
    writeForm(row, leaders, leader, form);
    const id = this.#idOfRow(form);
    this.#cache.keep(id);
    return id;
  }

  #idOfRow(row: Row): LandId {
    const slot = this.#slotOf(row.numbers, row.end);
    return this.#slots[slot] === 0 ? this.#add(row, slot) : (this.#slots[slot] as number) - 1;
  }

  /** Where the number of the land with the form that ends there is, or would be. */
  #slotOf(numbers: Uint8Array, end: number): number {
    const mask = this.#slots.length - 1;
    let slot = hashOf(numbers, 0, end) & mask;
    while (this.#slots[slot] !== 0 && !this.#isForm((this.#slots[slot] as number) - 1, numbers, end)) slot = (slot + 1) & mask;
    return slot;
  }

  #isForm(id: LandId, numbers: Uint8Array, end: number): boolean {
    if (this.#lengths[id] !== end) return false;
    const chunk = this.#chunks[(this.#offsets[id] as number) >> CHUNK_BITS] as Uint8Array;
    const from = (this.#offsets[id] as number) & (CHUNK - 1);
    for (let at = 0; at < end; at++) if (chunk[from + at] !== numbers[at]) return false;
    return true;
  }

  #formOf(id: LandId): Uint8Array {
    const offset = this.#offsets[id] as number;
    const from = offset & (CHUNK - 1);
    return (this.#chunks[offset >> CHUNK_BITS] as Uint8Array).subarray(from, from + (this.#lengths[id] as number));
  }

  #add(row: Row, slot: number): LandId {
    const id = this.#append(row.numbers, row.end, slot);
    this.#lives[id] = livesOfRow(row);
    this.#mobilities[id] = mobilityOfRow(row);
    this.#lookUp(id, row);
    return id;
  }

  /** A new land with the form that ends there; nothing else is known of it. */
  #append(numbers: Uint8Array, end: number, slot: number): LandId {
    const id = this.size++;
    this.#makeRoom(end);
    const chunk = this.#chunks.at(-1) as Uint8Array;
    const to = this.#end & (CHUNK - 1);
    for (let at = 0; at < end; at++) chunk[to + at] = numbers[at] as number;
    this.#offsets[id] = this.#end;
    this.#lengths[id] = end;
    this.#end += end;
    this.#options.push(undefined);
    this.#underWay.push(undefined);
    this.#slots[slot] = id + 1;
    if (2 * this.size > this.#slots.length) this.#rehash();
    return id;
  }

  /** Takes over what is known of a new land beforehand. */
  #lookUp(id: LandId, { numbers, end }: Row): void {
    const nimber = this.#values?.nimber(numbers, end) ?? UNKNOWN;
    this.#nimbers[id] = nimber < NIMBERS ? nimber : UNKNOWN;
    if (nimber >= NIMBERS) this.settle(id, nimber - NIMBERS, true);
  }

  #makeRoom(bytes: number): void {
    if (this.#end + bytes > this.#chunks.length * CHUNK) {
      this.#end = this.#chunks.length * CHUNK;
      this.#chunks.push(new Uint8Array(CHUNK));
    }
    if (this.size < this.#offsets.length) return;
    this.#offsets = doubled(this.#offsets);
    this.#lengths = doubled(this.#lengths);
    this.#lives = doubled(this.#lives);
    this.#mobilities = doubled(this.#mobilities);
    this.#nimbers = doubled(this.#nimbers);
    this.#excluded = doubled(this.#excluded);
    this.#seenIn = doubled(this.#seenIn);
    this.#uses = doubled(this.#uses);
  }

  #rehash(): void {
    this.#slots = new Int32Array(2 * this.#slots.length);
    const mask = this.#slots.length - 1;
    for (let id = 0; id < this.size; id++) {
      const offset = this.#offsets[id] as number;
      const from = offset & (CHUNK - 1);
      let slot = hashOf(this.#chunks[offset >> CHUNK_BITS] as Uint8Array, from, from + (this.#lengths[id] as number)) & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = id + 1;
    }
  }
}
