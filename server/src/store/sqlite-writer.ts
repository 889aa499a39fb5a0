import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { Finding } from './store.ts';

/** One thing to write. */
export type Write =
  | {
      readonly kind: 'append';
      readonly room: string;
      readonly version: number;
      readonly at: number;
      readonly actor: string | null;
      readonly command: string | null;
      /** JSON. */
      readonly events: string;
      readonly finding: Finding | null;
    }
  | { readonly kind: 'add-player'; readonly id: string; readonly name: string; readonly secret: Uint8Array; readonly at: number }
  | {
      readonly kind: 'add-line';
      readonly room: string;
      readonly at: number;
      readonly channel: string;
      readonly player: string;
      readonly name: string;
      readonly text: string;
    }
  | { readonly kind: 'postpone'; readonly room: string; readonly now: number; readonly until: number }
  | { readonly kind: 'beat'; readonly at: number }
  | { readonly kind: 'renew-epoch'; readonly name: string }
  | { readonly kind: 'rename-player'; readonly id: string; readonly name: string };

/** For each write of a group whether it was made; or why the whole group was not. */
export type Reply = { readonly ok: true; readonly written: readonly boolean[] } | { readonly ok: false; readonly error: unknown };

/** The writing thread: takes groups of writes, each in one transaction that is flushed to disk (`synchronous=FULL`). */
const db = new Database(workerData as string);
db.pragma('synchronous = FULL');
db.pragma('busy_timeout = 5000');

const addRoom = db.prepare('INSERT OR IGNORE INTO room (code, open, alarm_at, used_at, creator, creation) VALUES (?, ?, ?, ?, ?, ?)');
const addEntry = db.prepare('INSERT OR IGNORE INTO log (room, version, at, actor, command, events) VALUES (?, ?, ?, ?, ?, ?)');
const setRoom = db.prepare('UPDATE room SET open = ?, alarm_at = ?, used_at = ? WHERE code = ?');
const postpone = db.prepare('UPDATE room SET alarm_at = ? WHERE code = ? AND alarm_at <= ?');
const addLine = db.prepare('INSERT INTO chat (room, at, channel, player, name, text) VALUES (?, ?, ?, ?, ?, ?)');
const addPlayer = db.prepare('INSERT INTO player (id, name, secret, created_at) VALUES (?, ?, ?, ?)');
const setBeat = db.prepare('INSERT INTO heartbeat (one, at) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at');
const setEpoch = db.prepare('UPDATE epoch SET name = ?');
const setName = db.prepare('UPDATE player SET name = ? WHERE id = ?');

const writeAll = db.transaction((group: readonly Write[]) => group.map(write));

function write(each: Write): boolean {
  switch (each.kind) {
    case 'append':
      return append(each);
    case 'add-player':
      return addPlayer.run(each.id, each.name, each.secret, each.at).changes === 1;
    case 'add-line':
      return addLine.run(each.room, each.at, each.channel, each.player, each.name, each.text).changes === 1;
    case 'postpone':
      return postpone.run(each.until, each.room, each.now).changes === 1;
    case 'beat':
      return setBeat.run(each.at).changes === 1;
    case 'renew-epoch':
      return setEpoch.run(each.name).changes === 1;
    case 'rename-player':
      return setName.run(each.name, each.id).changes === 1;
    default:
      return each satisfies never;
  }
}

/** False leaves everything as it was: the room has such an entry, or the command was carried out before. */
function append({ room, version, at, actor, command, events, finding }: Extract<Write, { kind: 'append' }>): boolean {
  const open = finding?.open ? 1 : 0;
  const alarmAt = finding?.alarmAt ?? null;
  if (version === 1 && addRoom.run(room, open, alarmAt, at, actor, command).changes === 0) return false;
  if (addEntry.run(room, version, at, actor, command, events).changes === 0) return false;
  if (version > 1 && finding) setRoom.run(open, alarmAt, at, room);
  return true;
}

function replyTo(group: readonly Write[]): Reply {
  try {
    return { ok: true, written: writeAll(group) };
  } catch (error) {
    return { ok: false, error };
  }
}

parentPort?.on('message', (group: readonly Write[] | null) => {
  if (group) return parentPort?.postMessage(replyTo(group));
  db.close();
  parentPort?.close();
});
