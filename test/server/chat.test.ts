import { RATE_LIMITS } from '@nimhall/server/people/limits';
import { MAX_LINE_LENGTH } from '@nimhall/shared/room/chat';
import { expect, test } from 'vitest';
import { connect, joinAs, pairAt, serve, serveAll, type TestClient } from '../support/harness.ts';

const hall = serveAll();

const heard = (client: TestClient): string[] => client.received('chat').map(({ line }) => line.text);

test('players and spectators chat separately while the game runs, and read everything after it', async () => {
  const { url } = hall;
  const { first, second, room } = await pairAt(url);
  const [watcher, other] = [await joinAs(url, 'Wim'), await joinAs(url, 'Wil')];
  for (const spectator of [watcher, other]) await spectator.ok('room:enter', { room });
  await first.ok('chat', { room, text: ' my plan ' });
  await watcher.ok('chat', { room, text: 'the answer is b1' });
  expect((await second.waitFor('chat')).line).toMatchObject({ channel: 'players', from: { name: 'Ann' }, text: 'my plan' });
  expect((await other.waitFor('chat')).line).toMatchObject({ channel: 'spectators', text: 'the answer is b1' });

  await second.ok('resign', { room, id: 'r' });
  await other.ok('chat', { room, text: 'well played' });
  for (const client of [first, second, watcher]) await client.waitFor('chat', ({ line }) => line.text === 'well played');
  expect([heard(first), heard(watcher)]).toEqual([
    ['my plan', 'well played'],
    ['the answer is b1', 'well played'],
  ]);
  const { chat } = await second.ok('room:enter', { room });
  expect(chat.map(({ text }) => text)).toEqual(['my plan', 'the answer is b1', 'well played']);
});

test('a visitor during the game reads only what is said in their own channel', async () => {
  const { url } = hall;
  const { first, room } = await pairAt(url);
  await first.ok('chat', { room, text: 'between us' });
  const late = await joinAs(url, 'Wim');
  expect((await late.ok('room:enter', { room })).chat).toEqual([]);
  expect((await first.ok('room:enter', { room })).chat.length).toBe(1);
});

test('chatting does not make a move stale', async () => {
  const { url } = hall;
  const { first, second, room } = await pairAt(url);
  await second.ok('chat', { room, text: 'hurry' });
  expect(await first.send('move', { room, id: 'm', branch: 0, ply: 0, move: 'b1' })).toMatchObject({ ok: true, version: 3 });
});

test('a chat message that is sent again with its id appears once, also on another connection and after a restart', async () => {
  const before = await serve();
  const { first, second, room } = await pairAt(before.url);
  const line = { room, id: 'line', text: 'hello' };
  await Promise.all([first.ok('chat', line), first.ok('chat', line)]);
  expect((await second.waitFor('chat')).line).toMatchObject({ id: 'line', text: 'hello' });
  await second.ok('chat', { ...line, text: 'hello too' });
  await before.stop();
  const { url } = await serve({ dataDir: before.dataDir });
  const again = await connect(url, { protocol: 1, token: first.token });
  await again.ok('room:enter', { room });
  await again.ok('chat', line);
  await again.ok('chat', { room, text: 'without one' });
  const { chat } = await again.ok('room:enter', { room });
  expect(chat.map(({ text }) => text)).toEqual(['hello', 'hello too', 'without one']);
  expect(new Set(chat.map(({ id, from }) => `${from.id} ${id}`)).size).toBe(3);
});

test.for([
  { name: 'nothing', text: '   ', code: 'bad-request' },
  { name: 'too much', text: 'x'.repeat(MAX_LINE_LENGTH + 1), code: 'too-large' },
  { name: 'control characters', text: 'a\u0007b', code: 'bad-request' },
])('a message with $name is refused: $code', async ({ text, code }) => {
  const { url } = hall;
  const { first, room } = await pairAt(url);
  expect(await first.send('chat', { room, text })).toMatchObject({ ok: false, error: { code } });
});

test('chatting without being in the room, and too often, are refused', async () => {
  const { url } = await serve({ rateLimits: true });
  const { first, room } = await pairAt(url);
  expect(await (await joinAs(url, 'Eve')).send('chat', { room, text: 'psst' })).toMatchObject({ error: { code: 'forbidden' } });
  const acks = await Promise.all(
    Array.from({ length: RATE_LIMITS.chat.identity + 2 }, (_, n) => first.send('chat', { room, text: `line ${n}` })),
  );
  expect(acks.filter((ack) => !ack.ok && ack.error.code === 'rate-limited').length).toBe(2);
});

test('a room has a limit on chat messages, however many people write them; spectators do not silence players', async () => {
  const { url } = await serve({ rateLimits: true });
  const { first, room } = await pairAt(url);
  const said: string[] = [];
  for (let guest = 0; guest * RATE_LIMITS.chat.identity <= RATE_LIMITS.hear.room; guest++) {
    const spectator = await connect(url, { protocol: 1 });
    await spectator.ok('room:enter', { room });
    for (let each = 0; each < RATE_LIMITS.chat.identity; each++) {
      const ack = await spectator.send('chat', { room, text: 'spam' });
      said.push(ack.ok ? 'ok' : ack.error.code);
    }
  }
  expect(said.indexOf('rate-limited')).toBe(RATE_LIMITS.hear.room);
  await first.ok('chat', { room, text: 'quiet here' });
});
