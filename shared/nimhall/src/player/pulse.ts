/** Lets many callers wait for a change. */
export class Pulse {
  #wake = (): void => undefined;
  #next = this.#renewed();

  /** Wakes all waiting callers. */
  beat(): void {
    const wake = this.#wake;
    this.#next = this.#renewed();
    wake();
  }

  /** Resolves with the next beat. */
  next(): Promise<void> {
    return this.#next;
  }

  #renewed(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}
