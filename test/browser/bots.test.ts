import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { openFromTile, person, typeMove, waitForMyTurn } from './people.ts';

let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServerProcess(), launchChromium()]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function addBot(page: Page, seat: 'First seat' | 'Second seat', level: string): Promise<void> {
  const picker = page.getByRole('region', { name: seat }).getByRole('combobox', { name: 'Put a bot in this seat' });
  await picker.selectOption(level);
}

test('a bot takes the open seat and plays, and accepts a rematch', async () => {
  const { page, troubles } = await person(browser);
  await openFromTile(page, server.url, /3 – 4 – 5/);
  await addBot(page, 'Second seat', 'teacher');
  await waitForMyTurn(page);
  await typeMove(page, 'a1');
  await page.getByRole('button', { name: 'Resign…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('heading', { name: 'Teacher wins: you resigned.' }).waitFor();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await waitForMyTurn(page);
  await page.getByRole('list', { name: 'Moves' }).waitFor();
  expect(troubles).toEqual([]);
});

test('the host gets up and watches two bots to the end, with perfect play shown', async () => {
  const { page, troubles } = await person(browser);
  await openFromTile(page, server.url, /12 pins/);
  await page.getByRole('button', { name: 'Stand up' }).click();
  await addBot(page, 'First seat', 'student');
  await addBot(page, 'Second seat', 'teacher');
  await page.getByRole('switch', { name: 'Show perfect play' }).click();
  await page.getByRole('heading', { name: /^(Student|Teacher) wins: / }).waitFor();
  await page.getByText('Nothing is left to play.').waitFor();
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  expect(troubles).toEqual([]);
});
