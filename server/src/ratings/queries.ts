import type { NewRank, Rank, Scope } from '@nimhall/shared/duel/ratings';
import { SETTLED, type Standing } from '@nimhall/shared/rating';
import type { Player } from '@nimhall/shared/room/room';
import { type Database, holding, type Step } from '../store/database.ts';

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

/** With the rating it was computed from. */
export type NewRatingRow = RatingRow & Pick<NewRank, 'previous'>;

/** Ratings in one statement: a statement may have only this many values. */
const PUT_AT_ONCE = 1_000;

export type RatingStore = ReturnType<typeof ratingStore>;

/** The ratings computed from the duels in the log. */
export function ratingStore(db: Database) {
  const { sql } = db;
  return {
    /** The ratings of these players by scope; none for players without duels. */
    of: async (players: readonly string[]): Promise<Rank[]> =>
      (await db.all(sql.selectFrom('rating').selectAll().where('player', 'in', players))).map(({ player, scope, ...standing }) => ({
        player,
        scope,
        standing,
      })),

    /** The strongest stored players who have met enough people and whose rating is certain enough for a leaderboard. */
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
     * Stores ratings recomputed from all duels until `upTo`, in milliseconds since 1970: those that a later duel has changed stay as they
     * are, and those without duels are removed.
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

/** A step that locks the rows of these players, so that they are not erased meanwhile. */
export function playersAreHeld(db: Database, ranks: readonly Rank[]): Step {
  const players = [...new Set(ranks.map(({ player }) => player))];
  return { query: holding(db, db.sql.selectFrom('player').select('id').where('id', 'in', players).orderBy('id')) };
}

/** Stores some ratings, at least one, except for players who are gone, and those changed after `upTo`. */
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
