import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginGame, focused } from './gestures.ts';
import { openHall, person } from './people.ts';

const hall = openHall();

const open = (page: Page): Promise<void> => page.locator('summary', { hasText: 'Chat' }).click();

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Say something' }).fill(text);
  await page.getByRole('button', { name: 'Say', exact: true }).click();
}

test('people chat, players apart from spectators until the end, and can mute one another', async () => {
  const [first, second, watcher] = [await person(hall), await person(hall), await person(hall)];
  const room = await beginGame(first.page, second.page, hall.server.url);
  await watcher.page.goto(room);
  for (const { page } of [first, watcher]) await open(page);

  await watcher.page.getByText('While they play, only spectators read this.').waitFor();
  await say(watcher.page, '<b>a2</b> wins');
  await watcher.page.getByRole('log').getByText('<b>a2</b> wins').waitFor();
  await first.page.getByRole('button', { name: 'Good luck!' }).click();
  // A new message shows over the page for a moment, wherever the page is scrolled, and leads to the chat.
  await second.page.getByRole('button', { name: /^[A-Z]\w+ [A-Z]\w+ Good luck!$/ }).click();
  expect(await focused(second.page)).toBe('Say something');
  await second.page.getByRole('log').getByText('Good luck!').waitFor();
  expect(await second.page.getByRole('log').getByText('wins').count(), 'players do not read spectators').toBe(0);

  await first.page.getByRole('textbox', { name: 'Say something' }).fill('Shall we');
  await second.page.getByRole('button', { name: 'Call off…' }).click();
  await second.page.getByRole('dialog').getByRole('button', { name: 'Call off' }).click();
  await first.page.getByRole('heading', { name: /^No one wins/ }).waitFor();
  expect(await focused(first.page), 'who writes goes on writing when the game ends').toBe('Say something');
  await second.page.getByRole('log').getByText('<b>a2</b> wins').waitFor();
  await second.page.getByRole('button', { name: /^Mute/ }).first().click();
  await second.page.getByRole('log').getByText('<b>a2</b> wins').waitFor({ state: 'detached' });
  for (const { troubles } of [first, second, watcher]) expect(troubles).toEqual([]);
});
