import type { Database } from 'better-sqlite3';
import { type Attic, LOOKED_AT, type StaleRoom } from './attic.ts';
import { sqlitePuttingAway } from './sqlite-archive.ts';
import type { Writer } from './sqlite-writer-thread.ts';

interface RoomRow {
  code: string;
  usedAt: number;
  stale: 0 | 1;
}

interface PlayerRow {
  id: string;
  seenAt: number;
  stale: 0 | 1;
}

export function sqliteAttic(db: Database, writer: Writer): Attic {
  // A room that was played in has a move among its first entries, or many of them.
  const readRooms = db.prepare<{ after: string; games: number; guests: number }, RoomRow>(
    `WITH page AS (
      SELECT code, max(
        coalesce((SELECT at FROM log WHERE room = code ORDER BY version DESC LIMIT 1), 0),
        coalesce((SELECT at FROM chat WHERE room = code ORDER BY number DESC LIMIT 1), 0)
      ) AS usedAt
      FROM room WHERE code > @after ORDER BY code LIMIT ${LOOKED_AT}
    )
    SELECT code, usedAt, NOT EXISTS (SELECT 1 FROM unfinished WHERE room = code) AND (usedAt < @games OR (usedAt < @guests
      AND NOT EXISTS (SELECT 1 FROM log WHERE room = code AND version = 20)
      AND NOT EXISTS (SELECT 1 FROM archive WHERE room = code)
      AND NOT EXISTS (
        SELECT 1 FROM log, json_each(events) AS event WHERE room = code AND event.value ->> 'kind' = 'moved'
      ))) AS stale
    FROM page ORDER BY code`,
  );
  const readPlayers = db.prepare<{ after: string; games: number; guests: number }, PlayerRow>(
    `SELECT id, seen_at AS seenAt, seen_at < iif(has_played OR EXISTS (SELECT 1 FROM passkey WHERE player = player.id), @games, @guests) AS stale
    FROM player WHERE id > @after ORDER BY id LIMIT ${LOOKED_AT}`,
  );

  return {
    ...sqlitePuttingAway(db, writer.write),
    claim: async (chore, at, every) => (await writer.write({ kind: 'claim', chore, at, every })) > 0,
    staleRooms: async (cutoffs, after) => {
      const rows = readRooms.all({ ...cutoffs, after });
      const items = rows.filter(({ stale }) => stale).map(({ code, usedAt }): StaleRoom => ({ room: code, usedAt }));
      return { items, next: rows.length < LOOKED_AT ? null : (rows.at(-1)?.code ?? null) };
    },
    forgetRoom: async ({ room, usedAt }) => (await writer.write({ kind: 'forget-room', room, usedAt })) > 0,
    forgetLines: (before) => writer.write({ kind: 'forget-lines', before }),
    forgetPlayers: async (cutoffs, after) => {
      const rows = readPlayers.all({ ...cutoffs, after });
      const stale = rows.filter((row) => row.stale);
      const forgotten = await Promise.all(stale.map(({ id, seenAt }) => writer.write({ kind: 'forget-player', player: id, seenAt })));
      return {
        items: stale.filter((_, index) => forgotten[index] === 1).map(({ id }) => id),
        next: rows.length < LOOKED_AT ? null : (rows.at(-1)?.id ?? null),
      };
    },
  };
}
