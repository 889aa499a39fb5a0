import { BOARD_MARK } from '@nimhall/shared/room/board-mark';
import { sql as raw } from 'kysely';
import { archiving } from './archive.ts';
import { type Database, roomIsUnused } from './database.ts';
import { larger } from './dialect.ts';
import { gatheringKey } from './logged-entry.ts';
import type { Page } from './page.ts';
import { PERSONAL_ROWS } from './personal-rows.ts';
import { isUnvisited, SCAN_BATCH, type UnusedRoom } from './unused-rooms.ts';

/** Times in milliseconds since 1970: what was not used since then may be removed. 0 removes nothing. */
export interface Cutoffs {
  /** For rooms with moves, and for players who took a seat or have a passkey. */
  readonly games: number;
  /** For rooms without moves, and for all other players. */
  readonly guests: number;
  /** For classes, and the rooms of their boards. */
  readonly gatherings: number;
}

/** Entries, or lines, that are removed in one go. */
export const PRUNE_BATCH = 200;

/** Removes old data, and archives logs. Each call is a short step, so that it delays no move. */
export function retentionStore(db: Database) {
  const { sql } = db;
  return {
    ...archiving(db),

    /** True for the first caller in every period of this many milliseconds: that node runs the job. */
    claim: async (name: string, at: number, every: number): Promise<boolean> => {
      const query = sql.insertInto('job_run').values({ name, at });
      return (
        (await db.write(
          query.onConflict((conflict) =>
            conflict
              .column('name')
              .doUpdateSet({ at })
              .where('job_run.at', '<=', at - every),
          ),
        )) > 0
      );
    },

    /** The next rooms and classes by code that are stale, with nobody there on any node and no ongoing game. */
    staleRooms: async ({ games, guests, gatherings }: Cutoffs, after: string): Promise<Page<UnusedRoom>> => {
      const page = sql
        .selectFrom('room')
        .select((eb) => {
          const entry = eb.selectFrom('log').select('log.at').whereRef('log.room', '=', 'code').orderBy('version', 'desc').limit(1);
          const line = eb.selectFrom('chat').select('chat.at').whereRef('chat.room', '=', 'code').orderBy('number', 'desc').limit(1);
          const latest = larger(db, eb.fn.coalesce(entry, raw<number>`0`), eb.fn.coalesce(line, raw<number>`0`));
          return ['code', latest.as('usedAt')];
        })
        .where('code', '>', after)
        .orderBy('code')
        .limit(SCAN_BATCH);
      // A played room has a move among its first entries, or many entries.
      const query = sql
        .selectFrom(page.as('page'))
        .select((eb) => {
          const wasPlayed = eb.or([
            eb.exists(eb.selectFrom('log').select('log.at').whereRef('log.room', '=', 'code').where('version', '=', 20)),
            eb.exists(eb.selectFrom('archive').select('archive.room').whereRef('archive.room', '=', 'code')),
            eb.exists(
              eb
                .selectFrom('log')
                .select('log.at')
                .whereRef('log.room', '=', 'code')
                .where(raw<string>`cast(events as text)`, 'like', '%"kind":"moved"%'),
            ),
          ]);
          // A rated match of a tournament is kept as long as any duel.
          const isOfGathering = eb.and([
            eb.or([eb('code', 'like', `${gatheringKey('')}%`), raw<boolean>`replace(code, ${raw.lit(BOARD_MARK)}, '') <> code`]),
            eb.not(eb.exists(eb.selectFrom('duel').select('duel.room').whereRef('duel.room', '=', 'code'))),
          ]);
          const isStale = eb.and([
            isUnvisited(db, eb.ref('code')),
            eb.not(eb.exists(eb.selectFrom('unfinished').select('unfinished.room').whereRef('unfinished.room', '=', 'code'))),
            eb.or([
              eb.and([isOfGathering, eb('usedAt', '<', gatherings)]),
              eb.and([eb.not(isOfGathering), eb.or([eb('usedAt', '<', games), eb.and([eb('usedAt', '<', guests), eb.not(wasPlayed)])])]),
            ]),
          ]);
          return ['code', 'usedAt', isStale.as('stale')];
        })
        .orderBy('code');
      const rows = await db.all(query);
      return {
        items: rows.filter(({ stale }) => stale).map(({ code, usedAt }) => ({ room: code, usedAt })),
        next: rows.length < SCAN_BATCH ? null : (rows.at(-1)?.code ?? null),
      };
    },

    /**
     * Removes a room with its log and chat, unless it was used since `usedAt` or is in use. A long one is removed from its end in several
     * calls, so that at any moment a valid older room is left. True while there is more to do.
     */
    pruneRoom: async ({ room, usedAt }: UnusedRoom): Promise<boolean> => {
      const last = await db.first(
        sql.selectFrom('log').select(['version', 'at']).where('room', '=', room).orderBy('version', 'desc').limit(1),
      );
      if (last && last.at > usedAt) return false;
      const version = last?.version ?? 0;
      const kept = version - PRUNE_BATCH;
      const some = <T extends 'chat' | 'played' | 'review'>(table: T) =>
        sql
          .selectFrom(table as 'chat')
          .where('room', '=', room)
          .limit(PRUNE_BATCH);
      const outcome = await db.transact([
        ...roomIsUnused(db, room, version),
        { query: sql.deleteFrom('name_occurrence').where('room', '=', room).where('version', '>', kept) },
        { query: sql.deleteFrom('log').where('room', '=', room).where('version', '>', kept) },
        { query: sql.deleteFrom('chat').where('number', 'in', some('chat').select('number')) },
        {
          query: sql
            .deleteFrom('played')
            .where((eb) =>
              eb(
                eb.refTuple('player', 'ended_at', 'room', 'version'),
                'in',
                eb
                  .selectFrom('played')
                  .select(['player', 'ended_at', 'room', 'version'])
                  .where('room', '=', room)
                  .limit(PRUNE_BATCH)
                  .$asTuple('player', 'ended_at', 'room', 'version'),
              ),
            ),
        },
        {
          query: sql
            .deleteFrom('review')
            .where('room', '=', room)
            .where('version', 'in', (eb) => eb.selectFrom('review').select('version').where('room', '=', room).limit(PRUNE_BATCH)),
        },
        { query: sql.deleteFrom('archive').where('room', '=', room) },
        { query: sql.deleteFrom('unfinished').where('room', '=', room) },
        { query: sql.deleteFrom('duel').where('room', '=', room) },
        {
          query: sql
            .deleteFrom('room')
            .where('code', '=', room)
            .where((eb) =>
              eb.not(
                eb.or(
                  (['log', 'chat', 'played', 'review'] as const).map((table) =>
                    eb.exists(
                      eb
                        .selectFrom(table as 'log')
                        .select('room')
                        .where('room', '=', room),
                    ),
                  ),
                ),
              ),
            ),
        },
      ]);
      return 'counts' in outcome && outcome.counts.at(-1) === 0;
    },

    /** Removes some of the oldest chat lines before this time, and reports before it; gives their number. */
    pruneLines: async (before: number): Promise<number> => {
      const oldest = sql.selectFrom('chat').select('number').orderBy('number').limit(PRUNE_BATCH);
      const lines = await db.write(sql.deleteFrom('chat').where('number', 'in', oldest).where('at', '<', before));
      const reports = await db.write(
        sql
          .deleteFrom('report')
          .where((eb) =>
            eb(
              eb.refTuple('reporter', 'reported', 'room'),
              'in',
              eb
                .selectFrom('report')
                .select(['reporter', 'reported', 'room'])
                .where('at', '<', before)
                .limit(PRUNE_BATCH)
                .$asTuple('reporter', 'reported', 'room'),
            ),
          ),
      );
      return lines + reports;
    },

    /** Removes stale ones of the next players by id; gives their ids. */
    prunePlayers: async ({ games, guests }: Pick<Cutoffs, 'games' | 'guests'>, after: string): Promise<Page<string>> => {
      const page = await db.all(sql.selectFrom('player').select('id').where('id', '>', after).orderBy('id').limit(SCAN_BATCH));
      const ids = page.map(({ id }) => id);
      const next = ids.length < SCAN_BATCH ? null : (ids.at(-1) ?? null);
      if (ids.length === 0) return { items: [], next };
      const stale = sql
        .deleteFrom('player')
        .where('id', 'in', ids)
        .where((eb) => {
          const isKnown = eb.or([
            eb('has_played', '=', true),
            eb.exists(eb.selectFrom('passkey').select('passkey.id').whereRef('passkey.player', '=', 'player.id')),
          ]);
          return eb.or([eb.and([isKnown, eb('seen_at', '<', games)]), eb.and([eb.not(isKnown), eb('seen_at', '<', guests)])]);
        });
      // Rows left behind by removed players.
      const left = PERSONAL_ROWS.filter(({ table }) => table !== 'player').map(({ table, column }) => {
        const owner = raw.ref<string>(`${table}.${column}`);
        return {
          query: sql
            .deleteFrom(table as 'relationship')
            .where(owner, 'in', ids)
            .where((eb) => eb.not(eb.exists(eb.selectFrom('player').select('player.id').where('player.id', '=', owner)))),
        };
      });
      await db.transact([{ query: stale }, ...left]);
      const there = new Set((await db.all(sql.selectFrom('player').select('id').where('id', 'in', ids))).map(({ id }) => id));
      return { items: ids.filter((id) => !there.has(id)), next };
    },
  };
}
