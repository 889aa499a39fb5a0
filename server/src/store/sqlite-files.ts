import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { CannotOpen } from './cannot-open.ts';

/** The files of an open database: the database and its write-ahead log. */
export class OpenFiles {
  readonly #paths: readonly string[];
  readonly #opened: readonly number[];

  constructor(database: string) {
    this.#paths = [database, `${database}-wal`];
    this.#opened = this.#paths.map((path) => statSync(path).ino);
  }

  /** Throws when the files are not in place any more, because then all writes would be lost. */
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
  // A page that was written a hundred times is copied back once: 16 MiB of writes are mostly the same few pages.
  db.pragma('wal_autocheckpoint = 4000');
  return db;
}

/**
 * Locks a folder while this process lives, or until the returned function is called. The operating system releases the lock however the
 * process ends.
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
