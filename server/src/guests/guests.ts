import { say } from '@nimhall/shared/phrase';
import type { OfferedGuest } from '@nimhall/shared/protocol/guests';
import { type Refusal, refuse } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import type { Player } from '@nimhall/shared/room/room';
import type { Logger } from 'pino';
import { RefusalError } from '../refusal-error.ts';
import { BrokenRoom } from '../rooms/room-cache.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { PeriodicJob } from '../workers/periodic-job.ts';
import type { Guest } from './queries.ts';

/** How often to look for guests whose games another node, or this one before a restart, began to join; in milliseconds. */
const CHECK_INTERVAL_MS = 5_000;

/** How long after a game its players may still want a rematch, in milliseconds. */
const LATELY = 24 * 3_600_000;

interface Deps {
  readonly store: Store;
  readonly rooms: Pick<Rooms, 'read' | 'execute'>;
  readonly now: () => number;
  /** Closes the connections of a guest; clients with another credential reconnect. */
  readonly onLeft: (guest: string) => void;
  /** A seat has another occupant, who may be in the room or not. */
  readonly onHandedOver: (room: string) => void;
  /** The version of a player's progress has changed. */
  readonly onLearnt: (player: string, version: number) => void;
  readonly log: Logger;
}

/**
 * Guests who signed in to an account and keep what they did. It is offered only to the holder of the last credential of a guest. The answer
 * is stored first; then the data is joined in small steps on any node, and joining twice changes nothing.
 */
export class Guests extends PeriodicJob {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    super({
      every: CHECK_INTERVAL_MS,
      work: () => this.#goOn(),
      onError: (error) => deps.log.error({ err: error }, 'cannot join a guest to an account; it is tried again'),
      again: true,
    });
    this.#deps = deps;
  }

  async offered({ id }: Player): Promise<OfferedGuest[]> {
    return await this.#deps.store.guests.offered(id);
  }

  /** Keeps what a guest did, or leaves it behind; the first answer counts. */
  async answer({ id: player }: Player, guest: string, keep: boolean): Promise<Result<true, Refusal>> {
    const { guests } = this.#deps.store;
    const pair = { guest, player };
    if (!(await (keep ? guests.want(pair) : guests.decline(pair)))) {
      const before = await guests.stateOf(guest);
      const isKept = before?.player === player && before.state !== 'offered';
      return keep && isKept ? ok(true) : refuse('not-found', say`There is nothing to keep here any more.`);
    }
    // The answer is stored, so a failure here is retried later.
    if (keep) await this.runNow();
    return ok(true);
  }

  async #goOn(): Promise<void> {
    for (const pair of await this.#deps.store.guests.wanted()) {
      if (this.isStopped) return;
      await this.#join(pair);
    }
  }

  async #join(pair: Guest): Promise<void> {
    const { store, onLeft, onLearnt } = this.#deps;
    const to = await store.playerOf(pair.player);
    if (!to) return;
    onLeft(pair.guest);
    for (let after: string | undefined = ''; after !== undefined; ) {
      const rooms: string[] = await store.guests.rooms(pair.guest, after);
      for (const room of rooms) await this.#handOver(room, pair.guest, to);
      after = rooms.at(-1);
    }
    while (!this.isStopped && (await store.guests.joinGames(pair)));
    if (!(await store.guests.finish(pair))) return;
    const version = await store.learnt.versionOf(pair.player);
    if (version !== null) onLearnt(pair.player, version);
  }

  /** The player takes over the seats of the guest. Throws if it must be tried again. A room that cannot be opened is skipped. */
  async #handOver(code: string, from: string, to: Player): Promise<void> {
    const { rooms, now, onHandedOver } = this.#deps;
    try {
      const room = await rooms.read(code);
      if (!room || room.closed || (room.status === 'over' && room.updatedAt < now() - LATELY)) return;
      await rooms.execute(code, { command: { kind: 'hand-over', from, to }, actor: { kind: 'clockwork' }, id: null }, (outcome) => {
        if (outcome.ok) onHandedOver(code);
        else if (outcome.error.code === 'unavailable') throw new RefusalError(outcome.error);
      });
    } catch (error) {
      if (!(error instanceof BrokenRoom)) throw error;
    }
  }
}
