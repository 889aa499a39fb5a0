import { expect, test } from 'vitest';
import { SOON_AWAY } from '../support/delays.ts';
import { connect, joinAs, newToken, pairAt, serve, serveAll } from '../support/harness.ts';

const hall = serveAll();

test('the lobby shows rooms as they open, change and go', async () => {
  const { url } = hall;
  const watcher = await joinAs(url, 'Wim');
  expect(await watcher.ok('lobby', { on: true })).toMatchObject({ rooms: [] });
  const { first, room } = await pairAt(url, { start: '1' });
  await watcher.waitFor('lobby', ({ changed }) => changed.some((each) => each.room === room && each.status === 'playing'));
  await first.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'a1' });
  expect(await watcher.waitFor('lobby', ({ gone }) => gone.includes(room))).toBeTruthy();
  await first.ok('room:create', { game: 'nim', listed: false });
  const listed = await first.ok('room:create', { game: 'nim' });
  expect((await watcher.ok('lobby', { on: true })).rooms.map((each) => each.room)).toEqual([listed.room]);
});

test('a room is in the lobby while a player waits there', async () => {
  const { url, clock, dataDir, stop } = await serve({ delays: SOON_AWAY });
  const [watcher, host] = [await joinAs(url, 'Wim'), await joinAs(url, 'Hal')];
  await watcher.ok('lobby', { on: true });
  const { room } = await host.ok('room:create', { game: 'nim' });
  await watcher.waitFor('lobby', ({ changed }) => changed.some((each) => each.room === room));
  host.socket.disconnect();
  await watcher.waitFor('lobby', ({ gone }) => gone.includes(room));
  clock.now += 60_000;
  const back = await connect(url, { protocol: 1, token: host.token });
  await back.ok('room:enter', { room });
  await watcher.waitFor('lobby', ({ changed }) => changed.some((each) => each.room === room && each.updatedAt === clock.now));
  await stop();
  const again = await serve({ dataDir, clock, delays: { ...SOON_AWAY, absence: 600_000 } });
  const later = await joinAs(again.url, 'Lea');
  expect((await later.ok('lobby', { on: true })).rooms).toMatchObject([{ room }]);
  await again.stop();
  const last = await serve({ dataDir, clock, delays: SOON_AWAY });
  const latest = await joinAs(last.url, 'Pia');
  await expect.poll(async () => (await latest.ok('lobby', { on: true })).rooms, { timeout: 15_000 }).toEqual([]);
});

test('presence counts people, not connections, and is in the snapshot', async () => {
  const { url } = hall;
  const { first, second, room } = await pairAt(url);
  const { token } = await newToken(url, 'Two Tabs');
  for (const tab of [await connect(url, { protocol: 1, token }), await connect(url, { protocol: 1, token })])
    await tab.ok('room:enter', { room });
  expect(await first.ok('room:enter', { room })).toMatchObject({
    snapshot: { presence: { seats: { first: true, second: true }, spectators: 1, watchers: ['Two Tabs'] } },
  });
  second.socket.disconnect();
  await first.waitForNext('presence', ({ seats }) => seats.first && !seats.second);
});

test('the first twenty visitors of a crowded room are named, and a new name is sent', async () => {
  const { url } = hall;
  const { first, room } = await pairAt(url);
  const watchers = [];
  for (let number = 1; number <= 24; number++) {
    const watcher = await joinAs(url, `Watcher ${number}`);
    await watcher.ok('room:enter', { room });
    watchers.push(watcher);
  }
  const { spectators, watchers: named } = await first.waitFor('presence', (presence) => presence.spectators === 24);
  expect(spectators).toBe(24);
  expect(named).toEqual(Array.from({ length: 20 }, (_, index) => `Watcher ${index + 1}`));
  const headers = { authorization: `Bearer ${watchers[0]?.token}`, 'content-type': 'application/json' };
  await fetch(`${url}/api/v1/me`, { method: 'PUT', headers, body: JSON.stringify({ name: 'Wanda' }) });
  await first.waitFor('presence', (presence) => presence.watchers[0] === 'Wanda');
});

test('a client that left a room receives nothing more from it', async () => {
  const { url } = hall;
  const { first, second, room } = await pairAt(url, { start: '5' });
  await second.ok('room:leave', { room });
  await first.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'a1' });
  await first.waitFor('room', ({ version }) => version === 3);
  await second.ok('lobby', { on: false });
  expect(second.received('room').filter(({ version }) => version === 3)).toEqual([]);
});

test('R5: a beacon names the newest version, so that a lost last event is noticed', async () => {
  const { url } = hall;
  const { first, room } = await pairAt(url);
  expect(await first.waitFor('beacon', ({ rooms }) => rooms[room] !== 1)).toEqual({ rooms: { [room]: 2 } });
});

test('a new connection is told its identity', async () => {
  const { url, clock } = await serve();
  const { player, token } = await newToken(url, 'Ann');
  const ann = await connect(url, { protocol: 1, token });
  expect(await ann.waitFor('welcome')).toEqual({ player, protocol: 1, serverTime: clock.now, epoch: expect.any(String) });
});

test('a browser is recognised by its cookie, and a new name reaches its connections', async () => {
  const { url } = hall;
  const hello = await fetch(`${url}/api/v1/me`);
  const cookie = hello.headers.getSetCookie()[0] ?? '';
  expect(cookie).toMatch(/; HttpOnly/);
  expect(cookie).toMatch(/; SameSite=Lax/);
  const { player } = (await hello.json()) as { player: { id: string } };
  const headers = { cookie: cookie.split(';')[0] ?? '', 'content-type': 'application/json' };
  expect(await fetch(`${url}/api/v1/me`, { headers }).then((response) => response.json())).toEqual({ player });
  const browser = await connect(url, { protocol: 1 }, headers);
  expect((await browser.waitFor('welcome')).player).toEqual(player);
  await fetch(`${url}/api/v1/me`, { method: 'PUT', headers, body: JSON.stringify({ name: 'Ann' }) });
  const { room } = await browser.ok('room:create', { game: 'nim' });
  expect(await browser.ok('room:enter', { room })).toMatchObject({
    you: 'first',
    snapshot: { seats: { first: { player: { name: 'Ann' } } } },
  });
});

test('a connection without a credential is anonymous, and its identity ends with it', async () => {
  const { url } = hall;
  const [one, two] = [await connect(url, { protocol: 1 }), await connect(url, { protocol: 1 })];
  expect((await one.waitFor('welcome')).player.id).not.toBe((await two.waitFor('welcome')).player.id);
  const { room } = await one.ok('room:create', { game: 'nim' });
  expect(await two.ok('room:enter', { room })).toMatchObject({ you: 'watching' });
});

test.for([
  { name: 'no protocol', auth: {}, code: 'protocol' },
  { name: 'another protocol', auth: { protocol: 2 }, code: 'protocol' },
  { name: 'a protocol that is text', auth: { protocol: '1' }, code: 'protocol' },
  { name: 'a false token', auth: { protocol: 1, token: 'false' }, code: 'unauthenticated' },
])('a connection with $name is refused: $code', async ({ auth, code }) => {
  const { url } = hall;
  await expect(connect(url, auth)).rejects.toMatchObject({ data: { code, message: expect.stringMatching(/\S/) } });
});
