import type { BotId } from '@nimhall/shared/bot/levels';
import { type Alarm, expiryOf } from '@nimhall/shared/room/alarm';
import type { Actor, RoomCommand } from '@nimhall/shared/room/commands';
import { isAmongBots, type Room } from '@nimhall/shared/room/room';
import type { AnalysisPool } from '../analysis/analysis-pool.ts';
import { RefusalError } from '../refusal-error.ts';
import type { Store } from '../store/store.ts';
import type { Requester } from '../workers/fair-queue.ts';
import { FairRateLimiter } from '../workers/fair-rate-limiter.ts';
import type { PresenceTracker } from './presence.ts';

/** Moves of bots against bots on a node, limited because such games may be endless. */
const AMONG_THEMSELVES = { perSecond: 50, atOnce: 100 } as const;
/** Waits longer than this many milliseconds are credited to the bot's clock. */
const WORTH_CREDITING = 1_000;
/** The largest share of its remaining time that a bot uses for a move. */
const SHARE_OF_CLOCK = 1 / 8;
/** After this many failures a bot resigns, so that its opponent is not left waiting. */
const RESIGNS_AFTER = 3;
/** After this many milliseconds a bot that found no free worker tries again. */
const TRIES_AGAIN_AFTER = 1_000;

const CLOCKWORK: Actor = { kind: 'clockwork' };

interface Deps {
  readonly presences: Pick<PresenceTracker, 'isVisited'>;
  readonly store: Pick<Store, 'postpone'>;
  readonly analysisPool: Pick<AnalysisPool, 'choose'>;
  /** Who is charged for the bots of a room. */
  readonly requesterFor: (room: Room) => Requester;
  readonly now: () => number;
  readonly order: (room: Room, command: RoomCommand, actor: Actor) => Promise<void>;
}

/**
 * Plays the moves of bots. A game between bots goes on only while somebody is in the room; otherwise it rests, with no alarm but that of
 * its expiry, until somebody comes. It is charged to its host: addresses take turns, and hosts within each.
 */
export class BotMoves {
  readonly #deps: Deps;
  readonly #amongThemselves = new FairRateLimiter(AMONG_THEMSELVES);

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Rooms whose bots wait for their turn. */
  get waiting(): number {
    return this.#amongThemselves.waiting;
  }

  /** Makes the bot to move play. `failures` is how often that failed before. */
  async move(room: Room, alarm: Alarm, failures: number): Promise<void> {
    const { presences, requesterFor, order } = this.#deps;
    const seat = room.turn;
    const occupant = seat && room.seats[seat];
    if (!seat || occupant?.kind !== 'bot') throw new Error(`Room ${room.room} waits for a bot that is not there`);
    if (isAmongBots(room)) {
      if (!(await presences.isVisited(room.room))) return await this.#rest(room);
      if (!(await this.#amongThemselves.next(requesterFor(room)))) return;
      // The wait may have been long if hosts have many such rooms.
      if (!(await presences.isVisited(room.room))) return await this.#rest(room);
      await this.#giveBack(room, alarm);
    }
    const actor = { kind: 'bot', seat } as const;
    if (failures >= RESIGNS_AFTER) return await order(room, { kind: 'resign' }, actor);
    const within = room.clock ? room.clock.remaining[seat] * SHARE_OF_CLOCK : undefined;
    const move = await this.#choose(room, occupant.level, within);
    if (move !== null) await order(room, { kind: 'move', branch: room.branch, ply: room.ply, move, lag: 0 }, actor);
  }

  /** Cancels moves that wait for their turn. */
  stop(): void {
    this.#amongThemselves.stop();
  }

  /** Null when too many positions wait already: the bot tries again in a moment instead of playing at random. */
  async #choose(room: Room, level: BotId, within: number | undefined): Promise<string | null> {
    const { analysisPool, store, now } = this.#deps;
    try {
      return await analysisPool.choose(room, level, within);
    } catch (error) {
      // An unreadable position is refused as well, and retrying does not help.
      if (!(error instanceof RefusalError) || !['rate-limited', 'unavailable'].includes(error.refusal.code)) throw error;
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

  /** Neither the rest nor the wait for a turn counts as the bot's time. */
  async #giveBack(room: Room, alarm: Alarm): Promise<void> {
    const { now, order } = this.#deps;
    const [from, to] = [alarm.at, now()];
    if (to - from >= WORTH_CREDITING && room.clock?.since) await order(room, { kind: 'credit-clock', from, to, extraTime: 0 }, CLOCKWORK);
  }
}
