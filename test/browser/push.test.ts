import { createECDH } from 'node:crypto';
import type { BrowserContext, Page, Worker } from 'playwright-core';
import { expect, test } from 'vitest';
import { pushSetup } from '../support/push-service.ts';
import { NIM, untilKept, waitForStatus } from './gestures.ts';
import { opponent } from './opponent.ts';
import { openHall, person } from './people.ts';

/** A fake push subscription for a page, because this browser has no push service. */
const SUBSCRIPTION = {
  endpoint: 'https://push.example.com/device',
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

const { publicKey, privateKey, subject } = pushSetup().vapid;
const hall = openHall({ whole: true, env: { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } });

/**
 * Sits down on this page, which is in German, in a correspondence room of somebody else; returns its address.
 */
async function sitDown(second: Page): Promise<string> {
  const room = await (await opponent(hall.server.url)).open(hall.server.url, { ...NIM, clock: { days: 3 } });
  await second.goto(room);
  await second.getByRole('button', { name: 'Spielen', exact: true }).click();
  await waitForStatus(second, 'Merry Otter ist am Zug.');
  return room;
}

async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
}

/** The notifications that are shown. */
function shown(worker: Worker): Promise<{ title: string; body: string; tag: string }[]> {
  return worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });
}

/** Delivers a message to the worker as a push service would. */
async function push(worker: Worker, message: unknown): Promise<void> {
  await worker.evaluate(async (text) => {
    const waits: Promise<unknown>[] = [];
    const event = Object.assign(new Event('push'), {
      data: { json: () => JSON.parse(text) },
      waitUntil: (done: Promise<unknown>) => waits.push(done),
    });
    dispatchEvent(event);
    await Promise.all(waits);
  }, JSON.stringify(message));
}
/** Taps the notifications that are shown; returns the addresses that this opens. */
function tap(worker: Worker): Promise<string[]> {
  return worker.evaluate(async () => {
    const { registration, clients } = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(url: string): Promise<void> };
    };
    const opened: string[] = [];
    // Browsers open windows only after a user gesture.
    clients.openWindow = async (url) => void opened.push(url);
    for (const notification of await registration.getNotifications()) {
      const waits: Promise<unknown>[] = [];
      const waitUntil = (done: Promise<unknown>): number => waits.push(done);
      dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
      await Promise.all(waits);
    }
    return opened;
  });
}

test('a device can subscribe to turns, shows one notification per room in its language, and can unsubscribe', async () => {
  const { page, troubles } = await person(hall, { locale: 'de-DE', serviceWorkers: 'allow' });
  const context = page.context();
  await context.grantPermissions(['notifications'], { origin: hall.server.url });
  await context.addInitScript((subscription) => {
    Object.defineProperty(PushManager.prototype, 'subscribe', { value: async () => ({ toJSON: () => subscription }) });
  }, SUBSCRIPTION);
  const room = await sitDown(page);
  await untilKept(page);
  await page.goto(`${hall.server.url}/me`);
  await page.getByRole('button', { name: 'Benachrichtigungen einschalten' }).click();
  await page.getByText('Dieses Gerät benachrichtigt dich, wenn du am Zug bist.').waitFor();
  await page.reload();
  await page.getByText('Dieses Gerät benachrichtigt dich, wenn du am Zug bist.').waitFor();

  const worker = await workerOf(context);
  const code = room.split('/').at(-1) ?? '';
  await push(worker, { room: code, game: 'nim', by: 'Ann' });
  await push(worker, { room: code, game: 'wythoff', by: 'Ann' });
  await push(worker, { nothing: 'of ours' });
  const [notification, ...others] = await shown(worker);
  expect(notification).toMatchObject({ title: 'Du bist am Zug', tag: `turn ${code}` });
  expect(notification?.body).toMatch(/, mit Ann$/);
  expect(others).toEqual([]);
  expect(await tap(worker)).toEqual([`/r/${code}`]);
  expect(await shown(worker), 'it goes with the tap').toEqual([]);

  await page.goto(room);
  await page.getByRole('timer').first().waitFor();
  await push(worker, { room: code, game: 'nim', by: 'Ann' });
  expect(await shown(worker), 'the room is before our eyes').toEqual([]);

  await page.goto(`${hall.server.url}/settings`);
  const titles = async () => {
    await push(worker, { room: code, game: 'nim', by: 'Ann' });
    return (await shown(worker)).map(({ title }) => title);
  };
  for (const [language, title] of [
    ['Français', 'À toi de jouer'],
    ['Deutsch', 'Du bist am Zug'],
  ] as const) {
    await page.getByRole('radio', { name: language }).check();
    await expect.poll(titles, { message: language }).toEqual([title]);
  }
  await page.goto(`${hall.server.url}/me`);

  await page.getByRole('button', { name: 'Benachrichtigungen ausschalten' }).click();
  await page.getByRole('button', { name: 'Benachrichtigungen einschalten' }).waitFor();
  expect(troubles).toEqual([]);
});
