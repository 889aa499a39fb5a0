/** Proof numbers of couples of a land and a heap, by open addressing. */
export class Couples {
  /** Land and heap in one number, and 1; 0 where nothing is. */
  #keys = new Int32Array(2 ** 10);
  #toWin = new Int32Array(2 ** 10);
  #toLose = new Int32Array(2 ** 10);
  #size = 0;
  /** Of the couple that was found last: how much work it seems to take to show that the side to move wins, and that it loses. */
  toWin = 0;
  toLose = 0;

  get bytes(): number {
    return 12 * this.#keys.length;
  }

  /** True when numbers of the couple are kept; they are in `toWin` and `toLose` then. */
  find(key: number): boolean {
    const slot = this.#slot(key);
    if (this.#keys[slot] === 0) return false;
    this.toWin = this.#toWin[slot] as number;
    this.toLose = this.#toLose[slot] as number;
    return true;
  }

  keep(key: number, toWin: number, toLose: number): void {
    const slot = this.#slot(key);
    if (this.#keys[slot] === 0) this.#size++;
    this.#keys[slot] = key + 1;
    this.#toWin[slot] = toWin;
    this.#toLose[slot] = toLose;
    if (2 * this.#size > this.#keys.length) this.#grow();
  }

  #slot(key: number): number {
    const mask = this.#keys.length - 1;
    let slot = Math.imul(key, 0x9e3779b1) >>> 7;
    for (slot &= mask; this.#keys[slot] !== 0 && this.#keys[slot] !== key + 1; ) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const keys = this.#keys;
    const toWin = this.#toWin;
    const toLose = this.#toLose;
    this.#keys = new Int32Array(2 * keys.length);
    this.#toWin = new Int32Array(2 * keys.length);
    this.#toLose = new Int32Array(2 * keys.length);
    for (const [at, key] of keys.entries()) {
      if (key === 0) continue;
      const slot = this.#slot(key - 1);
      this.#keys[slot] = key;
      this.#toWin[slot] = toWin[at] as number;
      this.#toLose[slot] = toLose[at] as number;
    }
  }
}
