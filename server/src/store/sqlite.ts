import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ChatChannel, ChatLine } from '@nimhall/shared/room/chat';
import type { RoomEvent } from '@nimhall/shared/room/events';
import type { Place } from '@nimhall/shared/room/listing';
import type { Player } from '@nimhall/shared/room/room';
import Database from 'better-sqlite3';
import type { Logger } from 'pino';
import { rowOf } from './played-rows.ts';
import { sitterOf } from './sitter.ts';
import { sqliteAttic } from './sqlite-attic.ts';
import { lockFolder } from './sqlite-files.ts';
import { sqlitePasskeys } from './sqlite-passkeys.ts';
import { sqlitePlayed } from './sqlite-played.ts';
import { agreeOnFormat, migrate } from './sqlite-schema.ts';
import { sqliteSecrets } from './sqlite-secrets.ts';
import { startWriter } from './sqlite-writer-thread.ts';
import { type LoggedEntry, type Outage, PAIRING, type Receipt, SEEN_EVERY, type Store, UnreadableEntry } from './store.ts';

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
export function openSqlite(dataDir: string, log: Logger): Store {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFolder(dataDir, join(dataDir, 'nimhall.lock'));
  const file = join(dataDir, 'nimhall.sqlite');
  const db = new Database(file);
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    migrate(db, log);
    agreeOnFormat(db);
  } catch (error) {
    db.close();
    unlock();
    throw error;
  }
  const writer = startWriter(file);

  const readLog = db.prepare<[string, number], EntryRow>(
    'SELECT version, at, actor, command, events FROM log WHERE room = ? AND version > ? ORDER BY version',
  );
  const readCreated = db.prepare<[string, string], { code: string }>('SELECT code FROM room WHERE creator = ? AND creation = ?');
  const readReceived = db.prepare<[string, string, string], EntryRow>(
    `SELECT version, at, actor, command, events FROM log
      WHERE room = ? AND actor = ? AND command = ? AND command IS NOT NULL AND version > 1`,
  );
  const readPaired = db.prepare<[string, string], { room: string }>(
    `SELECT room FROM log WHERE actor = ? AND command = ? AND command LIKE '${PAIRING}%'`,
  );
  const readOpen = db.prepare<[Place], OpenRow>('SELECT code, host FROM room WHERE place = ? ORDER BY since DESC');
  const readSought = db.prepare<[string, number], { code: string }>('SELECT code FROM room WHERE seeks = ? ORDER BY since LIMIT ?');
  const readDue = db.prepare<[number, number], { code: string }>('SELECT code FROM room WHERE alarm_at <= ? ORDER BY alarm_at LIMIT ?');
  const readOutages = db.prepare<[], Outage>('SELECT began AS "from", ended AS "to" FROM outage ORDER BY began');
  const readBeat = db.prepare<[], { at: number }>('SELECT at FROM heartbeat');
  const readEpoch = db.prepare<[], { name: string }>('SELECT name FROM epoch');
  const readLines = db.prepare<[string, number], LineRow>(
    'SELECT id, at, channel, player, name, text FROM chat WHERE room = ? ORDER BY number DESC LIMIT ?',
  );
  const readPlayer = db.prepare<[Buffer], Player & { seenAt: number }>(
    `SELECT id, player.name, used_at AS seenAt FROM secret JOIN player ON player.id = secret.player WHERE hash = ?`,
  );

  const findPlayer: Store['findPlayer'] = async (secretHash, at) => {
    const found = readPlayer.get(secretHash);
    if (!found) return null;
    const { seenAt, ...player } = found;
    // That it cannot be noted is no reason to turn somebody away.
    if (at - seenAt >= SEEN_EVERY) {
      await writer
        .write({ kind: 'see-player', id: player.id, secret: secretHash, at })
        .catch((error: unknown) => log.warn({ err: error }, 'cannot note who was here'));
    }
    return player;
  };

  return {
    sharedTables: null,
    append: async ({ room, entry, receipt, index, played }) =>
      (await writer.write({
        kind: 'append',
        room,
        version: entry.version,
        at: entry.at,
        actor: receipt?.actor ?? null,
        command: receipt?.id ?? null,
        events: JSON.stringify(entry.events),
        index,
        sitter: sitterOf(entry),
        played: played.map(({ player, game }) => ({ player, ...rowOf(game) })),
      })) > 0,
    entries: async (room, since) => readLog.all(room, since).map(entryOf),
    created: async ({ actor, id }) => readCreated.get(actor, id)?.code ?? null,
    received: async (room, { actor, id }) => {
      const row = readReceived.get(room, actor, id);
      return row ? entryOf(row) : null;
    },
    paired: async ({ actor, id }) => readPaired.get(actor, id)?.room ?? null,
    openRooms: async (place, { most, perHost }) => withinBounds(readOpen.iterate(place), perHost).take(most).toArray(),
    soughtRooms: async (seeks, limit) => readSought.all(seeks, limit).map((row) => row.code),
    dueRooms: async (now, limit) => readDue.all(now, limit).map((row) => row.code),
    postpone: async (room, now, until) => {
      await writer.write({ kind: 'postpone', room, now, until });
    },
    beat: async (at) => {
      await writer.write({ kind: 'beat', at });
    },
    lastBeat: async () => readBeat.get()?.at ?? null,
    noteOutage: async (outage) => {
      await writer.write({ kind: 'note-outage', ...outage });
    },
    outages: async () => readOutages.all(),
    epoch: async () => {
      const row = readEpoch.get();
      if (!row) throw new Error('The database has no epoch.');
      return row.name;
    },
    renewEpoch: async () => {
      const name = randomUUID();
      await writer.write({ kind: 'renew-epoch', name });
      return name;
    },
    addLine: async (room, { id, at, channel, from, text }) =>
      (await writer.write({ kind: 'add-line', room, id, at, channel, player: from.id, name: from.name, text })) > 0,
    lines: async (room, limit) => readLines.all(room, limit).map(lineOf).reverse(),
    addPlayer: async ({ id, name }, secretHash, at, kind = 'browser') => {
      await writer.write({ kind: 'add-player', id, name, secret: secretHash, shownBy: kind, at });
    },
    findPlayer,
    renamePlayer: async (id, name, looks) => (await writer.write({ kind: 'rename-player', id, name, looks })) > 0,
    played: sqlitePlayed(db),
    secrets: sqliteSecrets(db, writer.write, findPlayer),
    passkeys: sqlitePasskeys(db, writer.write),
    attic: sqliteAttic(db, writer),
    check: async () => {
      await writer.write({ kind: 'check' });
    },
    close: async () => {
      await writer.close();
      db.close();
      unlock();
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
  return { version, at, events: eventsIn(events), receipt: receiptOf(actor, command) };
}

/** Postgres sees to it that this is JSON; SQLite keeps any text. */
function eventsIn(text: string): RoomEvent[] {
  try {
    return JSON.parse(text) as RoomEvent[];
  } catch (error) {
    throw new UnreadableEntry('The events of an entry are not JSON', { cause: error });
  }
}

function lineOf({ id, at, channel, player, name, text }: LineRow): ChatLine {
  return { id, at, channel, from: { id: player, name }, text };
}

function receiptOf(actor: string | null, id: string | null): Receipt | null {
  return actor !== null && id !== null ? { actor, id } : null;
}
