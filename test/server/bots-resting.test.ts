import { expect, test } from 'vitest';
import { connect, joinAs, newToken, post, serve, type TestServer } from '../support/harness.ts';

const HOUR = 3_600_000;

/** Bots that play each other in a long game, with nobody present. */
async function bots(url: string, more: object = {}): Promise<string> {
  const { token } = await newToken(url, 'Host');
  const seats = { first: { bot: 'random' }, second: { bot: 'random' } };
  const body = { game: 'subtraction', params: { max: 1 }, start: '60', seats, ...more };
  const answer = await post(url, '/api/v1/rooms', body, { authorization: `Bearer ${token}` });
  return ((await answer.json()) as { room: string }).room;
}

/** Runs what is due, and what follows from it, until nothing is left. */
async function settle({ sweep }: TestServer): Promise<void> {
  for (let each = 0; each < 3; each++) await sweep();
}

async function look(url: string, room: string) {
  return (await fetch(`${url}/api/v1/rooms/${room}`).then((answer) => answer.json())) as {
    version: number;
    ply: number;
    status: string;
    result: unknown;
  };
}

test('bots play each other only while somebody is present, before and after a restart', async () => {
  const before = await serve();
  const room = await bots(before.url);
  await settle(before);
  expect(await look(before.url, room), 'nobody came yet').toMatchObject({ version: 1, ply: 0 });

  const ann = await joinAs(before.url, 'Ann');
  await ann.ok('room:enter', { room });
  await ann.waitFor('room', ({ version }) => version === 3);
  await ann.ok('room:leave', { room });
  await settle(before);
  const left = await look(before.url, room);
  before.clock.now += HOUR;
  await settle(before);
  expect((await look(before.url, room)).version, 'nobody is there any more').toBe(left.version);
  await before.stop();

  const after = await serve({ dataDir: before.dataDir, now: before.clock.now });
  await settle(after);
  expect((await look(after.url, room)).version, 'nor after a restart').toBe(left.version);
  const ben = await joinAs(after.url, 'Ben');
  await ben.ok('room:enter', { room });
  const { events } = await ben.waitFor('room', ({ version }) => version === 60);
  expect(events).toMatchObject([{ kind: 'moved' }]);
});

test('a game of bots without spectators is closed like others', async () => {
  const server = await serve();
  const room = await bots(server.url);
  await settle(server);
  server.clock.now += 71 * HOUR;
  await settle(server);
  expect(await look(server.url, room)).toMatchObject({ version: 1, status: 'playing' });
  server.clock.now += 2 * HOUR;
  await settle(server);
  expect(await look(server.url, room)).toMatchObject({ version: 2, status: 'over', result: { winner: null, reason: 'expired' } });
});

test('a pause costs bots no time', async () => {
  const { url, clock, sweep } = await serve();
  const room = await bots(url, { start: '90', clock: { initialMs: 10_000, incrementMs: 0 } });
  const { token } = await newToken(url, 'Ann');
  const ann = await connect(url, { protocol: 1, token });
  await ann.ok('room:enter', { room });
  await ann.waitFor('room', ({ events: [event] }) => event?.kind === 'moved' && event.ply === 2);
  await ann.ok('room:leave', { room });
  await sweep();
  const { status } = await look(url, room);
  clock.now += HOUR;
  await ann.ok('room:enter', { room });
  const { events } = await ann.waitFor('room', ({ events }) => events.some((event) => event.kind === 'ended'));
  expect(events.at(-1)).toMatchObject({ kind: 'ended', reason: 'last-object' });
  expect(status, 'the game was still going on when Ann left').toBe('playing');
});
