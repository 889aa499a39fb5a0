import { expect, test } from 'vitest';
import { SOON_AWAY } from '../support/delays.ts';
import { joinAs, pairAt, serve } from '../support/harness.ts';

test('a spectator waits to play the winner, and takes the seat of the loser', async () => {
  const { url } = await serve();
  const { first, second, room } = await pairAt(url);
  const watcher = await joinAs(url, 'Wim');
  await watcher.ok('room:enter', { room });
  await watcher.ok('queue:join', { room, id: 'q' });
  // A repeated command changes nothing.
  await watcher.ok('queue:join', { room, id: 'q' });
  expect(await second.waitFor('room', ({ version }) => version === 3)).toMatchObject({ events: [{ kind: 'queued' }] });
  await second.ok('resign', { room, id: 'r' });
  expect(await first.send('rematch:offer', { room, id: 'again' })).toMatchObject({ ok: false, error: { code: 'forbidden' } });
  await watcher.ok('queue:play', { room, id: 'p' });
  const next = await second.waitFor('room', ({ version }) => version === 5);
  expect(next.events).toMatchObject([
    { kind: 'seated', seat: 'second', occupant: { kind: 'human', player: { name: 'Wim' } }, next: true },
    { kind: 'rematch-started' },
  ]);
  expect(await second.ok('room:enter', { room })).toMatchObject({
    you: 'watching',
    snapshot: { status: 'playing', seats: { first: { player: { name: 'Wim' } } }, score: { first: 0, second: 1 } },
  });
  await watcher.ok('move', { room, id: 'm', branch: 1, ply: 0, move: 'b1' });
});

test('who leaves the room while they wait is soon removed from the queue', async () => {
  const { url } = await serve({ delays: SOON_AWAY });
  const { first, room } = await pairAt(url);
  const watcher = await joinAs(url, 'Wim');
  await watcher.ok('room:enter', { room });
  await watcher.ok('queue:join', { room, id: 'q' });
  await watcher.ok('room:leave', { room });
  await first.waitFor('room', ({ events }) => events.some(({ kind }) => kind === 'unqueued'));
  expect((await first.ok('room:enter', { room })).snapshot.queue).toBeUndefined();
});
