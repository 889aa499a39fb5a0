/** Does one thing at a time: what is asked for meanwhile, as by the second tap of a double one, is not meant. */
export class SingleFlight {
  #busy = false;

  /** What came of it; null where something else was still going on. */
  async run<T>(task: () => Promise<T>): Promise<T | null> {
    if (this.#busy) return null;
    this.#busy = true;
    try {
      return await task();
    } finally {
      this.#busy = false;
    }
  }
}
