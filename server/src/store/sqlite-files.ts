import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { CannotOpen } from './cannot-open.ts';

/** The files of a database that is open, as they are now: the database and its log of writes. */
export class OpenFiles {
  readonly #paths: readonly string[];
  readonly #opened: readonly number[];

  constructor(database: string) {
    this.#paths = [database, `${database}-wal`];
    this.#opened = this.#paths.map((path) => statSync(path).ino);
  }

  /** Throws when they are not in their place any more: what is open is lost when it is closed. */
  check(): void {
    for (const [index, path] of this.#paths.entries()) {
      if (statSync(path, { throwIfNoEntry: false })?.ino === this.#opened[index]) continue;
      throw new Error(`${path} was deleted or replaced while it was open. Nothing can be kept until the server is started again.`);
    }
  }
}

/** A connection whose commits are flushed to disk before they are done. */
export function openForWriting(file: string): Database.Database {
  const db = new Database(file);
  db.pragma('synchronous = FULL');
  db.pragma('busy_timeout = 5000');
  // A page that was written a hundred times is brought home once: of what is written in 16 MiB most is the same few pages.
  db.pragma('wal_autocheckpoint = 4000');
  return db;
}

/**
 * Makes a folder ours for as long as this process lives, or until what is returned is called. The lock is that of the
 * operating system, which lets it go however the process ends.
 */
export function lockFolder(folder: string, lockFile: string): () => void {
  const lock = new Database(lockFile, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Database.SqliteError) || error.code !== 'SQLITE_BUSY') throw error;
    throw new CannotOpen(
      `Another server is using ${folder}. A folder belongs to one server: stop the other one, or give this one a DATA_DIR of ` +
        'its own. Several servers can share one Postgres database: see DATABASE_URL.',
    );
  }
  return () => void lock.close();
}
