import { type Candidate, EARNED, LONG_GAME } from '@nimhall/shared/duel/candidate';
import type { RatingPoint } from '@nimhall/shared/duel/ratings';
import type { RatedAt } from '@nimhall/shared/rating';
import type { Meetings } from '@nimhall/shared/room/duel';
import { type Kysely, sql as raw } from 'kysely';
import { type Database, insertWhere, type Step } from '../store/database.ts';
import { COLUMN_TYPES } from '../store/dialect.ts';
import type { Page } from '../store/page.ts';
import type { Tables } from '../store/tables.ts';
import { SCAN_BATCH } from '../store/unused-rooms.ts';

/** What an entry does to the duel of its room. */
export type DuelChange =
  /** Both are present; no other duel of theirs may run. */
  | { readonly kind: 'begun'; readonly game: string; readonly players: readonly string[] }
  /** It was rated. `opponents` are the players if both have moved, and `points` are the resulting ratings. */
  | {
      readonly kind: 'ended';
      readonly game: string;
      readonly at: number;
      readonly players: readonly string[];
      readonly opponents: readonly (string | null)[];
      readonly points: readonly RatingPoint[];
    }
  /** It was called off. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'voided' };

/** A candidate, and who it is. */
export interface KnownCandidate extends Candidate {
  readonly player: string;
}

/** Duels in one statement: a statement may have only this many values. */
const PUT_AT_ONCE = 1_000;

export type DuelStore = ReturnType<typeof duelStore>;

/** Who plays and played duels against whom, and who may. */
export function duelStore(db: Database) {
  const { sql } = db;
  return {
    /** Rooms of the duels that these players play now. */
    running: async (players: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      const query = sql.selectFrom('duel').select(['player', 'room']).where('player', 'in', players).where('ended_at', 'is', null);
      return new Map((await db.all(query)).map(({ player, room }) => [player, room]));
    },

    /** How often two players have met in duels in which both moved, by game; `lately` counts since a time in milliseconds since 1970. */
    meetings: async ([one, other]: readonly [string, string], since: number): Promise<Meetings[]> => {
      const query = sql
        .selectFrom('duel')
        .select(['game', raw<number>`sum(case when ended_at > ${since} then 1 else 0 end)`.as('lately')])
        .where('player', '=', one)
        .where('opponent', '=', other)
        .where('voided', '=', false)
        .groupBy('game');
      return (await db.all(query)).map(({ game, lately }) => ({ game, lately: Number(lately) }));
    },

    /** Those of these players who are stored, as candidates for a rating at a time. */
    candidates: async (players: readonly string[], now: number): Promise<KnownCandidate[]> => {
      if (players.length === 0) return [];
      const query = sql
        .selectFrom('player')
        .select((eb) => [
          'id as player',
          'created_at as createdAt',
          eb.exists(eb.selectFrom('passkey').select('passkey.id').whereRef('passkey.player', '=', 'player.id')).as('hasPasskey'),
          eb
            .selectFrom((games) =>
              games
                .selectFrom('played')
                .select('room')
                .whereRef('played.player', '=', 'player.id')
                .where(isLongGame(db))
                .limit(EARNED.games)
                .as('long'),
            )
            .select(eb.fn.countAll<number>().as('count'))
            .as('games'),
          eb
            .exists(
              eb
                .selectFrom('barred')
                .select('barred.until')
                .whereRef('barred.player', '=', 'player.id')
                .where('from_what', '=', 'ratings')
                .where('until', '>', now),
            )
            .as('barred'),
        ])
        .where('id', 'in', players);
      return (await db.all(query)).map(({ player, createdAt, hasPasskey, games, barred }) => ({
        player,
        createdAt,
        hasPasskey: Boolean(hasPasskey),
        games: Number(games ?? 0),
        barred: Boolean(barred),
      }));
    },

    /** Codes of rooms with a rated duel after this one: all of them, or those of a player. */
    rooms: async (after: string, player: string | null = null): Promise<Page<string>> => {
      const query = sql
        .selectFrom('duel')
        .select('room')
        .distinct()
        .where('room', '>', after)
        .where('ended_at', 'is not', null)
        .orderBy('room')
        .limit(SCAN_BATCH);
      const items = (await db.all(player === null ? query : query.where('player', '=', player))).map(({ room }) => room);
      return { items, next: items.length < SCAN_BATCH ? null : (items.at(-1) ?? null) };
    },

    /** The ratings after the newest duels of a player, the oldest first; without void duels. */
    points: async (player: string, most: number): Promise<RatedAt[]> => {
      const rows = await db.all(newestPoints(sql, player, most));
      return rows.toReversed().flatMap(({ at, rating }) => (at === null || rating === null ? [] : [{ at, rating }]));
    },

    /** Stores recomputed ratings of duels. */
    putPoints: async (points: readonly RatingPoint[]): Promise<void> => {
      const real = raw.raw(COLUMN_TYPES[db.dialect].real);
      for (let from = 0; from < points.length; from += PUT_AT_ONCE) {
        const rows = points
          .slice(from, from + PUT_AT_ONCE)
          .map(({ player, room, rating }) => raw`(${player}, ${room}, cast(${rating} as ${real}))`);
        // Both databases name the columns of such rows alike.
        const query = sql
          .updateTable('duel')
          .from(raw<{ column1: string; column2: string; column3: number }>`(values ${raw.join(rows)})`.as('anew'))
          .set((eb) => ({ rating: eb.ref('anew.column3') }))
          .whereRef('duel.player', '=', 'anew.column1')
          .whereRef('duel.room', '=', 'anew.column2');
        await db.write(query);
      }
    },

    /** How many duels were rated, with void ones, and when the last one ended: it stays equal while no duel ends. */
    stand: async (): Promise<string> => {
      const query = sql.selectFrom('duel').select((eb) => [eb.fn.count<number>('ended_at').as('many'), eb.fn.max('ended_at').as('last')]);
      const found = await db.first(query);
      return `${found?.many} ${found?.last}`;
    },
  };
}

