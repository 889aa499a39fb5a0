/** Things by a key, those used last kept: beyond `most` the one not used for longest is forgotten. */
export class LruMap<Key, Value> {
  readonly #most: number;
  /** The one used last at the end. */
  readonly #kept = new Map<Key, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Value | undefined {
    const value = this.#kept.get(key);
    if (value !== undefined) this.keep(key, value);
    return value;
  }

  keep(key: Key, value: Value): void {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    if (this.#kept.size <= this.#most) return;
    this.#kept.delete(this.#kept.keys().next().value as Key);
  }

  forget(key: Key): void {
    this.#kept.delete(key);
  }
}
