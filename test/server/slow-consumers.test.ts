import { MAX_LINE_LENGTH } from '@nimhall/shared/room/chat';
import { expect, test } from 'vitest';
import { joinAs, pairAt, serve } from '../support/harness.ts';

test('a connection that does not read is disconnected, and the others play on', async () => {
  const { url } = await serve();
  const { first, second, room } = await pairAt(url, { start: '9,9' });
  const deaf = await joinAs(url, 'Deaf');
  await deaf.ok('room:enter', { room });
  await first.waitFor('presence', ({ spectators }) => spectators === 1);
  for (let number = 0; number < 100; number++) await deaf.ok('chat', { room, text: 'x'.repeat(MAX_LINE_LENGTH) });
  // It keeps requesting the room and its chat, some thirty kilobytes each time, and reads none of it.
  const { io } = deaf.socket;
  const line = (io.engine.transport as unknown as { ws: { _socket: { pause(): void; resume(): void } } }).ws._socket;
  line.pause();
  for (let number = 0; number < 300; number++) void deaf.raw('room:enter', { room }).catch(() => undefined);
  await first.waitForNext('presence', ({ spectators, seats }) => spectators === 0 && seats.first && seats.second);
  const { version } = await first.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'a1' });
  await second.waitFor('room', (entry) => entry.version === version);
  const figures = await fetch(`${url}/metrics`).then((response) => response.text());
  expect(figures).toMatch(/^nimhall_slow_consumers_cut_total 1$/m);
  line.resume();
});
