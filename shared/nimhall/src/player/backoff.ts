import type { Refusal } from '../../../src/refusal.ts';

/** In milliseconds. */
const FIRST = 1_000;
const MAX_WAIT_MS = 30_000;

/** Runs a task again after a pause: short at first, then ever longer, with jitter so that clients do not all come together. */
export class Backoff {
  #wait = FIRST;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Schedules this task, in place of any other. */
  later(task: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(task, this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(this.#wait * 2, MAX_WAIT_MS);
  }

  /** Cancels the task; the next pause is short again. */
  reset(): void {
    clearTimeout(this.#timer);
    this.#wait = FIRST;
  }
}

/** Whether a command refused with this code may succeed when it is sent again a little later. */
export function isTransient({ code }: Refusal): boolean {
  return code === 'unavailable' || code === 'rate-limited';
}
