import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HAS_RECEIPT } from '@nimhall/server/store/log';
import type { LoggedEntry } from '@nimhall/server/store/logged-entry';
import { pack } from '@nimhall/server/store/packed-log';
import { openSqlite } from '@nimhall/server/store/sqlite';
import { openForWriting } from '@nimhall/server/store/sqlite-files';
import { MIGRATIONS, migrate } from '@nimhall/server/store/sqlite-schema';
import type { Store } from '@nimhall/server/store/store';
import Database from 'better-sqlite3';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { onDatabase } from '../../support/database.ts';
import { temporaryFolder } from '../../support/harness.ts';
import { expectListed, LOGS } from './before-listings.ts';
import { expectOnLists, OLD_GAMES } from './before-lists.ts';
import { storeContract } from './contract.ts';
import { describedColumns, sorted } from './tables-contract.ts';

const silent = pino({ level: 'silent' });

storeContract('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nimhall-'));
  return { open: async () => openSqlite(folder, silent), remove: () => rm(folder, { recursive: true, force: true }) };
});

/** A store in a folder of its own, closed when the test ends or before. */
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
  // 2 is FULL: by NORMAL, which is 1, the log of writes is flushed now and then.
  const settings = ['journal_mode', 'synchronous'].map((name) => db.pragma(name, { simple: true }));
  expect(settings).toEqual(['wal', 2]);
});

