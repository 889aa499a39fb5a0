import type { Room } from '@nimhall/shared/room/room';
import type { Logger } from 'pino';
import type { Death, Neighbours } from './cluster/neighbours.ts';
import { isCharged } from './cluster/neighbours.ts';
import type { Rooms } from './rooms.ts';
import type { Store } from './store/store.ts';

/** How often the store is told that this node is alive, in milliseconds. */
const BEAT_EVERY = 1_000;
/** Without a heartbeat for so long it was an outage, in milliseconds. */
const OUTAGE_AFTER = 3_000;
/** What players get on top of the outage, to find their way back, in milliseconds. */
const GIFT = 5_000;

interface Parts {
  readonly rooms: Rooms;
  readonly store: Store;
  readonly neighbours: Neighbours | null;
  readonly now: () => number;
  readonly log: Logger;
}

/**
 * The heartbeat of this node, and what follows when it or another one missed some: time is given back, so that an
 * outage costs nobody a game. Whatever happens is credited once, by however many nodes: the command's id names it.
 */
export class Heart {
  readonly #parts: Parts;
  #lastBeat = performance.now();
  #beating: Promise<void> | null = null;
  #interval: NodeJS.Timeout | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Makes good for the time since the last heartbeat of anybody, then begins to beat. */
  async start(): Promise<void> {
    const { neighbours } = this.#parts;
    if (!neighbours || !(await neighbours.anyAlive())) {
      await this.#creditSinceLastBeat();
      await neighbours?.forgetDead();
    }
    await this.#beat();
    this.#interval = setInterval(() => this.#beatUnlessBeating(), BEAT_EVERY);
  }

  /** Ends with a last beat. */
  async stop(): Promise<void> {
    if (this.#interval) clearInterval(this.#interval);
    await this.#beating;
    await this.#parts.store.beat(this.#parts.now());
    await this.#parts.neighbours?.leave();
  }

  /** How long ago the last heartbeat was, in milliseconds. */
  get silence(): number {
    return performance.now() - this.#lastBeat;
  }

  /** False when the store has not taken a heartbeat for so long that it is an outage. */
  get isBeating(): boolean {
    return this.silence < OUTAGE_AFTER;
  }

  /** False while time may have to be given back first: nobody loses on time then. */
  async mayFlag(room: Room): Promise<boolean> {
    if (!this.isBeating) return false;
    return this.#parts.neighbours ? await this.#parts.neighbours.mayFlag(room) : true;
  }

  /** Gives the dead node's silence back to those of its visitors whose clock is running. */
  async creditVisitors({ node, silentFor, visits }: Death): Promise<void> {
    for (const { room: code, player } of visits) {
      const room = await this.#parts.rooms.read(code);
      if (room && isCharged(room, player)) await this.#credit(code, Math.ceil(silentFor) + GIFT, `death of ${node}`);
    }
  }

  #beatUnlessBeating(): void {
    this.#beating ??= this.#beat()
      .catch((error: unknown) => this.#parts.log.error({ err: error }, 'cannot write a heartbeat'))
      .finally(() => {
        this.#beating = null;
      });
  }

  async #beat(): Promise<void> {
    const { store, neighbours, now } = this.#parts;
    if (this.silence >= OUTAGE_AFTER) {
      neighbours?.missedBeat();
      const last = await store.lastBeat();
      // Whoever came back first has done it already, and says so by its heartbeat.
      if (last !== null && now() - last >= OUTAGE_AFTER) await this.#creditSinceLastBeat();
    }
    await neighbours?.beat();
    await store.beat(now());
    this.#lastBeat = performance.now();
  }

  async #creditSinceLastBeat(): Promise<void> {
    const { store, rooms, now } = this.#parts;
    const last = await store.lastBeat();
    if (last === null) return;
    const milliseconds = Math.max(0, now() - last) + GIFT;
    for (const code of await store.activeRooms()) {
      const room = await rooms.read(code);
      if (room?.clock && room.clock.since !== null) await this.#credit(code, milliseconds, `outage ${last}`);
    }
  }

  async #credit(code: string, milliseconds: number, id: string): Promise<void> {
    const order = { command: { kind: 'credit-clock', milliseconds }, actor: { kind: 'clockwork' }, id } as const;
    await this.#parts.rooms.execute(code, order, (outcome) => {
      if (!outcome.ok) this.#parts.log.warn({ room: code, ...outcome.error }, 'no time was given back');
    });
  }
}
