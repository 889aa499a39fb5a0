/** The pace is shown over at least this many seconds. */
const SECONDS = 2;

/** How much was done in how long. */
interface Mark {
  readonly done: number;
  readonly milliseconds: number;
}

const NEVER: Mark = { done: 0, milliseconds: 0 };

/** How much was done in the last seconds, to say how long the rest takes at that pace. */
export class Pace {
  #before: Mark = NEVER;
  #since: Mark = NEVER;
  #now: Mark = NEVER;

  /** The first that is noted is where it begins: much may have been known before. */
  note(now: Mark): void {
    this.#now = now;
    if (this.#since === NEVER) {
      this.#before = now;
      this.#since = now;
    }
    if (now.milliseconds - this.#since.milliseconds < SECONDS * 1_000) return;
    this.#before = this.#since;
    this.#since = now;
  }

  /** The seconds for so much more; null without enough data. */
  secondsFor(more: number): number | null {
    const milliseconds = this.#now.milliseconds - this.#before.milliseconds;
    const done = this.#now.done - this.#before.done;
    return milliseconds < 1_000 || done <= 0 ? null : (more * milliseconds) / done / 1_000;
  }
}