test('commands are found by their receipts along an index, however long a log is', async () => {
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

test('of a command that stands twice in an old log the first one keeps its receipt', async () => {
  const folder = await temporaryFolder();
  onDatabase(folder, (db) => {
    migrate(db, silent, 2);
    const add = db.prepare(`INSERT INTO log (room, version, at, actor, command, events) VALUES ('a', ?, 1, ?, ?, '[]')`);
    for (const [index, [actor, command]] of OLD_LOG.entries()) add.run(index + 1, actor, command);
    db.prepare(`INSERT INTO player (id, name, secret, created_at) VALUES ('ann', 'Ann', x'01', 1)`).run();
  });
  const store = openSqlite(folder, silent);
  onTestFinished(() => store.close());
  expect((await store.entries('a', 0)).map(({ receipt }) => receipt?.id ?? null)).toEqual(['x', 'x', null, 'x', null, 'y']);
  expect(await store.received('a', { actor: 'ann', id: 'x' })).toMatchObject({ version: 2 });
  const { items } = await store.retention.prunePlayers({ games: 0, guests: Number.MAX_SAFE_INTEGER }, '');
  expect(items, 'who was there before counts as having played').toEqual([]);
});

/** Who gave the commands of a room, and under which id. */
const OLD_LOG = [
  ['ann', 'x'],
  ['ann', 'x'],
  ['ann', 'x'],
  ['ben', 'x'],
  [null, null],
  ['ann', 'y'],
] as const;

test('a folder belongs to one server, and others may look at the database', async () => {
  const { store, folder, close } = await newStore();
  expect(() => openSqlite(folder, silent)).toThrow(/Another server is using .*DATA_DIR/);
  await create(store, 'a');
  expect(onDatabase(folder, (db) => db.prepare('SELECT count(*) AS rooms FROM room').get())).toEqual({ rooms: 1 });
  await close();
  const next = openSqlite(folder, silent);
  expect((await next.entries('a', 0)).length).toBe(1);
  await next.close();
});

test.for(['nimhall.sqlite', 'nimhall.sqlite-wal'])('without %s nothing counts as written', async (name) => {
  const { store, folder } = await newStore();
  await create(store, 'a');
  await store.check();
  await rm(join(folder, name));
  await expect(store.check()).rejects.toThrow(/was deleted or replaced/);
  await expect(create(store, 'b')).rejects.toThrow(/was deleted or replaced/);
});

test('a database that was replaced while it was open takes nothing', async () => {
  const { store, folder } = await newStore();
  await create(store, 'a');
  const file = join(folder, 'nimhall.sqlite');
  await copyFile(file, `${file}-copy`);
  await rm(file);
  await copyFile(`${file}-copy`, file);
  await expect(create(store, 'b')).rejects.toThrow(/was deleted or replaced/);
});

test('a database that refuses a write is not well until it takes one', async () => {
  const { store, folder } = await newStore();
  onDatabase(folder, (db) => db.exec(`CREATE TRIGGER full BEFORE INSERT ON chore BEGIN SELECT RAISE(ABORT, 'disk is full'); END`));
  await expect(store.check()).rejects.toThrow(/disk is full/);
  expect(await create(store, 'a'), 'the others of the group').toBe(true);
  onDatabase(folder, (db) => db.exec('DROP TRIGGER full'));
  await store.check();
});

test('rooms that were open before places were kept are found in theirs', async () => {
  const folder = await temporaryFolder();
  const old = new Database(join(folder, 'nimhall.sqlite'));
  const before = MIGRATIONS.findIndex((sql) => sql.includes('room_place'));
  for (const sql of MIGRATIONS.slice(0, before)) old.exec(sql);
  old.pragma(`user_version = ${before}`);
  for (const [room, log] of Object.entries(LOGS)) {
    const open = room === 'hidden' ? 0 : 1;
    old.prepare('INSERT INTO room (code, open, used_at) VALUES (?, ?, ?)').run(room, open, log.at(-1)?.at);
    for (const { version, at, events } of log) {
      old.prepare('INSERT INTO log (room, version, at, events) VALUES (?, ?, ?, ?)').run(room, version, at, JSON.stringify(events));
    }
  }
  old.close();
  const store = openSqlite(folder, silent);
  await expectListed(store);
  await store.close();
});

test('games that ended before there were lists are on those of who played them', async () => {
  const folder = await temporaryFolder();
  onDatabase(folder, (db) => {
    migrate(db, silent, 6);
    const keep = db.prepare('INSERT INTO player (id, name, secret, created_at) VALUES (?, ?, ?, 1)');
    for (const id of ['ann', 'ben']) keep.run(id, id, Buffer.from(id));
    for (const [room, log] of Object.entries(OLD_GAMES)) {
      db.prepare('INSERT INTO room (code, used_at, alarm_at) VALUES (?, 1, ?)').run(room, room === 'running' ? 9_000 : null);
      for (const { version, at, events } of log) {
        db.prepare('INSERT INTO log (room, version, at, events) VALUES (?, ?, ?, ?)').run(room, version, at, JSON.stringify(events));
      }
    }
  });
  const store = openSqlite(folder, silent);
  onTestFinished(() => store.close());
  await expectOnLists(store);
});

test('games that were packed before they shared pages are read as before, and old reports are still to be done', async () => {
  const folder = await temporaryFolder();
  const entries = [1, 2].map((version): LoggedEntry => ({ version, at: version, events: [{ kind: 'started' }], receipt: null }));
  const packed = await pack(entries);
  const before = MIGRATIONS.findIndex((sql) => sql.includes('done_at'));
  onDatabase(folder, (db) => {
    migrate(db, silent, before);
    db.prepare('INSERT INTO room (code, used_at) VALUES (?, 3)').run('a');
    db.prepare('INSERT INTO archive (room, entries) VALUES (?, ?)').run('a', packed);
    db.prepare('INSERT INTO log (room, version, at, events) VALUES (?, 3, 3, ?)').run('a', '[{"kind":"started"}]');
    db.prepare('INSERT INTO report (reporter, reported, room, at, name, reason, said) VALUES (?, ?, ?, 1, ?, ?, ?)').run(
      ...['ann', 'ben', 'a', 'Ben', 'words', 'boo'],
    );
  });
  const store = openSqlite(folder, silent);
  onTestFinished(() => store.close());
  expect(await store.entries('a', 0)).toEqual([...entries, { ...entries[0], version: 3, at: 3 }]);
  expect(await store.moderation.reports(10)).toMatchObject([{ reported: 'ben', done: null }]);
});

test('the tables are as they are described', async () => {
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
  // `chat.id` came to a table with rows in it, where SQLite takes no column that must not be null.
  const described = describedColumns('sqlite').map((each) =>
    each.table === 'chat' && each.name === 'id' ? { ...each, nullable: true } : each,
  );
  expect(sorted(columns)).toEqual(described);
});
