import type { BotId } from '../bot/levels.ts';
import type { Start } from '../puzzle/puzzle.ts';
import type { ClockRule } from './clock-rule.ts';
import type { OverlayRule, Player } from './room.ts';
import type { BySeat, Seat } from './seat.ts';

/** Who a seat is meant for when a room is opened. */
export type SeatWish = 'me' | 'open' | { readonly bot: BotId };

/** Who gives a command: a person or program, the bot of a seat, the server, or the operator. */
export type Actor =
  | { readonly kind: 'player'; readonly player: Player }
  | { readonly kind: 'bot'; readonly seat: Seat }
  | { readonly kind: 'clockwork' }
  | { readonly kind: 'operator' };

export type RoomCommand =
  | {
      readonly kind: 'create';
      readonly room: string;
      readonly game: string;
      readonly params?: unknown;
      readonly misere?: boolean | undefined;
      readonly start?: string | undefined;
      readonly seats?: { readonly first?: SeatWish | undefined; readonly second?: SeatWish | undefined } | undefined;
      readonly listed?: boolean | undefined;
      readonly overlay?: OverlayRule | undefined;
      readonly clock?: ClockRule | undefined;
      /** To be played as a duel, see `Duel`: only pairing asks for it, and a tournament for an unrated one. */
      readonly duel?: boolean | 'unrated' | undefined;
      /** Id of the challenged player; the server accepts only friends. */
      readonly invited?: string | undefined;
    }
  /** By the challenged player: not now. */
  | { readonly kind: 'decline' }
  /** By pairing: sits down opposite a player who waits for a duel, which begins from the position drawn for both. */
  | {
      readonly kind: 'meet';
      readonly seat: Seat;
      readonly drawn: Start;
      /** Makes the match of a tournament change ratings. */
      readonly rated?: boolean;
    }
  | { readonly kind: 'sit'; readonly seat: Seat }
  | { readonly kind: 'stand' }
  | { readonly kind: 'seat-bot'; readonly seat: Seat; readonly level: BotId }
  /** A program that offers itself sits down opposite somebody. The server sees to it that it does. */
  | { readonly kind: 'seat-program'; readonly seat: Seat; readonly program: Player }
  | {
      readonly kind: 'move';
      readonly branch: number;
      readonly ply: number;
      readonly move: string;
      /** How it was drawn, for games whose boards show that; see `Stroke`. */
      readonly ink?: string | undefined;
      /** Network delay of its player, in milliseconds, as the server measured it. */
      readonly lag: number;
    }
  | { readonly kind: 'resign' }
  | { readonly kind: 'offer-rematch' }
  | { readonly kind: 'answer-rematch'; readonly accept: boolean }
  | { readonly kind: 'offer-takeback' }
  /** The other side accepts or declines; who offered may withdraw with `accept: false`. */
  | { readonly kind: 'answer-takeback'; readonly accept: boolean }
  /** By a spectator: waits to play the winner, no longer does, and takes a seat after the game; `present` says who is connected, as the server knows it. */
  | { readonly kind: 'join-queue' }
  | { readonly kind: 'leave-queue' }
  | { readonly kind: 'play-winner'; readonly present: BySeat<boolean> }
  /** By the server: somebody who waited to play has left. */
  | { readonly kind: 'drop-queued'; readonly player: string }
  | { readonly kind: 'abort' }
  | { readonly kind: 'claim' }
  /** By the server: the side to move has run out of time. */
  | { readonly kind: 'flag' }
  /** By the server: the second game of a duel begins. */
  | { readonly kind: 'next-game' }
  /** By the server: the game cannot be finished. */
  | { readonly kind: 'call-off' }
  /**
   * By the server: the player who began in this seat has left the match of a tournament, or was removed from it (null). The other one wins
   * what is left of a rated match in which both have moved; it goes on if a player was removed. Any other match is called off.
   */
  | { readonly kind: 'forfeit'; readonly by: Seat | null }
  /** By the server: nobody uses the room. */
  | { readonly kind: 'expire' }
  /** By the server: a player is no longer connected, or is again. */
  | { readonly kind: 'note-presence'; readonly seat: Seat; readonly present: boolean }
  /** By the server: an absent player could not have returned until now. */
  | { readonly kind: 'renew-absence'; readonly seat: Seat }
  /** By the server: nobody could move in this time, so what was charged of it is credited, with `extraTime` milliseconds on top. */
  | { readonly kind: 'credit-clock'; readonly from: number; readonly to: number; readonly extraTime: number }
  /** By the server: this player is on vacation until then, in milliseconds since 1970, or is back (null). */
  | { readonly kind: 'set-vacation'; readonly player: string; readonly until: number | null }
  /** By the server: the seats of this guest now belong to this player, who has an account. */
  | { readonly kind: 'hand-over'; readonly from: string; readonly to: Player }
  /** By the operator: a rated duel no longer counts. */
  | { readonly kind: 'void' }
  /** By the operator: ends the game without a winner and closes the room. */
  | { readonly kind: 'close' };