/** Read from an index alone, however many there are. */
export function newestPoints(sql: Kysely<Tables>, player: string, most: number) {
  return sql
    .selectFrom('duel')
    .select(['ended_at as at', 'rating'])
    .where('player', '=', player)
    .where('ended_at', 'is not', null)
    .where('voided', '=', false)
    .orderBy('ended_at', 'desc')
    .limit(most);
}

/** Whether a player has finished a game of at least the required length. */
function isLongGame({ dialect }: Database) {
  return dialect === 'sqlite'
    ? raw<boolean>`json_extract(told, '$.reason') = 'last-object' and json_extract(told, '$.ply') >= ${LONG_GAME}`
    : raw<boolean>`told::json ->> 'reason' = 'last-object' and (told::json ->> 'ply')::int >= ${LONG_GAME}`;
}

/** What an entry does to the duel of its room, in its transaction; the transaction fails if a player is in another duel. */
export function duelSteps(db: Database, room: string, change: DuelChange): Step[] {
  const { sql } = db;
  switch (change.kind) {
    case 'begun':
      return change.players.map((player) => ({
        query: sql
          .insertInto('duel')
          .values({ player, room, game: change.game })
          .onConflict((conflict) => conflict.doNothing()),
        expect: { exactly: 1 },
      }));
    case 'ended':
      return change.players.flatMap((player, at): Step[] => {
        const rating = change.points.find((point) => point.player === player)?.rating ?? null;
        const row = { player, room, game: change.game, opponent: change.opponents[at] ?? null, ended_at: change.at, rating };
        // A duel that began before this table existed is unknown; and nothing is written about erased players.
        const add = insertWhere(db, 'duel', row, (eb) => eb.exists(eb.selectFrom('player').select('id').where('id', '=', player)));
        return [
          { query: sql.deleteFrom('duel').where('player', '=', player).where('room', '=', room) },
          { query: add.onConflict((conflict) => conflict.doNothing()) },
        ];
      });
    case 'gone':
      return [{ query: sql.deleteFrom('duel').where('room', '=', room).where('ended_at', 'is', null) }];
    case 'voided':
      return [{ query: sql.updateTable('duel').set({ voided: true }).where('room', '=', room) }];
    default:
      return change satisfies never;
  }
}
