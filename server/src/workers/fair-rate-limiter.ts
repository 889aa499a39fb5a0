import { FairQueue, type Requester } from './fair-queue.ts';

interface Rate {
  /** How many may go through in a second. */
  readonly perSecond: number;
  /** How many may go through at once after a pause. */
  readonly atOnce: number;
}

/** Lets only this many through in a second; requesters take turns. */
export class FairRateLimiter {
  readonly #rate: Rate;
  readonly #waiting = new FairQueue<(granted: boolean) => void>();
  /** How many may go through now. */
  #free: number;
  #countedAt = performance.now();
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(rate: Rate) {
    this.#rate = rate;
    this.#free = rate.atOnce;
  }

  /** How many wait for their turn. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Resolves when it is this requester's turn; false when everything stops. */
  async next(requester: Requester): Promise<boolean> {
    if (this.#stopped) return false;
    return await new Promise((resolve) => {
      this.#waiting.push(resolve, requester);
      this.#grant();
    });
  }

  /** Cancels all waiting turns. */
  stop(): void {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    for (let tell = this.#waiting.take(); tell; tell = this.#waiting.take()) tell(false);
  }

  #grant(): void {
    const { perSecond, atOnce } = this.#rate;
    const now = performance.now();
    this.#free = Math.min(atOnce, this.#free + ((now - this.#countedAt) * perSecond) / 1_000);
    this.#countedAt = now;
    for (; this.#free >= 1 && this.#waiting.size > 0; this.#free--) this.#waiting.take()?.(true);
    if (this.#waiting.size === 0 || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#grant();
    }, 1_000 / perSecond);
  }
}
