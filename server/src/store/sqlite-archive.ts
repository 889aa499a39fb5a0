import type { Database } from 'better-sqlite3';
import { type Attic, LOOKED_AT, type StaleRoom } from './attic.ts';
import { type EntryRow, entryOf } from './logged-entry.ts';
import { DUEL, PACKED, pack, packedWithoutName, unpack, wasPlayed } from './packed-log.ts';

/** The logs of rooms that were put away. */
export const ARCHIVE = `
  -- The log of a room that was put away but for its last entry: see packed-log.ts. Whoever goes on there adds to the log as ever.
  CREATE TABLE archive (room TEXT PRIMARY KEY, entries BLOB NOT NULL) WITHOUT ROWID, STRICT;
`;

/** The same as a table of rows: without them, what is longer than a kilobyte takes a page of its own, which is four. */
export const ARCHIVE_OF_ROWS = `
  CREATE TABLE packed (room TEXT PRIMARY KEY, entries BLOB NOT NULL) STRICT;
  INSERT INTO packed SELECT room, entries FROM archive;
  DROP TABLE archive;
  ALTER TABLE packed RENAME TO archive;
`;

/** What is written about them. */
export interface ArchiveWrite extends StaleRoom {
  readonly kind: 'put-away';
}

/** `write` resolves when it is done, with how much it changed. */
export function sqlitePuttingAway(db: Database, write: (write: ArchiveWrite) => Promise<number>): Pick<Attic, 'oldRooms' | 'putAway'> {
  const readRooms = db.prepare<{ after: string; before: number }, StaleRoom & { old: 0 | 1 }>(
    `WITH page AS (
      SELECT code, version, coalesce(at, 0) AS used_at FROM room
        LEFT JOIN log ON room = code AND version = (SELECT max(version) FROM log WHERE room = code)
        WHERE code > @after ORDER BY code LIMIT ${LOOKED_AT}
    )
    SELECT code AS room, used_at AS usedAt, used_at < @before AND version BETWEEN ${PACKED.least} AND ${PACKED.most}
      AND EXISTS (SELECT 1 FROM log WHERE room = code AND version = page.version - 1)
      AND NOT EXISTS (SELECT 1 FROM unfinished WHERE room = code)
      AND NOT EXISTS (SELECT 1 FROM bears_name JOIN passkey ON passkey.player = bears_name.player WHERE room = code)
      AND NOT EXISTS (SELECT 1 FROM log WHERE room = code AND version = 1 AND events LIKE '%${DUEL}%') AS old
    FROM page ORDER BY code`,
  );
  return {
    oldRooms: async (before, after) => {
      const rows = readRooms.all({ before, after });
      const items = rows.filter(({ old }) => old).map(({ room, usedAt }) => ({ room, usedAt }));
      return { items, next: rows.length < LOOKED_AT ? null : (rows.at(-1)?.room ?? null) };
    },
    putAway: async (room) => (await write({ kind: 'put-away', ...room })) > 0,
  };
}

/** What the writing thread does about them. */
export function archiveWriter(db: Database) {
  const readLog = db.prepare<[string], EntryRow>('SELECT version, at, actor, command, events FROM log WHERE room = ? ORDER BY version');
  const readPacked = db.prepare<[string], { entries: Buffer }>('SELECT entries FROM archive WHERE room = ?');
  const put = db.prepare('INSERT INTO archive (room, entries) VALUES (?, ?) ON CONFLICT (room) DO UPDATE SET entries = excluded.entries');
  const trim = db.prepare('DELETE FROM log WHERE room = ? AND version < ?');
  const forget = db.prepare('DELETE FROM archive WHERE room = ?');

  return {
    /** Packs the log of a room that was not used since, with what was packed before. 0 where there is nothing to pack. */
    putAway: ({ room, usedAt }: StaleRoom): number => {
      const rows = readLog.all(room);
      const last = rows.at(-1);
      if (!last || last.at > usedAt) return 0;
      const packed = readPacked.get(room);
      const entries = [...(packed ? unpack(packed.entries) : []), ...rows.slice(0, -1).map(entryOf)];
      if (!wasPlayed(entries)) return 0;
      put.run(room, pack(entries));
      return trim.run(room, last.version).changes;
    },
    /** Erases the name of a player from a room, where it was put away. */
    erase: (room: string, player: string): boolean => {
      const packed = readPacked.get(room);
      const erased = packed && packedWithoutName(player, packed.entries);
      if (erased) put.run(room, erased);
      return packed !== undefined;
    },
    forget: (room: string) => forget.run(room).changes,
  };
}
