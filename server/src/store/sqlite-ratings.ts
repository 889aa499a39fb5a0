import type { Rank } from '@nimhall/shared/duel/ratings';
import { SETTLED } from '@nimhall/shared/rating';
import type { Player } from '@nimhall/shared/room/room';
import type { Database } from 'better-sqlite3';
import { LOOKED_AT } from './attic.ts';
import { type NewRatingRow, RATED, type RatingRow, rankedOf, rankOf, rowOf } from './rating-rows.ts';
import type { Ratings } from './ratings.ts';

/** Ratings to be put on the list. */
export interface RatingWrite {
  readonly kind: 'put-ratings';
  readonly rows: readonly RatingRow[];
}

export function sqliteRatings(db: Database, write: (write: RatingWrite) => Promise<number>): Ratings {
  const read = db.prepare<[string], RatingRow>(
    'SELECT player, scope, rating, deviation, volatility, duels, at FROM rating WHERE player = ?',
  );
  const readBest = db.prepare<[string, number], RatingRow & Pick<Player, 'name'>>(
    `SELECT player, name, scope, rating, deviation, volatility, duels, at FROM rating JOIN player ON player.id = rating.player
      WHERE scope = ? AND duels >= ${SETTLED.duels} AND deviation <= ${SETTLED.deviation} ORDER BY rating DESC, player LIMIT ?`,
  );
  const readRooms = db.prepare<[string, number], { room: string }>(
    `SELECT DISTINCT room FROM log WHERE room > ? AND events LIKE '%${RATED}%' ORDER BY room LIMIT ?`,
  );
  return {
    of: async (players) => players.flatMap((player): Rank[] => read.all(player).map(rankOf)),
    best: async (scope, most) => readBest.all(scope, most).map(rankedOf),
    rooms: async (after) => {
      const items = readRooms.all(after, LOOKED_AT).map(({ room }) => room);
      return { items, next: items.length < LOOKED_AT ? null : (items.at(-1) ?? null) };
    },
    put: async (ranks) => {
      await write({ kind: 'put-ratings', rows: ranks.map(rowOf) });
    },
  };
}

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
