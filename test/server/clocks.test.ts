import { expect, test } from 'vitest';
import { SOON_AWAY } from '../support/delays.ts';
import { connect, pairAt, serve, serveAll, type TestClient } from '../support/harness.ts';

const hall = serveAll();

const clock = { initialMs: 60_000, incrementMs: 1_000 };

/** A game with a clock after the free first moves, at the clock's current time. */
async function begun(url: string): Promise<{ first: TestClient; second: TestClient; room: string }> {
  const pair = await pairAt(url, { start: '9,9', clock });
  await pair.first.ok('move', { room: pair.room, id: 'm0', branch: 0, ply: 0, move: 'a1' });
  await pair.second.ok('move', { room: pair.room, id: 'm1', branch: 0, ply: 1, move: 'b1' });
  return pair;
}

test('a move costs its time, and both players see it', async () => {
  const { url, clock: time } = await serve();
  const { first, second, room } = await begun(url);
  time.now += 10_000;
  await first.ok('move', { room, id: 'm2', branch: 0, ply: 2, move: 'a1' });
  const { events, at } = await second.waitFor('room', ({ version }) => version === 5);
  expect(events).toMatchObject([{ kind: 'moved', charge: { remaining: 51_000, credited: 0 } }]);
  expect(at).toBe(time.now);
  expect(await first.ok('room:enter', { room })).toMatchObject({ snapshot: { clock: { remaining: { first: 51_000, second: 60_000 } } } });
});

test('a flag falls once while nobody is connected, however often due work runs', async () => {
  const { url, clock: time, sweep } = await serve();
  const { first, second, room } = await begun(url);
  for (const client of [first, second]) client.socket.disconnect();
  time.now += 61_999;
  await sweep();
  const before = await fetch(`${url}/api/v1/rooms/${room}`).then((response) => response.json());
  expect(before.status).toBe('playing');
  time.now += 1;
  await Promise.all([sweep(), sweep(), sweep()]);
  const after = await fetch(`${url}/api/v1/rooms/${room}`).then((response) => response.json());
  expect(after).toMatchObject({ status: 'over', result: { winner: 'second', reason: 'time' }, version: before.version + 1 });
});

test('R9: an outage costs nobody time', async () => {
  const before = await serve();
  const { first, room } = await begun(before.url);
  await before.stop();
  const hour = 3_600_000;
  const after = await serve({ dataDir: before.dataDir, now: before.clock.now + hour });
  await after.sweep();
  const ann = await connect(after.url, { protocol: 1, token: first.token });
  expect(await ann.ok('room:enter', { room })).toMatchObject({ snapshot: { status: 'playing', turn: 'first' } });
  await ann.ok('move', { room, id: 'm2', branch: 0, ply: 2, move: 'a1' });
  expect(await ann.ok('room:enter', { room })).toMatchObject({ snapshot: { clock: { remaining: { first: 61_000 } } } });
});

test('a player who could not return because of an outage cannot be claimed against', async () => {
  const before = await serve({ delays: SOON_AWAY });
  const { first, second, room } = await pairAt(before.url, { start: '9,9', clock });
  second.socket.disconnect();
  await first.waitFor('room', ({ events }) => events.some(({ kind }) => kind === 'went-away'));
  await before.stop();
  const after = await serve({ dataDir: before.dataDir, now: before.clock.now + 3_600_000 });
  const ann = await connect(after.url, { protocol: 1, token: first.token });
  const { snapshot } = await ann.ok('room:enter', { room });
  expect(snapshot.away).toEqual({ first: null, second: after.clock.now });
  expect(await ann.send('claim', { room, id: 'early' })).toMatchObject({ ok: false, error: { code: 'forbidden' } });
  after.clock.now += 30_000;
  await ann.ok('claim', { room, id: 'late' });
});

test.for([
  { name: 'no time at all', clock: { initialMs: 0, incrementMs: 0 } },
  { name: 'a year', clock: { initialMs: 31_536_000_000, incrementMs: 0 } },
  { name: 'a fraction', clock: { initialMs: 1_000.5, incrementMs: 0 } },
  { name: 'half a clock', clock: { initialMs: 1_000 } },
  { name: 'two days a move', clock: { days: 2 } },
  { name: 'days and seconds', clock: { days: 3, incrementMs: 0 } },
])('a clock of $name is refused', async ({ clock: wrong }) => {
  const { url } = hall;
  const { first } = await pairAt(url);
  expect(await first.raw('room:create', { game: 'nim', clock: wrong })).toMatchObject({ ok: false, error: { code: 'bad-request' } });
});
