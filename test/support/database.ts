import { join } from 'node:path';
import Database from 'better-sqlite3';

/** Accesses the SQLite database in a folder, from outside the server. */
export function onDatabase<T>(folder: string, task: (db: Database.Database) => T): T {
  const db = new Database(join(folder, 'nimhall.sqlite'));
  try {
    return task(db);
  } finally {
    db.close();
  }
}
