import type { GatheringActor } from '../actor.ts';
import type { MatchResult, TournamentGame, TournamentSettings } from './tournament.ts';

/** A game as the organiser names it. */
export interface TournamentGameWish extends Pick<TournamentGame, 'game'> {
  readonly params?: unknown;
  readonly misere?: boolean | undefined;
  /** Left out, positions come from the pool of the rated duels, where the game has one. */
  readonly start?: string | undefined;
}

/** Settings as the organiser gives them: what is left out has a default, see `readSettings`. */
export interface TournamentWish extends Pick<TournamentSettings, 'form'> {
  readonly title?: string | undefined;
  readonly games: readonly TournamentGameWish[];
  readonly clock?: TournamentSettings['clock'] | undefined;
  readonly rounds?: number | undefined;
  readonly minutes?: number | undefined;
  readonly maxPlayers?: number | undefined;
  readonly bots?: TournamentSettings['bots'] | undefined;
  readonly forfeitSeconds?: number | undefined;
  readonly lateEntry?: boolean | undefined;
  readonly listed?: boolean | undefined;
  readonly startsAt?: number | undefined;
  readonly startsWhenFull?: boolean | undefined;
  readonly rated?: boolean | undefined;
}

/** What the organiser may do. */
export type TournamentOrder =
  | { readonly kind: 'start' }
  /** Begins the round of this number without waiting for the break to end. */
  | { readonly kind: 'next-round'; readonly round: number }
  /** While it is paused nobody is paired; boards that are being played go on. */
  | { readonly kind: 'pause'; readonly on: boolean }
  | { readonly kind: 'rename'; readonly member: number; readonly name: string }
  | { readonly kind: 'remove'; readonly member: number }
  /** Ends it; boards that are being played do not count any more. */
  | { readonly kind: 'close' };

export type TournamentCommand =
  /** By the organiser, or by the clockwork for the calendar. */
  | { readonly kind: 'open-tournament'; readonly code: string; readonly prefix: string; readonly wish: TournamentWish }
  /** Also: comes back, or changes their name. */
  | { readonly kind: 'join'; readonly name: string }
  /** A match that they play is forfeited. */
  | { readonly kind: 'withdraw' }
  /** `random` gives [0, 1): lots are drawn by it. */
  | { readonly kind: 'order-tournament'; readonly order: TournamentOrder; readonly random: () => number }
  /** By the server: does what is due by now. */
  | { readonly kind: 'advance'; readonly random: () => number }
  /** By the server: this many boards of a round have their rooms by now. */
  | { readonly kind: 'note-opened'; readonly round: number; readonly boards: number }
  /** By the server: matches are over. */
  | { readonly kind: 'note-matches'; readonly round: number; readonly results: readonly NotedMatch[] };

export interface NotedMatch {
  readonly board: number;
  readonly result: MatchResult;
  /** Who did not come, by number: they are not paired until they come back. */
  readonly absent?: readonly number[];
}

export type TournamentActor = GatheringActor;
