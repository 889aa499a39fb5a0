import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCluster, type Shared, startShared } from '../support/cluster.ts';
import { joinAs } from '../support/harness.ts';

let shared: Shared;

beforeAll(async () => {
  shared = await startShared();
});
afterAll(() => shared.remove());

test('whoever is forgotten by one node is cut off at the other, and has no name on either', async () => {
  const cluster = await openCluster(shared);
  const nodes = [await cluster.join(), await cluster.join()] as const;
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
