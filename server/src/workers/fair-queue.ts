/** Who is charged for a task: an identity costs nothing, so those of one address share its part. */
export interface Requester {
  readonly address: string;
  readonly identity?: string;
}

interface Bounds {
  /** Most that may wait for one identity. */
  readonly mostOfOne?: number;
  /** Most that may wait in all. */
  readonly most?: number;
}

/** What waits for each identity of an address, in the order of their turns. */
type Lane<Item> = Map<string, Item[]>;

/**
 * Tasks that wait, by urgency and requester. More urgent ones come first; of the equally urgent, addresses take turns, and identities within
 * each, so that asking for much delays nobody else.
 */
export class FairQueue<Item> {
  /** By urgency, 0 first: what waits for each address, in the order of their turns. */
  readonly #lanes: Map<string, Lane<Item>>[] = [];
  /** How much waits for each address. */
  readonly #sizes = new Map<string, number>();
  readonly #mostOfOne: number;
  readonly #most: number;
  #size = 0;

  constructor({ mostOfOne = Number.POSITIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Bounds = {}) {
    this.#mostOfOne = mostOfOne;
    this.#most = most;
  }

  get size(): number {
    return this.#size;
  }

  /** How much waits for an address. */
  sizeOf(address: string): number {
    return this.#sizes.get(address) ?? 0;
  }

  /** Whether an identity has as much waiting as it may. */
  isFullFor({ address, identity = '' }: Requester, urgency = 0): boolean {
    return (this.#lanes[urgency]?.get(address)?.get(identity)?.length ?? 0) >= this.#mostOfOne;
  }

  /** Adds a task. If that is too much in all, gives one that is dropped instead, of the address with most. */
  push(item: Item, { address, identity = '' }: Requester, urgency = 0): Item | null {
    while (this.#lanes.length <= urgency) this.#lanes.push(new Map());
    const lanes = this.#lanes[urgency] as Map<string, Lane<Item>>;
    const lane: Lane<Item> = lanes.get(address) ?? new Map();
    const items = lane.get(identity) ?? [];
    items.push(item);
    lanes.set(address, lane.set(identity, items));
    this.#count(address, 1);
    return this.#size > this.#most ? this.#dropLast() : null;
  }

  /** Takes the next task, of an address that may run one of this urgency now. */
  take(mayRun: (address: string, urgency: number) => boolean = () => true): Item | null {
    for (const [urgency, lanes] of this.#lanes.entries()) {
      for (const [address, lane] of lanes) {
        if (!mayRun(address, urgency)) continue;
        for (const [identity, items] of lane) {
          const [item] = items.splice(0, 1);
          // After its turn a requester goes to the end.
          toTheEnd(lane, identity, items, items.length);
          toTheEnd(lanes, address, lane, lane.size);
          this.#count(address, -1);
          return item as Item;
        }
      }
    }
    return null;
  }

  /** Takes the last task of the identity with most, among the least urgent of the address with most. */
  #dropLast(): Item | null {
    const address = largest(this.#sizes, (size) => size);
    const lanes = this.#lanes.findLast((each) => address !== null && each.has(address));
    const lane = address === null ? undefined : lanes?.get(address);
    const identity = lane && largest(lane, ({ length }) => length);
    if (address === null || !lanes || !lane || identity === undefined || identity === null) return null;
    const items = lane.get(identity) ?? [];
    const dropped = items.pop() ?? null;
    if (items.length === 0) lane.delete(identity);
    if (lane.size === 0) lanes.delete(address);
    this.#count(address, -1);
    return dropped;
  }

  #count(address: string, more: 1 | -1): void {
    this.#size += more;
    const size = (this.#sizes.get(address) ?? 0) + more;
    if (size === 0) this.#sizes.delete(address);
    else this.#sizes.set(address, size);
  }
}

/** Moves what has this key to the end, or removes it if nothing is left. */
function toTheEnd<Kept>(all: Map<string, Kept>, key: string, kept: Kept, left: number): void {
  all.delete(key);
  if (left > 0) all.set(key, kept);
}

/** The key with the largest value, the last one of several. */
function largest<Kept>(all: ReadonlyMap<string, Kept>, sizeOf: (kept: Kept) => number): string | null {
  let [found, most]: [string | null, number] = [null, 0];
  for (const [key, kept] of all) if (sizeOf(kept) >= most) [found, most] = [key, sizeOf(kept)];
  return found;
}
