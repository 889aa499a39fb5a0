import { openPostgres } from '@nimhall/server/store/postgres';
import pg from 'pg';
import { expect, test } from 'vitest';
import { isFull } from '../../support/scale.ts';
import { storeContract } from './contract.ts';
import { entry, openDatabases, silent } from './postgres-databases.ts';
import { describedColumns, type SchemaColumn, sorted } from './tables-contract.ts';

const databases = openDatabases();

storeContract('Postgres', async () => {
  const url = await databases.postgres.database();
  const beside = new pg.Client({ connectionString: url });
  await beside.connect();
  return {
    open: () => openPostgres(url, silent),
    empty: async () => void (await beside.query(DELETE_ROWS)),
    remove: () => beside.end(),
  };
});

const DELETE_ROWS = `DO $$ DECLARE name text; BEGIN
  SET LOCAL session_replication_role = replica;
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('nimhall_schema', 'log_format', 'epoch')
  LOOP EXECUTE format('DELETE FROM %I', name); END LOOP;
END $$`;

test('every commit is flushed before it is answered', async () => {
  const { url } = await databases.openTwo();
  const client = await databases.connectTo(url);
  expect((await client.query('SHOW synchronous_commit')).rows).toEqual([{ synchronous_commit: 'on' }]);
  // Other tests start their server without flushing.
  if (isFull) expect((await client.query('SHOW fsync')).rows).toEqual([{ fsync: 'on' }]);
});

test('an entry that Postgres cannot store fails alone, and the connection stays', async () => {
  const store = await databases.open(await databases.postgres.database());
  const rooms = Array.from({ length: 40 }, (_, index) => `room${index}`);
  for (const room of rooms) await store.append(entry(room, 1, 1));
  const outcomes = await Promise.allSettled(
    rooms.map((room, index) => store.append({ ...entry(room, 2, 2), receipt: { actor: 'ann', id: index === 17 ? '\u0000' : 'x' } })),
  );
  expect(outcomes.flatMap((outcome, index) => (outcome.status === 'rejected' ? [index] : []))).toEqual([17]);
  expect(outcomes.every((outcome) => outcome.status === 'rejected' || outcome.value)).toBe(true);
});

test('a lost connection fails a group once, and not each of its entries again', async () => {
  const url = await databases.postgres.database();
  const store = await databases.open(url);
  const client = await databases.connectTo(url);
  await store.append(entry('a', 1, 1));
  await client.query('BEGIN; LOCK TABLE log');
  const appends = Array.from({ length: 50 }, (_, index) => store.append(entry(`b${index}`, 1, 1)));
  const outcomes = Promise.allSettled(appends);
  const others = `FROM pg_stat_activity WHERE application_name = 'nimhall' AND datname = current_database() AND wait_event_type = 'Lock'`;
  await expect.poll(async () => (await client.query(`SELECT count(*)::int AS n ${others}`)).rows, { timeout: 20_000 }).toEqual([{ n: 1 }]);
  await client.query(`SELECT pg_terminate_backend(pid) ${others}`);
  // If they were sent again one by one, they would wait for the table now.
  expect((await outcomes).map(({ status }) => status)).toEqual(appends.map(() => 'rejected'));
  await client.query('COMMIT');
  expect(await store.append(entry('b0', 1, 1))).toBe(true);
});

test('a database that refuses writes is unhealthy until it accepts them again', async () => {
  const url = await databases.postgres.database();
  const store = await databases.open(url);
  await store.check();
  const client = await databases.connectTo(url);
  const name = new URL(url).pathname.slice(1);
  const reconnect = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'nimhall' AND datname = '${name}'`;
  await client.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  await client.query(reconnect);
  await expect(store.check()).rejects.toThrow();
  await expect(store.check()).rejects.toThrow(/read-only/);
  await client.query(`SET default_transaction_read_only = off`);
  await client.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
  await client.query(reconnect);
  await expect.poll(() => store.check().then(() => 'well', String), { timeout: 20_000 }).toBe('well');
});

test('while the database is down the store says so, and when it is back everything acknowledged is there', async () => {
  const { one } = await databases.openTwo();
  expect(await one.append(entry('a', 1, 1))).toBe(true);
  await databases.postgres.kill();
  await expect(one.check()).rejects.toThrow();
  await expect(one.append(entry('a', 2, 2))).rejects.toThrow();
  await databases.postgres.start();
  await one.check();
  expect(await one.append(entry('a', 2, 2))).toBe(true);
  expect((await one.entries('a', 0)).length).toBe(2);
});

test('the tables match their description', async () => {
  const { url } = await databases.openTwo();
  const client = await databases.connectTo(url);
  const { rows } = await client.query<SchemaColumn>(
    `SELECT table_name AS "table", column_name AS name, replace(format_type(atttypid, NULL), 'integer', 'bigint') AS type, is_nullable = 'YES' AS nullable
      FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name) JOIN pg_attribute ON attrelid = table_name::regclass AND attname = column_name
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT IN ('nimhall_schema', 'node', 'visit')
        AND table_name || '.' || column_name NOT IN ('room.open', 'player.secret')`,
  );
  expect(sorted(rows)).toEqual(describedColumns('postgres'));
});
