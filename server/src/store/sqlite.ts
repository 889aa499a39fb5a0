import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LobbySection, TournamentPlace } from '@nimhall/shared/room/listing';
import Database from 'better-sqlite3';
import type { Logger } from 'pino';
import { CannotOpen } from './cannot-open.ts';
import { featureStores } from './feature-stores.ts';
import { agreeOnFormat, expectCurrent, migrateSqlite } from './migrations.ts';
import { sqliteAppend } from './sqlite-append.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import { lockFolder } from './sqlite-files.ts';
import { startWriter } from './sqlite-writer-thread.ts';
import type { Store } from './store.ts';

/** In the folder of the data. */
const FILE = 'nimhall.sqlite';
const LOCK = 'nimhall.lock';

interface OpenRow {
  code: string;
  host: string;
}

/**
 * The store of a single node: one file, used by this process alone. Reads run here at once. All writes run on a thread of their own, which
 * commits what has gathered in one go, so that waiting for the disk blocks nobody.
 */
export function openSqlite(dataDir: string, log: Logger): Store {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFolder(dataDir, join(dataDir, LOCK));
  const prepare = (db: Database.Database): void => {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    migrateSqlite(db, log);
    agreeOnFormat(db);
  };
  return open(join(dataDir, FILE), prepare, unlock, log);
}

/**
 * The same file for the operator's command line, with or without a running server. The server is not told of writes and polls for them, see
 * `ModerationPoller`. Throws `CannotOpen` if there is no database, or one of another version.
 */
export function openSqliteForCli(dataDir: string, log: Logger): Store {
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
  const database = new SqliteDatabase(db, writer);

  const readOpen = db.prepare<[LobbySection | TournamentPlace], OpenRow>('SELECT code, host FROM room WHERE place = ? ORDER BY since DESC');

  return {
    ...featureStores(database, log),
    ...sqliteAppend(database),
    sharedTables: null,
    openRooms: async (place, { most, perHost }) => withinBounds(readOpen.iterate(place), perHost).take(most).toArray(),
    close: async () => {
      await writer.close();
      db.close();
      unlock();
    },
  };
}

/** Codes of rooms, within the limit of each host. Read one by one, because usually the first few hundred are enough. */
function* withinBounds(rows: Iterable<OpenRow>, perHost: number): Generator<string, void, void> {
  const taken = new Map<string, number>();
  for (const { code, host } of rows) {
    const before = taken.get(host) ?? 0;
    if (before === perHost) continue;
    taken.set(host, before + 1);
    yield code;
  }
}
