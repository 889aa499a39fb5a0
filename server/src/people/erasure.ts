import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Store } from '../store/store.ts';
import { PeriodicJob } from '../workers/periodic-job.ts';

/** How often it is looked for people whom another node, or this one before it ended, began to forget; in milliseconds. */
const LOOK_EVERY = 5_000;
/**
 * For so long after somebody asked, their name is looked for again, in milliseconds: whatever was under way then has ended by now, and
 * every node that was awake has let go of the name.
 */
const LINGERS = 60_000;
/** Rest after each piece of work, in milliseconds: a piece takes a few, so nobody notices. */
const REST = 5;

interface Deps {
  readonly store: Store;
  readonly now: () => number;
  /** Ends the connections of a player at this node, and lets go of their name in all that it has in memory. May come again. */
  readonly disconnectAndErase: (player: string) => Promise<void>;
  /** Tells the other nodes that somebody is to be forgotten. */
  readonly tellOthers: () => void;
  readonly log: Logger;
}

/**
 * Forgets people: their secrets at once, and their name from whatever others can see, a little at a time. What is to be done stands in the
 * store, so that it goes on after a crash, and every node does it: to erase what is erased changes nothing.
 */
export class ErasureJob extends PeriodicJob {
  readonly #deps: Deps;
  /** When it was last looked who is to be forgotten. A node that stood still looks back as far as that. */
  #lookedAt: number;

  constructor(deps: Deps) {
    super({
      every: LOOK_EVERY,
      work: () => this.#goOn(),
      onError: (error) => deps.log.error({ err: error }, 'cannot forget somebody; it is tried again'),
      again: true,
    });
    this.#deps = deps;
    this.#lookedAt = deps.now();
  }

  /** Resolves when nobody can be this player any more; their name goes in the moments after. */
  async erase(player: string): Promise<void> {
    const { store, now, tellOthers } = this.#deps;
    await store.erasure.begin(player, now());
    tellOthers();
    void this.runNow();
  }

  /** Goes on with whoever is to be forgotten. */
  async #goOn(): Promise<void> {
    const { store, now, disconnectAndErase } = this.#deps;
    const began = now();
    const people = await store.erasure.under(Math.min(this.#lookedAt, began) - LINGERS);
    for (const { player, at } of people) {
      await disconnectAndErase(player);
      while (!this.isStopped && (await store.erasure.erase(player))) await wait(REST);
      if (this.isStopped) return;
      // What was read before it was erased is in memory only now.
      await disconnectAndErase(player);
      if (began - at >= LINGERS) await store.erasure.finish(player);
    }
    this.#lookedAt = began;
  }
}
