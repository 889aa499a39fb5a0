import { sql as raw } from 'kysely';
import type { Database } from './database.ts';

/** By what rooms are found without their codes. */
export function roomIndex(db: Database) {
  const { sql } = db;
  return {
    /** Codes of rooms in the lobby where one person waits to play what has this key, the one that has waited longest first. */
    soughtRooms: async (seeks: string, limit: number): Promise<string[]> =>
      (await db.all(sql.selectFrom('room').select('code').where('seeks', '=', seeks).orderBy('since').limit(limit))).map(
        ({ code }) => code,
      ),

    /** Codes of rooms whose alarm is due, the longest overdue first. */
    dueRooms: async (now: number, limit: number): Promise<string[]> =>
      (await db.all(sql.selectFrom('room').select('code').where('alarm_at', '<=', now).orderBy('alarm_at').limit(limit))).map(
        ({ code }) => code,
      ),

    /** Puts off the alarm of a room that is due at `now` until another time. One that is not due stays as it is. */
    postpone: async (room: string, now: number, until: number): Promise<void> => {
      await db.write(sql.updateTable('room').set({ alarm_at: until }).where('code', '=', room).where('alarm_at', '<=', now));
    },

    /** Codes of rooms with an alarm, or in lists of unfinished games, that have entries which those do not know of: a crash came between. */
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
