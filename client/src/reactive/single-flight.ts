/** Ignores a call while another is still running, for example the second tap of a double tap. */
export class SingleFlight {
  #busy = false;

  /** The result; null if another call was still running. */
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
