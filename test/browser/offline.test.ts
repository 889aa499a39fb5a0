import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHall, person, typeMove } from './people.ts';

const hall = openHall();

const OFFLINE = 'You are offline. The game goes on when you are back.';

/** Waits until every file of this version is on the device, and the page has them from there. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('without a connection the pages open, and a whole game against a bot can be played', async () => {
  const { page } = await person(hall.browser);
  await page.goto(hall.server.url);
  await untilKept(page);

  await page.context().setOffline(true);
  await page.getByText(OFFLINE).waitFor();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await page.goto(hall.server.url);
  await page.getByText(OFFLINE).waitFor();
  await page.getByRole('list', { name: 'Positions to start from' }).getByRole('button').first().click();
  await page.getByText('Without a connection no room can be opened.').waitFor();
  await page.getByRole('link', { name: 'try any game against a bot' }).click();
  await page.getByRole('link', { name: 'Kayles', exact: true }).click();
  await page.getByRole('combobox', { name: 'Who answers' }).selectOption('teacher');
  const status = page.getByRole('status').filter({ hasText: /turn|wins?\.|thinking/ });
  const field = page.getByRole('textbox', { name: 'Your move, in notation' });
  while (await field.isVisible()) {
    await status.filter({ hasText: 'Your turn.' }).waitFor();
    const example = (await field.getAttribute('placeholder')) ?? '';
    await typeMove(page, example.replace('such as ', ''));
    await status.filter({ hasText: /Your turn\.|wins?\./ }).waitFor();
  }
  expect(await status.textContent()).toMatch(/^(You win|Teacher wins)\.$/);
});

test('an address that was never opened opens as well, and what only the server knows is not made up', async () => {
  const { page } = await person(hall.browser);
  await page.goto(hall.server.url);
  await untilKept(page);

  await page.context().setOffline(true);
  await page.goto(`${hall.server.url}/games/wythoff`);
  await page.getByRole('heading', { name: 'Wythoff’s queen', level: 1 }).waitFor();
  const answer = await page.evaluate(() =>
    fetch('/api/v1/me').then(
      ({ status }) => status,
      () => 'none',
    ),
  );
  expect(answer).toBe('none');

  await page.context().setOffline(false);
  await page.getByText(OFFLINE).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^You are/ }).waitFor();
});

test('the page can be installed: its manifest and icons are there, and the worker is asked for anew each time', async () => {
  const manifest = await fetch(`${hall.server.url}/manifest.webmanifest`);
  expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  const { icons } = (await manifest.json()) as { readonly icons: readonly { readonly src: string; readonly type: string }[] };
  for (const { src, type } of icons) {
    const icon = await fetch(hall.server.url + src);
    expect([icon.status, icon.headers.get('content-type')?.split(';')[0]], src).toEqual([200, type]);
  }
  const worker = await fetch(`${hall.server.url}/sw.js`);
  expect([worker.status, worker.headers.get('cache-control')]).toEqual([200, 'no-cache']);
});
