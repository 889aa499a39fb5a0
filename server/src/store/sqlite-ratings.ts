import type { Database } from 'better-sqlite3';
import type { NewRatingRow, RatingRow } from './ratings.ts';

/** What the writing thread does about ratings. */
export function ratingWriter(db: Database) {
  const readAt = db.prepare<RatingRow, { at: number }>('SELECT at FROM rating WHERE player = @player AND scope = @scope');
  const put = db.prepare(`INSERT INTO rating (player, scope, rating, deviation, volatility, duels, at)
    VALUES (@player, @scope, @rating, @deviation, @volatility, @duels, @at)
    ON CONFLICT (player, scope) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
      volatility = excluded.volatility, duels = excluded.duels, at = excluded.at WHERE rating.at <= excluded.at`);
  return {
    /** Whether all of these are still what others were worked out by. */
    areAsBefore: (rows: readonly NewRatingRow[]) => rows.every((row) => (readAt.get(row)?.at ?? null) === row.previous),
    put: (rows: readonly RatingRow[]) => rows.reduce((changes, row) => changes + put.run(row).changes, 0),
  };
}
