import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginGame, waitForMyTurn } from './gestures.ts';
import { openHall, person } from './people.ts';

const hall = openHall();

/** What the appearance looks like: the colour of the page after everything that sets it. */
function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

/** What tables are made of. */
function boardSurface(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--table-top'));
}

const LIGHT = 'rgb(246, 239, 228)';
const DARK = 'rgb(27, 22, 19)';
const [WHITE, BLACK] = ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'];

test('the theme and the contrast apply at once in every tab, and before the page is first drawn', async () => {
  // The service worker's cache would deliver files that the test holds back.
  const { page, troubles } = await person(hall, { colorScheme: 'light', contrast: 'no-preference' });
  await page.goto(hall.server.url);
  const other = await page.context().newPage();
  await other.goto(hall.server.url);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  expect(await background(page)).toBe(LIGHT);
  await page.getByRole('radio', { name: 'Dark' }).check();
  expect(await background(page)).toBe(DARK);
  await other.waitForFunction((dark) => getComputedStyle(document.documentElement).backgroundColor === dark, DARK);
  const wood = await boardSurface(page);
  await page.getByRole('radio', { name: 'Slate' }).check();
  expect(await boardSurface(page)).not.toBe(wood);
  await page.getByRole('radio', { name: 'High contrast' }).check();
  expect(await background(page)).toBe(BLACK);

  // Without its modules, the page looks as it does before they run, which is the first thing drawn.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction((black) => getComputedStyle(document.documentElement).backgroundColor === black, BLACK);
  expect(await page.getByRole('heading').count()).toBe(0);
  await page.unroute('**/assets/*.js');
  await page.reload();
  expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'High contrast' }).isChecked()).toBe(true);
  expect(troubles).toEqual([]);
});

test('without a chosen theme the page follows the device, also when that changes', async () => {
  const { page } = await person(hall, { colorScheme: 'dark', contrast: 'no-preference' });
  await page.goto(`${hall.server.url}/settings`);
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  expect(await background(page)).toBe(DARK);
  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
  await page.waitForFunction((white) => getComputedStyle(document.documentElement).backgroundColor === white, WHITE);
});

test('without confirmation, one tap plays where it says the whole move', async () => {
  const [first, second] = [await person(hall), await person(hall)];
  await first.page.goto(`${hall.server.url}/settings`);
  await first.page.getByRole('group', { name: 'Preview moves' }).getByRole('radio', { name: 'On touch screens' }).check();
  await beginGame(first.page, second.page, hall.server.url);
  await first.page.getByRole('button', { name: 'Heap C, 5 stones. Take 2' }).click();
  await waitForMyTurn(second.page);
  await second.page.getByRole('button', { name: 'Heap B, 4 stones. Take 4' }).click();
  await second.page.getByText('Take 4 from B, leaving nothing.').waitFor();
  expect([...first.troubles, ...second.troubles]).toEqual([]);
});
