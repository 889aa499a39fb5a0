import type Sqlite from 'better-sqlite3';
import type { ClientBase } from 'pg';
import type { Logger } from 'pino';
import { CannotOpen } from './cannot-open.ts';
import type { Dialect } from './dialect.ts';
import { LOG_FORMAT, refuseNewer } from './log-format.ts';
import { learntTable } from './migrations/26-learnt.ts';
import { guestTable } from './migrations/27-guests.ts';
import { duelTables } from './migrations/28-duels.ts';
import { reviewsAnew } from './migrations/29-decided.ts';
import { programTables } from './migrations/30-programs.ts';
import { withoutBoards } from './migrations/31-boards.ts';
import { plainNames } from './migrations/32-plain-names.ts';
import { baseSchema } from './schema.ts';

/**
 * The migrations of both databases in order, forward only. Each gives its statements for a dialect. Never edit a released one; add the
 * next.
 */
const MIGRATIONS: readonly ((dialect: Dialect) => string)[] = [
  baseSchema,
  learntTable,
  guestTable,
  duelTables,
  reviewsAnew,
  programTables,
  withoutBoards,
  plainNames,
];

/**
 * The schema that the first of them leads to; versions are counted from the very first schema. `user_version` of SQLite and
 * `nimhall_schema` hold the current one.
 */
const BASE = 25;
export const SCHEMA = BASE + MIGRATIONS.length - 1;

/** The last version of nimhall that migrates older databases. */
const LAST_WITH_OLDER = 'the one of 25 November 2026, commit 384cf0a5';

/** The migrations that a database lacks. Throws if it is too old, or was changed by a newer version. */
function missing(found: number, dialect: Dialect): { readonly version: number; readonly sql: string }[] {
  refuseNewer(found, SCHEMA);
  if (found > 0 && found < BASE) {
    throw new CannotOpen(
      `The database is of an old version of nimhall (schema ${found}, and ${BASE} is the oldest that this version takes over). ` +
        `Start ${LAST_WITH_OLDER}, once: it brings the tables up to date. Then start this one.`,
    );
  }
  const all = MIGRATIONS.map((migration, index) => ({ version: BASE + index, sql: migration(dialect) }));
  return all.filter(({ version }) => version > found);
}

/** Brings the tables up to date: a new database in one step, an older one migration after migration. */
export function migrateSqlite(db: Sqlite.Database, log: Logger): void {
  const found = sqliteSchema(db);
  const steps = missing(found, 'sqlite');
  if (steps.length === 0) return;
  const run = db.transaction((some: typeof steps) => {
    for (const { version, sql } of some) {
      db.exec(sql);
      db.pragma(`user_version = ${version}`);
    }
  });
  if (found === 0) {
    run(steps);
    return;
  }
  log.info({ from: found, to: SCHEMA }, 'bringing the tables up to date; this may take a while');
  for (const step of steps) run([step]);
  log.info('the tables are up to date');
}

/** Throws for a database that does not have this version's schema. */
export function expectCurrent(db: Sqlite.Database): void {
  if (missing(sqliteSchema(db), 'sqlite').length > 0) {
    throw new CannotOpen(
      'The database is of an older version of nimhall: start the server of this version once, which brings it up to date.',
    );
  }
  agreeOnFormat(db);
}

/** Records the log format that this server writes, and refuses a newer one. */
export function agreeOnFormat(db: Sqlite.Database): void {
  const found = db.prepare<[], { version: number }>('SELECT version FROM log_format').get()?.version ?? 0;
  refuseNewer(found, LOG_FORMAT);
  if (found < LOG_FORMAT) db.prepare('UPDATE log_format SET version = ?').run(LOG_FORMAT);
}

/** How many changes of the schema a database has had. */
function sqliteSchema(db: Sqlite.Database): number {
  return Number(db.pragma('user_version', { simple: true }));
}

/** A lock number that no other program uses in this database: only one node migrates at a time. */
const LOCK = 6_246_425;

/**
 * The same for Postgres, however long it takes. Nodes that start together wait for one another; a node with nothing to migrate does not
 * wait.
 */
export async function migratePostgres(client: ClientBase, log: Logger): Promise<void> {
  await client.query('SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0');
  if (missing(await postgresSchema(client), 'postgres').length === 0) return;
  const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [LOCK]);
  if (!rows[0]?.mine) {
    log.info('another node brings the tables up to date; waiting for it');
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
  }
  await bringUpToDate(client, log);
  await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
}

async function bringUpToDate(client: ClientBase, log: Logger): Promise<void> {
  const found = await postgresSchema(client);
  const steps = missing(found, 'postgres');
  if (steps.length === 0) return;
  if (found === 0) return await run(client, steps);
  log.info({ from: found, to: SCHEMA }, 'bringing the tables up to date; this may take a while');
  for (const step of steps) await run(client, [step]);
  log.info('the tables are up to date');
}

/** Migrations in one transaction. */
async function run(client: ClientBase, steps: readonly { readonly version: number; readonly sql: string }[]): Promise<void> {
  await client.query('BEGIN');
  await client.query('CREATE TABLE IF NOT EXISTS nimhall_schema (version integer PRIMARY KEY)');
  for (const { version, sql } of steps) {
    await client.query(sql);
    await client.query('INSERT INTO nimhall_schema (version) VALUES ($1)', [version]);
  }
  await client.query('COMMIT');
}

/** Records the log format that this node writes, and refuses a newer one. */
export async function agreeOnFormatWith(client: ClientBase): Promise<void> {
  const text = 'UPDATE log_format SET version = greatest(version, $1) RETURNING version';
  const { rows } = await client.query<{ version: number }>(text, [LOG_FORMAT]);
  refuseNewer(rows[0]?.version ?? 0, LOG_FORMAT);
}

async function postgresSchema(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ known: boolean }>("SELECT to_regclass('nimhall_schema') IS NOT NULL AS known");
  if (!rows[0]?.known) return 0;
  const newest = await client.query<{ version: number }>('SELECT coalesce(max(version), 0) AS version FROM nimhall_schema');
  return newest.rows[0]?.version ?? 0;
}
