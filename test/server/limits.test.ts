import { readFileSync } from 'node:fs';
import { type Activity, limits, RATE_LIMITS } from '@nimhall/server/people/limits';
import { isOurs, networkOf } from '@nimhall/server/people/origin';
import { expect, test } from 'vitest';
import { connect, joinAs, newToken, pairAt, post, serve } from '../support/harness.ts';

test('a client above its limit is told so, others play on, and nothing that was allowed is lost', async () => {
  const { url } = await serve({ rateLimits: true });
  const { first, second, room } = await pairAt(url, { start: '5,5' });
  const flood = await Promise.all(
    Array.from({ length: RATE_LIMITS.play.identity + 20 }, (_, n) =>
      first.send('move', { room, id: `n${n}`, branch: 0, ply: 9, move: 'a1' }),
    ),
  );
  const codes = flood.map((ack) => (ack.ok ? 'ok' : ack.error.code));
  expect(codes.filter((code) => code === 'stale').length).toBe(RATE_LIMITS.play.identity);
  expect(codes.filter((code) => code === 'rate-limited').length).toBe(20);
  expect(await second.ok('room:enter', { room })).toMatchObject({ snapshot: { ply: 0 } });
  await second.ok('resign', { room, id: 'enough' });
});

test('unreadable messages count too', async () => {
  const { url } = await serve({ rateLimits: true });
  const ann = await joinAs(url, 'Ann');
  const flood = await Promise.all(Array.from({ length: RATE_LIMITS.play.identity + 5 }, () => ann.raw('nonsense', 7)));
  expect(flood.filter((ack) => !ack.ok && ack.error.code === 'rate-limited').length).toBe(5);
});

