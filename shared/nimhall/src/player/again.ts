import type { Refusal } from '../../../src/refusal.ts';

/** In milliseconds. */
const FIRST = 1_000;
const MAX_WAIT_MS = 30_000;

/** Does something once more after a while: soon at first, then ever more slowly, and never at the same time as everybody else. */
export class Again {
  #wait = FIRST;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Does this later, and nothing else that was put off before. */
  later(task: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(task, this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(this.#wait * 2, MAX_WAIT_MS);
  }

  /** Forgets what was put off; the next time begins with a short wait. */
  reset(): void {
    clearTimeout(this.#timer);
    this.#wait = FIRST;
  }
}

/** Whether a command that was refused for this may go through when it is sent again, as it is, a little later. */
export function isPassing({ code }: Refusal): boolean {
  return code === 'unavailable' || code === 'rate-limited';
}
