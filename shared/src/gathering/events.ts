import type { Entry } from '../room/events.ts';
import type { GameResult, Player } from '../room/room.ts';
import type { BySeat } from '../room/seat.ts';
import type { Activity, Side } from './gathering.ts';

/** What can happen to a gathering. As those of rooms, events stay as they are: add kinds and optional fields. */
export type GatheringEvent =
  | { readonly kind: 'gathered'; readonly gathering: 'class'; readonly code: string; readonly prefix: string; readonly host: string }
  /** The name is the one they gave here. */
  | { readonly kind: 'joined'; readonly player: Player }
  | { readonly kind: 'renamed'; readonly member: number; readonly player: Player }
  | { readonly kind: 'removed'; readonly member: number }
  | { readonly kind: 'locked'; readonly on: boolean }
  | { readonly kind: 'names-shown'; readonly on: boolean }
  | { readonly kind: 'frozen'; readonly on: boolean }
  | { readonly kind: 'round-started'; readonly activity: Activity; readonly boards: readonly BySeat<Side>[] }
  /** Somebody came late to the present round, or has nobody to play with any more. */
  | { readonly kind: 'board-added'; readonly seats: BySeat<Side> }
  /** So many boards of a round have their rooms. */
  | { readonly kind: 'boards-opened'; readonly round: number; readonly boards: number }
  | { readonly kind: 'board-over'; readonly round: number; readonly board: number; readonly result: GameResult }
  /** By a member, for a turn of the only board of the present round. */
  | { readonly kind: 'proposed'; readonly member: number; readonly branch: number; readonly ply: number; readonly move: string }
  /** What most propose is to be played. */
  | { readonly kind: 'vote-closed'; readonly move: string }
  /** It was. */
  | { readonly kind: 'vote-played' }
  | { readonly kind: 'round-over' }
  | { readonly kind: 'gathering-closed' };

export type GatheringEntry = Entry<GatheringEvent>;
