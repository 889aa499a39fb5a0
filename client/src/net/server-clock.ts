import { Store } from '../reactive/store.ts';

/**
 * How far the server's clock is ahead of ours, in milliseconds, as far as what it tells shows: a message is never heard before it was written, so the
 * least delayed one comes nearest. All times are milliseconds since 1970.
 */
export class ServerClock {
  readonly offset = new Store(0);

  /** A connection begins with a message written at `at` and heard `now`. What was known before may be wrong: our clock can have been set since. */
  begin(at: number, now: number): void {
    this.offset.set(at - now);
  }

  /** Something else that was written at `at`, and perhaps kept for long, is heard `now`. */
  hear(at: number, now: number): void {
    this.offset.set(Math.max(this.offset.value, at - now));
  }
}
