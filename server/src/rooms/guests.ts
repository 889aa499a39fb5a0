import { say } from '@nimhall/shared/phrase';
import type { OfferedGuest } from '@nimhall/shared/protocol/guests';
import { type Refusal, refuse } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import type { Player } from '@nimhall/shared/room/room';
import type { Logger } from 'pino';
import { Refused } from '../refused.ts';
import type { Guest } from '../store/guests.ts';
import type { Store } from '../store/store.ts';
import { PeriodicJob } from '../workers/periodic-job.ts';
import type { Rooms } from './rooms.ts';

/** How often it is looked for guests whom another node, or this one before it ended, began to join; in milliseconds. */
const LOOK_EVERY = 5_000;

/** For so long after a game is over who sat there may want a rematch, in milliseconds. */
const LATELY = 24 * 3_600_000;

interface Deps {
  readonly store: Store;
  readonly rooms: Pick<Rooms, 'browse' | 'execute'>;
  readonly now: () => number;
  /** Ends the connections of a guest: who is let in by another name comes back. */
  readonly onLeft: (guest: string) => void;
  /** Somebody sits there by another name, and may be in the room or not. */
  readonly onHandedOver: (room: string) => void;
  /** What somebody has learnt has changed, so often by now. */
  readonly onLearnt: (player: string, version: number) => void;
  readonly log: Logger;
}

/**
 * Guests who became somebody with an account, and keep what they did. Only who held the last credential of a guest is offered it. What is wanted stands in
 * the store before it is answered; it is then joined a little at a time, by any node, and to join what is joined changes nothing.
 */
export class Guests extends PeriodicJob {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    super({
      every: LOOK_EVERY,
      work: () => this.#goOn(),
      onError: (error) => deps.log.error({ err: error }, 'cannot join a guest to an account; it is tried again'),
      again: true,
    });
    this.#deps = deps;
  }

  async offered({ id }: Player): Promise<OfferedGuest[]> {
    return await this.#deps.store.guests.offered(id);
  }

  /** Keeps what a guest did, or leaves it behind; asked again, the first answer stands. */
  async answer({ id: player }: Player, guest: string, keep: boolean): Promise<Result<true, Refusal>> {
    const { guests } = this.#deps.store;
    const pair = { guest, player };
    if (!(await (keep ? guests.want(pair) : guests.decline(pair)))) {
      const before = await guests.stateOf(guest);
      const isKept = before?.player === player && before.state !== 'offered';
      return keep && isKept ? ok(true) : refuse('not-found', say`There is nothing to keep here any more.`);
    }
    // It is kept: what goes wrong here is tried again.
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

  /** Where a guest still sits, the player does from now on. */
  async #handOver(code: string, from: string, to: Player): Promise<void> {
    const { rooms, now, onHandedOver } = this.#deps;
    const room = await rooms.browse(code);
    if (!room || room.closed || (room.status === 'over' && room.updatedAt < now() - LATELY)) return;
    try {
      await rooms.execute(code, { command: { kind: 'hand-over', from, to }, actor: { kind: 'clockwork' }, id: null }, (outcome) => {
        if (outcome.ok) onHandedOver(code);
      });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
}
