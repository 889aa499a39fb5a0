import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@nimhall/server/store/sqlite';
import Database from 'better-sqlite3';
import pino from 'pino';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/harness.ts';
import { storeContract } from './contract.ts';

const silent = pino({ level: 'silent' });

storeContract('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nimhall-'));
  return { open: async () => openSqlite(folder, silent), remove: () => rm(folder, { recursive: true, force: true }) };
});

test('the file is flushed at every commit', async () => {
  const folder = await temporaryFolder();
  const store = openSqlite(folder, silent);
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
  expect(() => openSqlite(folder, silent)).toThrow(/newer version/);
});
