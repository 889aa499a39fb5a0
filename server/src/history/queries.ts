import type { GameReview } from '@nimhall/shared/room/accuracy';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import type { PlayedGame, PlayerResult } from '@nimhall/shared/room/played';
import type { Player } from '@nimhall/shared/room/room';
import type { Tally, TrackRecord } from '@nimhall/shared/room/tally';
import { type Kysely, sql as raw } from 'kysely';
import { type Database, insertWhere } from '../store/database.ts';
import { parsed } from '../store/dialect.ts';
import type { Page } from '../store/page.ts';
import { cursorEnd, HISTORY_SCAN_BATCH, pageOf } from '../store/played-rows.ts';
import type { Tables } from '../store/tables.ts';
import { gameOf } from '../store/unfinished-rows.ts';

/** The newest games that are counted. */
export const GAMES_COUNTED = 10_000;
/** Opponents with the most games. */
const MAX_RIVALS = 5;
/** Ongoing games that are listed, of those where the player is to move and of those where they wait. */
export const MAX_UNFINISHED = 50;

/** Which part of a player's games is wanted. */
export interface GameHistoryPageQuery {
  /** `next` of the page before; null for the newest games. */
  readonly after: string | null;
  /** Only games of this family, or with this result; null for all. */
  readonly game: string | null;
  readonly outcome: PlayerResult | null;
  /** Only those of rooms that the lobby may list. */
  readonly listed: boolean;
  /** Games on a page at most. */
  readonly most: number;
}

/** What people played, and have still to play. */
export function historyStore(db: Database) {
  const { sql } = db;
  return {
    /**
     * Games of a stored player, the newest first. A page may be short or even empty although others follow, because at most
     * `HISTORY_SCAN_BATCH` rows are scanned.
     */
    played: async (player: string, { after, game, outcome, listed, most }: GameHistoryPageQuery): Promise<Page<PlayedGame>> => {
      const end = cursorEnd(after);
      const near = sql
        .selectFrom('played')
        .selectAll()
        .where('player', '=', player)
        .where((eb) => eb(eb.refTuple('ended_at', 'room', 'version'), '<', eb.tuple(end.endedAt, end.room, end.version)))
        .orderBy('ended_at', 'desc')
        .orderBy('room', 'desc')
        .orderBy('version', 'desc')
        .limit(HISTORY_SCAN_BATCH);
      const looked = sql
        .selectFrom(near.as('near'))
        .select(['room', 'version', 'ended_at as endedAt', 'game', 'outcome', 'told'])
        .select((eb) => [
          eb
            .and([
              ...(game === null ? [] : [eb('game', '=', game)]),
              ...(outcome === null ? [] : [eb('outcome', '=', outcome)]),
              ...(listed ? [eb('listed', '=', true)] : []),
            ])
            .as('fits'),
          eb.fn
            .agg<number>('row_number')
            .over((over) => over.orderBy('ended_at', 'desc').orderBy('room', 'desc').orderBy('version', 'desc'))
            .as('nth'),
        ]);
      const query = sql
        .selectFrom(looked.as('looked'))
        .selectAll()
        .where((eb) => eb.or([eb('fits', '=', true), eb('nth', '=', HISTORY_SCAN_BATCH)]))
        .orderBy('nth')
        .limit(most + 1);
      const rows = await db.all(query);
      return pageOf(
        rows.map(({ fits, outcome, ...row }) => ({ ...row, outcome: outcome as PlayerResult, fits: Boolean(fits) })),
        most,
      );
    },

    /**
     * Ongoing games of a player against stored players: `MAX_UNFINISHED` in which they are to move and as many in which the opponent is,
     * the nearest deadlines first, then the latest moves. The two groups are not ordered.
     */
    unfinished: async (player: string): Promise<RoomSummary[]> => {
      const nearest = (role: 'mover' | 'waiter') =>
        sql.selectFrom(
          sql
            .selectFrom('unfinished')
            .select('told')
            .where(role, '=', player)
            .orderBy('due')
            .orderBy('at', 'desc')
            .limit(MAX_UNFINISHED)
            .as(role),
        );
      return (await db.all(nearest('mover').select('told').unionAll(nearest('waiter').select('told')))).map(gameOf);
    },
  };
}

