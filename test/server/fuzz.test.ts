import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { joinAs, pairAt, serve } from '../support/harness.ts';

/** Text frames as a hostile client sends them: near misses of the Socket.IO protocol, and anything at all. */
const frame = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .tuple(fc.constantFrom('0', '1', '2', '3', '4', '40', '41', '42', '43', '44', '45', '421', '451-', '46'), fc.string({ maxLength: 60 }))
    .map((parts) => parts.join('')),
  fc.json({ maxDepth: 3 }).map((json) => `42${json}`),
  fc
    .tuple(fc.constantFrom('move', 'room:create', 'room:enter', 'overlay', '__proto__', 'disconnect'), fc.jsonValue())
    .map(([name, body]) => `420${JSON.stringify([name, body])}`),
);

/** Sends frames on a raw WebSocket until they are all out or the server has had enough. */
function attack(url: string, frames: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('open', () => {
      socket.send('40{"protocol":1}');
      for (const each of frames) socket.send(each);
      socket.close();
    });
  });
}

test('whatever is thrown at it, the server answers or closes, and the game goes on', async () => {
  const { url } = await serve();
  const { first, second, room } = await pairAt(url, { start: '1000' });
  let ply = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { maxLength: 20 }), async (frames) => {
      await attack(url, frames);
      const mover = ply % 2 === 0 ? first : second;
      await mover.ok('move', { room, id: `m${ply}`, branch: 0, ply, move: 'a1' });
      ply++;
    }),
    { numRuns: 100 },
  );
  expect(await first.ok('room:enter', { room })).toMatchObject({ snapshot: { ply, position: `${1000 - ply}` } });
});

test('R1: every command with a random body is answered once', async () => {
  const { url } = await serve();
  const eve = await joinAs(url, 'Eve');
  const { room } = await pairAt(url);
  const body = fc.oneof(
    fc.jsonValue(),
    fc.record({ room: fc.constant(room), id: fc.jsonValue(), move: fc.jsonValue(), seat: fc.jsonValue() }, { requiredKeys: ['room'] }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('room:create', 'room:enter', 'seat:take', 'move', 'overlay', 'lobby', 'claim', 'other'),
      body,
      async (name, sent) => {
        const ack = await eve.raw(name, sent);
        expect(typeof ack.ok).toBe('boolean');
        if (!ack.ok) expect(ack.error).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/\S/) });
      },
    ),
    { numRuns: 300 },
  );
});
