import type { Page, WebSocket } from 'playwright-core';
import { expect, test } from 'vitest';
import { openFromTile, openHall, person, typeMove, waitForMyTurn, waitForStatus } from './people.ts';

const hall = openHall();

/** A game against a bot, and the connections that the page opens from now on. */
async function playing(page: Page): Promise<WebSocket[]> {
  await openFromTile(page, hall.server.url, /3 – 4 – 5/);
  await page.getByRole('combobox', { name: 'Put a bot in this seat' }).selectOption('random');
  await waitForMyTurn(page);
  const connections: WebSocket[] = [];
  page.on('websocket', (connection) => connections.push(connection));
  return connections;
}

/** What a page finds when somebody looks at it again after so many milliseconds. */
async function wakeAfter(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((asleep) => {
    const now = Date.now;
    Date.now = () => now() + asleep;
    document.dispatchEvent(new Event('visibilitychange'));
  }, milliseconds);
}

test('after a sleep the page opens another connection at once, and after a glance elsewhere it keeps the one it has', async () => {
  const { page, troubles } = await person(hall.browser);
  const connections = await playing(page);
  await wakeAfter(page, 1_000);
  await typeMove(page, 'c1');
  await page.getByRole('list', { name: 'Moves' }).getByText('c1').waitFor();
  expect(connections).toHaveLength(0);

  const another = page.waitForEvent('websocket');
  await wakeAfter(page, 60_000);
  await another;
  await waitForMyTurn(page);
  await typeMove(page, 'c1');
  await expect.poll(() => page.getByRole('list', { name: 'Moves' }).getByText('c1').count()).toBe(2);
  expect(troubles).toEqual([]);
});

test('when the network is back the page does not trust the connection it had', async () => {
  const { page, troubles } = await person(hall.browser);
  await playing(page);
  await page.context().setOffline(true);
  await page.getByText('You are offline. The game goes on when you are back.').waitFor();
  const another = page.waitForEvent('websocket');
  await page.context().setOffline(false);
  await another;
  await typeMove(page, 'c1');
  await page.getByRole('list', { name: 'Moves' }).getByText('c1').waitFor();
  expect(troubles).toEqual([]);
});

test('a worker that is lost is replaced, and what it was asked is asked again', async () => {
  const { page } = await person(hall.browser);
  await page.goto(`${hall.server.url}/games/kayles`);
  const example = async () => (await page.getByRole('textbox', { name: 'Your move, in notation' }).getAttribute('placeholder')) ?? '';
  const play = async () => await typeMove(page, (await example()).replace('such as ', ''));
  await play();
  await waitForStatus(page, 'Your turn.');
  const [worker] = page.workers();
  if (!worker) throw new Error('a bot has moved without a worker');
  await worker.evaluate(() => {
    performance.now = () => {
      throw new Error('lost');
    };
  });
  await play();
  await waitForStatus(page, 'Your turn.');
  expect(page.workers()).toHaveLength(1);
  expect(page.workers()[0]).not.toBe(worker);
});
