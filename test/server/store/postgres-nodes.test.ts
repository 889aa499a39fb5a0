import { expect, test } from 'vitest';
import { entry, openDatabases, sharedTablesOf } from './postgres-databases.ts';

const databases = openDatabases();
const ann = { id: 'ann', name: 'Ann' };
const ben = { id: 'ben', name: 'Ben' };

test('nodes that start together migrate once, and of two entries with one version exactly one is written', async () => {
  const { one, two } = await databases.openTwo(await databases.postgres.emptyDatabase());
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

test('nodes know of one another, and who is where', async () => {
  const { one, two } = await databases.openTwo();
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

test('counts each visitor of a crowded room once, and names those who came first', async () => {
  const { one, two } = await databases.openTwo();
  const [here, there] = [sharedTablesOf(one), sharedTablesOf(two)];
  for (const node of ['a', 'b', 'c']) await here.seen(node);
  await there.visits('b', [{ room: 'r', player: ben, there: true }]);
  await there.visits('c', [
    { room: 'r', player: { ...ben, name: 'Benjamin' }, there: true },
    { room: 'r', player: ann, there: true },
  ]);
  await here.visits('a', [{ room: 'r', player: { id: 'cleo', name: 'Cleo' }, there: true }]);
  expect(await here.attendance('r', 'a', 60_000, 1)).toEqual({ count: 2, first: [ben] });
  expect((await here.attendance('r', 'a', 60_000, 9)).first.map(({ id }) => id)).toEqual(['ben', 'ann']);
  expect(await here.attendance('r', 'a', -1, 9), 'nodes that were not seen lately do not count').toEqual({ count: 0, first: [] });
  await there.visits('c', [{ room: 'r', player: { ...ann, name: 'Anna' }, there: true }]);
  expect((await here.attendance('r', 'a', 60_000, 9)).first).toContainEqual({ id: 'ann', name: 'Anna' });
});

test('exclusive work is done by one node after the other', async () => {
  const { one, two } = await databases.openTwo();
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

test('a node that waits too long for a lock is told so, and holds nothing afterwards', async () => {
  const url = `${await databases.postgres.database()}?lock_timeout=200`;
  const [one, two, three] = [await databases.open(url), await databases.open(url), await databases.open(url)];
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

test('a node that hangs while it holds the lock loses it, and the others go on', async () => {
  const url = `${await databases.postgres.database()}?idle_in_transaction_session_timeout=200`;
  const [one, two] = [await databases.open(url), await databases.open(url)];
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

test('a connection that ends while it holds a lock affects nothing else', async () => {
  const { url, one, two } = await databases.openTwo();
  const client = await databases.connectTo(url);
  const held = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted";
  const turn = sharedTablesOf(one).exclusively('pair', async () => {
    await client.query(held);
    await two.check();
  });
  await expect(turn).rejects.toThrow();
  expect(await sharedTablesOf(one).exclusively('pair', async () => 'done')).toBe('done');
});

test('a room that is written to is not deleted, and one that is being deleted accepts nothing', async () => {
  const { url, one, two } = await databases.openTwo();
  const client = await databases.connectTo(url);
  await one.append(entry('a', 1, 1));
  await client.query("BEGIN; SELECT FROM room WHERE code = 'a' FOR KEY SHARE");
  await two.retention.pruneRoom({ room: 'a', usedAt: 1 });
  expect((await one.entries('a', 0)).length, 'while somebody writes').toBe(1);
  await client.query("COMMIT; BEGIN; DELETE FROM log WHERE room = 'a'; DELETE FROM room WHERE code = 'a'");
  const late = one.append(entry('a', 2, 2));
  const waiting = "SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
  await expect.poll(async () => (await client.query(waiting)).rows, { timeout: 20_000 }).toEqual([{ n: 1 }]);
  await client.query('COMMIT');
  expect(await late).toBe(false);
  expect(await one.entries('a', 0)).toEqual([]);
});

test('a room with somebody present at any node is not stale', async () => {
  const { one, two } = await databases.openTwo();
  await one.append(entry('a', 1, 1));
  await one.append(entry('b', 1, 1));
  await sharedTablesOf(two).visits('node', [{ room: 'a', player: ann, there: true }]);
  expect((await one.retention.staleRooms({ games: 2, guests: 2, gatherings: 0 }, '')).items).toEqual([{ room: 'b', usedAt: 1 }]);
});

test('returns the newest versions of rooms', async () => {
  const { one, two } = await databases.openTwo();
  for (const version of [1, 2, 3]) await one.append(entry('a', version, version));
  await one.append(entry('b', 1, 1));
  expect(await sharedTablesOf(two).versions(['a', 'b', 'c'])).toEqual(
    new Map([
      ['a', 3],
      ['b', 1],
    ]),
  );
});
