import type { PushInfo } from '@nimhall/shared/protocol/push';
import { expect, test } from 'vitest';
import { onDatabase } from '../support/database.ts';
import { SOON_AWAY } from '../support/delays.ts';
import { pairAt, serve, type TestClient } from '../support/harness.ts';
import { claimsIn, type PushedDevice, pushSetup, startPushService } from '../support/push-service.ts';

/** Background sends take a while on a busy machine. */
const PATIENTLY = { timeout: 15_000 };
const threeDays = { start: '9,9', clock: { days: 3 } } as const;

function asks(url: string, { token }: TestClient, method: string, path: string, body?: unknown): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(`${url}/api/v1/me${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
}

async function infoOf(url: string, client: TestClient): Promise<PushInfo> {
  return (await (await asks(url, client, 'GET', '/push')).json()) as PushInfo;
}

/** Subscribes a device of a player from now on. */
async function turnOn(url: string, client: TestClient, { address }: PushedDevice): Promise<void> {
  const response = await asks(url, client, 'PUT', '/push', address);
  expect(response.status, await response.text()).toBe(204);
}

const move = (client: TestClient, room: string, ply: number) =>
  client.ok('move', { room, id: `move ${ply}`, branch: 0, ply, move: ply % 2 === 0 ? 'a1' : 'b1' });

/** Has a player leave a room, and waits until the server knows. */
async function leave(client: TestClient, other: TestClient, room: string): Promise<void> {
  const seen = other.waitForNext('room', ({ events }) => events.some(({ kind }) => kind === 'went-away'));
  await client.ok('room:leave', { room });
  await seen;
}

test('a player who is to move and has not opened the room is notified once, in a message that only their device can decrypt', async () => {
  const [service, push] = [await startPushService(), pushSetup()];
  const { url } = await serve({ push, delays: SOON_AWAY });
  const { first, second, room } = await pairAt(url, threeDays);
  const device = service.device();
  expect(await infoOf(url, second)).toEqual({ key: push.vapid.publicKey, on: false });
  await turnOn(url, second, device);
  expect(await infoOf(url, second)).toEqual({ key: push.vapid.publicKey, on: true });
  expect(await infoOf(url, first)).toMatchObject({ on: false });
  await leave(second, first, room);
  await move(first, room, 0);
  await first.ok('move', { room, id: 'move 0', branch: 0, ply: 0, move: 'a1' });
  await expect.poll(() => device.pushed.length, PATIENTLY).toBe(1);
  const [{ headers, message } = { headers: {}, message: null }] = device.pushed;
  expect(message).toEqual({ room, game: 'nim', by: 'Ann' });
  const { aud, exp, sub } = claimsIn(headers, push.vapid.publicKey);
  expect([aud, sub]).toEqual([service.origin, 'mailto:hall@example.org']);
  expect(exp).toBeLessThan(Date.now() / 1_000 + 24 * 3_600 + 60);
  expect(Number(headers.ttl)).toBe(3 * 24 * 3_600);
  expect(headers.topic).toMatch(/^[\w-]{24}$/);
  expect(JSON.stringify(headers), 'the service learns no code').not.toContain(room);
  expect(device.pushed).toHaveLength(1);
});

test('no notification for a player in the room, for games with a clock, or after unsubscribing', async () => {
  const service = await startPushService();
  const { url } = await serve({ push: pushSetup(), delays: SOON_AWAY });
  const [days, minutes] = [await pairAt(url, threeDays), await pairAt(url, { start: '9,9', clock: { initialMs: 60_000, incrementMs: 0 } })];
  const [here, onClock] = [service.device(), service.device()];
  await turnOn(url, days.second, here);
  await turnOn(url, minutes.second, onClock);
  await move(days.first, days.room, 0);
  await leave(minutes.second, minutes.first, minutes.room);
  await move(minutes.first, minutes.room, 0);
  await move(days.second, days.room, 1);
  await leave(days.second, days.first, days.room);
  expect((await asks(url, days.second, 'DELETE', '/push')).status).toBe(204);
  await move(days.first, days.room, 2);
  await days.second.ok('room:enter', { room: days.room });
  await turnOn(url, days.second, here);
  await move(days.second, days.room, 3);
  await leave(days.second, days.first, days.room);
  await move(days.first, days.room, 4);
  await expect.poll(() => here.pushed.length, PATIENTLY).toBe(1);
  expect([here.pushed.length, onClock.pushed.length], 'of these moves the last alone').toEqual([1, 0]);
});

test('a device that is gone is removed, and one whose service fails is not', async () => {
  const service = await startPushService();
  const { url } = await serve({ push: pushSetup(), delays: SOON_AWAY });
  const { first, second, room } = await pairAt(url, threeDays);
  const device = service.device();
  await turnOn(url, second, device);
  await leave(second, first, room);
  service.answer(503);
  await move(first, room, 0);
  await expect.poll(() => device.pushed.length, PATIENTLY).toBe(1);
  expect(await infoOf(url, second)).toMatchObject({ on: true });
  service.answer(410);
  await move(second, room, 1);
  await move(first, room, 2);
  await expect.poll(async () => (await infoOf(url, second)).on, PATIENTLY).toBe(false);
});

test('signing out or erasing a player removes their devices', async () => {
  const service = await startPushService();
  const { url } = await serve({ push: pushSetup(), delays: SOON_AWAY });
  const { first, second, room } = await pairAt(url, threeDays);
  const more = (await (await asks(url, second, 'POST', '/tokens', { name: 'Phone' })).json()) as { id: string; token: string };
  const phone = { token: more.token } as TestClient;
  const [desk, mobile] = [service.device(), service.device()];
  await turnOn(url, second, desk);
  await turnOn(url, phone, mobile);
  await leave(second, first, room);
  expect((await asks(url, second, 'DELETE', `/tokens/${more.id}`)).status).toBe(204);
  await move(first, room, 0);
  await expect.poll(() => desk.pushed.length, PATIENTLY).toBe(1);
  expect(mobile.pushed).toHaveLength(0);
});

test('a service that never answers delays nobody, and no shutdown', async () => {
  const service = await startPushService();
  const { url, stop } = await serve({ push: pushSetup(), delays: SOON_AWAY });
  const { first, second, room } = await pairAt(url, threeDays);
  const device = service.device();
  await turnOn(url, second, device);
  await leave(second, first, room);
  service.answer(null);
  for (let ply = 0; ply < 8; ply++) await move(ply % 2 === 0 ? first : second, room, ply);
  await expect.poll(() => device.pushed.length, PATIENTLY).toBeGreaterThan(0);
  await stop();
});

test('an invalid push address is refused, and so is any when push is off', async () => {
  const service = await startPushService();
  const { url } = await serve({ push: pushSetup(), delays: SOON_AWAY });
  const { first } = await pairAt(url, threeDays);
  const { address } = service.device();
  const { keys } = address;
  for (const body of [
    {},
    { endpoint: address.endpoint },
    { endpoint: 'nowhere', keys },
    { endpoint: 'https://push.example/other-network', keys },
    { endpoint: `${address.endpoint}${'x'.repeat(1_000)}`, keys },
    { ...address, keys: { ...keys, auth: 'short' } },
    { ...address, keys: { ...keys, p256dh: `${keys.p256dh.slice(0, -1)}=` } },
    { ...address, keys: { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } },
    { ...address, extra: 1 },
  ]) {
    expect([400, 413], JSON.stringify(body)).toContain((await asks(url, first, 'PUT', '/push', body)).status);
  }
  expect((await fetch(`${url}/api/v1/me/push`)).status).toBe(401);
  const silent = await serve();
  const other = await pairAt(silent.url, threeDays);
  expect(await infoOf(silent.url, other.first)).toEqual({ key: null, on: false });
  expect((await asks(silent.url, other.first, 'PUT', '/push', address)).status).toBe(404);
});

test('stored keys that are not on the curve do no harm', async () => {
  const service = await startPushService();
  const { url, dataDir } = await serve({ push: pushSetup(), delays: SOON_AWAY });
  const { first, second, room } = await pairAt(url, threeDays);
  const device = service.device();
  await turnOn(url, second, device);
  onDatabase(dataDir, (db) => db.prepare('UPDATE push SET p256dh = ?').run(`BA${'A'.repeat(85)}`));
  await leave(second, first, room);
  await move(first, room, 0);
  await turnOn(url, second, device);
  await move(second, room, 1);
  await move(first, room, 2);
  await expect.poll(() => device.pushed.length, PATIENTLY).toBe(1);
});
