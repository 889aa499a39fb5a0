import { once } from 'node:events';
import { connect as connectTcp, type Socket } from 'node:net';
import { delaysAt } from '@nimhall/server/delays';
import { MAX_CONNECTIONS } from '@nimhall/server/people/limits';
import { INFLOW } from '@nimhall/server/sockets/ingress-limiter';
import { expect, onTestFinished, test } from 'vitest';
import { connect, pairAt, serve, serveAll } from '../support/harness.ts';
import { figure, openRaw } from '../support/raw.ts';
import { scaled } from '../support/scale.ts';

const hall = serveAll();

/** A plain TCP connection on which something was written. */
async function openTcp(url: string, text: string): Promise<Socket> {
  const socket = connectTcp(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (text) socket.write(text);
  return socket;
}

/** The first line of the response to a request. */
async function answerTo(url: string, path: string, headers: readonly string[]): Promise<string> {
  const socket = await openTcp(url, [`GET ${path} HTTP/1.1`, 'Host: hall', ...headers, '', ''].join('\r\n'));
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  return chunk.toString().split('\r\n')[0] ?? '';
}

const UPGRADE = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];
const SOCKETS = '/socket.io/?EIO=4&transport=websocket';

test.each([
  ['h2c', '/healthz', ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'], 200],
  ['another protocol', '/api/v1/games', ['Connection: Upgrade', 'Upgrade: nonsense'], 200],
  ['a WebSocket where none is spoken', '/api/v1/nothing', UPGRADE, 404],
  ['a WebSocket where they are', SOCKETS, UPGRADE, 101],
  ['a WebSocket for the session of somebody', `${SOCKETS}&sid=x`, UPGRADE, 400],
  ['long polling', '/socket.io/?EIO=4&transport=polling', [], 400],
  ['a WebSocket that is not one', SOCKETS, [], 400],
])('a request for %s gets an answer', async (_what, path, headers, status) => {
  const { url } = hall;
  expect(await answerTo(url, path, headers)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test('a request for an existing session of a connection gets an answer', async () => {
  const { url } = hall;
  const guest = await openRaw(url);
  const { sid } = JSON.parse(guest.got[0]?.slice(1) ?? '{}') as { sid: string };
  const response = await fetch(`${url}${SOCKETS}&sid=${sid}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: 'protocol' } });
});

test('an address may have a limited number of connections; when one closes, another may open', async () => {
  const times = 0.01;
  const { url } = await serve({ rateLimits: times });
  const most = MAX_CONNECTIONS * times;
  const guests = [];
  while (guests.length < most) guests.push(await openRaw(url, { hello: false }));
  expect(await answerTo(url, SOCKETS, UPGRADE)).toMatch(/^HTTP\/1.1 429 /);
  guests[0]?.socket.close();
  await guests[0]?.ended;
  await openRaw(url, { hello: false });
});

/** What may be open when a server stops; waiting for any of these would never end. */
const HELD: readonly ((url: string) => Promise<unknown>)[] = [
  // A silent connection, half a header, half a body.
  (url) => openTcp(url, ''),
  (url) => openTcp(url, 'GET / HTTP/1.1\r\nX-'),
  (url) => openTcp(url, 'POST /api/v1/tokens HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{'),
  // A WebSocket without a handshake, one that does not read, and sockets that stay although they are sent away.
  (url) => openRaw(url, { hello: false }),
  async (url) => {
    const { socket } = await openRaw(url);
    socket.pause();
  },
  (url) => Promise.all(Array.from({ length: 20 }, () => connect(url, { protocol: 1 }))),
];

test.each([
  ['nobody there', []],
  ['connections that do not end by themselves', HELD],
])('the server stops with %s', async (_what, held) => {
  const server = await serve();
  await Promise.all(held.map((hold) => hold(server.url)));
  await server.stop();
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
});

test('a connection that floods delays only itself, and is disconnected when it does not stop', { timeout: 40_000 }, async () => {
  const { url } = await serve({ rateLimits: true, delays: { ...delaysAt(100), flood: scaled(1_500, 10_000) } });
  const { first, second, room } = await pairAt(url, { start: '1000' });
  const flooder = await openRaw(url);
  const packets = INFLOW.connection.atOnce + INFLOW.connection.perSecond * 15;
  for (let each = 0; each < packets; each++) flooder.send(`42${each}["nonsense"]`);
  let ply = 0;
  const playOn = async (): Promise<void> => {
    await (ply % 2 === 0 ? first : second).ok('move', { room, id: `m${ply}`, branch: 0, ply, move: 'a1' });
    ply++;
  };
  while (ply < 50) await playOn();
  await flooder.ended;
  await playOn();
  expect(await figure(url, 'nimhall_floods_cut_total')).toBe(1);
  const answers = flooder.got.filter((frame) => frame.startsWith('43')).map((frame) => Number(/^43(\d+)/.exec(frame)?.[1]));
  expect(answers, 'each is answered once, and in order').toEqual(Array.from({ length: answers.length }, (_, at) => at));
});

test('a burst that ends is answered completely', async () => {
  const { url } = await serve({ rateLimits: true });
  const guest = await openRaw(url);
  const packets = INFLOW.connection.atOnce + 0.5 * INFLOW.connection.perSecond;
  for (let each = 0; each < packets; each++) guest.send(`42${each}["nonsense"]`);
  expect(await guest.waitFor(`43${packets - 1}[`)).toContain('rate-limited');
  expect(await figure(url, 'nimhall_floods_cut_total')).toBe(0);
});

test('WebSocket pings count as a flood like anything else', async () => {
  const { url } = await serve({ rateLimits: true });
  const guest = await openRaw(url);
  for (let each = 0; each < 2_000; each++) guest.socket.ping();
  await guest.ended;
  expect(await figure(url, 'nimhall_floods_cut_total')).toBe(1);
});

test('a client that exceeds its limit without asking for answers gets none', async () => {
  const { url } = await serve({ rateLimits: true });
  const guest = await openRaw(url);
  for (let each = 0; each < 600; each++) guest.send('42["nonsense"]');
  guest.send('421["nonsense"]');
  expect(await guest.waitFor('431[')).toContain('rate-limited');
  const refused = guest.got.filter((frame) => frame.startsWith('42["refused"'));
  expect(refused.length).toBe(400);
});
