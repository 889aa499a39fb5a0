import type { RelationshipsInfo } from '@nimhall/shared/protocol/relationships';
import { expect, test } from 'vitest';
import { joinAs, pairAt, serve, serveAll, type TestClient } from '../support/harness.ts';

const hall = serveAll();

const as = ({ token }: TestClient) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });

async function friendsOf(url: string, client: TestClient): Promise<RelationshipsInfo> {
  const response = await fetch(`${url}/api/v1/me/friends`, { headers: as(client) });
  expect(response.status).toBe(200);
  return (await response.json()) as RelationshipsInfo;
}

/** Marks the opponent in a room as friend or blocked; the status of the answer. */
async function choose(url: string, client: TestClient, room: string, relationship: unknown): Promise<number> {
  const response = await fetch(`${url}/api/v1/me/friends`, {
    method: 'PUT',
    headers: as(client),
    body: JSON.stringify({ room, relationship }),
  });
  return response.status;
}

test('an opponent can become a friend whose presence I see, and is not told', async () => {
  const { url } = hall;
  const { first, second, room } = await pairAt(url, { start: '9,9' });
  expect(await choose(url, first, room, 'friend')).toBe(204);
  expect(await friendsOf(url, first)).toMatchObject({ friends: [{ player: { name: 'Ben' }, whereabouts: 'playing' }], blocked: [] });
  expect(await friendsOf(url, second)).toEqual({ friends: [], blocked: [] });
  await first.ok('resign', { room, id: 'r' });
  expect(await friendsOf(url, first)).toMatchObject({ friends: [{ whereabouts: 'here' }] });
  const gone = new Promise((resolve) => second.socket.once('disconnect', resolve));
  second.socket.disconnect();
  await gone;
  await expect.poll(async () => (await friendsOf(url, first)).friends[0]?.whereabouts).toBe('away');

  const [{ player } = { player: { id: '' } }] = (await friendsOf(url, first)).friends;
  const removed = await fetch(`${url}/api/v1/me/friends/${player.id}`, { method: 'DELETE', headers: as(first) });
  expect(removed.status).toBe(204);
  expect(await friendsOf(url, first)).toEqual({ friends: [], blocked: [] });
});

test('a client of the previous version may call the relationship a tie', async () => {
  const { url } = hall;
  const { first, room } = await pairAt(url);
  const body = JSON.stringify({ room, tie: 'friend' });
  expect((await fetch(`${url}/api/v1/me/friends`, { method: 'PUT', headers: as(first), body })).status).toBe(204);
  expect(await friendsOf(url, first)).toMatchObject({ friends: [{ player: { name: 'Ben' } }] });
});

test('only opponents can be chosen, as friend or blocked', async () => {
  const { url } = hall;
  const { first, room } = await pairAt(url);
  const eve = await joinAs(url, 'Eve');
  expect(await choose(url, eve, room, 'friend')).toBe(403);
  expect(await choose(url, first, 'nowhere', 'friend')).toBe(404);
  for (const relationship of ['enemy', 3, undefined]) expect(await choose(url, first, room, relationship), String(relationship)).toBe(400);
  const { room: alone } = await first.ok('room:create', { game: 'nim', seats: { first: 'me', second: { bot: 'random' } } });
  expect(await choose(url, first, alone, 'friend')).toBe(403);
});

test('when one of two players has blocked the other, neither reads the other’s messages, and both seem to be away', async () => {
  const { url } = hall;
  const { first, second, room } = await pairAt(url, { start: '9,9' });
  await choose(url, second, room, 'friend');
  await choose(url, first, room, 'blocked');
  await second.ok('chat', { room, text: 'from Ben' });
  await first.ok('chat', { room, text: 'from Ann' });
  for (const client of [first, second]) {
    await client.ok('room:leave', { room });
    const { chat } = await client.ok('room:enter', { room });
    expect(chat.map(({ text }) => text)).toEqual([client === first ? 'from Ann' : 'from Ben']);
    expect(client.received('chat').map(({ line }) => line.text)).toEqual([client === first ? 'from Ann' : 'from Ben']);
  }
  expect(await friendsOf(url, second), 'Ann is in the room').toMatchObject({ friends: [{ player: { name: 'Ann' }, whereabouts: 'away' }] });
  expect(await friendsOf(url, first)).toMatchObject({ friends: [], blocked: [{ name: 'Ben' }] });
  await choose(url, first, room, null);
  await second.ok('chat', { room, text: 'again' });
  expect((await first.waitFor('chat', ({ line }) => line.text === 'again')).line.from.name).toBe('Ben');
});

