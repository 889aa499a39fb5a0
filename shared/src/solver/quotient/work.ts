import type { Progress } from '../../game/theory.ts';

/** Looks at a table, a few instructions each, between two yields: some milliseconds. */
const SLICE = 100_000;
/** Looks for each state that is counted. */
export const LOOKS_A_STATE = 400;

/** Thrown when work exceeds its limit; caught by the code that set the limit. */
export class TooMuch extends Error {}

/** Counts work, and says when it is time to let others run. */
export class Work {
  #looks = 0;
  #yielded = 0;
  #most = Number.POSITIVE_INFINITY;

  /** Allows this many steps from here on. */
  allow(looks: number): void {
    this.#most = this.#looks + looks;
  }

  /** Counts looks; true when it is time to yield how far it is. `more` take time as well, but are not counted against the limit. */
  isDue(looks: number, more = 0): boolean {
    this.#looks += looks;
    this.#yielded -= more;
    if (this.#looks > this.#most) throw new TooMuch();
    return this.#looks - this.#yielded >= SLICE;
  }

  progress(): Progress {
    this.#yielded = this.#looks;
    return { states: Math.ceil(this.#looks / LOOKS_A_STATE) };
  }
}