test('opening rooms is limited too', async () => {
  const { url } = await serve({ rateLimits: true });
  const ann = await joinAs(url, 'Ann');
  const flood = await Promise.all(Array.from({ length: RATE_LIMITS.open.identity + 1 }, () => ann.send('room:create', { game: 'nim' })));
  expect(flood.filter((ack) => ack.ok).length).toBe(RATE_LIMITS.open.identity);
  const headers = { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/v1/rooms`, { method: 'POST', headers, body: '{"game":"nim"}' });
  expect(response.status).toBe(429);
});

/** How often in a row something is allowed. */
function allowed(consume: () => void, most = 100_000): number {
  for (let times = 0; times < most; times++) {
    try {
      consume();
    } catch {
      return times;
    }
  }
  return most;
}

test('limits count by identity, by address and by room, and reset when their period is over', () => {
  let now = 1_000;
  const { consume } = limits(1, () => now);
  expect(allowed(() => consume('play', { identity: 'ann', address: 'school' }))).toBe(RATE_LIMITS.play.identity);
  expect(() => consume('play', { identity: 'ann', address: 'home' })).toThrow('Try again in 10 s');
  now = 10_500;
  expect(() => consume('play', { identity: 'ann', address: 'home' })).toThrow('Try again in 1 s');
  consume('play', { identity: 'ben', address: 'school' });
  now = 11_001;
  consume('play', { identity: 'ann', address: 'school' });
  expect(allowed(() => consume('hear', { room: 'r' }))).toBe(RATE_LIMITS.hear.room);
  consume('hear', { room: 'other' });
});

test('identities cost nothing, so their address is counted too; what one is refused does not use up what the others have', () => {
  const { consume } = limits(1, () => 1);
  for (let each = 0; each < 5; each++) allowed(() => consume('play', { identity: 'eve', address: 'school' }), 10_000);
  let guests = 0;
  const rest = allowed(() => consume('play', { identity: `guest ${guests++}`, address: 'school' }));
  expect(rest).toBe(RATE_LIMITS.play.address - RATE_LIMITS.play.identity);
  consume('play', { identity: 'somebody', address: 'elsewhere' });
  const twice = limits(2, () => 1);
  expect(allowed(() => twice.consume('page', { address: 'school' }))).toBe(2 * RATE_LIMITS.page.address);
});

test('what costs time is charged afterwards: the last one may use more than is left, and the next one waits', () => {
  let now = 1;
  const { check, charge } = limits(1, () => now);
  const spender = { address: 'school' };
  check('draw', spender);
  charge('draw', spender, RATE_LIMITS.draw.address - 1);
  check('draw', spender);
  charge('draw', spender, 5_000);
  expect(() => check('draw', spender)).toThrow(expect.objectContaining({ retryAfter: RATE_LIMITS.draw.seconds }));
  check('draw', { address: 'home' });
  now += RATE_LIMITS.draw.seconds * 1_000 + 1;
  check('draw', spender);
});

test('a whole school can play from one address', () => {
  const pupils = 1_000;
  /** What each of them does within the same minute: connect, load a page of forty files, and play. */
  const minute: readonly [Activity, number][] = [
    ['identity', 1],
    ['connection', 2],
    ['look', 10],
    ['open', 2],
    ['think', 1],
    ['play', 20],
    ['chat', 3],
    ['request', 55],
    ['page', 5],
  ];
  for (const [activity, times] of minute) {
    let now = 1;
    const { consume } = limits(1, () => now);
    for (let each = 0; each < times * pupils; each++) {
      consume(activity, { identity: `pupil ${each % pupils}`, address: 'school' });
      now += 60_000 / (times * pupils);
    }
  }
});

test('operations.md lists the limits as they are', () => {
  const rows = readFileSync(new URL('../../server/docs/operations.md', import.meta.url), 'utf8').split('\n');
  for (const [activity, { seconds, ...counted }] of Object.entries(RATE_LIMITS)) {
    const figures = Object.values(counted).map((figure) => figure.toLocaleString('en'));
    const time = seconds > 60 ? `${seconds / 60} min` : `${seconds} s`;
    const says = (row: string) =>
      row.startsWith('|') && row.endsWith(`| ${time} |`) && figures.every((figure) => row.includes(` ${figure} `));
    expect(rows.some(says), activity).toBe(true);
  }
});

test('anonymous players share the limit of their address, and take nothing from others', async () => {
  const { url } = await serve({ rateLimits: 0.01 });
  const ann = await joinAs(url, 'Ann');
  const { room } = await ann.ok('room:create', { game: 'nim' });
  const most = RATE_LIMITS.play.address * 0.01;
  const codes: string[] = [];
  for (let guest = 0; guest < 3; guest++) {
    const passing = await connect(url, { protocol: 1 });
    for (let each = 0; each < most / 2; each++) {
      const ack = await passing.send('resign', { room, id: `${each}` });
      codes.push(ack.ok ? 'ok' : ack.error.code);
    }
  }
  expect(codes.filter((code) => code !== 'rate-limited').length).toBe(most);
  expect(await ann.send('resign', { room, id: 'r' })).toMatchObject({ error: { code: 'not-started' } });
});

test.each([
  ['think', (url: string) => post(url, '/api/v1/analysis', { game: 'nim', position: '1' })],
  ['identity', (url: string) => post(url, '/api/v1/tokens', { name: 'Ann' })],
  ['page', (url: string) => fetch(`${url}/r/nowhere/preview.png`)],
  ['look', (url: string) => fetch(`${url}/api/v1/rooms`)],
] as const)('%s is counted by address', async (activity, ask) => {
  const times = 0.01;
  const { url } = await serve({ rateLimits: times });
  const most = Math.ceil(RATE_LIMITS[activity].address * times);
  const statuses: number[] = [];
  for (let each = 0; each <= most; each++) statuses.push((await ask(url)).status);
  expect(statuses.indexOf(429)).toBe(most);
});

test('forwarded addresses are accepted from trusted proxies only', async () => {
  const asks = async (url: string, address: string) =>
    (await fetch(`${url}/api/v1/rooms`, { headers: { 'x-forwarded-for': address } })).status;
  const times = 1 / RATE_LIMITS.look.address;
  const trusting = await serve({ rateLimits: times });
  const own = ['203.0.113.1', '203.0.113.2', '203.0.113.1', '2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:3::1'];
  const told = [];
  for (const address of own) told.push(await asks(trusting.url, address));
  expect(told).toEqual([200, 200, 429, 200, 429, 200]);
  const suspicious = await serve({ rateLimits: times, proxies: 'none' });
  expect([await asks(suspicious.url, '203.0.113.1'), await asks(suspicious.url, '203.0.113.2')]).toEqual([200, 429]);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['nonsense', 'nonsense'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('changing a name is limited as well', async () => {
  const { url } = await serve({ rateLimits: true });
  const { token } = await newToken(url, 'Ann');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const rename = async (_: unknown, each: number) =>
    (await fetch(`${url}/api/v1/me`, { method: 'PUT', headers, body: `{"name":"Ann ${each}"}` })).status;
  const statuses = await Promise.all(Array.from({ length: RATE_LIMITS.play.identity + 1 }, rename));
  expect(statuses.filter((status) => status === 429).length).toBe(1);
});

test('a page of another site may not connect, even with its visitor’s cookie', async () => {
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
