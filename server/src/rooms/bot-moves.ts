import type { BotId } from '@nimhall/shared/bot/levels';
import { type Alarm, expiryOf } from '@nimhall/shared/room/alarm';
import type { Actor, RoomCommand } from '@nimhall/shared/room/commands';
import { isAmongBots, type Room } from '@nimhall/shared/room/room';
import type { AnalysisPool } from '../analysis/analysis-pool.ts';
import { Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';
import type { Asker } from '../workers/fair-queue.ts';
import { FairRateLimiter } from '../workers/fair-rate-limiter.ts';
import type { PresenceTracker } from './presence.ts';

/** Moves that bots make among themselves on a node, so that such games, which may be endless, never cost others much. */
const AMONG_THEMSELVES = { perSecond: 50, atOnce: 100 } as const;
/** A clock that runs gets back what its bot had to wait, if it is more than so many milliseconds. */
const WORTH_CREDITING = 1_000;
/** Of the time that a bot has left it takes this share at most for a move. */
const SHARE_OF_CLOCK = 1 / 8;
/** A bot that could not move so many times resigns: its opponent should not wait for nothing. */
const RESIGNS_AFTER = 3;
/** A bot for which there is no place to think tries again after so long, in milliseconds. */
const TRIES_AGAIN_AFTER = 1_000;

const CLOCKWORK: Actor = { kind: 'clockwork' };

interface Deps {
  readonly presences: Pick<PresenceTracker, 'isVisited'>;
  readonly store: Pick<Store, 'postpone'>;
  readonly analysisPool: Pick<AnalysisPool, 'choose'>;
  /** For whom the bots of a room move. */
  readonly askerOf: (room: Room) => Asker;
  readonly now: () => number;
  readonly order: (room: Room, command: RoomCommand, actor: Actor) => Promise<void>;
}

/**
 * What bots do when it is their turn. A game that bots play among themselves goes on only while somebody is in the room; else
 * it rests, without an alarm before that of its expiry, until somebody comes. It is charged to its host: addresses take turns, and the hosts of each.
 */
export class BotMoves {
  readonly #deps: Deps;
  readonly #amongThemselves = new FairRateLimiter(AMONG_THEMSELVES);

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Rooms where bots wait for a turn. */
  get waiting(): number {
    return this.#amongThemselves.waiting;
  }

  /** Has the bot move whose turn it is. `failures` says how often that went wrong before. */
  async move(room: Room, alarm: Alarm, failures: number): Promise<void> {
    const { presences, askerOf, order } = this.#deps;
    const seat = room.turn;
    const occupant = seat && room.seats[seat];
    if (!seat || occupant?.kind !== 'bot') throw new Error(`Room ${room.room} waits for a bot that is not there`);
    if (isAmongBots(room)) {
      if (!(await presences.isVisited(room.room))) return await this.#rest(room);
      if (!(await this.#amongThemselves.next(askerOf(room)))) return;
      // That may have taken long where hosts have many such rooms.
      if (!(await presences.isVisited(room.room))) return await this.#rest(room);
      await this.#giveBack(room, alarm);
    }
    const actor = { kind: 'bot', seat } as const;
    if (failures >= RESIGNS_AFTER) return await order(room, { kind: 'resign' }, actor);
    const within = room.clock ? room.clock.remaining[seat] * SHARE_OF_CLOCK : undefined;
    const move = await this.#choose(room, occupant.level, within);
    if (move !== null) await order(room, { kind: 'move', branch: room.branch, ply: room.ply, move, lag: 0 }, actor);
  }

  /** Sends away moves that wait for their turn. */
  stop(): void {
    this.#amongThemselves.stop();
  }

  /** Null where too many positions wait already: the room is put off for a moment, and the bot does not play just anything. */
  async #choose(room: Room, level: BotId, within: number | undefined): Promise<string | null> {
    const { analysisPool, store, now } = this.#deps;
    try {
      return await analysisPool.choose(room, level, within);
    } catch (error) {
      // A position that cannot be read is refused as well, and no time mends that.
      if (!(error instanceof Refused) || !['rate-limited', 'unavailable'].includes(error.refusal.code)) throw error;
      await store.postpone(room.room, now(), now() + TRIES_AGAIN_AFTER);
      return null;
    }
  }

  async #rest(room: Room): Promise<void> {
    const { store, now, order } = this.#deps;
    const end = expiryOf(room);
    if (end <= now()) await order(room, { kind: 'expire' }, CLOCKWORK);
    else await store.postpone(room.room, now(), end);
  }

  /** Neither the rest nor the wait for a turn is the bot's time. */
  async #giveBack(room: Room, alarm: Alarm): Promise<void> {
    const { now, order } = this.#deps;
    const [from, to] = [alarm.at, now()];
    if (to - from >= WORTH_CREDITING && room.clock?.since) await order(room, { kind: 'credit-clock', from, to, gift: 0 }, CLOCKWORK);
  }
}
