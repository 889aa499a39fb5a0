import type { RoomEvent } from '@nimhall/shared/room/events';
import { FORGOTTEN, withoutName } from '@nimhall/shared/room/forgotten';
import type { Database } from 'better-sqlite3';
import { ERASED_AT_ONCE, type Forgetting, type Forgotten, LINES_LOOKED_AT } from './forgetting.ts';
import { PACKED_ERASED_AT_ONCE } from './packed-log.ts';
import type { Doing } from './sqlite-doing.ts';
import { THEIR_ROWS } from './their-rows.ts';

/** Tables for whoever is forgotten. */
export const FORGETTING = `
  -- Who asked to be forgotten. No name is written for them any more; "done" when none is left that was.
  CREATE TABLE forgotten (player TEXT PRIMARY KEY, at INTEGER NOT NULL, done INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID, STRICT;
  CREATE INDEX forgotten_at ON forgotten (at);
  CREATE INDEX forgotten_undone ON forgotten (player) WHERE done = 0;

  -- The entries of the log that bear the name of somebody who is kept, derived from it and written with it.
  CREATE TABLE bears_name (room TEXT NOT NULL, version INTEGER NOT NULL, player TEXT NOT NULL, PRIMARY KEY (room, version)) WITHOUT ROWID, STRICT;
  CREATE INDEX bears_name_player ON bears_name (player);
  INSERT OR IGNORE INTO bears_name (room, version, player)
    SELECT room, version, player.id
    FROM log, json_each(CASE WHEN json_valid(events) THEN events ELSE '[]' END) AS event
      JOIN player ON player.id = event.value ->> '$.occupant.player.id'
    WHERE events LIKE '%"kind":"seated"%' AND event.value ->> '$.kind' = 'seated';

  -- The person against whom a game was played; null for bots, and for who is forgotten.
  ALTER TABLE played ADD COLUMN opponent TEXT;
  UPDATE played SET opponent = told ->> '$.opponent.player.id';
  CREATE INDEX played_opponent ON played (opponent, player, ended_at, outcome) WHERE opponent IS NOT NULL;

  CREATE INDEX chat_named ON chat (player) WHERE name <> '';
`;

/** What is written about them. */
export type ForgettingWrite =
  | { readonly kind: 'begin-forgetting'; readonly player: string; readonly at: number }
  | { readonly kind: 'erase-names'; readonly player: string }
  | { readonly kind: 'finish-forgetting'; readonly player: string }
  /** Forgets who was not seen since then. */
  | { readonly kind: 'forget-player'; readonly player: string; readonly seenAt: number };

/** Notes which entry bears whose name: that of a player who is kept. */
export const NOTE_NAME = 'INSERT OR IGNORE INTO bears_name (room, version, player) SELECT ?, ?, id FROM player WHERE id = ?';

/** Prepares these writes. `erasePacked` erases a name from a room, where it was put away. */
export function forgettingWriter(db: Database, erasePacked: (room: string, player: string) => boolean): Doing<ForgettingWrite> {
  const mark = db.prepare('INSERT OR IGNORE INTO forgotten (player, at) SELECT id, ? FROM player WHERE id = ?');
  // What whoever runs the hall did to them stays known, but for the names that they had.
  const eraseTold = db.prepare(`UPDATE deed SET detail = '' WHERE target = ?`);
  const removals = THEIR_ROWS.map(({ table, column }) => db.prepare(`DELETE FROM ${table} WHERE ${column} = ?`));
  const removeRows = (player: string): void => {
    for (const removal of removals) removal.run(player);
  };
  const remove = db.prepare('DELETE FROM player WHERE id = ? AND seen_at <= ?');
  const readNamed = db.prepare<[string], { room: string; version: number; events: string | null }>(
    `SELECT bears_name.room, bears_name.version, events FROM bears_name LEFT JOIN log USING (room, version)
      WHERE bears_name.player = ? LIMIT ${ERASED_AT_ONCE}`,
  );
  const setEvents = db.prepare('UPDATE log SET events = ? WHERE room = ? AND version = ?');
  const forgetNote = db.prepare('DELETE FROM bears_name WHERE room = ? AND version = ?');
  const eraseSaid = db.prepare(
    `UPDATE chat SET name = '${FORGOTTEN}' WHERE number IN (SELECT number FROM chat WHERE player = ? AND name <> '' LIMIT ${ERASED_AT_ONCE})`,
  );
  const eraseListed = db.prepare(`UPDATE played SET told = json_set(told, '$.opponent.player.name', '${FORGOTTEN}'), opponent = NULL
    WHERE (player, ended_at, room, version) IN (
      SELECT player, ended_at, room, version FROM played WHERE opponent = ? LIMIT ${ERASED_AT_ONCE})`);
  const forgetListed = db.prepare(`DELETE FROM played WHERE (player, ended_at, room, version) IN (
    SELECT player, ended_at, room, version FROM played WHERE player = ? LIMIT ${ERASED_AT_ONCE})`);
  const finish = db.prepare('UPDATE forgotten SET done = 1 WHERE player = ?');

  const eraseSeated = (player: string): number => {
    const named = readNamed.all(player);
    const packed = new Set<string>();
    for (const { room, version, events } of named) {
      if (events === null && !packed.has(room)) {
        if (packed.size === PACKED_ERASED_AT_ONCE) break;
        if (erasePacked(room, player)) packed.add(room);
      }
      const erased = events === null ? null : erasedFrom(events, player);
      if (erased !== null) setEvents.run(erased, room, version);
      forgetNote.run(room, version);
    }
    return named.length;
  };

  return {
    'begin-forgetting'({ player, at }) {
      if (mark.run(at, player).changes === 0) return 0;
      removeRows(player);
      eraseTold.run(player);
      return 1;
    },
    'erase-names': ({ player }) =>
      eraseSeated(player) + eraseSaid.run(player).changes + eraseListed.run(player).changes + forgetListed.run(player).changes,
    'finish-forgetting': ({ player }) => finish.run(player).changes,
    'forget-player'({ player, seenAt }) {
      if (remove.run(player, seenAt).changes === 0) return 0;
      removeRows(player);
      return 1;
    },
  };
}

/** Null for what is no JSON: nobody can open its room. */
function erasedFrom(events: string, player: string): string | null {
  try {
    return JSON.stringify(withoutName(player, JSON.parse(events) as RoomEvent[]));
  } catch {
    return null;
  }
}

/** `write` resolves when it is done, with how much it changed. */
export function sqliteForgetting(db: Database, write: (each: ForgettingWrite) => Promise<number>): Forgetting {
  const read = db.prepare<[number], Forgotten>(
    'SELECT player, at FROM forgotten WHERE done = 0 UNION ALL SELECT player, at FROM forgotten WHERE done = 1 AND at >= ?',
  );
  const readSaidIn = db.prepare<[string], { room: string }>(
    `SELECT DISTINCT room FROM (SELECT room FROM chat WHERE player = ? AND name <> '' ORDER BY number DESC LIMIT ${LINES_LOOKED_AT})`,
  );
  return {
    begin: async (player, at) => (await write({ kind: 'begin-forgetting', player, at })) > 0,
    saidIn: async (player) => readSaidIn.all(player).map(({ room }) => room),
    erase: async (player) => (await write({ kind: 'erase-names', player })) > 0,
    under: async (since) => read.all(since),
    finish: async (player) => void (await write({ kind: 'finish-forgetting', player })),
  };
}
