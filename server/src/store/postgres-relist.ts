import type { Pool } from 'pg';
import { putUnfinished, unfinishedRows } from './postgres-unfinished.ts';
import type { Store } from './store.ts';

/** Rooms in one statement. */
const AT_ONCE = 500;

/** Rows are locked in one order, so that two nodes that update the same rooms do not deadlock. */
const RELIST = `
  WITH entry AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::bigint[]) AS t (room, version, at, alarm_at)
  ), held AS (
    SELECT code FROM room JOIN entry ON code = entry.room AND listed < entry.version ORDER BY code FOR NO KEY UPDATE OF room
  ), relisted AS (
    UPDATE room SET alarm_at = entry.alarm_at, used_at = entry.at, listed = entry.version
    FROM entry JOIN held ON held.code = entry.room WHERE room.code = entry.room RETURNING room.code AS room
  ), waiting AS (
    ${putUnfinished(`unnest($5::text[], $6::text[], $7::text[], $8::bigint[], $9::bigint[], $10::text[])
    AS game (room, mover, waiter, due, at, told) JOIN relisted USING (room)`)}
  )
  SELECT room FROM relisted`;

export function postgresRelist(pool: Pool): Pick<Store, 'relist'> {
  return {
    relist: async (rooms) => {
      const relisted: string[] = [];
      for (let from = 0; from < rooms.length; from += AT_ONCE) {
        const some = rooms.slice(from, from + AT_ONCE);
        const values = [
          some.map(({ room }) => room),
          some.map(({ version }) => version),
          some.map(({ at }) => at),
          some.map(({ alarmAt }) => alarmAt),
          ...unfinishedRows(some.flatMap(({ unfinished }) => unfinished ?? [])),
        ];
        const { rows } = await pool.query<{ room: string }>({ name: 'relist', text: RELIST, values });
        for (const { room } of rows) relisted.push(room);
      }
      return relisted;
    },
  };
}
