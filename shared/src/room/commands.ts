import type { BotId } from '../bot/levels.ts';
import type { Start } from '../puzzle/puzzle.ts';
import type { ClockRule } from './clock-rule.ts';
import type { OverlayRule, Player } from './room.ts';
import type { Seat } from './seat.ts';

/** Who a seat is meant for when a room is opened. */
export type SeatWish = 'me' | 'open' | { readonly bot: BotId };

/** Who gives a command: a person or program, the bot of a seat, the clockwork of the server, or the operator. */
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
      /** Id of who is challenged to play: friends only, which the server sees to. */
      readonly invited?: string | undefined;
    }
  /** By who is challenged: not now. */
  | { readonly kind: 'decline' }
  /** By pairing: sits down opposite who waits for a duel, which begins from what was drawn for both. */
  | { readonly kind: 'meet'; readonly seat: Seat; readonly drawn: Start }
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
  | { readonly kind: 'abort' }
  | { readonly kind: 'claim' }
  /** By the clockwork: the side to move has run out of time. */
  | { readonly kind: 'flag' }
  /** By the clockwork: the second game of a duel begins. */
  | { readonly kind: 'next-game' }
  /** By the clockwork: what is played here is not to be played to its end. */
  | { readonly kind: 'call-off' }
  /** By the clockwork: nobody uses the room. */
  | { readonly kind: 'expire' }
  /** By the clockwork: a player is no longer connected, or is again. */
  | { readonly kind: 'note-presence'; readonly seat: Seat; readonly present: boolean }
  /** By the clockwork: a player who is away could not have come back until now. */
  | { readonly kind: 'renew-absence'; readonly seat: Seat }
  /** By the clockwork: nobody could move in this time, which is given back as far as it was charged, and `gift` milliseconds with it. */
  | { readonly kind: 'credit-clock'; readonly from: number; readonly to: number; readonly gift: number }
  /** By the clockwork: this player is on vacation until then, in milliseconds since 1970, or is back (null). */
  | { readonly kind: 'set-vacation'; readonly player: string; readonly until: number | null }
  /** By the clockwork: who sat here as this guest does so as this player from now on, who has an account. */
  | { readonly kind: 'hand-over'; readonly from: string; readonly to: Player }
  /** By the operator: a duel that was rated counts no more. */
  | { readonly kind: 'void' }
  /** By the operator: what is played is called off, and nothing more is done here. */
  | { readonly kind: 'close' };
