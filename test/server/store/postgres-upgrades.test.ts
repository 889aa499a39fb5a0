import { join } from 'node:path';
import { openPostgres } from '@nimhall/server/store/postgres';
import { MIGRATIONS, migrate } from '@nimhall/server/store/postgres-schema';
import pg from 'pg';
import pino from 'pino';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/harness.ts';
import { expectListed, LOGS } from './before-listings.ts';
import { expectOnLists, OLD_GAMES } from './before-lists.ts';
import { entry, openDatabases, silent } from './postgres-databases.ts';

const databases = openDatabases();
const ann = { id: 'ann', name: 'Ann' };
const ben = { id: 'ben', name: 'Ben' };

test('a database of a newer version is left alone, and so is a log of a newer format', async () => {
  const { url } = await databases.openTwo();
  const client = await databases.connectTo(url);
  await client.query('UPDATE log_format SET version = 1000');
  await expect(openPostgres(url, silent)).rejects.toThrow(/newer version/);
  await client.query('UPDATE log_format SET version = 1');
  await client.query('INSERT INTO nimhall_schema (version) VALUES (1000)');
  await expect(openPostgres(url, silent)).rejects.toThrow(/newer version/);
});

test('of a command that stands twice in an old log the first one keeps its receipt', async () => {
  const url = await databases.postgres.emptyDatabase();
  const client = await databases.connectTo(url);
  await migrate(client, silent, 3);
  const old = ['ann x', 'ann x', 'ann x', 'ben x', null, 'ann y'];
  for (const [index, receipt] of old.entries()) {
    const [actor, command] = receipt?.split(' ') ?? [null, null];
    await client.query(`INSERT INTO log (room, version, at, actor, command, events) VALUES ('a', $1, 1, $2, $3, '[{"kind":"stood"}]')`, [
      index + 1,
      actor,
      command,
    ]);
  }
  await client.query(`INSERT INTO player (id, name, secret, created_at) VALUES ('ann', 'Ann', '', 1)`);
  const store = await databases.open(url);
  expect((await store.entries('a', 0)).map(({ receipt }) => receipt?.id ?? null)).toEqual(['x', 'x', null, 'x', null, 'y']);
  expect(await store.received('a', { actor: 'ann', id: 'x' })).toMatchObject({ version: 2 });
  const { items } = await store.retention.prunePlayers({ games: 0, guests: Number.MAX_SAFE_INTEGER }, '');
  expect(items, 'who was there before counts as having played').toEqual([]);
});

