import { readFileSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HAS_RECEIPT } from '@nimhall/server/store/log';
import { openSqlite } from '@nimhall/server/store/sqlite';
import { openForWriting } from '@nimhall/server/store/sqlite-files';
import type { Store } from '@nimhall/server/store/store';
import type Database from 'better-sqlite3';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { onDatabase } from '../../support/database.ts';
import { temporaryFolder } from '../../support/harness.ts';
import { storeContract } from './contract.ts';
import { expectOldData } from './old-data.ts';
import { describedColumns, sorted } from './tables-contract.ts';

const silent = pino({ level: 'silent' });

storeContract('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nimhall-'));
  return {
    open: async () => openSqlite(folder, silent),
    empty: async () => onDatabase(folder, deleteRows),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
});

function deleteRows(db: Database.Database): void {
  const tables = db
    .prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('log_format', 'epoch')`)
    .pluck();
  // What is deleted need not be safe from a loss of power.
  db.pragma('synchronous = OFF');
  db.transaction(() => {
    for (const name of tables.all()) db.exec(`DELETE FROM ${name}`);
  })();
}

/** A store in its own folder, closed when the test ends or before. */
async function newStore(): Promise<{ store: Store; folder: string; close: () => Promise<void> }> {
  const folder = await temporaryFolder();
  const store = openSqlite(folder, silent);
  let closed: Promise<void> | null = null;
  const close = (): Promise<void> => {
    closed ??= store.close();
    return closed;
  };
  onTestFinished(close);
  return { store, folder, close };
}

const create = (store: Store, room: string): Promise<boolean> =>
  store.append({
    room,
    entry: { version: 1, at: 1, events: [{ kind: 'stood', seat: 'first' }] },
    receipt: null,
    index: { alarmAt: null, listing: null },
    played: [],
  });

test('the file is flushed at every commit', async () => {
  const { folder } = await newStore();
  const db = openForWriting(join(folder, 'nimhall.sqlite'));
  onTestFinished(() => void db.close());
  // 2 is FULL: with NORMAL, which is 1, the write-ahead log is flushed only now and then.
  const settings = ['journal_mode', 'synchronous'].map((name) => db.pragma(name, { simple: true }));
  expect(settings).toEqual(['wal', 2]);
});

test('commands are found by their receipts through an index, however long a log is', async () => {
  const { folder } = await newStore();
  const query = `SELECT version FROM log WHERE room = ? AND actor = ? AND command = ? AND ${HAS_RECEIPT.sqlite}`;
  const plan = onDatabase(folder, (db) => db.prepare(`EXPLAIN QUERY PLAN ${query}`).all('a', 'ann', 'x'));
  expect(plan).toMatchObject([{ detail: expect.stringContaining('log_receipt') }]);
});

test('a database of a newer version is left alone, and so is a log of a newer format', async () => {
  const folder = await temporaryFolder();
  onDatabase(folder, (db) => db.pragma('user_version = 1000'));
  expect(() => openSqlite(folder, silent)).toThrow(/newer version/);
  const other = await newStore();
  await other.close();
  onDatabase(other.folder, (db) => db.prepare('UPDATE log_format SET version = 1000').run());
  expect(() => openSqlite(other.folder, silent)).toThrow(/newer version/);
});

test('a folder belongs to one server, and others may read the database', async () => {
  const { store, folder, close } = await newStore();
  expect(() => openSqlite(folder, silent)).toThrow(/Another server is using .*DATA_DIR/);
  await create(store, 'a');
  expect(onDatabase(folder, (db) => db.prepare('SELECT count(*) AS rooms FROM room').get())).toEqual({ rooms: 1 });
  await close();
  const next = openSqlite(folder, silent);
  expect((await next.entries('a', 0)).length).toBe(1);
  await next.close();
});

test.for(['nimhall.sqlite', 'nimhall.sqlite-wal'])('when %s is missing, no write is acknowledged', async (name) => {
  const { store, folder } = await newStore();
  await create(store, 'a');
  await store.check();
  await rm(join(folder, name));
  await expect(store.check()).rejects.toThrow(/was deleted or replaced/);
  await expect(create(store, 'b')).rejects.toThrow(/was deleted or replaced/);
});

test('a database file that was replaced while it was open accepts nothing', async () => {
  const { store, folder } = await newStore();
  await create(store, 'a');
  const file = join(folder, 'nimhall.sqlite');
  await copyFile(file, `${file}-copy`);
  await rm(file);
  await copyFile(`${file}-copy`, file);
  await expect(create(store, 'b')).rejects.toThrow(/was deleted or replaced/);
});

test('a database that refuses a write is unhealthy until it accepts one', async () => {
  const { store, folder } = await newStore();
  onDatabase(folder, (db) => db.exec(`CREATE TRIGGER full BEFORE INSERT ON job_run BEGIN SELECT RAISE(ABORT, 'disk is full'); END`));
  await expect(store.check()).rejects.toThrow(/disk is full/);
  expect(await create(store, 'a'), 'the others of the group').toBe(true);
  onDatabase(folder, (db) => db.exec('DROP TRIGGER full'));
  await store.check();
});

/** An entry that ended a duel, with what the tables derive from it. */
const RATED = JSON.stringify([
  { kind: 'ended', winner: 'first', reason: 'resigned' },
  { kind: 'rated', overall: { first: { after: { rating: 1512.5 } }, second: { after: { rating: 1487.5 } } } },
]);

/** A database as version 25 of the schema left it, with a room, a player, a duel and a report. */
function writeOld(folder: string): void {
  onDatabase(folder, (db) => {
    db.exec(readFileSync(new URL('./schema-25/sqlite.sql', import.meta.url), 'utf8'));
    db.exec(`INSERT INTO epoch (one, name) VALUES (1, 'before'); INSERT INTO log_format (one, version) VALUES (1, 1);
      INSERT INTO player (id, name, created_at, seen_at) VALUES ('ann', 'Ann', 1, 1);
      INSERT INTO ladder (player, climbed) VALUES ('ann', '{"version":1,"of":{"nim":{"beaten":["solo"],"won":null,"games":2}}}');
      INSERT INTO room (code, used_at, alarm_at, listed) VALUES ('a', 1, 7, 1);
      INSERT INTO unfinished (room, mover, waiter, due, at, told) VALUES
        ('e', 'ann', 'ben', 9, 1, '{"room":"e"}'), ('kx4t9m_a8s7d6_1_0', 'ann', 'ben', 9, 1, '{"room":"kx4t9m_a8s7d6_1_0"}');
      INSERT INTO log (room, version, at, events) VALUES ('a', 1, 1, '[{"kind":"stood","seat":"first"}]');
      INSERT INTO log (room, version, at, events) VALUES ('d', 9, 5, '${RATED}');
      INSERT INTO played (player, ended_at, room, version, game, outcome, told) VALUES ('ann', 5, 'd', 9, 'nim', 'lost', '{"seat":"second","duel":2}');
      INSERT INTO player (id, name, created_at, seen_at) VALUES ('ben', 'Ben', 1, 1);
      INSERT INTO tie (player, other, tie) VALUES ('ann', 'ben', 'friend');
      INSERT INTO kept_name (looks, player) VALUES ('ann', 'ann');
      INSERT INTO deed (id, at, doer, kind, target, detail) VALUES ('one', 5, 'root', 'mute', 'ben', '');
      INSERT INTO forgotten (player, at) VALUES ('eve', 9);
      INSERT INTO bears_name (room, version, player) VALUES ('a', 1, 'ann');
      INSERT INTO report (reporter, reported, room, at, name, reason, said) VALUES ('ann', 'ben', '', 5, 'Ben', 'other', '')`);
    db.prepare(`INSERT INTO secret (hash, player, kind, name, created_at, used_at) VALUES (?, 'ann', 'browser', '', 1, 1)`).run(HASH);
    db.pragma('user_version = 25');
  });
}
const HASH = Buffer.from('the hash of a secret');

test('a database of the previous version is upgraded in place, and goes on', async () => {
  const folder = await temporaryFolder();
  writeOld(folder);
  const store = openSqlite(folder, silent);
  onTestFinished(() => store.close());
  expect(await store.findPlayer(HASH, 2)).toEqual({ id: 'ann', name: 'Ann' });
  await expectOldData(store);
  const next = { version: 2, at: 2, events: [{ kind: 'stood', seat: 'first' }] } as const;
  expect(await store.append({ room: 'a', entry: next, receipt: null, index: null, played: [] })).toBe(true);
});

test('a new database has the same tables and indexes as an upgraded one', async () => {
  const [old, { folder: fresh }] = [await temporaryFolder(), await newStore()];
  writeOld(old);
  await openSqlite(old, silent).close();
  const schemaOf = (folder: string) =>
    onDatabase(folder, (db) => {
      const columns = db.prepare(`SELECT m.name AS "table", c.name, lower(c.type), c."notnull", c.dflt_value, c.pk
        FROM sqlite_schema AS m JOIN pragma_table_info(m.name) AS c WHERE m.type = 'table' ORDER BY 1, 2`);
      const others = db.prepare<[], { name: string; sql: string }>(
        `SELECT name, sql FROM sqlite_schema WHERE type <> 'table' AND sql IS NOT NULL ORDER BY name`,
      );
      const kinds = db.prepare('SELECT name, wr, strict FROM pragma_table_list ORDER BY name');
      return [columns.all(), others.all().map(({ name, sql }) => [name, sql.replace(/\s+/g, ' ')]), kinds.all()];
    });
  expect(schemaOf(fresh)).toEqual(schemaOf(old));
});

test('an older database is left alone, and the error names the version to upgrade through', async () => {
  const folder = await temporaryFolder();
  onDatabase(folder, (db) => db.pragma('user_version = 24'));
  expect(() => openSqlite(folder, silent)).toThrow(/schema 24.*Start the one of .* once/);
});

test('the tables match their description', async () => {
  const { folder } = await newStore();
  const found = onDatabase(folder, (db) =>
    db
      .prepare<[], { table: string; name: string; type: string; notnull: 0 | 1; pk: number }>(
        `SELECT m.name AS "table", c.name, lower(c.type) AS type, c."notnull", c.pk FROM sqlite_schema AS m JOIN pragma_table_info(m.name) AS c
          WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%'`,
      )
      .all(),
  );
  const columns = found.map(({ table, name, type, notnull, pk }) => ({ table, name, type, nullable: notnull === 0 && pk === 0 }));
  // `chat.id` was added to a table with rows, to which SQLite cannot add a NOT NULL column.
  const described = describedColumns('sqlite').map((each) =>
    each.table === 'chat' && each.name === 'id' ? { ...each, nullable: true } : each,
  );
  expect(sorted(columns)).toEqual(described);
});
