interface Bounds {
  /** Most that may wait for one asker. */
  readonly mostOfOne?: number;
  /** Most that may wait in all. */
  readonly most?: number;
}

/**
 * What waits to be done, by how urgent it is and for whom. The more urgent comes first; of the equally urgent each asker has
 * one taken in turn, so that whoever asks for much waits long and nobody else does.
 */
export class FairQueue<Item> {
  /** By urgency, 0 first: what waits for each asker, whose turn is next first. */
  readonly #lanes: Map<string, Item[]>[] = [];
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

  /** Whether as much waits for an asker as may. */
  isFullFor(asker: string, urgency = 0): boolean {
    return (this.#lanes[urgency]?.get(asker)?.length ?? 0) >= this.#mostOfOne;
  }

  /** Adds to what waits. Where that is too much in all it gives what has no place any more: the last item of who has most. */
  push(item: Item, asker: string, urgency = 0): Item | null {
    while (this.#lanes.length <= urgency) this.#lanes.push(new Map());
    const lanes = this.#lanes[urgency] as Map<string, Item[]>;
    const lane = lanes.get(asker) ?? [];
    lanes.set(asker, lane);
    lane.push(item);
    return ++this.#size > this.#most ? this.#dropLast() : null;
  }

  /** Takes what is next, where it is at least so urgent. */
  take(leastUrgent = Number.POSITIVE_INFINITY): Item | null {
    for (const lanes of this.#lanes.slice(0, leastUrgent + 1)) {
      for (const [asker, lane] of lanes) {
        const [item] = lane.splice(0, 1);
        lanes.delete(asker);
        if (lane.length > 0) lanes.set(asker, lane);
        this.#size--;
        return item as Item;
      }
    }
    return null;
  }

  /** Takes the last item of whoever has most of the least urgent. */
  #dropLast(): Item | null {
    const lanes = this.#lanes.findLast(({ size }) => size > 0) ?? new Map<string, Item[]>();
    let [longest, most]: [string | null, number] = [null, 0];
    for (const [asker, { length }] of lanes) if (length >= most) [longest, most] = [asker, length];
    if (longest === null) return null;
    const dropped = lanes.get(longest)?.pop() ?? null;
    if (most === 1) lanes.delete(longest);
    this.#size--;
    return dropped;
  }
}
