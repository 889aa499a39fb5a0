import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '@nimhall/shared/room/listing';
import Database from 'better-sqlite3';
import type { Logger } from 'pino';
import type { Append } from './append.ts';
import { CannotOpen } from './cannot-open.ts';
import { featureStores } from './feature-stores.ts';
import { rowOf } from './played-rows.ts';
import { rowOf as ratingRowOf } from './ratings.ts';
import { sitterOf } from './sitter.ts';
import { sqliteAttic } from './sqlite-attic.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import { lockFolder } from './sqlite-files.ts';
import { sqliteForgetting } from './sqlite-forgetting.ts';
import { sqliteRelist } from './sqlite-relist.ts';
import { agreeOnFormat, expectCurrent, migrate } from './sqlite-schema.ts';
import { startWriter } from './sqlite-writer-thread.ts';
import type { Beside } from './sqlite-writes.ts';
import type { Store } from './store.ts';
import { rowOf as unfinishedRowOf } from './unfinished-rows.ts';

/** In the folder of the data. */
const FILE = 'nimhall.sqlite';
const LOCK = 'nimhall.lock';

interface OpenRow {
  code: string;
  host: string;
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

  const readOpen = db.prepare<[Place], OpenRow>('SELECT code, host FROM room WHERE place = ? ORDER BY since DESC');

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
    ...sqliteRelist(writer.write),
    openRooms: async (place, { most, perHost }) => withinBounds(readOpen.iterate(place), perHost).take(most).toArray(),
    forgetting: sqliteForgetting(db, writer.write),
    attic: sqliteAttic(db, writer),
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
