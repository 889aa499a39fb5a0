import { ALLOWANCES } from '@nimhall/server/limits';
import { isOurs } from '@nimhall/server/origin';
import { expect, test } from 'vitest';
import { connect, joinAs, pairAt, serve } from '../support/harness.ts';

test('whoever does too much is told so, others play on, and nothing that was allowed is lost', async () => {
  const { url } = await serve({ rateLimits: true });
  const { first, second, room } = await pairAt(url, { start: '5,5' });
  const flood = await Promise.all(
    Array.from({ length: ALLOWANCES.play.identity + 20 }, (_, n) =>
      first.send('move', { room, id: `n${n}`, branch: 0, ply: 9, move: 'a1' }),
    ),
  );
  const codes = flood.map((ack) => (ack.ok ? 'ok' : ack.error.code));
  expect(codes.filter((code) => code === 'stale').length).toBe(ALLOWANCES.play.identity);
  expect(codes.filter((code) => code === 'rate-limited').length).toBe(20);
  expect(await second.ok('room:enter', { room })).toMatchObject({ snapshot: { ply: 0 } });
  await second.ok('resign', { room, id: 'enough' });
});

test('what cannot even be read counts too', async () => {
  const { url } = await serve({ rateLimits: true });
  const ann = await joinAs(url, 'Ann');
  const flood = await Promise.all(Array.from({ length: ALLOWANCES.play.identity + 5 }, () => ann.raw('nonsense', 7)));
  expect(flood.filter((ack) => !ack.ok && ack.error.code === 'rate-limited').length).toBe(5);
});

test('rooms, too, are opened in moderation', async () => {
  const { url } = await serve({ rateLimits: true });
  const ann = await joinAs(url, 'Ann');
  const flood = await Promise.all(Array.from({ length: ALLOWANCES.open.identity + 1 }, () => ann.send('room:create', { game: 'nim' })));
  expect(flood.filter((ack) => ack.ok).length).toBe(ALLOWANCES.open.identity);
  const headers = { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/v1/rooms`, { method: 'POST', headers, body: '{"game":"nim"}' });
  expect(response.status).toBe(429);
});

test('a page of another site may not connect, whatever cookie its visitor has', async () => {
  const { url } = await serve();
  const host = new URL(url).host;
  await expect(connect(url, { protocol: 1 }, { origin: 'https://elsewhere.example' })).rejects.toMatchObject({
    data: { code: 'forbidden' },
  });
  await connect(url, { protocol: 1 }, { origin: `http://${host}` });
});

test.each([
  [undefined, true],
  ['http://hall.example', true],
  ['https://public.example', true],
  ['https://elsewhere.example', false],
  ['null', false],
  ['nonsense', false],
])('origin %s', (origin, ours) => {
  expect(isOurs(origin, 'hall.example', 'https://public.example/hall')).toBe(ours);
});
