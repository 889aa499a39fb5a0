import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ChatChannel, ChatLine } from '@nimhall/shared/room/chat';
import type { Place } from '@nimhall/shared/room/listing';
import Database from 'better-sqlite3';
import type { Logger } from 'pino';
import { CannotOpen } from './cannot-open.ts';
import { type EntryRow, entryOfText } from './entry-rows.ts';
import { featureStores } from './feature-stores.ts';
import type { Outage } from './outages.ts';
import { rowOf } from './played-rows.ts';
import { rowOf as ratingRowOf } from './rating-rows.ts';
import { sitterOf } from './sitter.ts';
import { sqliteArchive } from './sqlite-archive.ts';
import { sqliteAttic } from './sqlite-attic.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import { lockFolder } from './sqlite-files.ts';
import { sqliteForgetting } from './sqlite-forgetting.ts';
import { sqlitePlayed } from './sqlite-played.ts';
import { sqliteProfiles } from './sqlite-profiles.ts';
import { sqliteRatings } from './sqlite-ratings.ts';
import { sqliteRelist } from './sqlite-relist.ts';
import { sqliteReviews } from './sqlite-reviews.ts';
import { agreeOnFormat, expectCurrent, HAS_RECEIPT, migrate } from './sqlite-schema.ts';
import { sqliteUnfinished } from './sqlite-unfinished.ts';
import { startWriter } from './sqlite-writer-thread.ts';
import type { Beside } from './sqlite-writes.ts';
import { type Append, PAIRING, type Store } from './store.ts';
import { rowOf as unfinishedRowOf } from './unfinished-rows.ts';

/** In the folder of the data. */
const FILE = 'nimhall.sqlite';
const LOCK = 'nimhall.lock';

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
  const unlock = lockFolder(dataDir, join(dataDir, LOCK));
  const prepare = (db: Database.Database): void => {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    migrate(db, log);
    agreeOnFormat(db);
  };
  return open(join(dataDir, FILE), prepare, unlock, log);
}

/**
 * The same file for whoever runs the hall, beside the server that uses it or without one. The server does not hear of what is written here:
 * it looks by itself, see `Heeder`. Throws `CannotOpen` where there is no hall, or one of another version.
 */
export function openSqliteBeside(dataDir: string, log: Logger): Store {
  const file = join(dataDir, FILE);
  if (!existsSync(file)) throw new CannotOpen(`There is no hall in ${dataDir}: DATA_DIR says in which folder it is.`);
  return open(file, expectCurrent, () => undefined, log);
}

/** `prepare` makes the database ready, or throws; `unlock` is called when nothing uses it any more. */
function open(file: string, prepare: (db: Database.Database) => void, unlock: () => void, log: Logger): Store {
  const db = new Database(file);
  try {
    prepare(db);
  } catch (error) {
    db.close();
    unlock();
    throw error;
  }
  const writer = startWriter(file);

  const readLog = db.prepare<[string, number], EntryRow<string>>(
    'SELECT version, at, actor, command, events FROM log WHERE room = ? AND version > ? ORDER BY version',
  );
  const readEntry = db.prepare<[string, number], EntryRow<string>>(
    'SELECT version, at, actor, command, events FROM log WHERE room = ? AND version = ?',
  );
  const readArchive = sqliteArchive(db);
  const readCreated = db.prepare<[string, string], { code: string }>('SELECT code FROM room WHERE creator = ? AND creation = ?');
  const readReceived = db.prepare<[string, string, string], EntryRow<string>>(
    `SELECT version, at, actor, command, events FROM log
      WHERE room = ? AND actor = ? AND command = ? AND ${HAS_RECEIPT}`,
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
  return {
    ...featureStores(new SqliteDatabase(db, writer), log),
    sharedTables: null,
    append: async (append) => {
      const { room, entry, receipt } = append;
      const changes = await writer.write({
        kind: 'append',
        room,
        version: entry.version,
        at: entry.at,
        actor: receipt?.actor ?? null,
        command: receipt?.id ?? null,
        events: JSON.stringify(entry.events),
        beside: besideOf(append),
      });
      return changes > 0;
    },
    ...sqliteRelist(db, writer.write),
    entries: async (room, since) => {
      const rows = readLog.all(room, since);
      const isWhole = rows.length === 0 || rows[0]?.version === since + 1;
      const before = isWhole ? [] : (readArchive(room) ?? []);
      return [...before.filter(({ version }) => version > since), ...rows.map(entryOfText)];
    },
    created: async ({ actor, id }) => readCreated.get(actor, id)?.code ?? null,
    entry: async (room, version) => {
      const row = readEntry.get(room, version);
      return row ? entryOfText(row) : null;
    },
    received: async (room, { actor, id }) => {
      const row = readReceived.get(room, actor, id);
      return row ? entryOfText(row) : null;
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
    played: sqlitePlayed(db),
    unfinished: sqliteUnfinished(db),
    forgetting: sqliteForgetting(db, writer.write),
    profiles: sqliteProfiles(db),
    reviews: sqliteReviews(db, writer.write),
    ratings: sqliteRatings(db, writer.write),
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

/** What is written together with an entry; null where that is nothing. */
function besideOf({ room, entry, index, played, unfinished, rated = [] }: Append): Beside | null {
  const sitter = sitterOf(entry);
  const isAlone = index === null && sitter === null && played.length === 0 && unfinished === undefined && rated.length === 0;
  if (isAlone && entry.version > 1) return null;
  return {
    index,
    sitter,
    played: played.map(({ player, listed, game }) => ({ player, listed: Number(listed), ...rowOf(game) })),
    unfinished: unfinished === undefined ? null : unfinished === null ? room : unfinishedRowOf(unfinished),
    rated: rated.map((rank) => ({ ...ratingRowOf(rank), previous: rank.previous })),
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

function lineOf({ id, at, channel, player, name, text }: LineRow): ChatLine {
  return { id, at, channel, from: { id: player, name }, text };
}
