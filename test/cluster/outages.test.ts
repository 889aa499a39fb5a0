import { expect, test } from 'vitest';
import { openPair, openShared } from '../support/cluster.ts';
import { delays } from '../support/delays.ts';
import { connect, joinAs, pairAt, serve, type TestClient } from '../support/harness.ts';
import type { ServerProcess } from '../support/server-process.ts';

interface Credit {
  readonly at: number;
  readonly milliseconds: number;
}

const shared = openShared();
const pair = openPair(shared);

const returning = (node: { readonly url: string }, { token }: TestClient): Promise<TestClient> => connect(node.url, { protocol: 1, token });

/** Moves the second player to another node. */
async function moveOver(second: TestClient, node: ServerProcess, room: string): Promise<TestClient> {
  const there = await returning(node, second);
  await there.ok('room:enter', { room });
  second.socket.disconnect();
  return there;
}

/** The time credited so far, once at least this many credits have arrived. */
async function creditsOf(client: TestClient, count: number): Promise<Credit[]> {
  const credits = (): Credit[] =>
    client
      .received('room')
      .flatMap(({ at, events }) =>
        events.flatMap((event) => (event.kind === 'clock-credited' ? [{ at, milliseconds: event.milliseconds }] : [])),
      );
  while (credits().length < count) await client.waitForNext('room');
  return credits();
}

/**
 * Postgres stops by this signal together with the node of the player to move, and is restarted when the node counts as
 * dead. Returns the waiting opponent, and a promise that resolves when they learn that the player is gone. It listens
 * from the beginning, because this may arrive together with something else.
 */
async function outageWithADeath(signal: NodeJS.Signals): Promise<{ readonly ben: TestClient; readonly missed: Promise<unknown> }> {
  const [one, two] = [await pair.join(), pair.nodes[1]];
  const { first, second, room } = await pairAt(one.url, { start: '9,9', clock: { initialMs: 60_000, incrementMs: 0 } });
  const ben = await moveOver(second, two, room);
  await first.ok('move', { room, id: 'm0', branch: 0, ply: 0, move: 'a1' });
  await ben.ok('move', { room, id: 'm1', branch: 0, ply: 1, move: 'b1' });
  const missed = ben.waitForNext('presence', ({ seats }) => !seats.first && seats.second);
  await shared.postgres.kill(signal);
  await one.kill('SIGKILL');
  await expect.poll(() => heartbeatAge(two), { timeout: 20_000 }).toBeGreaterThan(delays.deadNode / 1_000);
  await shared.postgres.start();
  return { ben, missed };
}

/** How long ago the store last heard from a node, in seconds. */
async function heartbeatAge({ url }: ServerProcess): Promise<number> {
  const figures = await fetch(`${url}/metrics`).then((response) => response.text());
  return Number(/^nimhall_heartbeat_age_seconds (\S+)$/m.exec(figures)?.[1]);
}

test('without Redis people on other nodes learn of moves by beacons, and with Redis immediately again', async () => {
  const [one, two] = pair.nodes;
  const { first, second, room } = await pairAt(one.url, { start: '9,9' });
  const ben = await moveOver(second, two, room);
  const watcher = await joinAs(one.url, 'Cleo');
  await watcher.ok('room:enter', { room });
  await shared.redis.kill();
  await first.ok('move', { room, id: 'm0', branch: 0, ply: 0, move: 'a1' });
  await watcher.waitFor('room', ({ version }) => version === 3);
  await ben.waitFor('room', ({ version }) => version === 3);
  await ben.ok('move', { room, id: 'm1', branch: 0, ply: 1, move: 'b1' });
  await first.waitFor('room', ({ version }) => version === 4);

  await shared.redis.start();
  await first.ok('move', { room, id: 'm2', branch: 0, ply: 2, move: 'a1' });
  await ben.waitFor('room', ({ version }) => version === 5);
  expect(ben.received('room').map(({ version }) => version)).toEqual([3, 4, 5]);
});

