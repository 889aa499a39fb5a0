import type { Pool } from 'pg';
import { type Attic, FORGOTTEN_AT_ONCE, LOOKED_AT } from './attic.ts';
import { postgresPuttingAway } from './postgres-archive.ts';
import { inTransaction } from './postgres-pool.ts';
import { THEIR_ROWS } from './their-rows.ts';

/** Removes what players that are gone have left behind. */
const LEFT_BEHIND = THEIR_ROWS.filter(({ table }) => table !== 'player')
  .map(({ table, column }, at) => `left${at} AS (DELETE FROM ${table} USING gone WHERE ${table}.${column} = gone.id)`)
  .join(', ');

export function postgresAttic(pool: Pool): Attic {
  return {
    ...postgresPuttingAway(pool),
    claim: async (chore, at, every) => {
      const { rowCount } = await pool.query(
        `INSERT INTO chore (name, at) VALUES ($1, $2::bigint)
          ON CONFLICT (name) DO UPDATE SET at = excluded.at WHERE chore.at <= $2::bigint - $3::bigint`,
        [chore, at, every],
      );
      return rowCount === 1;
    },
    // A room that was played in has a move among its first entries, or many of them.
    staleRooms: async ({ games, guests }, after) => {
      const { rows } = await pool.query<{ code: string; usedAt: number; stale: boolean }>(
        `WITH page AS (
          SELECT code, coalesce(greatest(
            (SELECT at FROM log WHERE room = code ORDER BY version DESC LIMIT 1),
            (SELECT at FROM chat WHERE room = code ORDER BY number DESC LIMIT 1)
          ), 0) AS used_at
          FROM room WHERE code > $1 ORDER BY code LIMIT $2
        )
        SELECT code, used_at AS "usedAt", NOT EXISTS (SELECT FROM visit WHERE room = code)
          AND NOT EXISTS (SELECT FROM unfinished WHERE room = code) AND (used_at < $3 OR (used_at < $4
          AND NOT EXISTS (SELECT FROM log WHERE room = code AND version = 20)
          AND NOT EXISTS (SELECT FROM archive WHERE room = code)
          AND NOT EXISTS (
            SELECT FROM log CROSS JOIN json_array_elements(events) AS event WHERE room = code AND event ->> 'kind' = 'moved'
          ))) AS stale
        FROM page ORDER BY code`,
        [after, LOOKED_AT, games, guests],
      );
      return {
        items: rows.filter(({ stale }) => stale).map(({ code, usedAt }) => ({ room: code, usedAt })),
        next: rows.length < LOOKED_AT ? null : (rows.at(-1)?.code ?? null),
      };
    },
    // Whoever writes to a room holds its row; and who comes while we hold it, and waits, finds nothing to write to.
    forgetRoom: ({ room, usedAt }) =>
      inTransaction(pool, async (client) => {
        const held = await client.query('SELECT FROM room WHERE code = $1 FOR UPDATE SKIP LOCKED', [room]);
        if (held.rowCount === 0) return false;
        const { rows } = await client.query<{ version: number; at: number }>(
          'SELECT version, at FROM log WHERE room = $1 ORDER BY version DESC LIMIT 1',
          [room],
        );
        if (rows[0] && rows[0].at > usedAt) return false;
        const kept = (rows[0]?.version ?? 0) - FORGOTTEN_AT_ONCE;
        await client.query('DELETE FROM bears_name WHERE room = $1 AND version > $2', [room, kept]);
        const entries = await client.query('DELETE FROM log WHERE room = $1 AND version > $2', [room, kept]);
        if (entries.rowCount === FORGOTTEN_AT_ONCE) return true;
        const lines = await client.query('DELETE FROM chat WHERE number IN (SELECT number FROM chat WHERE room = $1 LIMIT $2)', [
          room,
          FORGOTTEN_AT_ONCE,
        ]);
        if (lines.rowCount === FORGOTTEN_AT_ONCE) return true;
        const games = await client.query('DELETE FROM played WHERE ctid IN (SELECT ctid FROM played WHERE room = $1 LIMIT $2)', [
          room,
          FORGOTTEN_AT_ONCE,
        ]);
        if (games.rowCount === FORGOTTEN_AT_ONCE) return true;
        await client.query('DELETE FROM review WHERE room = $1', [room]);
        await client.query('DELETE FROM archive WHERE room = $1', [room]);
        await client.query('DELETE FROM unfinished WHERE room = $1', [room]);
        await client.query('DELETE FROM room WHERE code = $1', [room]);
        return false;
      }),
    forgetLines: async (before) => {
      const forgotten = await Promise.all(
        [
          'DELETE FROM chat WHERE number IN (SELECT number FROM chat ORDER BY number LIMIT $1) AND at < $2',
          'DELETE FROM report WHERE ctid IN (SELECT ctid FROM report WHERE at < $2 LIMIT $1)',
        ].map((text) => pool.query(text, [FORGOTTEN_AT_ONCE, before])),
      );
      return forgotten.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
    },
    forgetPlayers: async ({ games, guests }, after) => {
      const { rows } = await pool.query<{ last: string | null; looked: number; ids: string[] }>(
        `WITH page AS (SELECT id FROM player WHERE id > $1 ORDER BY id LIMIT $2), gone AS (
          DELETE FROM player USING page
          WHERE player.id = page.id AND seen_at < CASE WHEN has_played OR EXISTS (SELECT FROM passkey WHERE player = page.id)
            THEN $3::bigint ELSE $4::bigint END RETURNING player.id
        ), ${LEFT_BEHIND}
        SELECT (SELECT max(id) FROM page) AS last, (SELECT count(*)::int FROM page) AS looked, ARRAY(SELECT id FROM gone) AS ids`,
        [after, LOOKED_AT, games, guests],
      );
      const [{ last, looked, ids } = { last: null, looked: 0, ids: [] }] = rows;
      return { items: ids, next: looked < LOOKED_AT ? null : last };
    },
  };
}
