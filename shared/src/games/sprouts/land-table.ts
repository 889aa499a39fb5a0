import { canonicalForm, type Form, landOf } from './canonical.ts';
import { movesIn } from './land-moves.ts';
import { type Land, livesOf } from './lands.ts';

/** A land by its number in a table. */
export type LandId = number;

/** Nimbers below this are told apart; no land that anybody has seen is worth a third of it. */
export const NIMBERS = 32;

/** Ends an option in a list of options. */
export const END = -1;

const UNKNOWN = -1;
/** Bytes of an entry beside its form and its options: offset, slots, lives, nimber, what is excluded. */
const ENTRY_BYTES = 26;
/** Bytes of a typed array beside its elements. */
const ARRAY_BYTES = 120;

/**
 * Lands by number, with what is known of them: their options, once they were asked for, their nimbers, and which nimbers
 * they do not have.
 */
export class LandTable {
  #forms = new Uint8Array(2 ** 12);
  #offsets = new Int32Array(2 ** 8);
  #lives = new Uint8Array(2 ** 8);
  #nimbers = new Int8Array(2 ** 8);
  #excluded = new Int32Array(2 ** 8);
  /** Open addressing: the number of a land and 1, or 0 where nothing is. */
  #slots = new Int32Array(2 ** 10);
  readonly #options: (Int32Array | undefined)[] = [];
  #optionBytes = 0;
  /** How many lands there are. */
  size = 0;
  /** Moves that were made so far. */
  moves = 0;

  /** Bytes held. */
  get bytes(): number {
    return this.#forms.length + this.#offsets.length * ENTRY_BYTES + this.#optionBytes;
  }

  idOf(land: Land): LandId {
    return this.idOfForm(canonicalForm(land), land);
  }

  idOfForm(form: Form, land = landOf(form)): LandId {
    const mask = this.#slots.length - 1;
    let slot = hashOf(form) & mask;
    for (;;) {
      const id = (this.#slots[slot] as number) - 1;
      if (id < 0) break;
      if (this.#isForm(id, form)) return id;
      slot = (slot + 1) & mask;
    }
    return this.#add(form, livesOf(land), slot);
  }

  land(id: LandId): Land {
    return landOf(this.#forms, this.#offsets[id], this.#offsets[id + 1]);
  }

  form(id: LandId): Form {
    return Array.from(this.#forms.subarray(this.#offsets[id], this.#offsets[id + 1]));
  }

  lives(id: LandId): number {
    return this.#lives[id] as number;
  }

  /** The nimber where it is known, else less than 0. */
  nimber(id: LandId): number {
    return this.#nimbers[id] as number;
  }

  /** Whether the side to move wins the land beside a heap of so many; null where that is not known. */
  winsBeside(id: LandId, heap: number): boolean | null {
    const nimber = this.#nimbers[id] as number;
    if (nimber !== UNKNOWN) return nimber !== heap;
    return ((this.#excluded[id] as number) >>> heap) & 1 ? true : null;
  }

  /** Keeps whether the side to move wins the land beside a heap of so many. */
  settle(id: LandId, heap: number, wins: boolean): void {
    if (wins) this.#excluded[id] = (this.#excluded[id] as number) | (1 << heap);
    else this.#nimbers[id] = heap;
  }

  /** True once the options have been worked out. */
  isExpanded(id: LandId): boolean {
    return this.#options[id] !== undefined;
  }

  /** Every option, each once: the lands in it, ascending, without pairs of the same, and `END`. */
  options(id: LandId): Int32Array {
    const known = this.#options[id];
    if (known) return known;
    const seen = new Set<string>();
    const options: number[] = [];
    for (const lands of movesIn(this.land(id))) {
      this.moves++;
      const option = withoutPairs(lands.map((land) => this.idOf(land)));
      const key = option.join();
      if (seen.has(key)) continue;
      seen.add(key);
      options.push(...option, END);
    }
    const list = Int32Array.from(options);
    this.#options[id] = list;
    this.#optionBytes += ARRAY_BYTES + list.byteLength;
    return list;
  }

  #isForm(id: LandId, form: Form): boolean {
    const from = this.#offsets[id] as number;
    if ((this.#offsets[id + 1] as number) - from !== form.length) return false;
    for (let index = 0; index < form.length; index++) if (this.#forms[from + index] !== form[index]) return false;
    return true;
  }

  #add(form: Form, lives: number, slot: number): LandId {
    const id = this.size++;
    const from = this.#offsets[id] as number;
    this.#makeRoom(from + form.length);
    this.#forms.set(form, from);
    this.#offsets[id + 1] = from + form.length;
    this.#lives[id] = lives;
    this.#nimbers[id] = UNKNOWN;
    this.#slots[slot] = id + 1;
    if (2 * this.size > this.#slots.length) this.#rehash();
    return id;
  }

  #makeRoom(bytes: number): void {
    if (bytes > this.#forms.length) this.#forms = extended(this.#forms, 2 * this.#forms.length);
    if (this.size + 1 < this.#offsets.length) return;
    const length = 2 * this.#offsets.length;
    this.#offsets = extended(this.#offsets, length);
    this.#lives = extended(this.#lives, length);
    this.#nimbers = extended(this.#nimbers, length);
    this.#excluded = extended(this.#excluded, length);
  }

  #rehash(): void {
    this.#slots = new Int32Array(2 * this.#slots.length);
    const mask = this.#slots.length - 1;
    for (let id = 0; id < this.size; id++) {
      let slot = hashOf(this.#forms, this.#offsets[id], this.#offsets[id + 1]) & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = id + 1;
    }
  }
}

/** Numbers ascending, without pairs of the same: in normal play they cancel. */
export function withoutPairs(ids: number[]): number[] {
  if (ids.length < 2) return ids;
  ids.sort((a, b) => a - b);
  const left: number[] = [];
  for (const id of ids) {
    if (left.at(-1) === id) left.pop();
    else left.push(id);
  }
  return left;
}

/** FNV-1a. */
function hashOf(form: ArrayLike<number>, from = 0, to = form.length): number {
  let hash = 0x811c9dc5;
  for (let index = from; index < to; index++) hash = Math.imul(hash ^ (form[index] as number), 0x01000193);
  return hash ^ (hash >>> 15);
}

function extended<Values extends Uint8Array | Int8Array | Int32Array>(values: Values, length: number): Values {
  const longer = new (values.constructor as new (length: number) => Values)(length);
  longer.set(values);
  return longer;
}
