import type { Params } from '../../../src/game/params.ts';
import type { Room } from '../../../src/room/room.ts';
import type { Seat } from '../../../src/room/seat.ts';
import { NimhallError } from '../refused.ts';
import type { Orders } from './orders.ts';

/** A turn of ours. */
export class Turn {
  /** The room as it was when the turn came. */
  readonly room: Room;
  readonly seat: Seat;
  readonly #player: Orders;

  /** Programs get theirs from `player.turns()`. */
  constructor(player: Orders, room: Room, seat: Seat) {
    this.#player = player;
    this.room = room;
    this.seat = seat;
  }

  /** The code of the room. */
  get code(): string {
    return this.room.room;
  }

  /** What is played, as the library's `game` takes it. */
  get game(): string {
    return this.room.game;
  }

  /** Its parameters, as `game` takes them. */
  get params(): Params {
    return this.room.params;
  }

  /** True if the player who makes the last move loses. */
  get misere(): boolean {
    return this.room.misere;
  }

  /** What lies there, as text. */
  get position(): string {
    return this.room.position;
  }

  /** Distinguishes this turn from all others of its room. */
  get key(): string {
    return `${this.room.branch}.${this.room.ply}`;
  }

  /** The time left on our clock, in milliseconds; undefined without a clock. */
  get timeLeft(): number | undefined {
    return this.room.clock?.remaining[this.seat];
  }

  /**
   * Plays a move. False if the game has gone on without it, as when the time was over. Throws a `NimhallError` if the rules refuse it; then
   * it is still our turn.
   */
  async play(move: string): Promise<boolean> {
    const { branch, ply } = this.room;
    try {
      await this.#player.order(this.code, 'move', { branch, ply, move });
      return true;
    } catch (error) {
      if (error instanceof NimhallError && GONE_ON.has(error.code)) return false;
      throw error;
    }
  }

  /** Resigns. */
  async resign(): Promise<void> {
    await this.#player.order(this.code, 'resign', {});
  }
}

/** Codes of a move that came too late. */
const GONE_ON: ReadonlySet<string> = new Set(['stale', 'game-over', 'closed', 'not-seated', 'not-your-turn']);
