import type { NewRank, Rank, Scope } from '@nimhall/shared/duel/ratings';
import { SETTLED, type Standing } from '@nimhall/shared/rating';
import type { Player } from '@nimhall/shared/room/room';
import { type Database, holding, type Step } from './database.ts';

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
  readonly opponents: number;
  readonly risen: number;
  readonly at: number;
}

/** With what it was worked out by. */
export type NewRatingRow = RatingRow & Pick<NewRank, 'previous'>;

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

    /** The first of those who are stored and have met as many people as a leaderboard wants, of whom as much was known then, the strongest first. */
    best: async (scope: Scope, most: number): Promise<RankedPlayer[]> => {
      const query = sql
        .selectFrom('rating')
        .innerJoin('player', 'player.id', 'rating.player')
        .select(['player', 'name', 'rating', 'deviation', 'volatility', 'duels', 'opponents', 'risen', 'at'])
        .where('scope', '=', scope)
        .where('opponents', '>=', SETTLED.opponents)
        .where('deviation', '<=', SETTLED.deviation)
        .orderBy('rating', 'desc')
        .orderBy('player')
        .limit(most);
      return (await db.all(query)).map(({ player: id, name, ...standing }) => ({ player: { id, name }, standing }));
    },

    /**
     * Puts ratings on the list that were worked out anew by all duels until `upTo`, in milliseconds since 1970: those that a later duel has changed stay
     * as they are, and one of no duels goes.
     */
    put: async (ranks: readonly Rank[], upTo: number): Promise<void> => {
      const gone = ranks.filter(({ standing }) => standing.duels === 0);
      const kept = ranks.filter(({ standing }) => standing.duels > 0);
      const parts = Array.from({ length: Math.ceil(kept.length / PUT_AT_ONCE) }, (_, part) =>
        kept.slice(part * PUT_AT_ONCE, (part + 1) * PUT_AT_ONCE),
      );
      await db.transact([
        ...gone.map(({ player, scope }) => ({
          query: sql.deleteFrom('rating').where('player', '=', player).where('scope', '=', scope).where('at', '<=', upTo),
        })),
        ...parts.flatMap((part) => putRatings(db, part, upTo)),
      ]);
    },
  };
}

/** A step that holds the rows of these players, so that they are not erased meanwhile. */
export function playersAreHeld(db: Database, ranks: readonly Rank[]): Step {
  const players = [...new Set(ranks.map(({ player }) => player))];
  return { query: holding(db, db.sql.selectFrom('player').select('id').where('id', 'in', players).orderBy('id')) };
}

/** Puts some ratings on the list, at least one, but for who is not stored any more, and for those that were changed after `upTo`. */
export function putRatings(db: Database, ranks: readonly Rank[], upTo = Number.MAX_SAFE_INTEGER): Step[] {
  const { sql } = db;
  const players = [...new Set(ranks.map(({ player }) => player))];
  const put = sql
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
          opponents: eb.ref('excluded.opponents'),
          risen: eb.ref('excluded.risen'),
          at: eb.ref('excluded.at'),
        }))
        .where('rating.at', '<=', upTo),
    );
  const ofNobody = sql
    .deleteFrom('rating')
    .where('player', 'in', players)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('player').select('id').whereRef('player.id', '=', 'rating.player'))));
  return [{ query: put }, { query: ofNobody }];
}

export function rowOf({ player, scope, standing: { at, ...known } }: Rank): RatingRow {
  return { player, scope, ...known, at: at ?? 0 };
}
