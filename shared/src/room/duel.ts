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
  /** What it did to the ratings of the players, once it is over. */
  readonly rated: Rated | null;
}

/** A rating before a duel and after it. */
export interface Change {
  readonly before: Standing;
  readonly after: Standing;
}

/** What a duel did to the ratings of both, who sit as in its second game: in its family of games, and in all games together. */
export interface Rated {
  readonly family: BySeat<Change>;
  readonly overall: BySeat<Change>;
}

/** Each game of a duel has a clock, which runs from the beginning. */
export const DUEL_CLOCK: FischerRule = { initialMs: 300_000, incrementMs: 5_000 };
