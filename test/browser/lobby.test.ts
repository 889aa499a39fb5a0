import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openFromTile, openHall, person, waitForMyTurn } from './people.ts';

const hall = openHall();

/** Chooses who tiles are played with. */
async function playWith(page: Page, opponent: 'anyone' | 'a friend' | 'a bot'): Promise<void> {
  await page.getByRole('group', { name: 'Play with' }).getByRole('radio', { name: opponent }).check();
}

async function tapTile(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('list', { name: 'Positions to start from' }).getByRole('button', { name }).click();
  await page.getByRole('group', { name: 'Board' }).waitFor();
}

test('two who play with anyone are paired when they tap the same tile with the same clock', async () => {
  const [first, second] = [await person(hall.browser), await person(hall.browser)];
  for (const { page } of [first, second]) {
    await page.goto(hall.server.url);
    await playWith(page, 'anyone');
    expect(await page.getByRole('combobox', { name: 'Clock' }).inputValue()).toBe('300+3');
    await page.getByRole('combobox', { name: 'Clock' }).selectOption('3 min + 2 s a move');
    await tapTile(page, /3 – 4 – 5/);
  }
  expect(second.page.url()).toBe(first.page.url());
  await Promise.race([waitForMyTurn(first.page), waitForMyTurn(second.page)]);
  expect(await first.page.getByRole('timer').allInnerTexts()).toEqual(['3:00', '3:00']);

  await first.page.goto(hall.server.url);
  expect(await first.page.getByRole('radio', { name: 'anyone' }).isChecked()).toBe(true);
  expect(await first.page.getByRole('combobox', { name: 'Clock' }).inputValue()).toBe('180+2');
  expect([...first.troubles, ...second.troubles]).toEqual([]);
});

test('a tile is played with a bot of the chosen level, which is remembered', async () => {
  const { page, troubles } = await person(hall.browser);
  await page.goto(hall.server.url);
  await playWith(page, 'a bot');
  await page.getByRole('combobox', { name: 'Bot' }).selectOption('Teacher');
  await page.getByText(/^Perfect wherever the game is solved/).waitFor();
  await tapTile(page, /3 – 4 – 5/);
  await waitForMyTurn(page);
  await page.getByRole('region', { name: 'Second seat' }).getByText('Teacher').waitFor();
  await page.goto(hall.server.url);
  expect(await page.getByRole('combobox', { name: 'Bot' }).inputValue()).toBe('teacher');
  expect(troubles).toEqual([]);
});

test('who waits alone is offered a bot after 15 seconds, and who only watches is not', async () => {
  const [host, guest] = [await person(hall.browser), await person(hall.browser)];
  await host.page.clock.install();
  const room = await openFromTile(host.page, hall.server.url, /3 – 4 – 5/);
  await guest.page.clock.install();
  await guest.page.goto(room);
  await guest.page.getByRole('group', { name: 'Board' }).waitFor();
  const offer = (page: Page) => page.getByText('Nobody has come yet. Play against a bot instead?');
  expect(await offer(host.page).count()).toBe(0);
  await host.page.clock.fastForward(16_000);
  await guest.page.clock.fastForward(16_000);
  await offer(host.page).waitFor();
  expect(await offer(guest.page).count()).toBe(0);

  await host.page.getByLabel('Bot', { exact: true }).selectOption('Student');
  await host.page.getByRole('button', { name: 'Play the bot' }).click();
  await waitForMyTurn(host.page);
  await host.page.getByRole('region', { name: 'Second seat' }).getByText('Student').waitFor();
  expect(await offer(host.page).count()).toBe(0);
  expect([...host.troubles, ...guest.troubles]).toEqual([]);
});
