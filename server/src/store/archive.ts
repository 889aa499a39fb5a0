import { sql as raw } from 'kysely';
import { type Database, roomIsUnused } from './database.ts';
import { logStore } from './log.ts';
import { DUEL, PACKED, pack, wasPlayed } from './packed-log.ts';
import type { Page } from './page.ts';
import { isUnvisited, SCAN_BATCH, type UnusedRoom } from './unused-rooms.ts';

/** What changes archives, or erases from logs, one transaction at a time: so nothing that was erased comes back by an archive of before. */
export const ARCHIVE_LOCK = 'archive';

/** Archives logs: what is packed takes a fifth of the space or less, and is read as before. */
export function archiving(db: Database) {
  const { sql } = db;
  const { entries } = logStore(db);
  const namesIn = (room: string) => sql.selectFrom('name_occurrence').select('version').where('room', '=', room);
  return {
    /** The next rooms by code in which only guests sat, as far as they were not used since this time, no game waits in them, and they are not archived. */
    oldRooms: async (before: number, after: string): Promise<Page<UnusedRoom>> => {
      const last = sql
        .selectFrom('room')
        .leftJoin('log', (join) =>
          join
            .onRef('log.room', '=', 'code')
            .on('log.version', '=', (eb) =>
              eb
                .selectFrom('log as newest')
                .select(raw<number>`max(newest.version)`.as('version'))
                .whereRef('newest.room', '=', 'room.code'),
            ),
        )
        .select((eb) => ['code', 'log.version as last', eb.fn.coalesce('log.at', raw<number>`0`).as('usedAt')])
        .where('code', '>', after)
        .orderBy('code')
        .limit(SCAN_BATCH);
      const query = sql
        .selectFrom(last.as('page'))
        .select((eb) => {
          const isOld = eb.and([
            eb('usedAt', '<', before),
            eb('last', '>=', PACKED.least),
            eb('last', '<=', PACKED.most),
            eb.exists(
              eb
                .selectFrom('log')
                .select('log.at')
                .whereRef('log.room', '=', 'code')
                .where('log.version', '=', eb('last', '-', 1)),
            ),
            isUnvisited(db, eb.ref('code')),
            eb.not(eb.exists(eb.selectFrom('unfinished').select('unfinished.room').whereRef('unfinished.room', '=', 'code'))),
            eb.not(
              eb.exists(
                eb
                  .selectFrom('name_occurrence')
                  .innerJoin('passkey', 'passkey.player', 'name_occurrence.player')
                  .select('passkey.id')
                  .whereRef('name_occurrence.room', '=', 'code'),
              ),
            ),
            eb.not(
              eb.exists(
                eb
                  .selectFrom('log')
                  .select('log.at')
                  .whereRef('log.room', '=', 'code')
                  .where('log.version', '=', 1)
                  .where(raw<string>`cast(events as text)`, 'like', `%${DUEL}%`),
              ),
            ),
          ]);
          return ['code', 'usedAt', isOld.as('old')];
        })
        .orderBy('code');
      const rows = await db.all(query);
      return {
        items: rows.filter(({ old }) => old).map(({ code, usedAt }) => ({ room: code, usedAt })),
        next: rows.length < SCAN_BATCH ? null : (rows.at(-1)?.code ?? null),
      };
    },

    /** Archives the log of a room but for its last entry, unless it was used since `usedAt` or nobody moved there. Whether it was. */
    archiveRoom: async ({ room, usedAt }: UnusedRoom): Promise<boolean> => {
      const [names, before] = [await db.all(namesIn(room)), await db.first(archived(db, room))];
      const all = await entries(room, 0);
      const last = all.pop();
      if (!last || last.at > usedAt || !wasPlayed(all)) return false;
      const packed = await pack(all);
      const outcome = await db.transact(
        [
          ...roomIsUnused(db, room, last.version),
          { query: namesIn(room), expect: { exactly: names.length } },
          before
            ? { query: archived(db, room).where('entries', '=', before.entries), expect: { exactly: 1 } }
            : { query: archived(db, room), expect: { exactly: 0 } },
          {
            query: sql
              .insertInto('archive')
              .values({ room, entries: packed })
              .onConflict((conflict) => conflict.column('room').doUpdateSet({ entries: packed })),
          },
          { query: sql.deleteFrom('log').where('room', '=', room).where('version', '<', last.version), expect: { atLeast: 1 } },
        ],
        ARCHIVE_LOCK,
      );
      return 'counts' in outcome;
    },
  };
}

/** What is archived of a room. */
export function archived({ sql }: Pick<Database, 'sql'>, room: string) {
  return sql.selectFrom('archive').select('entries').where('room', '=', room);
}
