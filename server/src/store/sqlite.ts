import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RoomEvent } from '@nimhall/shared/room/events';
import type { Player } from '@nimhall/shared/room/room';
import Database from 'better-sqlite3';
import { migrate } from './sqlite-schema.ts';
import type { Append, LoggedEntry, Receipt, Store } from './store.ts';

/** An append that waits for the commit of its event-loop turn. */
interface Waiting {
  readonly append: Append;
  readonly resolve: (appended: boolean) => void;
  readonly reject: (error: unknown) => void;
}

interface EntryRow {
  version: number;
  at: number;
  actor: string | null;
  command: string | null;
  events: string;
}

/**
 * The store of a single node: one file, written by this process alone. All appends of one turn of the event loop share
 * a transaction, and so one flush to disk (`synchronous=FULL`): a commit for each move would be many times slower.
 */
export function openSqlite(dataDir: string): Store {
  mkdirSync(dataDir, { recursive: true });
  const db = new Database(join(dataDir, 'nimhall.sqlite'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('busy_timeout = 5000');
  migrate(db);

  const addEntry = db.prepare('INSERT OR IGNORE INTO log (room, version, at, actor, command, events) VALUES (?, ?, ?, ?, ?, ?)');
  const addRoom = db.prepare('INSERT OR IGNORE INTO room (code, open, alarm_at, used_at, creator, creation) VALUES (?, ?, ?, ?, ?, ?)');
  const setRoom = db.prepare('UPDATE room SET open = ?, alarm_at = ?, used_at = ? WHERE code = ?');
  const readLog = db.prepare<[string, number], EntryRow>(
    'SELECT version, at, actor, command, events FROM log WHERE room = ? AND version > ? ORDER BY version',
  );
  const readCreated = db.prepare<[string, string], { code: string }>('SELECT code FROM room WHERE creator = ? AND creation = ?');
  const readOpen = db.prepare<[number], { code: string }>('SELECT code FROM room WHERE open = 1 ORDER BY used_at DESC LIMIT ?');
  const readDue = db.prepare<[number, number], { code: string }>('SELECT code FROM room WHERE alarm_at <= ? ORDER BY alarm_at LIMIT ?');
  const addPlayer = db.prepare('INSERT INTO player (id, name, secret, created_at) VALUES (?, ?, ?, ?)');
  const readPlayer = db.prepare<[Buffer], Player>('SELECT id, name FROM player WHERE secret = ?');
  const setName = db.prepare('UPDATE player SET name = ? WHERE id = ?');
  const one = db.prepare('SELECT 1');

  /** Within the transaction of the group; false leaves the room as it was. */
  function write({ room, entry, receipt, finding }: Append): boolean {
    const { version, at, events } = entry;
    const open = finding?.open ? 1 : 0;
    const alarmAt = finding?.alarmAt ?? null;
    if (version === 1) {
      const added = addRoom.run(room, open, alarmAt, at, receipt?.actor ?? null, receipt?.id ?? null);
      if (added.changes === 0) return false;
    }
    const added = addEntry.run(room, version, at, receipt?.actor ?? null, receipt?.id ?? null, JSON.stringify(events));
    if (added.changes === 0) return false;
    if (version > 1 && finding) setRoom.run(open, alarmAt, at, room);
    return true;
  }

  let group: Waiting[] = [];
  const commitGroup = db.transaction((waiting: readonly Waiting[]) => waiting.map(({ append }) => write(append)));

  function flush(): void {
    const waiting = group;
    group = [];
    if (waiting.length === 0) return;
    try {
      const written = commitGroup(waiting);
      for (const [index, each] of waiting.entries()) each.resolve(written[index] === true);
    } catch (error) {
      for (const each of waiting) each.reject(error);
    }
  }

  return {
    append: (append) =>
      new Promise((resolve, reject) => {
        if (group.length === 0) setImmediate(flush);
        group.push({ append, resolve, reject });
      }),
    entries: async (room, since) => readLog.all(room, since).map(entryOf),
    created: async ({ actor, id }) => readCreated.get(actor, id)?.code ?? null,
    openRooms: async (limit) => readOpen.all(limit).map((row) => row.code),
    dueRooms: async (now, limit) => readDue.all(now, limit).map((row) => row.code),
    addPlayer: async (player, secretHash, at) => {
      addPlayer.run(player.id, player.name, secretHash, at);
    },
    findPlayer: async (secretHash) => readPlayer.get(secretHash) ?? null,
    renamePlayer: async (id, name) => {
      setName.run(name, id);
    },
    check: async () => {
      one.get();
    },
    close: async () => {
      flush();
      db.close();
    },
  };
}

function entryOf({ version, at, actor, command, events }: EntryRow): LoggedEntry {
  return { version, at, events: JSON.parse(events) as RoomEvent[], receipt: receiptOf(actor, command) };
}

function receiptOf(actor: string | null, id: string | null): Receipt | null {
  return actor !== null && id !== null ? { actor, id } : null;
}
