import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Page } from '../store/page.ts';
import type { Cutoffs } from '../store/retention.ts';
import type { Store } from '../store/store.ts';
import { PeriodicJob } from '../workers/periodic-job.ts';

const DAY = 24 * 3_600_000;
/** How often to check whether the job is due, and how often it is due, in milliseconds. */
const CHECK_INTERVAL_MS = 600_000;
const DUE_EVERY = DAY;
/** Pause after each step, in milliseconds: a step takes about one, so nobody notices. */
const REST = 5;

/** For how many days unused data is kept; null forever. */
export interface RetentionPolicy {
  /** Rooms with moves, and identities that took a seat. */
  readonly games: number | null;
  /** Rooms without moves, and identities that never took a seat. */
  readonly guests: number | null;
  /** Rooms with moves in which only guests sat, before they are archived. */
  readonly guestGames: number | null;
  /** Chat. */
  readonly chat: number | null;
  /** Classes, with all that was played in them. */
  readonly classes: number | null;
}

interface Deps {
  readonly store: Store;
  readonly keep: RetentionPolicy;
  readonly now: () => number;
  /** Whether somebody is in a room on this node. */
  readonly isInUse: (room: string) => boolean;
  /** Called with each room that was removed. */
  readonly onForgotten: (room: string) => void;
  readonly log: Logger;
}

/** Removes data that has not been used for a long time: once a day, on one of the nodes, in small steps in the background. */
export class Retention extends PeriodicJob {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    super({
      every: CHECK_INTERVAL_MS,
      work: () => this.#forgetIfDue(),
      onError: (error) => deps.log.error({ err: error }, 'cannot forget what is old; tomorrow is another day'),
    });
    this.#deps = deps;
  }

  /** Runs the job if it is due and no other node runs it. */
  async #forgetIfDue(): Promise<void> {
    const { store, keep, now, log } = this.#deps;
    if (!(await store.retention.claim('forget', now(), DUE_EVERY))) return;
    const since = (days: number | null): number => (days === null ? 0 : now() - days * DAY);
    const cutoffs: Cutoffs = { games: since(keep.games), guests: since(keep.guests), gatherings: since(keep.classes) };
    const rooms = await this.#forgetRooms(cutoffs);
    const lines = await this.#forgetLines(since(keep.chat));
    const players = await this.#forgetPlayers(cutoffs);
    const packed = await this.#putAway(since(keep.guestGames));
    if (rooms + lines + players + packed > 0) log.info({ rooms, lines, players, packed }, 'forgot what was old');
  }

  /** Archives old rooms of guests; gives their number. */
  async #putAway(before: number): Promise<number> {
    const { store, isInUse } = this.#deps;
    let packed = 0;
    for await (const old of this.#throughout((after) => store.retention.oldRooms(before, after))) {
      if (!isInUse(old.room) && (await store.retention.archiveRoom(old))) packed++;
    }
    return packed;
  }

  async #forgetRooms(cutoffs: Cutoffs): Promise<number> {
    const { store, isInUse, onForgotten } = this.#deps;
    let forgotten = 0;
    for await (const stale of this.#throughout((after) => store.retention.staleRooms(cutoffs, after))) {
      if (isInUse(stale.room)) continue;
      while (!this.isStopped && (await store.retention.pruneRoom(stale))) await wait(REST);
      onForgotten(stale.room);
      forgotten++;
    }
    return forgotten;
  }

  async #forgetPlayers(cutoffs: Cutoffs): Promise<number> {
    let forgotten = 0;
    for await (const _ of this.#throughout((after) => this.#deps.store.retention.prunePlayers(cutoffs, after))) forgotten++;
    return forgotten;
  }

  async #forgetLines(before: number): Promise<number> {
    let forgotten = 0;
    while (!this.isStopped) {
      const some = await this.#deps.store.retention.pruneLines(before);
      if (some === 0) break;
      forgotten += some;
      await wait(REST);
    }
    return forgotten;
  }

  /** The items of all pages, with a pause after each. */
  async *#throughout<Item>(read: (after: string) => Promise<Page<Item>>): AsyncGenerator<Item> {
    for (let after: string | null = ''; after !== null && !this.isStopped; ) {
      const { items, next }: Page<Item> = await read(after);
      for (const item of items) {
        if (this.isStopped) return;
        yield item;
        await wait(REST);
      }
      after = next;
      await wait(REST);
    }
  }
}
