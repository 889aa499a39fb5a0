import type { WaitingGames } from '@nimhall/shared/protocol/messages';
import type { RelationshipKind, RelationshipsInfo } from '@nimhall/shared/protocol/relationships';
import { expect, test } from 'vitest';
import { SOON_AWAY } from '../support/delays.ts';
import { connect, joinAs, pairAt, serve, type TestClient } from '../support/harness.ts';

const as = ({ token }: TestClient) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });
const CLOCK = { initialMs: 300_000, incrementMs: 3_000 };

async function challengesTo(url: string, client: TestClient): Promise<string[]> {
  const response = await fetch(`${url}/api/v1/me/challenges`, { headers: as(client) });
  expect(response.status).toBe(200);
  return ((await response.json()) as WaitingGames).games.map(({ room }) => room);
}

async function choose(url: string, client: TestClient, room: string, relationship: RelationshipKind | null): Promise<void> {
  const response = await fetch(`${url}/api/v1/me/friends`, {
    method: 'PUT',
    headers: as(client),
    body: JSON.stringify({ room, relationship }),
  });
  expect(response.status).toBe(204);
}

/** Two people who played, the first of whom has given a star to the second, whose id is `friend`. */
async function friends(url: string) {
  const { first, second, room } = await pairAt(url);
  await choose(url, first, room, 'friend');
  const answer = await fetch(`${url}/api/v1/me/friends`, { headers: as(first) });
  const [{ player } = { player: { id: '' } }] = ((await answer.json()) as RelationshipsInfo).friends;
  return { first, second, room, friend: player.id };
}

test('a friend is notified of a challenge on any page, sees it after returning, and accepts it', async () => {
  const { url } = await serve();
  const { first, second, friend } = await friends(url);
  const { room } = await first.ok('challenge', { friend, game: 'kayles', clock: CLOCK, id: 'one' });
  expect((await first.ok('challenge', { friend, game: 'kayles', clock: CLOCK, id: 'one' })).room, 'the same id').toBe(room);
  const told = await second.waitFor('challenges', (message) => message.room === room);
  expect(told.game).toMatchObject({ game: 'kayles', status: 'waiting', clock: CLOCK });
  const again = await connect(url, { protocol: 1, token: second.token });
  expect(await challengesTo(url, second)).toEqual([room]);
  expect(JSON.stringify(await (await fetch(`${url}/api/v1/rooms`)).json()), 'the lobby').not.toContain(room);
  const { snapshot } = await again.ok('room:enter', { room });
  const seat = snapshot.seats.first ? 'second' : 'first';
  await again.ok('seat:take', { room, id: 's', seat });
  await second.waitFor('challenges', (message) => message.room === room && message.game === null);
  expect(await challengesTo(url, second)).toEqual([]);
  expect((await again.ok('room:enter', { room })).snapshot.status).toBe('playing');
});

test('only the challenged player may decline', async () => {
  const { url } = await serve();
  const { first, second, friend } = await friends(url);
  const { room } = await first.ok('challenge', { friend, game: 'nim' });
  expect(await first.send('challenge:decline', { room, id: 'd' })).toMatchObject({ ok: false, error: { code: 'forbidden' } });
  await second.ok('challenge:decline', { room, id: 'd' });
  await second.ok('challenge:decline', { room, id: 'd' });
  expect(await second.send('challenge:decline', { room, id: 'e' })).toMatchObject({ ok: false, error: { code: 'forbidden' } });
  await first.waitFor('room', ({ events }) => events.some(({ kind }) => kind === 'declined'));
  expect((await first.ok('room:enter', { room })).snapshot.invited).toEqual({ player: friend, declined: true });
  expect(await challengesTo(url, second)).toEqual([]);
});

test('only friends can be challenged, and the newest challenge to a friend replaces the others', async () => {
  const { url } = await serve();
  const { first, second, friend } = await friends(url);
  const eve = await joinAs(url, 'Eve');
  for (const friend of ['nobody', '']) {
    expect(await second.send('challenge', { friend, game: 'nim' }), friend).toMatchObject({ ok: false, error: { code: 'forbidden' } });
  }
  expect(await eve.send('challenge', { friend, game: 'nim' })).toMatchObject({ ok: false, error: { code: 'forbidden' } });
  expect(await first.send('challenge', { friend, game: 'chess' })).toMatchObject({ ok: false, error: { code: 'unknown-game' } });
  await first.ok('challenge', { friend, game: 'nim' });
  const { room } = await first.ok('challenge', { friend, game: 'kayles' });
  await expect.poll(() => challengesTo(url, second)).toEqual([room]);
});

test('a challenge from a blocked player is not delivered, and the challenger is not told', async () => {
  const { url } = await serve();
  const { first, second, room: played, friend } = await friends(url);
  const { room } = await first.ok('challenge', { friend, game: 'nim' });
  await second.waitFor('challenges', (message) => message.room === room);
  await choose(url, second, room, 'blocked');
  expect(await challengesTo(url, second), 'blocked from the challenge itself').toEqual([]);
  const { room: later } = await first.ok('challenge', { friend, game: 'kayles' });
  expect((await first.ok('room:enter', { room: later })).snapshot).toMatchObject({ status: 'waiting', invited: { declined: false } });
  await choose(url, second, played, null);
  expect(await challengesTo(url, second)).toEqual([later]);
  expect(second.received('challenges').map((message) => message.room)).not.toContain(later);
});

test('a challenge with a clock lasts while the challenger is present; a correspondence one stays', async () => {
  const { url } = await serve({ delays: SOON_AWAY });
  const { first, second, friend } = await friends(url);
  const { room } = await first.ok('challenge', { friend, game: 'nim', clock: CLOCK });
  await first.ok('room:leave', { room });
  await second.waitFor('challenges', (message) => message.room === room && message.game === null);
  await first.ok('room:enter', { room });
  await expect.poll(() => challengesTo(url, second)).toEqual([room]);
  const { room: lasting } = await first.ok('challenge', { friend, game: 'nim', clock: { days: 3 } });
  first.socket.disconnect();
  await expect
    .poll(async () => (await second.ok('room:enter', { room: lasting })).snapshot.away, { timeout: 15_000 })
    .not.toEqual({ first: null, second: null });
  expect(await challengesTo(url, second)).toEqual([lasting]);
});
