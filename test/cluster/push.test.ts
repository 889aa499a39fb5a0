import { expect, test } from 'vitest';
import { openShared } from '../support/cluster.ts';
import { delays } from '../support/delays.ts';
import { joinAs, serve } from '../support/harness.ts';
import { pushSetup, startPushService } from '../support/push-service.ts';

/** Work on another node takes a while on a busy machine. */
const PATIENTLY = { timeout: 15_000 };

const shared = openShared();

test('one of several nodes notifies a device, whichever of them received the move', async () => {
  const [service, push, databaseUrl] = [await startPushService(), pushSetup(), await shared.postgres.database()];
  const clock = { now: Date.UTC(2026, 0, 1) };
  const nodes = [await serve({ databaseUrl, clock, push, delays }), await serve({ databaseUrl, clock, push, delays })] as const;
  const [ann, ben] = [await joinAs(nodes[0].url, 'Ann'), await joinAs(nodes[1].url, 'Ben')];
  const { room } = await ann.ok('room:create', { game: 'nim', start: '9,9', clock: { days: 3 } });
  await ben.ok('room:enter', { room });
  await ben.ok('seat:take', { room, id: 'sit', seat: 'second' });
  const device = service.device();
  const headers = { authorization: `Bearer ${ben.token}`, 'content-type': 'application/json' };
  const put = await fetch(`${nodes[1].url}/api/v1/me/push`, { method: 'PUT', headers, body: JSON.stringify(device.address) });
  expect(put.status).toBe(204);
  await ben.ok('room:leave', { room });
  const away = async () => (await (await fetch(`${nodes[0].url}/api/v1/rooms/${room}`)).json()).away.second;
  await expect.poll(away, PATIENTLY).not.toBeNull();
  await ann.ok('move', { room, id: '1', branch: 0, ply: 0, move: 'a1' });
  await expect.poll(() => device.pushed.length, PATIENTLY).toBe(1);
  await ben.ok('move', { room, id: '2', branch: 0, ply: 1, move: 'b1' });
  await ann.ok('move', { room, id: '3', branch: 0, ply: 2, move: 'a1' });
  await expect.poll(() => device.pushed.length, PATIENTLY).toBe(2);
  await Promise.all(nodes.map((node) => node.stop()));
  expect(device.pushed.map(({ message }) => message)).toEqual([
    { room, game: 'nim', by: 'Ann' },
    { room, game: 'nim', by: 'Ann' },
  ]);
});
