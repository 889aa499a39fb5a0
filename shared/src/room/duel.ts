import type { Standing } from '../rating.ts';
import type { FischerRule } from './clock-rule.ts';
import type { BySeat } from './seat.ts';

/**
 * Two games from the same drawn position, seats swapped in between: in a solved game the start decides, so that one game proves nothing.
 * The score of a duel is that of its room.
 */
export interface Duel {
  /** Which of the two is played, or was played last. */
  readonly game: 1 | 2;
  /** Whether both have moved in one of its games. */
  readonly played?: true;
  /** What it did to the ratings of the players, once it is over. */
  readonly rated: Rated | null;
  /** Present where it is a match of a tournament that changes no ratings. */
  readonly unrated?: true;
  /** Present where the operator has taken it out of the ratings. */
  readonly voided?: true;
}

/** A rating before a duel and after it. */
export interface Change {
  readonly before: Standing;
  readonly after: Standing;
}

/** By how many points a rating changes for winning all remaining games of a duel, and for losing them. */
export interface Stake {
  readonly won: number;
  readonly lost: number;
}

/** Why a duel counts less: it was not played, these two met recently, or ratings may not change more at once. */
export const LESSENED = ['unplayed', 'again', 'bounded'] as const;
export type Lessened = (typeof LESSENED)[number];

/** What a duel did to the ratings of both, who sit as in its second game: in its family of games, and in all games together. */
export interface Rated {
  readonly family: BySeat<Change>;
  readonly overall: BySeat<Change>;
  /** Absent where it counted in full. */
  readonly lessened?: readonly Lessened[];
  /** How often these two had met before; absent where they had not. */
  readonly met?: readonly Meetings[];
}

/** Duels of two in a family of games in which both moved: how many of late, and none where they are all longer ago. */
export interface Meetings {
  readonly game: string;
  readonly lately: number;
}

/** Each game of a duel has a clock, which runs from the beginning. */
export const DUEL_CLOCK: FischerRule = { initialMs: 300_000, incrementMs: 5_000 };
