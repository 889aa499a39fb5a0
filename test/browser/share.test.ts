import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseRecord } from '@nimhall/shared/room/game-record';
import type { Download, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { qrPath } from '../../client/src/components/share/qr-path.ts';
import { openRoom, typeMove, waitForMyTurn } from './gestures.ts';
import { gameOfOthers, opponent } from './opponent.ts';
import { openHall, person } from './people.ts';

const hall = openHall();

test('a waiting player sees the link: copied with a tap, shared where the device can, and as a QR code', async () => {
  const { page, troubles } = await person(hall, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (sent: ShareData) => Object.assign(globalThis, { sent }) });
  });
  const room = await openRoom(page, hall.server.url);
  await page.getByRole('button', { name: 'Copy: Invite someone' }).click();
  await page.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(room);

  await page.getByRole('button', { name: 'Send…' }).click();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sent'))).toEqual({ title: 'Nim on nimhall', url: room });

  const code = page.getByRole('img', { name: 'The link as a QR code' });
  expect(await code.locator('path').getAttribute('d')).toBe(qrPath(room).path);
  expect(troubles).toEqual([]);
});

test('where the browser does not let the page copy, the text is selected', async () => {
  const { page } = await person(hall);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  const room = await openRoom(page, hall.server.url);
  await page.getByRole('button', { name: 'Copy: Invite someone' }).click();
  await page.getByText('The text is selected. Copy it with your keyboard or a long press.').waitFor();
  expect(await selectedIn(page)).toBe(room);
});

test('the game so far is saved as text and as a picture', async () => {
  const { room, first } = await gameOfOthers(hall.server.url);
  await first.move(room, 'a2', 'first');

  const { page, troubles } = await person(hall);
  await page.goto(room);
  await page.getByRole('button', { name: 'Share…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });

  const record = parseRecord(await textOf(await saved(page, () => dialog.getByRole('link', { name: 'Download record' }).click())));
  expect(record).toMatchObject({ ok: true, value: { game: 'nim', start: '3,4,5', moves: ['a2'], result: null } });
  const shown = await dialog.getByRole('textbox', { name: 'Game record' }).inputValue();
  expect(parseRecord(shown)).toEqual(record);

  const svg = await textOf(await saved(page, () => dialog.getByRole('link', { name: 'Download SVG' }).click()));
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="\d+" height="\d+"/);
  expect(svg).toContain('<title>Heap A, 1 stone; Heap B, 4 stones; Heap C, 5 stones</title>');
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];

  const download = await saved(page, () => dialog.getByRole('button', { name: 'Download PNG' }).click());
  expect(download.suggestedFilename()).toBe(`nimhall-${room.split('/').at(-1)}.png`);
  const png = await readFile(await download.path());
  expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([Number(width), Number(height)]);

  await dialog.getByRole('checkbox', { name: 'Transparent background' }).check();
  expect(await textOf(await saved(page, () => dialog.getByRole('link', { name: 'Download SVG' }).click()))).not.toContain('<rect');

  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Share…' }).evaluate((button) => button.matches(':focus'))).toBe(true);

  await page.getByRole('button', { name: 'Previous move' }).click();
  await page.getByRole('button', { name: 'Share…' }).click();
  await dialog.getByRole('img', { name: 'Heap A, 3 stones; Heap B, 4 stones; Heap C, 5 stones' }).waitFor();
  expect(troubles).toEqual([]);
});

test('a board embedded in another site follows the game, and requests nothing else', async () => {
  const first = await person(hall);
  const room = await openRoom(first.page, hall.server.url);
  await first.page.getByRole('button', { name: 'More options…' }).click();
  const code = await first.page.getByRole('textbox', { name: 'Embed the live board' }).inputValue();
  await first.page.getByRole('button', { name: 'Close' }).click();
  const site = await siteWith(`<h1>A blog</h1>${code}<iframe title="The whole room" src="${room}"></iframe>`);

  const reader = await person(hall);
  await reader.page.goto(site);
  const frame = reader.page.frameLocator('iframe[title="Nim on nimhall"]');
  await frame.getByText('A seat is open. Sit down to play.').waitFor();
  await frame.getByRole('img', { name: 'Heap A, 3 stones; Heap B, 4 stones; Heap C, 5 stones' }).waitFor();
  expect(await frame.locator('nimhall-board').evaluate((board) => Reflect.get(board, 'current'))).toBe('3,4,5');
  expect(await reader.page.context().cookies()).toEqual([]);

  const other = await opponent(hall.server.url);
  await other.sit(room);
  await waitForMyTurn(first.page);
  await frame.getByText(/^[A-Z]\w+ [A-Z]\w+’s turn\.$/).waitFor();
  await typeMove(first.page, 'a3');
  await frame.getByRole('img', { name: 'Heap A, empty; Heap B, 4 stones; Heap C, 5 stones' }).waitFor();
  await frame.getByText(/^[A-Z]\w+ [A-Z]\w+ took .*heap A.* [A-Z]\w+ [A-Z]\w+’s turn\.$/).waitFor();
  await other.move(room, 'c5');
  await waitForMyTurn(first.page);
  await typeMove(first.page, 'b4');
  await frame.getByText(/[A-Z]\w+ [A-Z]\w+ wins\. [A-Z]\w+ [A-Z]\w+ took the last stone\.$/).waitFor();

  const [opened] = await Promise.all([
    reader.page.context().waitForEvent('page'),
    frame.getByRole('link', { name: 'Nim on nimhall' }).click(),
  ]);
  await opened.waitForURL(room);
  const refused = reader.page.frames().find((each) => each !== reader.page.mainFrame() && !each.url().includes('/embed/'));
  expect(refused?.url()).toBe('chrome-error://chromewebdata/');
});

