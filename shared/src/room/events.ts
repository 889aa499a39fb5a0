import type { Params } from '../game/params.ts';
import type { ClockCharge } from './clock.ts';
import type { ClockRule } from './clock-rule.ts';
import type { Rated } from './duel.ts';
import type { GameResult, Occupant, OverlayRule } from './room.ts';
import type { Seat } from './seat.ts';

/** What can happen to a room. Events are facts in a log that outlives the server that wrote it: add kinds and optional fields, never change one. */
export type RoomEvent =
  | {
      readonly kind: 'created';
      readonly room: string;
      readonly host: string;
      readonly listed: boolean;
      readonly overlay: OverlayRule;
      readonly game: string;
      readonly params: Params;
      readonly misere: boolean;
      readonly start: string;
      readonly clock?: ClockRule;
      /** Present for a duel. Its position comes later with `drawn` if a player still has to come. */
      readonly duel?: true | 'unrated';
      /** The id of the player who is challenged to take the open seat. */
      readonly invited?: string;
    }
  /** By the challenged player: they do not want to play. */
  | { readonly kind: 'declined' }
  /**
   * What a duel is played from, once both are there: parameters, convention and start are these. `rated` where a match of a tournament, which
   * is created unrated, changes ratings after all.
   */
  | { readonly kind: 'drawn'; readonly params: Params; readonly misere: boolean; readonly start: string; readonly rated?: true }
  /** `host` where this person has the room from now on as well; `next` where they come from the queue after a game, and their score begins anew. */
  | { readonly kind: 'seated'; readonly seat: Seat; readonly occupant: Occupant; readonly host?: true; readonly next?: true }
  | { readonly kind: 'stood'; readonly seat: Seat }
  | { readonly kind: 'started' }
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly branch: number;
      /** Moves played before this one. */
      readonly ply: number;
      readonly move: string;
      /** The position the move leads to. */
      readonly position: string;
      /** How it was drawn, for pictures only; see `Stroke`. */
      readonly ink?: string;
      /** What it cost its player, where there is a clock. */
      readonly charge?: ClockCharge;
    }
  | ({ readonly kind: 'ended' } & GameResult)
  /** A duel has ended: what it does to the ratings of those who sit there. */
  | ({ readonly kind: 'rated' } & Rated)
  /** By the operator: a rated result no longer counts. */
  | { readonly kind: 'voided' }
  | { readonly kind: 'rematch-offered'; readonly seat: Seat }
  | { readonly kind: 'rematch-declined'; readonly seat: Seat }
  /** The players change seats, so that the other one moves first, and the score follows them. In a duel it is the second game that begins. */
  | { readonly kind: 'rematch-started' }
  /** By a spectator, by id: waits to play the winner, or no longer does. */
  | { readonly kind: 'queued'; readonly player: string }
  | { readonly kind: 'unqueued'; readonly player: string }
  | { readonly kind: 'takeback-offered'; readonly seat: Seat }
  /** By the opponent, or withdrawn by the player who offered it. */
  | { readonly kind: 'takeback-declined'; readonly seat: Seat }
  /** Back to this ply and position; the branch changes, and what was played stays in the log. */
  | { readonly kind: 'taken-back'; readonly ply: number; readonly position: string }
  /** A player's last connection is gone, or the first one is there again. */
  | { readonly kind: 'went-away'; readonly seat: Seat }
  | { readonly kind: 'came-back'; readonly seat: Seat }
  /** The server was down for this long, in milliseconds, and nobody is charged for it. */
  | { readonly kind: 'clock-credited'; readonly milliseconds: number }
  /** A player goes on vacation until then, in milliseconds since 1970, or is back (null). */
  | { readonly kind: 'vacation'; readonly seat: Seat; readonly until: number | null }
  /** By the operator: nothing more is done here. */
  | { readonly kind: 'closed' };

/** One accepted command: all its events, under the version the room, or whatever else has a log, has after it. */
export interface Entry<Event = RoomEvent> {
  readonly version: number;
  /** Server time in milliseconds since 1970. */
  readonly at: number;
  readonly events: readonly Event[];
}
