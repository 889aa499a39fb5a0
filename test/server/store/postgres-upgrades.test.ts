import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from '@nimhall/server/store/postgres';
import pino from 'pino';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/harness.ts';
import { expectOldData } from './old-data.ts';
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

/** An entry that ended a duel, with what the tables derive from it. */
const RATED = JSON.stringify([
  { kind: 'ended', winner: 'first', reason: 'resigned' },
  { kind: 'rated', overall: { first: { after: { rating: 1512.5 } }, second: { after: { rating: 1487.5 } } } },
]);

/** A database as version 25 of the schema left it, with a room, a player, a duel and a report. */
async function oldDatabase(): Promise<string> {
  const url = await databases.postgres.emptyDatabase();
  const client = await databases.connectTo(url);
  await client.query(readFileSync(new URL('./schema-25/postgres.sql', import.meta.url), 'utf8'));
  await client.query(`INSERT INTO nimhall_schema (version) SELECT generate_series(1, 25);
    INSERT INTO epoch (one, name) VALUES (1, 'before'); INSERT INTO log_format (one, version) VALUES (1, 1);
    INSERT INTO player (id, name, created_at, seen_at) VALUES ('ann', 'Ann', 1, 1);
    INSERT INTO secret (hash, player, kind, name, created_at, used_at) VALUES ('hash', 'ann', 'browser', '', 1, 1);
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
  return url;
}

test('a database of the previous version is upgraded in place, and goes on', async () => {
  const store = await databases.open(await oldDatabase());
  expect(await store.findPlayer(Buffer.from('hash'), 2)).toEqual(ann);
  await expectOldData(store);
  expect(await store.append(entry('a', 2, 2))).toBe(true);
});

test('a new database has the same tables and indexes as an upgraded one', async () => {
  const schemaOf = async (url: string) => {
    const client = await databases.connectTo(url);
    const all = [
      `SELECT table_name, column_name, data_type, is_nullable, column_default, is_identity FROM information_schema.columns
        WHERE table_schema = 'public' ORDER BY 1, 2`,
      `SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`,
      `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
      `SELECT relname, relpersistence FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
      `SELECT tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`,
    ];
    const found: unknown[] = [];
    for (const query of all) found.push((await client.query(query)).rows);
    return found;
  };
  const [old, fresh] = [await oldDatabase(), await databases.postgres.database()];
  await databases.open(old);
  expect(await schemaOf(fresh)).toEqual(await schemaOf(old));
});

test('an older database is left alone, and the error names the version to upgrade through', async () => {
  const url = await databases.postgres.emptyDatabase();
  const client = await databases.connectTo(url);
  await client.query('CREATE TABLE nimhall_schema (version integer PRIMARY KEY); INSERT INTO nimhall_schema VALUES (23), (24)');
  await expect(openPostgres(url, silent)).rejects.toThrow(/schema 24.*Start the one of .* once/);
});

test('a migration takes as long as it needs; a node without migrations does not wait', async () => {
  const url = await databases.postgres.emptyDatabase();
  const client = await databases.connectTo(url);
  await client.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET statement_timeout = 50`);
  await client.query('SELECT pg_advisory_lock(6246425)');
  const lines: string[] = [];
  const opened = databases.open(url, pino({ level: 'info' }, { write: (line: string) => lines.push(line) }));
  const waits = `SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE wait_event = 'advisory' AND clock_timestamp() - query_start > interval '100 ms'`;
  await expect.poll(async () => (await client.query(waits)).rows, { timeout: 20_000 }).toEqual([{ waiting: 1 }]);
  await client.query('SELECT pg_advisory_unlock(6246425)');
  await opened;
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([expect.stringMatching(/^another node brings/)]);
  await client.query('SELECT pg_advisory_lock(6246425)');
  await databases.open(url);
});

test('a dump can be restored into a new database and over the old one, and everything goes on', async () => {
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

test('presence is shared with a node of the previous version, both ways', async () => {
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

test('a node of the previous version reads and writes renamed tables by their old names', async () => {
  const url = await databases.postgres.database();
  const store = await databases.open(url);
  for (const [player, secret] of [
    [ann, 'ann'],
    [ben, 'ben'],
  ] as const)
    await store.addPlayer(player, Buffer.from(secret), 1, 'program');
  const old = await databases.connectTo(url);
  await old.query(`INSERT INTO tie (player, other, tie) VALUES ('ann', 'ben', 'friend') ON CONFLICT (player, other) DO UPDATE SET tie = excluded.tie;
    INSERT INTO kept_name (looks, player) VALUES ('ann', 'ann');
    INSERT INTO bears_name (room, version, player) VALUES ('a', 1, 'ann');
    INSERT INTO deed (id, at, doer, kind, target, detail) VALUES ('one', 5, 'root', 'mute', 'ben', '');
    INSERT INTO chore (name, at) VALUES ('check', 7) ON CONFLICT (name) DO UPDATE SET at = chore.at + 1;
    INSERT INTO forgotten (player, at) VALUES ('eve', 9)`);
  expect(await store.relationships.of('ann')).toEqual([{ player: ben, kind: 'friend' }]);
  expect(await store.profiles.accountNamed('ann')).toEqual(ann);
  expect(await store.moderation.actions(0, 9)).toMatchObject([{ id: 'one', by: 'root', target: 'ben' }]);
  expect(await store.erasure.under(9)).toMatchObject([{ player: 'eve', at: 9 }]);
  await store.relationships.set('ben', 'ann', 'blocked');
  expect((await old.query(`SELECT player, other FROM tie WHERE tie = 'blocked'`)).rows).toEqual([{ player: 'ben', other: 'ann' }]);
});