test('pairing never matches a player with somebody they blocked', async () => {
  const { url, clock } = await serve();
  const { first, second, room } = await pairAt(url);
  await choose(url, first, room, 'blocked');
  const eve = await joinAs(url, 'Eve');
  for (const [name, body] of [
    ['pair', { game: 'chomp' }],
    ['duel', { game: 'nim' }],
  ] as const) {
    const { room: waits } = await second.ok(name, body);
    clock.now += 120_000;
    const { room: other } = await first.ok(name, body);
    expect(other, name).not.toBe(waits);
    expect((await second.ok(name, body)).room, `${name}, asked again by the blocked player`).toBe(waits);
    expect((await eve.ok(name, body)).room, `${name}: somebody else, with who waits longest`).toBe(waits);
  }
});

/** Rooms that a player is shown in the lobby. */
async function listed(client: TestClient): Promise<string[]> {
  return (await client.ok('lobby', { on: true })).rooms.map(({ room }) => room);
}

test('a blocked player sees no room in which the blocker waits, and finds the seat there reserved', async () => {
  const { url } = hall;
  const { first, second, room } = await pairAt(url);
  await choose(url, first, room, 'blocked');
  const eve = await joinAs(url, 'Eve');
  for (const client of [second, eve]) await listed(client);
  const { room: open } = await first.ok('room:create', { game: 'nim', start: '3,4,5' });
  await eve.waitFor('lobby', ({ changed }) => changed.some((each) => each.room === open));
  const { room: after } = await eve.ok('room:create', { game: 'chomp' });
  await second.waitFor('lobby', ({ changed }) => changed.some((each) => each.room === after));
  expect(JSON.stringify(second.received('lobby').map(({ changed }) => changed))).not.toContain(open);
  expect([await listed(second), await listed(eve)]).toEqual([expect.not.arrayContaining([open]), expect.arrayContaining([open])]);
  const byHttp = async (client: TestClient) => await (await fetch(`${url}/api/v1/rooms`, { headers: as(client) })).text();
  expect([(await byHttp(second)).includes(open), (await byHttp(eve)).includes(open)]).toEqual([false, true]);

  await second.ok('room:enter', { room: open });
  const refused = await second.send('seat:take', { room: open, id: 'sit', seat: 'second' });
  expect(refused).toMatchObject({ ok: false, error: { code: 'seat-taken', message: 'This seat is reserved for someone else.' } });
  await eve.ok('seat:take', { room: open, id: 'sit', seat: 'second' });
});

test('a player who blocked somebody cannot sit down with them by their link, and is told why', async () => {
  const { url } = hall;
  const { first, second, room } = await pairAt(url);
  await choose(url, first, room, 'blocked');
  const { room: link } = await second.ok('room:create', { game: 'nim', listed: false });
  const sit = { room: link, id: 'sit', seat: 'second' } as const;
  expect(await first.send('seat:take', sit)).toMatchObject({
    error: { code: 'forbidden', message: 'You’ve blocked the player who is waiting here.' },
  });
  await choose(url, first, room, null);
  await first.ok('seat:take', { ...sit, id: 'again' });
});

test('R3: a player who sat down before being blocked gets the same answer again', async () => {
  const { url } = hall;
  const { first, second, room } = await pairAt(url);
  await choose(url, first, room, 'blocked');
  expect(await second.ok('seat:take', { room, id: 'sit', seat: 'second' })).toMatchObject({ version: 2 });
});

test('an unknown name cannot be blocked', async () => {
  const { url } = hall;
  const { first } = await pairAt(url);
  const block = (name: unknown) => fetch(`${url}/api/v1/me/blocked`, { method: 'PUT', headers: as(first), body: JSON.stringify({ name }) });
  expect([(await block('Ben')).status, (await block('')).status, (await block(3)).status]).toEqual([404, 400, 400]);
});
