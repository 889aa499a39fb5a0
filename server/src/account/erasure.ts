import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Store } from '../store/store.ts';
import { PeriodicJob } from '../workers/periodic-job.ts';

/** How often to look for people whose erasure another node, or this one before a restart, began; in milliseconds. */
const CHECK_INTERVAL_MS = 5_000;
/**
 * For how long a name is searched for again after the request, in milliseconds: by then everything under way has ended, and every running
 * node has dropped the name.
 */
const LINGER_MS = 60_000;
/** Pause after each step, in milliseconds: a step takes a few, so nobody notices. */
const REST = 5;

interface Deps {
  readonly store: Store;
  readonly now: () => number;
  /** Closes the connections of a player on this node and removes their name from its memory. Safe to repeat. */
  readonly disconnectAndErase: (player: string) => Promise<void>;
  /** Tells the other nodes that a player is to be erased. */
  readonly tellOthers: () => void;
  readonly log: Logger;
}

/**
 * Erases people: their credentials at once, then their name from everything that others can see, in small steps. The store keeps what is
 * left to do, so it continues after a crash. Every node does it, because erasing twice changes nothing.
 */
export class ErasureJob extends PeriodicJob {
  readonly #deps: Deps;
  /** When this node last looked for people to erase; after a pause it looks back that far. */
  #lookedAt: number;

  constructor(deps: Deps) {
    super({
      every: CHECK_INTERVAL_MS,
      work: () => this.#goOn(),
      onError: (error) => deps.log.error({ err: error }, 'cannot forget somebody; it is tried again'),
      again: true,
    });
    this.#deps = deps;
    this.#lookedAt = deps.now();
  }

  /** Resolves when nobody can sign in as this player any more; their name disappears soon afterwards. */
  async erase(player: string): Promise<void> {
    const { store, now, tellOthers } = this.#deps;
    await store.erasure.begin(player, now());
    tellOthers();
    void this.runNow();
  }

  /** Continues the pending erasures. */
  async #goOn(): Promise<void> {
    const { store, now, disconnectAndErase } = this.#deps;
    const began = now();
    const people = await store.erasure.under(Math.min(this.#lookedAt, began) - LINGER_MS);
    for (const { player, at } of people) {
      await disconnectAndErase(player);
      while (!this.isStopped && (await store.erasure.erase(player))) await wait(REST);
      if (this.isStopped) return;
      // Entries that were read before the erasure are now only in memory.
      await disconnectAndErase(player);
      if (began - at >= LINGER_MS) await store.erasure.finish(player);
    }
    this.#lookedAt = began;
  }
}
