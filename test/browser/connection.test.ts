import type { Page, WebSocket } from 'playwright-core';
import { expect, test } from 'vitest';
import { openRoom, seatBot, typeMove, waitForMyTurn, waitForStatus } from './gestures.ts';
import { openHall, person } from './people.ts';

const hall = openHall({ own: true });

/** A game against a bot, and the connections that the page opens from now on. */
async function playing(page: Page): Promise<WebSocket[]> {
  await openRoom(page, hall.server.url, { game: 'twenty-one' });
  await seatBot(page, 'random');
  await waitForMyTurn(page);
  const connections: WebSocket[] = [];
  page.on('websocket', (connection) => connections.push(connection));
  return connections;
}

/** Takes one, which stays legal for long in a game of 21, and waits until the move is listed. */
async function takeOne(page: Page): Promise<void> {
  await waitForMyTurn(page);
  const moves = page.getByRole('button', { name: /^Move \d+: / });
  const before = await moves.count();
  await typeMove(page, 'a1');
  await expect.poll(() => moves.count()).toBeGreaterThan(before);
}

/** Simulates a page that is shown again after this many milliseconds. */
async function wakeAfter(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((asleep) => {
    const now = Date.now;
    Date.now = () => now() + asleep;
    document.dispatchEvent(new Event('visibilitychange'));
  }, milliseconds);
}

test('after a sleep the page reconnects at once, and after a short absence it keeps its connection', async () => {
  const { page, troubles } = await person(hall);
  const connections = await playing(page);
  await wakeAfter(page, 1_000);
  await takeOne(page);
  expect(connections).toHaveLength(0);

  const another = page.waitForEvent('websocket');
  await wakeAfter(page, 60_000);
  await another;
  await takeOne(page);
  expect(troubles).toEqual([]);
});

test('when the network returns, the page replaces its old connection', async () => {
  const { page, troubles } = await person(hall);
  await playing(page);
  await page.context().setOffline(true);
  await page.getByText('You’re offline. In games with a clock, your opponent can claim the win after 30 seconds.').waitFor();
  const another = page.waitForEvent('websocket');
  await page.context().setOffline(false);
  await another;
  await takeOne(page);
  expect(troubles).toEqual([]);
});

test('the page retries a server that is temporarily full, but not one that refuses it', async () => {
  const { page } = await person(hall);
  let code = 'rate-limited';
  let asked = 0;
  await page.routeWebSocket(/socket\.io/, (line) => {
    const server = line.connectToServer();
    line.onMessage((packet) => {
      const isRefused = String(packet).startsWith('40') && asked++ === 0;
      if (isRefused) line.send(`44${JSON.stringify({ message: 'no', data: { code, message: 'Not now.' } })}`);
      else server.send(packet);
    });
  });
  await page.goto(hall.server.url);
  const rooms = page.getByRole('region', { name: 'Rooms' });
  await rooms.waitFor();
  await rooms.getByText('Loading…').waitFor({ state: 'detached' });
  expect(asked).toBe(2);

  code = 'protocol';
  asked = 0;
  await page.reload();
  await page.getByText('Not now. Reload the page.').waitFor();
});

test('a worker that dies is replaced, and its questions are asked again', async () => {
  const { page } = await person(hall);
  // On its page no other worker draws what heaps are worth.
  await page.goto(`${hall.server.url}/games/nim`);
  const play = async () => {
    const example = await page.getByRole('textbox', { name: 'Your move in notation' }).getAttribute('placeholder');
    await typeMove(page, (example ?? '').replace('like ', ''));
  };
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
  await expect.poll(() => page.workers().length).toBe(1);
  expect(page.workers()[0]).not.toBe(worker);
});
