import type { NewRank, Rank } from '@nimhall/shared/duel/ratings';
import type { Player } from '@nimhall/shared/room/room';
import type { RankedPlayer } from './ratings.ts';

/** A rating in the table of ratings. */
export interface RatingRow {
  readonly player: string;
  readonly scope: string;
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly duels: number;
  readonly at: number;
}

/** With what it was worked out by. */
export type NewRatingRow = RatingRow & Pick<NewRank, 'previous'>;

export function rowOf({ player, scope, standing: { at, ...known } }: Rank): RatingRow {
  return { player, scope, ...known, at: at ?? 0 };
}

export function rankOf({ player, scope, ...standing }: RatingRow): Rank {
  return { player, scope, standing };
}

/** A row with the name of its player. */
export function rankedOf({ player: id, name, scope: _, ...standing }: RatingRow & Pick<Player, 'name'>): RankedPlayer {
  return { player: { id, name }, standing };
}

/** The events of an entry that rated a duel, as JSON, have this text in them. */
export const RATED = '"kind":"rated"';
