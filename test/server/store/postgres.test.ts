import { join } from 'node:path';
import { openPostgres } from '@nimhall/server/store/postgres';
import { MIGRATIONS, migrate } from '@nimhall/server/store/postgres-schema';
import type { Append, Store } from '@nimhall/server/store/store';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../support/harness.ts';
import { type Postgres, startPostgres } from '../../support/postgres.ts';
import { expectListed, LOGS } from './before-listings.ts';
import { expectOnLists, OLD_GAMES } from './before-lists.ts';
import { storeContract } from './contract.ts';

let postgres: Postgres;
const silent = pino({ level: 'silent' });
const ann = { id: 'ann', name: 'Ann' };
const ben = { id: 'ben', name: 'Ben' };

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

storeContract('Postgres', async () => {
  const url = await postgres.database();
  return { open: () => openPostgres(url, silent), remove: async () => undefined };
});

/** A connection beside the stores. */
async function connectTo(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function open(url: string, log = silent): Promise<Store> {
  const store = await openPostgres(url, log);
  onTestFinished(() => store.close());
  return store;
}

async function openTwo(): Promise<{ url: string; one: Store; two: Store }> {
  const url = await postgres.database();
  const [one, two] = await Promise.all([openPostgres(url, silent), openPostgres(url, silent)]);
  onTestFinished(async () => {
    await Promise.all([one.close(), two.close()]);
  });
  return { url, one, two };
}

function sharedTablesOf({ sharedTables }: Store) {
  if (!sharedTables) throw new Error('Postgres is shared');
  return sharedTables;
}

const entry = (room: string, version: number, at: number): Append => ({
  room,
  entry: { version, at, events: [{ kind: 'stood', seat: 'first' }] },
  receipt: null,
  index: { alarmAt: at, listing: null },
  played: [],
});

test('nodes that start together migrate once, and of what both write exactly one is written', async () => {
  const { one, two } = await openTwo();
  const rooms = Array.from({ length: 50 }, (_, index) => `room${index}`);
  for (const version of [1, 2, 3]) {
    const [mine, theirs] = await Promise.all([
      Promise.all(rooms.map((room) => one.append(entry(room, version, 1)))),
      Promise.all(rooms.toReversed().map((room) => two.append(entry(room, version, 2)))),
    ]);
    expect(mine.map((written, index) => [written, theirs.at(-1 - index)].sort())).toEqual(rooms.map(() => [false, true]));
  }
  for (const [index, room] of rooms.entries()) {
    expect(
      (await one.entries(room, 0)).map(({ version }) => version),
      `room ${index}`,
    ).toEqual([1, 2, 3]);
  }
});

test('every commit is flushed before it is answered', async () => {
  const { url } = await openTwo();
  const client = await connectTo(url);
  expect((await client.query('SHOW synchronous_commit')).rows).toEqual([{ synchronous_commit: 'on' }]);
  expect((await client.query('SHOW fsync')).rows).toEqual([{ fsync: 'on' }]);
});

test('a database of a newer version is left alone, and so is a log of a newer format', async () => {
  const { url } = await openTwo();
  const client = await connectTo(url);
  await client.query('UPDATE log_format SET version = 1000');
  await expect(openPostgres(url, silent)).rejects.toThrow(/newer version/);
  await client.query('UPDATE log_format SET version = 1');
  await client.query('INSERT INTO nimhall_schema (version) VALUES (1000)');
  await expect(openPostgres(url, silent)).rejects.toThrow(/newer version/);
});

test('of a command that stands twice in an old log the first one keeps its receipt', async () => {
  const url = await postgres.database();
  const client = await connectTo(url);
  await migrate(client, silent, 3);
  const old = ['ann x', 'ann x', 'ann x', 'ben x', null, 'ann y'];
  for (const [index, receipt] of old.entries()) {
    const [actor, command] = receipt?.split(' ') ?? [null, null];
    await client.query(`INSERT INTO log (room, version, at, actor, command, events) VALUES ('a', $1, 1, $2, $3, '[]')`, [
      index + 1,
      actor,
      command,
    ]);
  }
  await client.query(`INSERT INTO player (id, name, secret, created_at) VALUES ('ann', 'Ann', '', 1)`);
  const store = await open(url);
  expect((await store.entries('a', 0)).map(({ receipt }) => receipt?.id ?? null)).toEqual(['x', 'x', null, 'x', null, 'y']);
  expect(await store.received('a', { actor: 'ann', id: 'x' })).toMatchObject({ version: 2 });
  const { items } = await store.attic.forgetPlayers({ games: 0, guests: Number.MAX_SAFE_INTEGER }, '');
  expect(items, 'who was there before counts as having played').toEqual([]);
});

test('a migration takes as long as it needs, and says so; who has none to do does not wait', async () => {
  const url = await postgres.database();
  const client = await connectTo(url);
  await client.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET statement_timeout = 50`);
  await client.query('SELECT pg_advisory_lock(6246425)');
  const lines: string[] = [];
  const opened = open(url, pino({ level: 'info' }, { write: (line: string) => lines.push(line) }));
  const waits = `SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE wait_event = 'advisory' AND clock_timestamp() - query_start > interval '100 ms'`;
  await expect.poll(async () => (await client.query(waits)).rows, { timeout: 20_000 }).toEqual([{ waiting: 1 }]);
  await client.query('SELECT pg_advisory_unlock(6246425)');
  await opened;
  expect(lines.join('')).toMatch(/another node brings.*"to":1,"msg":"bringing the tables up to date/s);
  await client.query('SELECT pg_advisory_lock(6246425)');
  await open(url);
});

test('what Postgres cannot store fails alone, and the connection stays', async () => {
  const store = await open(await postgres.database());
  const rooms = Array.from({ length: 40 }, (_, index) => `room${index}`);
  for (const room of rooms) await store.append(entry(room, 1, 1));
  const outcomes = await Promise.allSettled(
    rooms.map((room, index) => store.append({ ...entry(room, 2, 2), receipt: { actor: 'ann', id: index === 17 ? '\u0000' : 'x' } })),
  );
  expect(outcomes.flatMap((outcome, index) => (outcome.status === 'rejected' ? [index] : []))).toEqual([17]);
  expect(outcomes.every((outcome) => outcome.status === 'rejected' || outcome.value)).toBe(true);
});

test('a connection that is lost fails a group once, and not each of its entries again', async () => {
  const url = await postgres.database();
  const store = await open(url);
  const client = await connectTo(url);
  await store.append(entry('a', 1, 1));
  await client.query('BEGIN; LOCK TABLE log');
  const appends = Array.from({ length: 50 }, (_, index) => store.append(entry(`b${index}`, 1, 1)));
  const outcomes = Promise.allSettled(appends);
  const others = `FROM pg_stat_activity WHERE application_name = 'nimhall' AND datname = current_database() AND wait_event_type = 'Lock'`;
  await expect.poll(async () => (await client.query(`SELECT count(*)::int AS n ${others}`)).rows, { timeout: 20_000 }).toEqual([{ n: 1 }]);
  await client.query(`SELECT pg_terminate_backend(pid) ${others}`);
  // Were they sent again one by one, they would wait for the table now.
  expect((await outcomes).map(({ status }) => status)).toEqual(appends.map(() => 'rejected'));
  await client.query('COMMIT');
  expect(await store.append(entry('b0', 1, 1))).toBe(true);
});

test('a database that takes no writes is not well, until it takes them again', async () => {
  const url = await postgres.database();
  const store = await open(url);
  await store.check();
  const client = await connectTo(url);
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

test('nodes know of one another, and who is where', async () => {
  const { one, two } = await openTwo();
  const [here, there] = [sharedTablesOf(one), sharedTablesOf(two)];
  expect(await here.seen('a')).toBe(false);
  expect(await here.seen('a')).toBe(true);
  expect(await there.seen('b')).toBe(false);
  await here.visits('a', [
    { room: 'r', player: ann, there: true },
    { room: 's', player: ann, there: true },
  ]);
  await there.visits('b', [{ room: 'r', player: ben, there: true }]);
  expect((await here.roomsOf('ann')).sort()).toEqual(['r', 's']);
  await here.visits('a', [{ room: 's', player: ann, there: false }]);
  const visitors = await there.visitors('r', ['ann', 'ben', 'cleo']);
  expect(visitors.map(({ player, node }) => `${player} ${node}`).sort()).toEqual(['ann a', 'ben b']);
  expect(await there.visitors('s', ['ann'])).toEqual([]);
  expect(await there.visitorsAt('a')).toEqual([{ room: 'r', player: 'ann' }]);
  await there.forget('a');
  expect((await here.nodes()).map(({ node }) => node)).toEqual(['b']);
  expect((await here.visitors('r', ['ann', 'ben'])).map(({ player }) => player)).toEqual(['ben']);
});

test('counts a crowd, each of its people once, and names who came first', async () => {
  const { one, two } = await openTwo();
  const [here, there] = [sharedTablesOf(one), sharedTablesOf(two)];
  for (const node of ['a', 'b', 'c']) await here.seen(node);
  await there.visits('b', [{ room: 'r', player: ben, there: true }]);
  await there.visits('c', [
    { room: 'r', player: { ...ben, name: 'Benjamin' }, there: true },
    { room: 'r', player: ann, there: true },
  ]);
  await here.visits('a', [{ room: 'r', player: { id: 'cleo', name: 'Cleo' }, there: true }]);
  expect(await here.crowd('r', 'a', 60_000, 1)).toEqual({ count: 2, first: [ben] });
  expect((await here.crowd('r', 'a', 60_000, 9)).first.map(({ id }) => id)).toEqual(['ben', 'ann']);
  expect(await here.crowd('r', 'a', -1, 9), 'nodes that were not seen lately do not count').toEqual({ count: 0, first: [] });
  await there.visits('c', [{ room: 'r', player: { ...ann, name: 'Anna' }, there: true }]);
  expect((await here.crowd('r', 'a', 60_000, 9)).first).toContainEqual({ id: 'ann', name: 'Anna' });
});

test('what is done exclusively is done by one node after the other', async () => {
  const { one, two } = await openTwo();
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const slow = sharedTablesOf(one).exclusively('pair', async () => {
    begun.resolve();
    await first.promise;
    order.push('first');
  });
  await begun.promise;
  const next = sharedTablesOf(two).exclusively('pair', async () => order.push('second'));
  await sharedTablesOf(two).exclusively('other', async () => order.push('other name'));
  first.resolve();
  await Promise.all([slow, next]);
  expect(order).toEqual(['other name', 'first', 'second']);
  await expect(sharedTablesOf(one).exclusively('pair', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await sharedTablesOf(two).exclusively('pair', async () => undefined);
});

test('who waits too long for a turn is told so, and holds nothing afterwards', async () => {
  const url = `${await postgres.database()}?lock_timeout=200`;
  const [one, two, three] = [await open(url), await open(url), await open(url)];
  const first = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  const slow = sharedTablesOf(one).exclusively('pair', () => {
    begun.resolve();
    return first.promise;
  });
  await begun.promise;
  await expect(sharedTablesOf(two).exclusively('pair', async () => 'done')).rejects.toThrow(/lock timeout/);
  first.resolve('slow');
  expect(await slow).toBe('slow');
  expect(await sharedTablesOf(three).exclusively('pair', async () => 'done')).toBe('done');
});

test('a node that hangs in its turn loses it, and the others go on', async () => {
  const url = `${await postgres.database()}?idle_in_transaction_session_timeout=200`;
  const [one, two] = [await open(url), await open(url)];
  const hang = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  const hangs = sharedTablesOf(one).exclusively('pair', () => {
    begun.resolve();
    return hang.promise;
  });
  await begun.promise;
  expect(await sharedTablesOf(two).exclusively('pair', async () => 'done')).toBe('done');
  hang.resolve('late');
  await expect(hangs, 'it does not know whether it was alone').rejects.toThrow();
  expect(await sharedTablesOf(one).exclusively('pair', async () => 'done')).toBe('done');
});

test('a connection that ends during a turn ends nothing else', async () => {
  const { url, one, two } = await openTwo();
  const client = await connectTo(url);
  const held = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted";
  const turn = sharedTablesOf(one).exclusively('pair', async () => {
    await client.query(held);
    await two.check();
  });
  await expect(turn).rejects.toThrow();
  expect(await sharedTablesOf(one).exclusively('pair', async () => 'done')).toBe('done');
});

test('a room that is written to is not forgotten, and one that is being forgotten takes nothing', async () => {
  const { url, one, two } = await openTwo();
  const client = await connectTo(url);
  await one.append(entry('a', 1, 1));
  await client.query("BEGIN; SELECT FROM room WHERE code = 'a' FOR KEY SHARE");
  await two.attic.forgetRoom({ room: 'a', usedAt: 1 });
  expect((await one.entries('a', 0)).length, 'while somebody writes').toBe(1);
  await client.query("COMMIT; BEGIN; DELETE FROM log WHERE room = 'a'; DELETE FROM room WHERE code = 'a'");
  const late = one.append(entry('a', 2, 2));
  const waiting = "SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
  await expect.poll(async () => (await client.query(waiting)).rows, { timeout: 20_000 }).toEqual([{ n: 1 }]);
  await client.query('COMMIT');
  expect(await late).toBe(false);
  expect(await one.entries('a', 0)).toEqual([]);
});

test('a room in which somebody is by any node is not stale', async () => {
  const { one, two } = await openTwo();
  await one.append(entry('a', 1, 1));
  await one.append(entry('b', 1, 1));
  await sharedTablesOf(two).visits('node', [{ room: 'a', player: ann, there: true }]);
  expect((await one.attic.staleRooms({ games: 2, guests: 2 }, '')).items).toEqual([{ room: 'b', usedAt: 1 }]);
});

test('a dump goes into a new database and over the old one, and everything goes on', async () => {
  const url = await postgres.database();
  const store = await openPostgres(url, silent);
  const line = (text: string) => ({ id: text, at: 1, channel: 'everyone', from: ann, text }) as const;
  await store.append(entry('a', 1, 1));
  await store.addLine('a', line('before'));
  const dump = join(await temporaryFolder(), 'nimhall.dump');
  postgres.run('pg_dump', '--format=custom', `--file=${dump}`, url);
  await store.append(entry('a', 2, 2));
  await store.close();
  const fresh = await postgres.database();
  postgres.run('pg_restore', '--exit-on-error', `--dbname=${fresh}`, dump);
  postgres.run('pg_restore', '--exit-on-error', '--clean', '--if-exists', `--dbname=${url}`, dump);
  for (const restored of [await open(fresh), await open(url)]) {
    expect((await restored.entries('a', 0)).length).toBe(1);
    expect(await restored.append(entry('a', 3, 3)), 'somebody who knows what is not in the backup').toBe(false);
    expect(await restored.append(entry('a', 2, 3))).toBe(true);
    await restored.addLine('a', line('after'));
    expect((await restored.lines('a', 9)).map(({ text }) => text)).toEqual(['before', 'after']);
  }
});

test('tells the newest versions of rooms', async () => {
  const { one, two } = await openTwo();
  for (const version of [1, 2, 3]) await one.append(entry('a', version, version));
  await one.append(entry('b', 1, 1));
  expect(await sharedTablesOf(two).versions(['a', 'b', 'c'])).toEqual(
    new Map([
      ['a', 3],
      ['b', 1],
    ]),
  );
});

test('rooms that were open before places were kept are found in theirs, and nodes of then go on writing', async () => {
  const url = await postgres.database();
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
  const url = await postgres.database();
  const client = await connectTo(url);
  await migrate(client, silent, 7);
  for (const id of ['ann', 'ben']) {
    await client.query(`INSERT INTO player (id, name, secret, created_at, seen_at) VALUES ($1, $1, $2, 1, 1)`, [id, Buffer.from(id)]);
  }
  for (const [room, log] of Object.entries(OLD_GAMES)) {
    await client.query('INSERT INTO room (code, used_at) VALUES ($1, 1)', [room]);
    for (const { version, at, events } of log) {
      const values = [room, version, at, JSON.stringify(events)];
      await client.query('INSERT INTO log (room, version, at, events) VALUES ($1, $2, $3, $4)', values);
    }
  }
  await expectOnLists(await open(url));
});

test('who came to a node of the version before is known to this one, and the other way round', async () => {
  const url = await postgres.database();
  const store = await open(url);
  const old = await connectTo(url);
  const secret = (text: string) => Buffer.from(text.padEnd(32));
  await old.query('INSERT INTO player (id, name, secret, created_at, seen_at) VALUES ($1, $2, $3, 1, 1)', ['ann', 'Ann', secret('ann')]);
  await store.addPlayer(ben, secret('ben'), 1, 'program');
  const foundBy = async (text: string) => (await old.query('SELECT id, name FROM player WHERE secret = $1', [secret(text)])).rows[0];
  expect([await store.findPlayer(secret('ann'), 1), await foundBy('ben')]).toEqual([ann, ben]);
  expect(await store.secrets.of('ann')).toMatchObject([{ kind: 'browser', createdAt: 1 }]);
  expect(await store.secrets.of('ben')).toMatchObject([{ kind: 'program' }]);
  await store.secrets.remove('ben', secret('ben'));
  await store.secrets.removeOthers('ann', secret('another'));
  expect([await foundBy('ann'), await foundBy('ben')], 'signed out').toEqual([undefined, undefined]);
});

test('while the database is away it says so, and when it is back everything acknowledged is there', async () => {
  const { one } = await openTwo();
  expect(await one.append(entry('a', 1, 1))).toBe(true);
  await postgres.kill();
  await expect(one.check()).rejects.toThrow();
  await expect(one.append(entry('a', 2, 2))).rejects.toThrow();
  await postgres.start();
  await one.check();
  expect(await one.append(entry('a', 2, 2))).toBe(true);
  expect((await one.entries('a', 0)).length).toBe(2);
});
