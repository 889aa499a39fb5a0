import { canonicalForm, type Form, landOf } from './canonical.ts';
import { movesIn } from './land-moves.ts';
import { type Land, livesOf } from './lands.ts';
import { mobilityOf } from './mobility.ts';

/** A land by its number in a table. */
export type LandId = number;

/** Nimbers below this are told apart; no land that anybody has seen is worth a third of it. */
export const NIMBERS = 32;

/** Ends an option in a list of options. */
export const END = -1;

const UNKNOWN = -1;
const CHUNK_BITS = 16;
const CHUNK = 2 ** CHUNK_BITS;
/** Bytes of an entry beside its form and its options: offset and length, slots, lives, mobility, nimber, what is excluded. */
const ENTRY_BYTES = 31;
/** Bytes of an option beside its lands, with its share of the list. */
const OPTION_BYTES = 10;

/** Options that are being worked out. */
interface Expansion {
  readonly moves: Generator<Land[], void, void>;
  readonly seen: Set<string>;
  readonly options: number[];
}

/**
 * Lands by number, with what is known of them: their options, once they were asked for, their nimbers, and which nimbers
 * they do not have.
 */
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
  readonly #listed: typeof ascending;
  readonly #options: (Int32Array | undefined)[] = [];
  readonly #underWay = new Map<LandId, Expansion>();
  #optionBytes = 0;
  /** How many lands there are. */
  size = 0;
  /** Moves that were made so far. */
  moves = 0;

  /** @param kept which lands of an option: every one, or where pairs of the same cancel, as in normal play, what is odd of them */
  constructor(kept: 'odd' | 'every' = 'odd') {
    this.#listed = kept === 'odd' ? withoutPairs : ascending;
  }

  /** Bytes held. */
  get bytes(): number {
    return this.#chunks.length * CHUNK + this.#offsets.length * ENTRY_BYTES + this.#optionBytes;
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
    return this.#add(form, land, slot);
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

  /** Whether anything is known of the nimber. */
  isSettled(id: LandId): boolean {
    return this.#nimbers[id] !== UNKNOWN || this.#excluded[id] !== 0;
  }

  /** Takes over what another table knows of the nimber of a land. */
  copy(other: LandTable, id: LandId): void {
    const own = this.idOfForm(other.form(id));
    this.#nimbers[own] = other.#nimbers[id] as number;
    this.#excluded[own] = other.#excluded[id] as number;
  }

  /** Every option, each once: the lands in it, ascending, and `END`. Undefined until they are worked out. */
  options(id: LandId): Int32Array | undefined {
    return this.#options[id];
  }

  /** Goes on working out the options of a land, as long as breath lasts; what is left of it. */
  expand(id: LandId, breath: number): number {
    const weight = 1 + ((this.#lengths[id] as number) >> 5);
    const expansion = this.#underWay.get(id) ?? { moves: movesIn(this.land(id)), seen: new Set(), options: [] };
    this.#underWay.set(id, expansion);
    let left = breath;
    for (; left > 0; left -= weight) {
      const step = expansion.moves.next();
      if (step.done) {
        this.#underWay.delete(id);
        this.#options[id] = Int32Array.from(expansion.options);
        return left;
      }
      this.moves++;
      const option = this.#listed(this.idsOf(step.value));
      const key = option.join();
      if (expansion.seen.has(key)) continue;
      expansion.seen.add(key);
      expansion.options.push(...option, END);
      this.#optionBytes += OPTION_BYTES + 4 * option.length;
    }
    return left;
  }

  #isForm(id: LandId, form: Form): boolean {
    if (this.#lengths[id] !== form.length) return false;
    const chunk = this.#chunks[(this.#offsets[id] as number) >> CHUNK_BITS] as Uint8Array;
    const from = (this.#offsets[id] as number) & (CHUNK - 1);
    for (let index = 0; index < form.length; index++) if (chunk[from + index] !== form[index]) return false;
    return true;
  }

  #formOf(id: LandId): Uint8Array {
    const offset = this.#offsets[id] as number;
    const from = offset & (CHUNK - 1);
    return (this.#chunks[offset >> CHUNK_BITS] as Uint8Array).subarray(from, from + (this.#lengths[id] as number));
  }

  #add(form: Form, land: Land, slot: number): LandId {
    const id = this.size++;
    this.#makeRoom(form.length);
    (this.#chunks.at(-1) as Uint8Array).set(form, this.#end & (CHUNK - 1));
    this.#offsets[id] = this.#end;
    this.#lengths[id] = form.length;
    this.#end += form.length;
    this.#lives[id] = livesOf(land);
    this.#mobilities[id] = mobilityOf(land);
    this.#nimbers[id] = UNKNOWN;
    this.#slots[slot] = id + 1;
    if (2 * this.size > this.#slots.length) this.#rehash();
    return id;
  }

  #makeRoom(bytes: number): void {
    if (this.#end + bytes > this.#chunks.length * CHUNK) {
      this.#end = this.#chunks.length * CHUNK;
      this.#chunks.push(new Uint8Array(CHUNK));
    }
    if (this.size < this.#offsets.length) return;
    const length = 2 * this.#offsets.length;
    this.#offsets = extended(this.#offsets, length);
    this.#lengths = extended(this.#lengths, length);
    this.#lives = extended(this.#lives, length);
    this.#mobilities = extended(this.#mobilities, length);
    this.#nimbers = extended(this.#nimbers, length);
    this.#excluded = extended(this.#excluded, length);
  }

  #rehash(): void {
    this.#slots = new Int32Array(2 * this.#slots.length);
    const mask = this.#slots.length - 1;
    for (let id = 0; id < this.size; id++) {
      let slot = hashOf(this.#formOf(id)) & mask;
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

function ascending(ids: number[]): number[] {
  return ids.sort((a, b) => a - b);
}

/** FNV-1a. */
function hashOf(form: ArrayLike<number>): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < form.length; index++) hash = Math.imul(hash ^ (form[index] as number), 0x01000193);
  return hash ^ (hash >>> 15);
}

function extended<Values extends Uint8Array | Int8Array | Int32Array>(values: Values, length: number): Values {
  const longer = new (values.constructor as new (length: number) => Values)(length);
  longer.set(values);
  return longer;
}
