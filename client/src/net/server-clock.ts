import { Store } from '../reactive/store.ts';

/**
 * Estimates how far the server's clock is ahead of ours, in milliseconds. A message cannot arrive before it was written, so the one with
 * the least delay gives the best estimate. All times are milliseconds since 1970.
 */
export class ServerClock {
  readonly offset = new Store(0);

  /**
   * A new connection begins with a message written at `at` and received `now`. The estimate starts over, because our clock may have been
   * set since.
   */
  begin(at: number, now: number): void {
    this.offset.set(at - now);
  }

  /** Another message, written at `at` and perhaps delayed, was received `now`. */
  hear(at: number, now: number): void {
    this.offset.set(Math.max(this.offset.value, at - now));
  }
}
