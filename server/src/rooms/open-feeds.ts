import { say } from '@nimhall/shared/phrase';
import { refusal } from '@nimhall/shared/refusal';
import { type Limits, MAX_FEEDS } from '../people/limits.ts';
import { RefusalError } from '../refusal-error.ts';
import type { Feed } from './feed.ts';

/** How often an empty line is sent, in milliseconds. */
const SIGN_OF_LIFE = 15_000;

/** All feeds of this node that are read over HTTP: how many each address has, their signs of life and their end. */
export class OpenFeeds {
  readonly #limits: Limits;
  readonly #feeds = new Set<Feed>();
  readonly #open = new Map<string, number>();
  readonly #interval: NodeJS.Timeout;
  #isClosed = false;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#interval = setInterval(() => {
      for (const feed of this.#feeds) feed.signOfLife();
    }, SIGN_OF_LIFE);
  }

  /** How many there are now. */
  get size(): number {
    return this.#feeds.size;
  }

  /** Runs a feed until its reader leaves or the server stops. Throws a refusal before it starts if an address has too many. */
  async run(address: string, begin: () => Feed, onEnd: (feed: Feed) => void): Promise<void> {
    const open = this.#open.get(address) ?? 0;
    if (this.#isClosed) throw new RefusalError(refusal('unavailable', say`The server is restarting.`));
    if (open >= MAX_FEEDS * this.#limits.times)
      throw new RefusalError(refusal('rate-limited', say`Too many rooms are followed from your network.`));
    this.#open.set(address, open + 1);
    const feed = begin();
    this.#feeds.add(feed);
    try {
      await feed.run();
    } finally {
      this.#feeds.delete(feed);
      onEnd(feed);
      const left = (this.#open.get(address) ?? 1) - 1;
      if (left > 0) this.#open.set(address, left);
      else this.#open.delete(address);
    }
  }

  /** Ends all of them in order, and begins no more. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#interval);
    for (const feed of this.#feeds) feed.end();
  }
}