test('without Postgres commands are refused as a whole; afterwards the same commands succeed, once', async () => {
  const [one, two] = pair.nodes;
  const { first, second, room } = await pairAt(one.url, { start: '9,9' });
  const ben = await moveOver(second, two, room);
  const move = { room, id: 'm0', branch: 0, ply: 0, move: 'a1' };
  await shared.postgres.kill();
  expect(await first.send('move', move)).toMatchObject({ ok: false, error: { code: 'unavailable' } });
  for (const { url } of [one, two]) expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect((await fetch(`${one.url}/healthz`)).status).toBe(200);

  await shared.postgres.start();
  expect(await first.send('move', move)).toEqual({ ok: true, version: 3, ply: 1 });
  expect(await first.send('move', move)).toEqual({ ok: true, version: 3, ply: 1 });
  await ben.waitFor('room', ({ version }) => version === 3);
  await ben.ok('move', { room, id: 'm1', branch: 0, ply: 1, move: 'b1' });
  for (const { url } of [one, two]) expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('when a node dies, only its own players are credited their time, once', async () => {
  const [one, two] = [await pair.join(), pair.nodes[1]];
  const clock = { initialMs: 60_000, incrementMs: 0 };
  const hit = await pairAt(one.url, { start: '9,9', clock });
  const spared = await pairAt(two.url, { start: '9,9', clock });
  const witness = await moveOver(hit.second, two, hit.room);
  for (const { first, second, room } of [{ ...hit, second: witness }, spared]) {
    await first.ok('move', { room, id: 'm0', branch: 0, ply: 0, move: 'a1' });
    await second.ok('move', { room, id: 'm1', branch: 0, ply: 1, move: 'b1' });
  }
  await one.kill('SIGKILL');
  const { events } = await witness.waitFor('room', (message) => message.events.some(({ kind }) => kind === 'clock-credited'));
  expect(events.length).toBe(1);
  await witness.waitFor('room', (message) => message.events.some(({ kind }) => kind === 'went-away'));
  const credits = witness.received('room').flatMap((message) => message.events.filter(({ kind }) => kind === 'clock-credited'));
  expect(credits.length).toBe(1);
  expect(await spared.first.ok('room:enter', { room: spared.room })).toMatchObject({ version: 4 });
});

test('when a node dies while Postgres crashes, the outage is credited once, and its player is gone', async () => {
  const { ben, missed } = await outageWithADeath('SIGQUIT');
  const [outage] = await creditsOf(ben, 1);
  expect(outage?.milliseconds).toBeGreaterThan(delays.outage);
  // In a crash Postgres forgets which nodes existed: nobody sees this one die, but its player is missed.
  await missed;
  await ben.waitFor('room', ({ events }) => events.some((event) => event.kind === 'went-away' && event.seat === 'first'));
  expect((await creditsOf(ben, 1)).length).toBe(1);
});

test('when a node dies while Postgres is shut down, the outage is credited once, and then the node’s silence', async () => {
  const { ben } = await outageWithADeath('SIGINT');
  const [outage, death] = (await creditsOf(ben, 2)) as [Credit, Credit];
  expect(outage.milliseconds).toBeGreaterThan(delays.outage);
  // Each credit has a bonus on top; a second may pass between the end of the outage and its entry.
  expect(death.milliseconds).toBeLessThan(death.at - outage.at + delays.extraTime + 1_000);
});

test('a flag falls once, however many nodes check it', async () => {
  const databaseUrl = await shared.postgres.database();
  const clock = { now: Date.UTC(2026, 0, 1) };
  const nodes = [await serve({ databaseUrl, clock }), await serve({ databaseUrl, clock }), await serve({ databaseUrl, clock })];
  const [one] = nodes as [(typeof nodes)[number]];
  const { first, second, room } = await pairAt(one.url, { start: '9,9', clock: { initialMs: 60_000, incrementMs: 0 } });
  await first.ok('move', { room, id: 'm0', branch: 0, ply: 0, move: 'a1' });
  await second.ok('move', { room, id: 'm1', branch: 0, ply: 1, move: 'b1' });
  const watchers = await Promise.all(nodes.map(({ url }) => joinAs(url, 'Cleo')));
  for (const watcher of watchers) await watcher.ok('room:enter', { room });
  clock.now += 63_000;
  await Promise.all(nodes.flatMap((node) => [node.sweep(), node.sweep()]));
  for (const watcher of watchers) {
    expect(await watcher.ok('room:enter', { room })).toMatchObject({
      version: 5,
      snapshot: { status: 'over', result: { winner: 'second', reason: 'time' } },
    });
  }
});

test('when two nodes start after an outage, one of them credits the time', async () => {
  const databaseUrl = await shared.postgres.database();
  const clock = { now: Date.UTC(2026, 0, 1) };
  const before = await serve({ databaseUrl, clock });
  const { first, second, room } = await pairAt(before.url, { start: '9,9', clock: { initialMs: 60_000, incrementMs: 0 } });
  await first.ok('move', { room, id: 'm0', branch: 0, ply: 0, move: 'a1' });
  await second.ok('move', { room, id: 'm1', branch: 0, ply: 1, move: 'b1' });
  for (const client of [first, second]) client.socket.disconnect();
  await before.stop();
  clock.now += 3_600_000;
  const after = await Promise.all([serve({ databaseUrl, clock }), serve({ databaseUrl, clock })]);
  await Promise.all(after.map((node) => node.sweep()));
  const ann = await returning(after[0], first);
  const { snapshot } = await ann.ok('room:enter', { room });
  expect(snapshot).toMatchObject({ version: 5, status: 'playing', clock: { since: clock.now + 5_000 } });
});