test('a migration takes as long as it needs, and says so; who has none to do does not wait', async () => {
  const url = await databases.postgres.emptyDatabase();
  const client = await databases.connectTo(url);
  await migrate(client, silent, 1);
  await client.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET statement_timeout = 50`);
  await client.query('SELECT pg_advisory_lock(6246425)');
  const lines: string[] = [];
  const opened = databases.open(url, pino({ level: 'info' }, { write: (line: string) => lines.push(line) }));
  const waits = `SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE wait_event = 'advisory' AND clock_timestamp() - query_start > interval '100 ms'`;
  await expect.poll(async () => (await client.query(waits)).rows, { timeout: 20_000 }).toEqual([{ waiting: 1 }]);
  await client.query('SELECT pg_advisory_unlock(6246425)');
  await opened;
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    expect.stringMatching(/^another node brings/),
    expect.stringMatching(/^bringing the tables up to date/),
    'the tables are up to date',
  ]);
  await client.query('SELECT pg_advisory_lock(6246425)');
  await databases.open(url);
});

test('a dump goes into a new database and over the old one, and everything goes on', async () => {
  const url = await databases.postgres.database();
  const store = await openPostgres(url, silent);
  const line = (text: string) => ({ id: text, at: 1, channel: 'everyone', from: ann, text }) as const;
  await store.append(entry('a', 1, 1));
  await store.addLine('a', line('before'));
  const dump = join(await temporaryFolder(), 'nimhall.dump');
  databases.postgres.run('pg_dump', '--format=custom', `--file=${dump}`, url);
  await store.append(entry('a', 2, 2));
  await store.close();
  const fresh = await databases.postgres.emptyDatabase();
  databases.postgres.run('pg_restore', '--exit-on-error', `--dbname=${fresh}`, dump);
  databases.postgres.run('pg_restore', '--exit-on-error', '--clean', '--if-exists', `--dbname=${url}`, dump);
  for (const restored of [await databases.open(fresh), await databases.open(url)]) {
    expect((await restored.entries('a', 0)).length).toBe(1);
    expect(await restored.append(entry('a', 3, 3)), 'somebody who knows what is not in the backup').toBe(false);
    expect(await restored.append(entry('a', 2, 3))).toBe(true);
    await restored.addLine('a', line('after'));
    expect((await restored.lines('a', 9)).map(({ text }) => text)).toEqual(['before', 'after']);
  }
});

test('rooms that were open before places were kept are found in theirs, and nodes of then go on writing', async () => {
  const url = await databases.postgres.emptyDatabase();
  const old = new pg.Client({ connectionString: url });
  await old.connect();
  const before = MIGRATIONS.findIndex((sql) => sql.includes('room_place'));
  for (const sql of MIGRATIONS.slice(0, before)) await old.query(sql);
  await old.query('CREATE TABLE nimhall_schema (version integer PRIMARY KEY)');
  await old.query('INSERT INTO nimhall_schema (version) SELECT generate_series(1, $1::int)', [before]);
  const open = (room: string, at: number | undefined) =>
    old.query('INSERT INTO room (code, open, used_at) VALUES ($1, $2, $3)', [room, room !== 'hidden', at]);
  for (const [room, log] of Object.entries(LOGS)) {
    await open(room, log.at(-1)?.at);
    for (const { version, at, events } of log) {
      const values = [room, version, at, JSON.stringify(events)];
      await old.query('INSERT INTO log (room, version, at, events) VALUES ($1, $2, $3, $4)', values);
    }
  }
  const store = await openPostgres(url, silent);
  await expectListed(store);
  await open('new', 9_000);
  await old.query("INSERT INTO chat (room, at, channel, player, name, text) VALUES ('new', 1, 'everyone', 'ann', 'Ann', 'hello')");
  expect(await store.lines('new', 9)).toMatchObject([{ text: 'hello', id: expect.stringMatching(/./) }]);
  await Promise.all([store.close(), old.end()]);
});

test('games that ended before there were lists are on those of who played them', async () => {
  const url = await databases.postgres.emptyDatabase();
  const client = await databases.connectTo(url);
  await migrate(client, silent, 7);
  for (const id of ['ann', 'ben']) {
    await client.query(`INSERT INTO player (id, name, secret, created_at, seen_at) VALUES ($1, $1, $2, 1, 1)`, [id, Buffer.from(id)]);
  }
  for (const [room, log] of Object.entries(OLD_GAMES)) {
    await client.query('INSERT INTO room (code, used_at, alarm_at) VALUES ($1, 1, $2)', [room, room === 'running' ? 9_000 : null]);
    for (const { version, at, events } of log) {
      const values = [room, version, at, JSON.stringify(events)];
      await client.query('INSERT INTO log (room, version, at, events) VALUES ($1, $2, $3, $4)', values);
    }
  }
  await expectOnLists(await databases.open(url));
});

test('who came to a node of the version before is known to this one, and the other way round', async () => {
  const url = await databases.postgres.database();
  const store = await databases.open(url);
  const old = await databases.connectTo(url);
  const secret = (text: string) => Buffer.from(text.padEnd(32));
  await old.query(
    `WITH shown AS (INSERT INTO secret (hash, player, kind, name, created_at, used_at) VALUES ($3, $1, 'program', '', 1, 1))
      INSERT INTO player (id, name, secret, created_at, seen_at) VALUES ($1, $2, $3, 1, 1)`,
    ['ann', 'Ann', secret('ann')],
  );
  await store.addPlayer(ben, secret('ben'), 1, 'program');
  const foundBy = async (text: string) => {
    const query = 'SELECT id, player.name FROM secret JOIN player ON player.id = secret.player WHERE hash = $1';
    return (await old.query(query, [secret(text)])).rows[0];
  };
  expect([await store.findPlayer(secret('ann'), 1), await foundBy('ben')]).toEqual([ann, ben]);
  for (const id of ['ann', 'ben']) expect(await store.credentials.of(id)).toMatchObject([{ kind: 'program' }]);
  await store.credentials.remove('ben', secret('ben'));
  await store.credentials.removeOthers('ann', secret('another'));
  expect([await foundBy('ann'), await foundBy('ben')], 'signed out').toEqual([undefined, undefined]);
});
