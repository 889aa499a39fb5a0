import type { BotId } from '../../bot/levels.ts';
import type { Start } from '../../puzzle/puzzle.ts';
import type { Entry } from '../../room/events.ts';
import type { Player } from '../../room/room.ts';
import type { MatchResult, TournamentSettings } from './tournament.ts';

/** Who plays on a board, by number, and from which of the positions of its event. Short, because an arena has thousands of them. */
export type PairedBoard = readonly [first: number, second: number, start: number];

/** How a board ended, as short. */
export type ScoredBoard = readonly [board: number, first: number, second: number, ending: MatchResult['ending']];

/** What can happen to a tournament. As those of rooms, events stay as they are: add kinds and optional fields. */
export type TournamentEvent =
  | {
      readonly kind: 'tournament-opened';
      readonly code: string;
      readonly prefix: string;
      readonly host: string;
      readonly settings: TournamentSettings;
    }
  /** The name is the one they gave here. */
  | { readonly kind: 'joined'; readonly player: Player }
  | { readonly kind: 'bot-joined'; readonly bot: BotId; readonly name: string }
  | { readonly kind: 'renamed'; readonly member: number; readonly player: Player }
  /** By the organiser, for good. */
  | { readonly kind: 'removed'; readonly member: number }
  /** By themselves, or because they were absent: until they come back. */
  | { readonly kind: 'withdrew'; readonly member: number; readonly absent?: true }
  | { readonly kind: 'returned'; readonly member: number }
  /** Seeds are those who take part, in the order that was drawn. */
  | { readonly kind: 'tournament-started'; readonly seeds: readonly number[]; readonly rounds: number }
  /** A new round. */
  | {
      readonly kind: 'round-paired';
      readonly starts: readonly Start[];
      readonly boards: readonly PairedBoard[];
      readonly byes: readonly number[];
    }
  /** More boards of the present round, or of an arena. */
  | { readonly kind: 'boards-paired'; readonly starts: readonly Start[]; readonly boards: readonly PairedBoard[] }
  /** This many boards of a round have their rooms. An arena is one round. */
  | { readonly kind: 'boards-opened'; readonly round: number; readonly boards: number }
  | { readonly kind: 'boards-scored'; readonly round: number; readonly scores: readonly ScoredBoard[] }
  | { readonly kind: 'tournament-paused'; readonly on: boolean }
  | { readonly kind: 'tournament-over' };

export type TournamentEntry = Entry<TournamentEvent>;
