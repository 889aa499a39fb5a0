import { copyFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBrowser } from '../support/browsers.ts';
import { isFull } from '../support/scale.ts';
import { startServerProcess } from '../support/server-process.ts';
import { beginGame, openRoom, seatBot, tapTwice, typeMove, waitForMyTurn, waitForStatus } from './gestures.ts';
import { beginAgainst } from './opponent.ts';
import { person } from './people.ts';

const opened = openBrowser();

test('after kill -9 and a restart, both pages reconnect by themselves and the next move is played', async () => {
  const before = await startServerProcess();
  const [first, second] = await Promise.all([person(opened.browser), person(opened.browser)]);
  await beginGame(first.page, second.page, before.url);
  await tapTwice(first.page, 'Heap B, 4 stones. Take 1');
  await waitForMyTurn(second.page);

  await before.kill('SIGKILL');
  await second.page.getByText(/^Reconnecting/).waitFor();
  await second.page.getByRole('button', { name: 'Heap B, 3 stones. Take 3' }).waitFor();
  // A move made while the server is down waits for it, and the page says so.
  await typeMove(second.page, 'b3');
  await second.page.getByText('Take 3 from B, leaving nothing – sending…').waitFor();

  const after = await startServerProcess({ dataDir: before.dataDir, port: before.port });
  await waitForMyTurn(first.page);
  await first.page.getByRole('group', { name: 'Heap B, empty' }).waitFor();
  await typeMove(first.page, 'c2');
  await waitForMyTurn(second.page);
  await first.page.getByText(/^Reconnecting/).waitFor({ state: 'detached' });
  await after.stop();
  expect([...first.troubles, ...second.troubles]).toEqual([]);
});

test.runIf(isFull)('a server that shuts down in order disconnects its clients, and they reconnect to the next one', async () => {
  const before = await startServerProcess();
  const { page, troubles } = await person(opened.browser);
  await openRoom(page, before.url);
  await seatBot(page, 'random');
  await waitForMyTurn(page);
  await before.kill('SIGTERM');
  const after = await startServerProcess({ dataDir: before.dataDir, port: before.port });
  await typeMove(page, 'c5');
  await page.getByRole('list', { name: 'Moves' }).getByText('took 5 from C').waitFor();
  await waitForMyTurn(page);
  await after.stop();
  expect(troubles).toEqual([]);
});

test('a page that is ahead of a restored backup reloads its room and plays on', async () => {
  const { dataDir, port, url, kill } = await startServerProcess();
  const first = await person(opened.browser);
  const { room, other } = await beginAgainst(first.page, url);
  await typeMove(first.page, 'a1');
  await waitForStatus(first.page, `${other.name}’s turn.`);
  await kill('SIGTERM');
  const file = join(dataDir, 'nimhall.sqlite');
  await copyFile(file, `${file}.backup`);

  const before = await startServerProcess({ dataDir, port });
  await other.connectAgain(url);
  await other.move(room, 'b1');
  await waitForMyTurn(first.page);
  await typeMove(first.page, 'c1');
  await waitForStatus(first.page, `${other.name}’s turn.`);
  await first.page.getByText('sending…').waitFor({ state: 'detached' });
  await before.kill('SIGKILL');
  for (const beside of ['-wal', '-shm']) await rm(file + beside, { force: true });
  await rename(`${file}.backup`, file);

  const after = await startServerProcess({ dataDir, port });
  await first.page.getByRole('group', { name: 'Heap C, 5 stones' }).waitFor();
  await other.connectAgain(url);
  await other.move(room, 'c2');
  await waitForMyTurn(first.page);
  await first.page.getByRole('group', { name: 'Heap C, 3 stones' }).waitFor();
  await after.stop();
  expect(first.troubles).toEqual([]);
});

test('a move in flight survives a page reload', async () => {
  const before = await startServerProcess();
  const { page } = await person(opened.browser);
  await openRoom(page, before.url);
  await seatBot(page, 'random');
  await waitForMyTurn(page);
  // The page's frames stop reaching the server, as on a train; then the page is opened again.
  await page.context().setOffline(true);
  await before.kill('SIGKILL');
  await page
    .getByText(/offline|^Reconnecting/)
    .first()
    .waitFor();
  await typeMove(page, 'c5');
  await page.getByText(/sending…$/).waitFor();
  await page.context().setOffline(false);
  const after = await startServerProcess({ dataDir: before.dataDir, port: before.port });
  await page.reload();
  await page.getByRole('list', { name: 'Moves' }).getByText('took 5 from C').waitFor();
  await waitForMyTurn(page);
  await after.stop();
});
