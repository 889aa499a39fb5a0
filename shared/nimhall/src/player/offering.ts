import { claimableAt } from '../../../src/room/decide/endings.ts';
import { type Room, seatOf } from '../../../src/room/room.ts';
import { NimhallError } from '../refused.ts';
import type { OrderBodies, OrderName, Orders } from './orders.ts';

/** What a program offers to play. */
export interface Offer {
  /** Ids of games: `kayles`, `nim`. */
  readonly games: readonly string[];
  /** Whether it also plays games in which the last move loses. */
  readonly misere?: boolean;
  /** How many boards it takes at once: 1 to 20, one if it says nothing. */
  readonly boards?: number;
}

/** How often it is looked for games of people who are gone, in milliseconds; and how much later than they may be claimed, since clocks differ. */
const CHECK_INTERVAL_MS = 15_000;
const LEEWAY = 5_000;
/** Rooms whose games are over that are kept for a rematch. */
const MAX_OVER = 20;

/** Who has made the offer, and follows the rooms of its games. */
interface Host extends Orders {
  readonly me: { readonly id: string };
  readonly rooms: readonly Room[];
  leave(code: string): Promise<void>;
}

/** An open offer: answers what opponents ask for besides moves. */
export class Offering {
  readonly body: { readonly games: string[]; readonly misere: boolean; readonly boards: number };
  readonly #host: Host;
  readonly #timer: ReturnType<typeof setInterval>;
  /** What was answered, by room. */
  readonly #answered = new Map<string, string>();
  isStopped = false;

  constructor(host: Host, { games, misere = false, boards = 1 }: Offer) {
    this.#host = host;
    this.body = { games: [...games], misere, boards };
    this.#timer = setInterval(() => this.#claim(), CHECK_INTERVAL_MS);
  }

  stop(): void {
    this.isStopped = true;
    clearInterval(this.#timer);
  }

  /** Looks at the rooms after something has changed in one of them. */
  attend(): void {
    const { rooms, me } = this.#host;
    const mine = rooms.filter((room) => seatOf(room, me.id) !== null);
    let playing = mine.filter(({ status }) => status === 'playing').length;
    for (const room of mine) {
      const seat = seatOf(room, me.id);
      if (room.takeback !== null && room.takeback !== seat) this.#answer(room, 'takeback:answer', { accept: true });
      if (room.rematch === null || room.rematch === seat) continue;
      const accept = playing < this.body.boards;
      if (this.#answer(room, 'rematch:answer', { accept }) && accept) playing++;
    }
    const over = mine.filter(({ status }) => status === 'over').toSorted((a, b) => b.updatedAt - a.updatedAt);
    for (const { room } of over.slice(MAX_OVER)) {
      this.#answered.delete(room);
      void this.#host.leave(room);
    }
  }

  /** Once for each version of a room; whether it was not done before. */
  #answer<Name extends OrderName>({ room, version }: Room, name: Name, body: OrderBodies[Name]): boolean {
    const what = `${version} ${name}`;
    if (this.#answered.get(room) === what) return false;
    this.#answered.set(room, what);
    this.#order(room, name, body);
    return true;
  }

  #claim(): void {
    const { rooms, me } = this.#host;
    for (const room of rooms) {
      const seat = seatOf(room, me.id);
      const at = seat && claimableAt(room, seat);
      if (at !== null && Date.now() > at + LEEWAY) this.#order(room.room, 'claim', {});
    }
  }

  /** The game may have gone on meanwhile: then nothing has to be done. */
  #order<Name extends OrderName>(code: string, name: Name, body: OrderBodies[Name]): void {
    this.#host.order(code, name, body).catch((error: unknown) => {
      if (!(error instanceof NimhallError)) throw error;
    });
  }
}
