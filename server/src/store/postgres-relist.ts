import type { Pool } from 'pg';
import { putUnfinished, unfinishedRows } from './postgres-unfinished.ts';
import type { Store } from './store.ts';

/** As in SQLite. */
export const LISTED = `
  ALTER TABLE room ADD COLUMN listed integer NOT NULL DEFAULT 0;
  UPDATE room SET listed = coalesce((SELECT max(version) FROM log WHERE log.room = code), 0)
    WHERE alarm_at IS NOT NULL OR EXISTS (SELECT FROM unfinished WHERE unfinished.room = code);
`;

/** Rooms in one statement at most. */
const AT_ONCE = 500;

/** Rows are locked in one order, so that nodes that list the same rooms again wait for one another in the same order. */
const RELIST = `
  WITH entry AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::bigint[]) AS t (room, version, at, alarm_at)
  ), held AS (
    SELECT code FROM room JOIN entry ON code = entry.room AND listed < entry.version ORDER BY code FOR NO KEY UPDATE OF room
  ), relisted AS (
    UPDATE room SET alarm_at = entry.alarm_at, used_at = entry.at, listed = entry.version
    FROM entry JOIN held ON held.code = entry.room WHERE room.code = entry.room RETURNING room.code AS room
  )
  ${putUnfinished(`unnest($5::text[], $6::text[], $7::text[], $8::bigint[], $9::bigint[], $10::text[])
    AS game (room, mover, waiter, due, at, told) JOIN relisted USING (room)`)}`;

export function postgresRelist(pool: Pool): Pick<Store, 'relist' | 'behind'> {
  return {
    relist: async (rooms) => {
      for (let from = 0; from < rooms.length; from += AT_ONCE) {
        const some = rooms.slice(from, from + AT_ONCE);
        const values = [
          some.map(({ room }) => room),
          some.map(({ version }) => version),
          some.map(({ at }) => at),
          some.map(({ alarmAt }) => alarmAt),
          ...unfinishedRows(some.flatMap(({ unfinished }) => unfinished ?? [])),
        ];
        await pool.query({ name: 'relist', text: RELIST, values });
      }
    },
    behind: async () => {
      const { rows } = await pool.query<{ code: string }>(
        `SELECT code FROM room CROSS JOIN LATERAL (SELECT max(version) AS newest FROM log WHERE log.room = code) AS known
          WHERE (alarm_at IS NOT NULL OR EXISTS (SELECT FROM unfinished WHERE unfinished.room = code)) AND listed < newest`,
      );
      return rows.map(({ code }) => code);
    },
  };
}
