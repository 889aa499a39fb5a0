import { expect, test } from 'vitest';
import { openShared } from '../support/cluster.ts';
import { joinAs, serve } from '../support/harness.ts';

const shared = openShared();

test('a player erased on one node is disconnected from the other, and has no name on either', async () => {
  const where = { databaseUrl: await shared.postgres.database(), redisUrl: shared.redis.url };
  const nodes = [await serve(where), await serve(where)] as const;
  const [ann, ben] = [await joinAs(nodes[0].url, 'Ann'), await joinAs(nodes[1].url, 'Ben')];
  const { room } = await ann.ok('room:create', { game: 'nim', start: '3,4' });
  await ben.ok('room:enter', { room });
  await ben.ok('seat:take', { room, id: 'sit', seat: 'second' });
  const cut = new Promise((resolve) => ann.socket.once('disconnect', resolve));
  const answer = await fetch(`${nodes[1].url}/api/v1/me`, { method: 'DELETE', headers: { authorization: `Bearer ${ann.token}` } });
  expect(answer.status).toBe(204);
  await cut;
  await ben.waitFor('forgotten', (message) => message.room === room);
  for (const { url } of nodes) {
    const names = async () => JSON.stringify((await (await fetch(`${url}/api/v1/rooms/${room}`)).json()).seats);
    await expect.poll(names, { timeout: 15_000 }).toMatch(/"name":"".*"name":"Ben"/);
    expect((await fetch(`${url}/api/v1/me`, { headers: { authorization: `Bearer ${ann.token}` } })).status).toBe(401);
  }
});
