import type { Pool, PoolClient } from 'pg';
import { type Attic, LOOKED_AT } from './attic.ts';
import type { LoggedEntry } from './logged-entry.ts';
import { type EntryRow, entryOf } from './logged-entry.ts';
import { DUEL, PACKED, pack, packedWithoutName, unpack, wasPlayed } from './packed-log.ts';
import { inTransaction } from './postgres-pool.ts';

/** The logs of rooms that were put away. */
export const ARCHIVE = `
  -- The log of a room that was put away but for its last entry: see packed-log.ts. Whoever goes on there adds to the log as ever.
  CREATE TABLE archive (room text PRIMARY KEY, entries bytea NOT NULL);
`;

/** What is there of a room that was put away; null for one that was not. */
async function readArchive(client: PoolClient, room: string): Promise<LoggedEntry[] | null> {
  const { rows } = await client.query<{ entries: Buffer }>('SELECT entries FROM archive WHERE room = $1', [room]);
  return rows[0] ? unpack(rows[0].entries) : null;
}

export function postgresPuttingAway(pool: Pool): Pick<Attic, 'oldRooms' | 'putAway'> {
  return {
    oldRooms: async (before, after) => {
      const { rows } = await pool.query<{ room: string; usedAt: number; old: boolean }>(
        `WITH page AS (
          SELECT code, version, coalesce(at, 0) AS used_at
          FROM (SELECT code FROM room WHERE code > $1 ORDER BY code LIMIT $2) AS next
          LEFT JOIN LATERAL (SELECT version, at FROM log WHERE room = code ORDER BY version DESC LIMIT 1) AS last ON true
        )
        SELECT code AS room, used_at AS "usedAt", used_at < $3 AND version BETWEEN ${PACKED.least} AND ${PACKED.most}
          AND EXISTS (SELECT FROM log WHERE room = code AND log.version = page.version - 1)
          AND NOT EXISTS (SELECT FROM visit WHERE room = code)
          AND NOT EXISTS (SELECT FROM unfinished WHERE room = code)
          AND NOT EXISTS (SELECT FROM bears_name JOIN passkey ON passkey.player = bears_name.player WHERE room = code)
          AND NOT EXISTS (SELECT FROM log WHERE room = code AND version = 1 AND events::text LIKE '%${DUEL}%') AS old
        FROM page ORDER BY code`,
        [after, LOOKED_AT, before],
      );
      const items = rows.filter(({ old }) => old).map(({ room, usedAt }) => ({ room, usedAt }));
      return { items, next: rows.length < LOOKED_AT ? null : (rows.at(-1)?.room ?? null) };
    },
    // Whoever writes to a room holds its row.
    putAway: ({ room, usedAt }) =>
      inTransaction(pool, async (client) => {
        const held = await client.query('SELECT FROM room WHERE code = $1 FOR UPDATE SKIP LOCKED', [room]);
        if (held.rowCount === 0) return false;
        const entries = await readLog(client, room);
        const last = entries.at(-1);
        if (!last || last.at > usedAt) return false;
        const all = [...((await readArchive(client, room)) ?? []), ...entries.slice(0, -1)];
        if (!wasPlayed(all)) return false;
        await put(client, room, pack(all));
        await client.query('DELETE FROM log WHERE room = $1 AND version < $2', [room, last.version]);
        return true;
      }),
  };
}

/** Erases the name of a player from a room, where it was put away. */
export async function eraseInArchive(client: PoolClient, room: string, player: string): Promise<boolean> {
  const { rows } = await client.query<{ entries: Buffer }>('SELECT entries FROM archive WHERE room = $1 FOR UPDATE', [room]);
  const erased = rows[0] && packedWithoutName(player, rows[0].entries);
  if (erased) await put(client, room, erased);
  return rows.length > 0;
}

async function put(client: PoolClient, room: string, entries: Buffer): Promise<void> {
  await client.query('INSERT INTO archive (room, entries) VALUES ($1, $2) ON CONFLICT (room) DO UPDATE SET entries = excluded.entries', [
    room,
    entries,
  ]);
}

async function readLog(client: PoolClient, room: string): Promise<LoggedEntry[]> {
  const { rows } = await client.query<EntryRow>('SELECT version, at, actor, command, events FROM log WHERE room = $1 ORDER BY version', [
    room,
  ]);
  return rows.map(entryOf);
}
