import type { NewRank, Rank, Scope } from '@nimhall/shared/duel/ratings';
import { SETTLED, type Standing } from '@nimhall/shared/rating';
import type { Player } from '@nimhall/shared/room/room';
import { sql as raw } from 'kysely';
import type { Database } from './database.ts';
import type { Page } from './page.ts';
import { SCAN_BATCH } from './unused-rooms.ts';

/** A place on a leaderboard. */
export interface RankedPlayer {
  readonly player: Player;
  readonly standing: Standing;
}

/** A rating in its table. */
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

/** The events of an entry that rated a duel, as JSON, have this text in them. */
const RATED = '"kind":"rated"';

/** Ratings in one statement at most: a statement has so many values. */
const PUT_AT_ONCE = 1_000;

export type RatingStore = ReturnType<typeof ratingStore>;

/** The list of ratings: what the duels in the log come to. */
export function ratingStore(db: Database) {
  const { sql } = db;
  return {
    /** What is known of these players, by scope; nothing of who has played no duel. */
    of: async (players: readonly string[]): Promise<Rank[]> =>
      (await db.all(sql.selectFrom('rating').selectAll().where('player', 'in', players))).map(({ player, scope, ...standing }) => ({
        player,
        scope,
        standing,
      })),

    /** The first of those who are stored and have played as many duels as a leaderboard wants, of whom as much was known then, the strongest first. */
    best: async (scope: Scope, most: number): Promise<RankedPlayer[]> => {
      const query = sql
        .selectFrom('rating')
        .innerJoin('player', 'player.id', 'rating.player')
        .select(['player', 'name', 'rating', 'deviation', 'volatility', 'duels', 'at'])
        .where('scope', '=', scope)
        .where('duels', '>=', SETTLED.duels)
        .where('deviation', '<=', SETTLED.deviation)
        .orderBy('rating', 'desc')
        .orderBy('player')
        .limit(most);
      return (await db.all(query)).map(({ player: id, name, ...standing }) => ({ player: { id, name }, standing }));
    },

    /** Codes of some rooms in which a duel was rated, after this one. */
    rooms: async (after: string): Promise<Page<string>> => {
      const query = sql
        .selectFrom('log')
        .select('room')
        .distinct()
        .where('room', '>', after)
        .where(raw<string>`cast(events as text)`, 'like', `%${RATED}%`)
        .orderBy('room')
        .limit(SCAN_BATCH);
      const items = (await db.all(query)).map(({ room }) => room);
      return { items, next: items.length < SCAN_BATCH ? null : (items.at(-1) ?? null) };
    },

    /** Puts ratings on the list; those that a later duel has changed stay as they are. */
    put: async (ranks: readonly Rank[]): Promise<void> => {
      const parts = Array.from({ length: Math.ceil(ranks.length / PUT_AT_ONCE) }, (_, part) =>
        ranks.slice(part * PUT_AT_ONCE, (part + 1) * PUT_AT_ONCE),
      );
      await db.transact(parts.map((part) => ({ query: putRatings(db, part) })));
    },
  };
}

/** Puts some ratings on the list, at least one; those that a later duel has changed stay as they are. */
export function putRatings({ sql }: Pick<Database, 'sql'>, ranks: readonly Rank[]) {
  return sql
    .insertInto('rating')
    .values(ranks.map(rowOf))
    .onConflict((conflict) =>
      conflict
        .columns(['player', 'scope'])
        .doUpdateSet((eb) => ({
          rating: eb.ref('excluded.rating'),
          deviation: eb.ref('excluded.deviation'),
          volatility: eb.ref('excluded.volatility'),
          duels: eb.ref('excluded.duels'),
          at: eb.ref('excluded.at'),
        }))
        .whereRef('rating.at', '<=', 'excluded.at'),
    );
}

export function rowOf({ player, scope, standing: { at, ...known } }: Rank): RatingRow {
  return { player, scope, ...known, at: at ?? 0 };
}