/** The public profile of a player. The newest `GAMES_COUNTED` games count. */
export function profileStore(db: Database) {
  return {
    /** The account whose name has this skeleton. */
    accountNamed: async (skeleton: string): Promise<Player | null> => {
      const query = db.sql
        .selectFrom('reserved_name')
        .innerJoin('player', 'player.id', 'reserved_name.player')
        .select(['player.id', 'player.name'])
        .where('skeleton', '=', skeleton);
      return (await db.first(query)) ?? null;
    },

    /** Since when a player exists, in milliseconds since 1970; null for nobody. */
    since: async (player: string): Promise<number | null> =>
      (await db.first(db.sql.selectFrom('player').select('created_at').where('id', '=', player)))?.created_at ?? null,

    /** Results of a player's games, and their most frequent opponents. */
    standing: async (player: string): Promise<TrackRecord> => {
      const [games, rivals] = await Promise.all([db.all(tallies(db.sql, player)), db.all(rivalsOf(db.sql, player))]);
      return {
        games,
        rivals: rivals.map(({ kept, program, owner, ...rival }) => ({
          ...rival,
          ...(program && { owner: owner ?? '' }),
          kept: Boolean(kept),
        })),
      };
    },

    /** Results of a player's games against another. */
    between: async (player: string, opponent: string): Promise<Tally> => {
      const tally = await db.first(tallyBetween(db.sql, player, opponent));
      return tally ?? { won: 0, lost: 0, undecided: 0 };
    },
  };
}

/** The number of games by result. */
const COUNTS = (['won', 'lost', 'undecided'] as const).map((outcome) =>
  raw<number>`count(*) filter (where outcome = ${raw.lit(outcome)})`.as(outcome),
);

/** The games that count, read from an index alone. */
const newest = (sql: Kysely<Tables>, player: string) =>
  sql
    .selectFrom('played')
    .select(['game', 'outcome', 'opponent'])
    .where('player', '=', player)
    .orderBy('ended_at', 'desc')
    .limit(GAMES_COUNTED)
    .as('newest');

/** By game. */
export function tallies(sql: Kysely<Tables>, player: string) {
  return sql
    .selectFrom(newest(sql, player))
    .select(['game', ...COUNTS])
    .groupBy('game')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('game');
}

/** By opponent; erased players are left out. */
export function rivalsOf(sql: Kysely<Tables>, player: string) {
  const met = sql
    .selectFrom(newest(sql, player))
    .select((eb) => ['opponent', eb.fn.countAll<number>().as('games'), ...COUNTS])
    .where('opponent', 'is not', null)
    .groupBy('opponent')
    .as('met');
  return sql
    .selectFrom(met)
    .innerJoin('player', 'player.id', 'met.opponent')
    .leftJoin('program', 'program.player', 'player.id')
    .leftJoin('player as owner', 'owner.id', 'program.owner')
    .select((eb) => [
      'player.name',
      'program.player as program',
      'owner.name as owner',
      eb.exists(eb.selectFrom('reserved_name').select('skeleton').whereRef('reserved_name.player', '=', 'player.id')).as('kept'),
      'met.won',
      'met.lost',
      'met.undecided',
    ])
    .orderBy('met.games', 'desc')
    .orderBy('player.name')
    .orderBy('player.id')
    .limit(MAX_RIVALS);
}

/** Against one person. */
export function tallyBetween(sql: Kysely<Tables>, player: string, opponent: string) {
  const met = sql
    .selectFrom('played')
    .select('outcome')
    .where('player', '=', player)
    .where('opponent', '=', opponent)
    .orderBy('ended_at', 'desc')
    .limit(GAMES_COUNTED)
    .as('met');
  return sql.selectFrom(met).select(COUNTS);
}

/** Reviews of games by perfect play. */
export function reviewStore(db: Database) {
  return {
    /** By `room version`. */
    of: async (games: readonly Pick<PlayedGame, 'room' | 'version'>[]): Promise<ReadonlyMap<string, GameReview>> => {
      const query = db.sql
        .selectFrom('review')
        .selectAll()
        .where((eb) => eb.or(games.map(({ room, version }) => eb.and({ room, version }))));
      const rows = games.length > 0 ? await db.all(query) : [];
      return new Map(rows.map(({ room, version, accuracy }) => [`${room} ${version}`, parsed<GameReview>(accuracy)]));
    },

    /** Stores the review of a game of the log, or of an archived one, once. */
    keep: async (room: string, version: number, review: GameReview): Promise<void> => {
      const query = insertWhere(db, 'review', { room, version, accuracy: JSON.stringify(review) }, (eb) =>
        eb.or([
          eb.exists(eb.selectFrom('log').select('log.at').where('log.room', '=', room).where('log.version', '=', version)),
          eb.exists(eb.selectFrom('archive').select('archive.room').where('archive.room', '=', room)),
        ]),
      );
      await db.write(query.onConflict((conflict) => conflict.doNothing()));
    },
  };
}
