import { say } from '@nimhall/shared/phrase';
import { refusal } from '@nimhall/shared/refusal';
import type { Room } from '@nimhall/shared/room/room';
import type { Logger } from 'pino';
import type { Cluster } from '../cluster/cluster.ts';
import type { Delays } from '../delays.ts';
import { RefusalError } from '../refusal-error.ts';
import type { Outage } from '../store/outages.ts';
import type { Store } from '../store/store.ts';
import { clockRunningSince, type Outages } from './outage.ts';

interface Deps {
  readonly store: Store;
  readonly cluster: Cluster | null;
  readonly now: () => number;
  readonly delays: Delays;
  readonly log: Logger;
  /** Called when an outage is over, to update spectators. */
  readonly onOver: () => void;
}

/**
 * The heartbeat of this node, which detects outages in which nobody could move. They are stored, and their time is credited to a room when
 * somebody joins it or something is decided in it. So a start does not wait for thousands of clocks, and no move is judged by lost time.
 */
export class Heartbeat implements Outages {
  readonly #deps: Deps;
  #lastBeat = performance.now();
  #beating: Promise<void> | null = null;
  #interval: NodeJS.Timeout | null = null;
  #outages: readonly Outage[] = [];

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Records the outage since the last heartbeat of any node, then starts to beat. Gives the epoch of the log, a new one after a cold start.
   */
  async start(): Promise<string> {
    const { store } = this.#deps;
    // Of several nodes that start together, one runs this first.
    await (store.sharedTables ? store.sharedTables.exclusively('start', () => this.#wake()) : this.#wake());
    this.#interval = setInterval(() => {
      this.#beatOnce().catch((error: unknown) => this.#deps.log.error({ err: error }, 'cannot write a heartbeat'));
    }, this.#deps.delays.beat);
    return await store.epoch();
  }

  /** Ends with a last beat. */
  async stop(): Promise<void> {
    if (this.#interval) clearInterval(this.#interval);
    await this.#beating?.catch(() => undefined);
    await this.#deps.store.beat(this.#deps.now());
    await this.#deps.cluster?.leave();
  }

  get extraTime(): number {
    return this.#deps.delays.extraTime;
  }

  /** How long ago the last heartbeat was, in milliseconds. */
  get silence(): number {
    return performance.now() - this.#lastBeat;
  }

  /** False when the store has refused heartbeats for so long that it may be an outage. */
  get isBeating(): boolean {
    return this.silence < this.#deps.delays.doubt;
  }

  /** False while it is unclear who is alive: nobody loses on time then. */
  async mayFlag(room: Room): Promise<boolean> {
    if (!this.isBeating) return false;
    return this.#deps.cluster ? await this.#deps.cluster.mayFlag(room) : true;
  }

  async settled(): Promise<void> {
    // The first beat to end may have begun before an outage that it missed.
    for (let beats = 0; beats < 2 && !this.isBeating; beats++) {
      // The heartbeat logs its own errors.
      await this.#beatOnce().catch(() => undefined);
    }
    if (!this.isBeating) {
      throw new RefusalError(refusal('unavailable', say`The server is having trouble, and your clock is stopped. Try again.`));
    }
  }

  of(room: Room | null): readonly Outage[] {
    const since = clockRunningSince(room);
    return since === null ? [] : this.#outages.filter(({ to }) => since < to);
  }

  async #wake(): Promise<void> {
    const { store, cluster } = this.#deps;
    if (!cluster || !(await cluster.anyAlive())) {
      const last = await store.lastBeat();
      if (last !== null) await this.#note(last);
      await cluster?.forgetDead();
      await store.renewEpoch();
    }
    this.#outages = await store.outages();
    await this.#beat();
  }

  #beatOnce(): Promise<void> {
    this.#beating ??= this.#beat().finally(() => {
      this.#beating = null;
    });
    return this.#beating;
  }

  async #beat(): Promise<void> {
    const { store, cluster, now, delays, onOver } = this.#deps;
    const wasSilent = this.silence >= delays.outage;
    if (wasSilent) {
      cluster?.missedBeat();
      const last = await store.lastBeat();
      // The first node that came back has recorded it already, and its heartbeat shows that.
      if (last !== null && now() - last >= delays.outage) await this.#note(last);
      this.#outages = await store.outages();
    }
    await cluster?.beat();
    const began = performance.now();
    await store.beat(now());
    // What stalled during this write has not been seen yet.
    this.#lastBeat = began;
    // While the server starts, nobody watches yet.
    if (wasSilent && this.#interval) onOver();
  }

  /** An outage is identified by its beginning, so it is recorded once even if several nodes do it. */
  async #note(from: number): Promise<void> {
    const to = this.#deps.now();
    if (to > from) await this.#deps.store.noteOutage({ from, to });
  }
}