test('the board element works on any page: a position to look at, and a game against a bot, in the language of the page', async () => {
  const [, example = ''] = /```html\n(.*?)```/s.exec(readFileSync(new URL('../../client/docs/board.md', import.meta.url), 'utf8')) ?? [];
  const body = example.replace('https://nim.example', hall.server.url);
  const { page, troubles } = await person(hall);
  await page.goto(await siteWith(body));
  const [shown, game] = [page.locator('nimhall-board').first(), page.locator('nimhall-board').last()];
  await shown.getByRole('img', { name: 'Row A, 5 pins; Row B, 3 pins; Row C, 7 pins' }).waitFor();
  expect(await shown.getByRole('button').count()).toBe(0);
  await page.evaluate(() => {
    const heard: unknown[] = [];
    for (const name of ['nimhall-move', 'nimhall-over'])
      addEventListener(name, (event) => heard.push([name, (event as CustomEvent).detail]));
    Object.assign(globalThis, { heard });
  });
  const heard = () =>
    page.evaluate(() => Reflect.get(globalThis, 'heard') as [string, { by?: string; position?: string; winner?: string }][]);
  await typeMove(page, 'a2');
  await expect.poll(async () => (await heard()).length).toBe(2);
  const [mine, owls] = await heard();
  expect(mine).toEqual(['nimhall-move', { move: 'a2', position: '1,4,5', seat: 'first', by: 'person' }]);
  expect(owls).toMatchObject(['nimhall-move', { seat: 'second', by: 'bot' }]);
  const now = owls?.[1].position;
  expect(await game.evaluate((board) => Reflect.get(board, 'current'))).toBe(now);
  await game.evaluate((board) => board.setAttribute('position', '2'));
  await typeMove(page, 'a2');
  await game.locator('.end').getByText('You win.').waitFor();
  expect((await heard()).at(-1)).toEqual(['nimhall-over', { winner: 'first', moves: ['a2'] }]);
  await game.getByRole('button', { name: 'Play again' }).click();
  await game.evaluate((board) => board.setAttribute('game', 'chess'));
  await game.getByText('There is no game called "chess".').waitFor();
  expect(await page.context().cookies()).toEqual([]);

  await shown.evaluate((board) => board.setAttribute('moves', 'a2@0 b1@1'));
  await shown.getByRole('img', { name: /^Row A, 3 pins; / }).waitFor();
  expect(await shown.evaluate((board) => Reflect.get(board, 'current'))).toBe('3,1,1,7');
  await shown.evaluate((board) => board.setAttribute('moves', 'a2@0 b9'));
  await shown.getByRole('alert').waitFor();
  // As bright as the page around it, whatever the device prefers.
  await page.emulateMedia({ colorScheme: 'dark' });
  const ink = () => shown.evaluate((board) => getComputedStyle(board).color);
  expect(await ink()).toBe('rgb(43, 33, 26)');
  await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'dark'));
  expect(await ink()).toBe('rgb(244, 233, 219)');

  // Bots that cannot be fetched are asked for again.
  await page.route(/board-bots/, (route) => route.abort());
  await page.goto(await siteWith(`<html lang="de">${body}`));
  await page.getByText('Du bist am Zug.').waitFor();
  await game.getByRole('textbox').fill('a2');
  await game.getByRole('textbox').press('Enter');
  await game.getByText('Der Server ist nicht erreichbar.').waitFor();
  await page.unroute(/board-bots/);
  await game.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect.poll(() => game.evaluate((board) => Reflect.get(board, 'current'))).not.toBe('1,4,5');
  await page.getByText('Du bist am Zug.').waitFor();
  expect(troubles).toEqual([]);
});

/** A page of another site, on another host than the server; returns its address. */
async function siteWith(body: string): Promise<string> {
  const site = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(`<!doctype html>${body}`));
  onTestFinished(() => void site.close());
  await once(site.listen(0, '127.0.0.1'), 'listening');
  return `http://localhost:${(site.address() as AddressInfo).port}/`;
}

async function saved(page: Page, click: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return download;
}

async function textOf(download: Download): Promise<string> {
  return await readFile(await download.path(), 'utf8');
}

/** The selected text in the focused field. */
async function selectedIn(page: Page): Promise<string> {
  return await page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active instanceof HTMLInputElement ? active.value.slice(active.selectionStart ?? 0, active.selectionEnd ?? 0) : '';
  });
}
