import { sql as raw } from 'kysely';
import type { Database } from './database.ts';

/** Finds rooms without their codes. */
export function roomIndex(db: Database) {
  const { sql } = db;
  return {
    /** Codes of rooms in the lobby where one person waits for this key, the longest first. */
    soughtRooms: async (seeks: string, limit: number): Promise<string[]> =>
      (await db.all(sql.selectFrom('room').select('code').where('seeks', '=', seeks).orderBy('since').limit(limit))).map(
        ({ code }) => code,
      ),

    /** Codes of rooms whose alarm is due, the longest overdue first. */
    dueRooms: async (now: number, limit: number): Promise<string[]> =>
      (await db.all(sql.selectFrom('room').select('code').where('alarm_at', '<=', now).orderBy('alarm_at').limit(limit))).map(
        ({ code }) => code,
      ),

    /** Postpones the alarm of a room that is due at `now`. One that is not due stays as it is. */
    postpone: async (room: string, now: number, until: number): Promise<void> => {
      await db.write(sql.updateTable('room').set({ alarm_at: until }).where('code', '=', room).where('alarm_at', '<=', now));
    },

    /** Codes of rooms with an alarm, or in lists of ongoing games, that are behind their log because of a crash. */
    behind: async (): Promise<string[]> => {
      const listed = sql
        .selectFrom('room')
        .select('code')
        .where('alarm_at', 'is not', null)
        .union(sql.selectFrom('unfinished').select('room as code'));
      const query = sql
        .selectFrom(listed.as('going'))
        .innerJoin('room', 'room.code', 'going.code')
        .select('room.code')
        .where('listed', '<', (eb) =>
          eb.selectFrom('log').select(raw<number>`max(version)`.as('version')).whereRef('log.room', '=', 'room.code'),
        );
      return (await db.all(query)).map(({ code }) => code);
    },
  };
}
