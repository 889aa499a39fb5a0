import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ChatChannel, ChatLine } from '@nimhall/shared/room/chat';
import type { RoomEvent } from '@nimhall/shared/room/events';
import type { Place } from '@nimhall/shared/room/listing';
import type { Player } from '@nimhall/shared/room/room';
import Database from 'better-sqlite3';
import { migrate } from './sqlite-schema.ts';
import { startWriter } from './sqlite-writer-thread.ts';
import { type LoggedEntry, PAIRING, type Receipt, type Store } from './store.ts';

interface EntryRow {
  version: number;
  at: number;
  actor: string | null;
  command: string | null;
  events: string;
}

interface OpenRow {
  code: string;
  host: string;
}

interface LineRow {
  id: string;
  at: number;
  channel: ChatChannel;
  player: string;
  name: string;
  text: string;
}

/**
 * The store of a single node: one file, used by this process alone. Reads are done here, at once; all writing is done
 * by a thread of its own, which commits what has gathered in one go, so that waiting for the disk holds up nobody.
 */
export function openSqlite(dataDir: string): Store {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'nimhall.sqlite');
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  migrate(db);
  const writer = startWriter(file);

  const readLog = db.prepare<[string, number], EntryRow>(
    'SELECT version, at, actor, command, events FROM log WHERE room = ? AND version > ? ORDER BY version',
  );
  const readCreated = db.prepare<[string, string], { code: string }>('SELECT code FROM room WHERE creator = ? AND creation = ?');
  const readPaired = db.prepare<[string, string], { room: string }>(
    `SELECT room FROM log WHERE actor = ? AND command = ? AND command LIKE '${PAIRING}%'`,
  );
  const readOpen = db.prepare<[Place], OpenRow>('SELECT code, host FROM room WHERE place = ? ORDER BY since DESC');
  const readSought = db.prepare<[string, number], { code: string }>('SELECT code FROM room WHERE seeks = ? ORDER BY since LIMIT ?');
  const readDue = db.prepare<[number, number], { code: string }>('SELECT code FROM room WHERE alarm_at <= ? ORDER BY alarm_at LIMIT ?');
  const readActive = db.prepare<[], { code: string }>('SELECT code FROM room WHERE alarm_at IS NOT NULL');
  const readBeat = db.prepare<[], { at: number }>('SELECT at FROM heartbeat');
  const readLines = db.prepare<[string, number], LineRow>(
    'SELECT id, at, channel, player, name, text FROM chat WHERE room = ? ORDER BY number DESC LIMIT ?',
  );
  const readPlayer = db.prepare<[Buffer], Player>('SELECT id, name FROM player WHERE secret = ?');
  const one = db.prepare('SELECT 1');

  return {
    commons: null,
    append: ({ room, entry, receipt, finding }) =>
      writer.write({
        kind: 'append',
        room,
        version: entry.version,
        at: entry.at,
        actor: receipt?.actor ?? null,
        command: receipt?.id ?? null,
        events: JSON.stringify(entry.events),
        finding,
      }),
    entries: async (room, since) => readLog.all(room, since).map(entryOf),
    created: async ({ actor, id }) => readCreated.get(actor, id)?.code ?? null,
    paired: async ({ actor, id }) => readPaired.get(actor, id)?.room ?? null,
    openRooms: async (place, { most, perHost }) => withinBounds(readOpen.iterate(place), perHost).take(most).toArray(),
    soughtRooms: async (seeks, limit) => readSought.all(seeks, limit).map((row) => row.code),
    dueRooms: async (now, limit) => readDue.all(now, limit).map((row) => row.code),
    activeRooms: async () => readActive.all().map((row) => row.code),
    beat: async (at) => {
      await writer.write({ kind: 'beat', at });
    },
    lastBeat: async () => readBeat.get()?.at ?? null,
    addLine: (room, { id, at, channel, from, text }) =>
      writer.write({ kind: 'add-line', room, id, at, channel, player: from.id, name: from.name, text }),
    lines: async (room, limit) => readLines.all(room, limit).map(lineOf).reverse(),
    addPlayer: async ({ id, name }, secretHash, at) => {
      await writer.write({ kind: 'add-player', id, name, secret: secretHash, at });
    },
    findPlayer: async (secretHash) => readPlayer.get(secretHash) ?? null,
    renamePlayer: async (id, name) => {
      await writer.write({ kind: 'rename-player', id, name });
    },
    check: async () => {
      one.get();
    },
    close: async () => {
      await writer.close();
      db.close();
    },
  };
}

/** Codes of rooms, without those of hosts that have enough of them. Read one by one: mostly the first few hundred are all there is to read. */
function* withinBounds(rows: Iterable<OpenRow>, perHost: number): Generator<string, void, void> {
  const taken = new Map<string, number>();
  for (const { code, host } of rows) {
    const before = taken.get(host) ?? 0;
    if (before === perHost) continue;
    taken.set(host, before + 1);
    yield code;
  }
}

function entryOf({ version, at, actor, command, events }: EntryRow): LoggedEntry {
  return { version, at, events: JSON.parse(events) as RoomEvent[], receipt: receiptOf(actor, command) };
}

function lineOf({ id, at, channel, player, name, text }: LineRow): ChatLine {
  return { id, at, channel, from: { id: player, name }, text };
}

function receiptOf(actor: string | null, id: string | null): Receipt | null {
  return actor !== null && id !== null ? { actor, id } : null;
}
