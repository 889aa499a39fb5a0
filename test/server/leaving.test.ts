import { expect, test } from 'vitest';
import { SOON_AWAY } from '../support/delays.ts';
import { connect, pairAt, serve } from '../support/harness.ts';

test('both see that a player is gone, the other may claim the game, and returning ends that', async () => {
  const { url, clock } = await serve({ delays: SOON_AWAY });
  const { first, second, room } = await pairAt(url, { start: '9,9', clock: { initialMs: 600_000, incrementMs: 0 } });
  second.socket.disconnect();
  const gone = await first.waitFor('room', ({ events }) => events.some((event) => event.kind === 'went-away'));
  expect(gone.events).toEqual([{ kind: 'went-away', seat: 'second' }]);
  expect(await first.send('claim', { room, id: 'early' })).toMatchObject({ error: { code: 'forbidden', message: /30 s/ } });

  const back = await connect(url, { protocol: 1, token: second.token });
  await back.ok('room:enter', { room });
  await first.waitFor('room', ({ events }) => events.some((event) => event.kind === 'came-back'));
  clock.now += 60_000;
  expect(await first.send('claim', { room, id: 'late' })).toMatchObject({ error: { code: 'forbidden' } });

  back.socket.disconnect();
  await first.waitFor('room', ({ version, events }) => version > gone.version && events.some((event) => event.kind === 'went-away'));
  clock.now += 30_000;
  await first.ok('claim', { room, id: 'claim' });
  expect(await first.ok('room:enter', { room })).toMatchObject({ snapshot: { result: { winner: 'first', reason: 'abandoned' } } });
});

test('a takeback is offered, accepted, and the game goes on from there', async () => {
  const { url } = await serve();
  const { first, second, room } = await pairAt(url, { start: '9,9' });
  await first.ok('move', { room, id: 'm0', branch: 0, ply: 0, move: 'a9' });
  await first.ok('takeback:offer', { room, id: 't' });
  expect(await second.ok('takeback:answer', { room, id: 't', accept: true })).toMatchObject({ ply: 0 });
  expect(await second.send('move', { room, id: 'm1', branch: 0, ply: 1, move: 'b9' })).toMatchObject({ error: { code: 'stale' } });
  expect(await first.send('move', { room, id: 'm0', branch: 0, ply: 0, move: 'a9' })).toMatchObject({ ok: true, ply: 1 });
  await first.ok('move', { room, id: 'again', branch: 1, ply: 0, move: 'b1' });
  expect(await first.ok('room:enter', { room })).toMatchObject({ snapshot: { position: '9,8', moves: ['b1'], branch: 1 } });
});

test('a bot accepts takebacks at once', async () => {
  const { url } = await serve();
  const { first } = await pairAt(url);
  const { room } = await first.ok('room:create', { game: 'nim', start: '9,9', seats: { first: 'me', second: { bot: 'random' } } });
  await first.ok('move', { room, id: 'm0', branch: 0, ply: 0, move: 'a1' });
  await first.waitFor('room', (message) => message.room === room && message.version === 3);
  await first.ok('takeback:offer', { room, id: 't' });
  expect(await first.ok('room:enter', { room })).toMatchObject({ snapshot: { ply: 0, position: '9,9', turn: 'first', branch: 1 } });
});

test('a game that has hardly begun may be aborted', async () => {
  const { url } = await serve();
  const { second, room } = await pairAt(url);
  await second.ok('abort', { room, id: 'off' });
  expect(await second.ok('room:enter', { room })).toMatchObject({
    snapshot: { status: 'over', result: { winner: null, reason: 'aborted' }, score: { first: 0, second: 0 } },
  });
});
