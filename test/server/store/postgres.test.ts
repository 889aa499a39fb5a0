import { openPostgres } from '@nimhall/server/store/postgres';
import { MIGRATIONS } from '@nimhall/server/store/postgres-schema';
import type { Append, Store } from '@nimhall/server/store/store';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Postgres, startPostgres } from '../../support/postgres.ts';
import { expectListed, LOGS } from './before-listings.ts';
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

async function openTwo(): Promise<{ url: string; one: Store; two: Store }> {
  const url = await postgres.database();
  const [one, two] = await Promise.all([openPostgres(url, silent), openPostgres(url, silent)]);
  onTestFinished(async () => {
    await Promise.all([one.close(), two.close()]);
  });
  return { url, one, two };
}

function commonsOf({ commons }: Store) {
  if (!commons) throw new Error('Postgres is shared');
  return commons;
}

const entry = (room: string, version: number, at: number): Append => ({
  room,
  entry: { version, at, events: [{ kind: 'stood', seat: 'first' }] },
  receipt: null,
  finding: { alarmAt: at, listing: null },
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
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  expect((await client.query('SHOW synchronous_commit')).rows).toEqual([{ synchronous_commit: 'on' }]);
  expect((await client.query('SHOW fsync')).rows).toEqual([{ fsync: 'on' }]);
  await client.end();
});

test('a database of a newer version is left alone', async () => {
  const { url, one } = await openTwo();
  await one.check();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('INSERT INTO nimhall_schema (version) VALUES (1000)');
  await client.end();
  await expect(openPostgres(url, silent)).rejects.toThrow(/newer version/);
});

test('nodes know of one another, and who is where', async () => {
  const { one, two } = await openTwo();
  const [here, there] = [commonsOf(one), commonsOf(two)];
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
  const [here, there] = [commonsOf(one), commonsOf(two)];
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
  const slow = commonsOf(one).exclusively('pair', async () => {
    begun.resolve();
    await first.promise;
    order.push('first');
  });
  await begun.promise;
  const next = commonsOf(two).exclusively('pair', async () => order.push('second'));
  await commonsOf(two).exclusively('other', async () => order.push('other name'));
  first.resolve();
  await Promise.all([slow, next]);
  expect(order).toEqual(['other name', 'first', 'second']);
  await expect(commonsOf(one).exclusively('pair', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await commonsOf(two).exclusively('pair', async () => undefined);
});

test('tells the newest versions of rooms', async () => {
  const { one, two } = await openTwo();
  for (const version of [1, 2, 3]) await one.append(entry('a', version, version));
  await one.append(entry('b', 1, 1));
  expect(await commonsOf(two).versions(['a', 'b', 'c'])).toEqual(
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
