import type Sqlite from 'better-sqlite3';
import { type Compilable, DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { LRUCache } from 'lru-cache';
import { Database, type Outcome, type Step } from './database.ts';
import { bindable, type Writer } from './sqlite-writer-thread.ts';
import { FLAGS, type Tables } from './tables.ts';

/** Statements that are kept prepared. Those with lists of values differ by the length of the list. */
const MAX_PREPARED = 500;

/** Builds queries in the dialect of SQLite, but does not run them. */
export const sqliteBuilder = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** Reads at once on this thread; writes on another one. */
export class SqliteDatabase extends Database {
  readonly dialect = 'sqlite';
  readonly sql = sqliteBuilder;
  readonly #db: Sqlite.Database;
  readonly #writer: Writer;
  readonly #prepared = new LRUCache<string, Sqlite.Statement>({ max: MAX_PREPARED });

  constructor(db: Sqlite.Database, writer: Writer) {
    super();
    this.#db = db;
    this.#writer = writer;
  }

  override async all<Row>(query: Compilable<Row>): Promise<Row[]> {
    const { sql, parameters } = query.compile();
    let statement = this.#prepared.get(sql);
    if (!statement) {
      statement = this.#db.prepare(sql);
      this.#prepared.set(sql, statement);
    }
    const rows = statement.all(...parameters.map(bindable)) as Record<string, unknown>[];
    const flags = Object.keys(rows[0] ?? {}).filter((name) => FLAGS.has(name));
    for (const row of rows) for (const name of flags) if (typeof row[name] === 'number') row[name] = row[name] === 1;
    return rows as Row[];
  }

  override transact(steps: readonly Step[]): Promise<Outcome> {
    return this.#writer.transact(steps);
  }
}
