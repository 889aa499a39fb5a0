import { botsOf } from '@nimhall/shared/bot/levels';
import { GAMES } from '@nimhall/shared/games/all';
import { expect, onTestFailed, test } from 'vitest';
import { joinAs, post, serve, serveAll } from '../support/harness.ts';
import { byTurns, LONG } from '../support/scale.ts';

const hall = serveAll();

test('a bot in the open seat answers every move', async () => {
  const { url } = hall;
  const ann = await joinAs(url, 'Ann');
  const { room } = await ann.ok('room:create', { game: 'nim', start: '1,2' });
  await ann.ok('seat:bot', { room, id: 'bot', seat: 'second', level: 'teacher' });
  await ann.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'a1' });
  const { events } = await ann.waitFor('room', ({ version }) => version === 4);
  expect(events).toMatchObject([
    { kind: 'moved', seat: 'second', move: 'b2' },
    { kind: 'ended', winner: 'second' },
  ]);
});

test('a bot may move first, and the host may seat two and watch', async () => {
  const { url } = hall;
  const ann = await joinAs(url, 'Ann');
  const { room } = await ann.ok('room:create', { game: 'nim', start: '3,4,5', seats: { first: 'open', second: 'open' } });
  await ann.ok('seat:bot', { room, id: '1', seat: 'first', level: 'teacher' });
  await ann.ok('seat:bot', { room, id: '2', seat: 'first', level: 'greedy' });
  await ann.ok('seat:bot', { room, id: '3', seat: 'first', level: 'teacher' });
  await ann.ok('seat:bot', { room, id: '4', seat: 'second', level: 'random' });
  const end = await ann.waitFor('room', ({ events }) => events.some((event) => event.kind === 'ended'));
  expect(end.events.at(-1)).toEqual({ kind: 'ended', winner: 'first', reason: 'last-object' });
  await ann.ok('rematch:offer', { room, id: '5' });
  const again = await ann.waitFor('room', ({ version }) => version > end.version && version > end.version + 1);
  expect(again.events[0]).toMatchObject({ kind: 'moved', seat: 'first', branch: 1 });
});

test('a bot accepts a rematch at once', async () => {
  const { url } = hall;
  const ann = await joinAs(url, 'Ann');
  const { room } = await ann.ok('room:create', { game: 'nim', start: '1', seats: { first: 'me', second: { bot: 'random' } } });
  await ann.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'a1' });
  await ann.ok('rematch:offer', { room, id: 'r' });
  const { events } = await ann.waitFor('room', ({ events: [event] }) => event?.kind === 'moved' && event.branch === 1);
  expect(events.at(-1)).toMatchObject({ kind: 'ended', winner: 'first' });
});

test('a bot’s move that was due when the server stopped is made after the restart', async () => {
  const before = await serve({ botPace: 60_000 });
  const ann = await joinAs(before.url, 'Ann');
  const { room } = await ann.ok('room:create', { game: 'nim', start: '1', seats: { first: { bot: 'teacher' }, second: 'me' } });
  await before.stop();

  const after = await serve({ dataDir: before.dataDir, botPace: 60_000 });
  await after.sweep();
  const early = await fetch(`${after.url}/api/v1/rooms/${room}`).then((response) => response.json());
  expect(early).toMatchObject({ version: 1, status: 'playing' });
  after.clock.now += 60_000;
  await after.sweep();
  const late = await fetch(`${after.url}/api/v1/rooms/${room}`).then((response) => response.json());
  expect(late).toMatchObject({ version: 2, status: 'over', result: { winner: 'first' } });
});

test('an unused room is closed and leaves the lobby', async () => {
  const { url, clock, sweep } = await serve();
  const ann = await joinAs(url, 'Ann');
  const { room } = await ann.ok('room:create', { game: 'nim' });
  await ann.ok('lobby', { on: true });
  clock.now += 2 * 3_600_000;
  await sweep();
  expect((await ann.waitFor('lobby', ({ gone }) => gone.length > 0)).gone).toEqual([room]);
  expect(await ann.ok('room:enter', { room })).toMatchObject({ snapshot: { status: 'over', result: { winner: null, reason: 'expired' } } });
});

test('analyses of others do not delay bots, and a client that asks too much at once is refused', async () => {
  // A separate server, because those requests would keep it busy during the tests that follow.
  const { url } = await serve();
  const ann = await joinAs(url, 'Ann');
  const ends: number[] = [];
  const { promise: refused, resolve: noteRefusal } = Promise.withResolvers<void>();
  onTestFailed(() => void process.stderr.write(`questions were answered with ${ends.join(', ')}\n`));
  const questions = Array.from({ length: 80 }, async (_, n) => {
    const body = {
      game: 'slow',
      misere: true,
      params: { k: 3 },
      position: `${120 + (n % 40)},${121 + Math.floor(n / 40)},130,131,132,133`,
    };
    const { status } = await post(url, '/api/v1/analysis', body);
    ends.push(status);
    if (status === 429) noteRefusal();
  });
  // Requests that are still waiting when the server stops are never answered.
  void Promise.allSettled(questions);
  // Until the queue is full. On a slow machine the first are answered before the last have come.
  await refused;
  const seats = { first: { bot: 'teacher' }, second: 'me' } as const;
  const { room } = await ann.ok('room:create', { game: 'dawsons-kayles', misere: true, start: '5,6,7', seats });
  await ann.waitFor('room', ({ events: [event], room: moved }) => moved === room && event?.kind === 'moved');
  expect(ends.filter((status) => status === 200).length, 'questions answered before the bot moved').toBeLessThan(20);
  expect(ends.length).toBeLessThan(80);
});

test('bots of all levels play every game to the end', LONG, async () => {
  const { url } = hall;
  const playing = new Set<string>();
  onTestFailed(() => void process.stderr.write(`bots were playing ${[...playing].join(', ')}\n`));
  const games = GAMES.map(async ({ id: game }, at) => {
    const host = await joinAs(url, 'Host');
    const ends = byTurns(botsOf(game, false), at).map(async ({ id: level }) => {
      const { room } = await host.ok('room:create', { game, seats: { first: { bot: level }, second: { bot: level } } });
      playing.add(`${game} ${level}`);
      const { snapshot } = await host.ok('room:enter', { room });
      if (snapshot.status !== 'over')
        await host.waitFor('room', ({ room: played, events }) => played === room && events.some((event) => event.kind === 'ended'));
      playing.delete(`${game} ${level}`);
    });
    await Promise.all(ends);
  });
  await Promise.all(games);
});
