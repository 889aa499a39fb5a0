import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@nimhall/server/store/sqlite';
import { MIGRATIONS } from '@nimhall/server/store/sqlite-schema';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/harness.ts';
import { expectListed, LOGS } from './before-listings.ts';
import { storeContract } from './contract.ts';

storeContract('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nimhall-'));
  return { open: async () => openSqlite(folder), remove: () => rm(folder, { recursive: true, force: true }) };
});

test('the file is flushed at every commit', async () => {
  const folder = await temporaryFolder();
  const store = openSqlite(folder);
  const beside = new Database(join(folder, 'nimhall.sqlite'));
  expect(beside.pragma('journal_mode', { simple: true })).toBe('wal');
  await store.close();
  beside.close();
});

test('a database of a newer version is left alone', async () => {
  const folder = await temporaryFolder();
  const newer = new Database(join(folder, 'nimhall.sqlite'));
  newer.pragma('user_version = 1000');
  newer.close();
  expect(() => openSqlite(folder)).toThrow(/newer version/);
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
  const store = openSqlite(folder);
  await expectListed(store);
  await store.close();
});
