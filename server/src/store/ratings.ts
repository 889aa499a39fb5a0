import type { Rank, Scope } from '@nimhall/shared/duel/ratings';
import type { Standing } from '@nimhall/shared/rating';
import type { Player } from '@nimhall/shared/room/room';
import type { Page } from './page.ts';

/** A place on a leaderboard. */
export interface RankedPlayer {
  readonly player: Player;
  readonly standing: Standing;
}

/** The list of ratings: what the duels in the log come to. */
export interface Ratings {
  /** What is known of these players, by scope; nothing of who has played no duel. */
  of(players: readonly string[]): Promise<Rank[]>;
  /** The first of those who are kept and have played as many duels as a leaderboard wants, of whom as much was known then, the strongest first. */
  best(scope: Scope, most: number): Promise<RankedPlayer[]>;
  /** Codes of some rooms in which a duel was rated, after this one. */
  rooms(after: string): Promise<Page<string>>;
  /** Puts ratings on the list; those that a later duel has changed stay as they are. */
  put(ranks: readonly Rank[]): Promise<void>;
}
