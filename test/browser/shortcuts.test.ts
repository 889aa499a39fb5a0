import { expect, test } from 'vitest';
import { focused, openRoom } from './gestures.ts';
import { beginAgainst } from './opponent.ts';
import { openHall, person } from './people.ts';

const hall = openHall();

test('single keys act in a room, but never while somebody types, and a dialog lists them', async () => {
  const [first, watcher] = [await person(hall), await person(hall)];
  const { room } = await beginAgainst(first.page, hall.server.url);
  const { page } = watcher;
  await page.goto(room);
  const perfectPlay = page.getByRole('switch', { name: 'Show perfect play' });
  await perfectPlay.waitFor();

  await page.keyboard.press('o');
  await page.getByText(/ can win with one move\.$/).waitFor();
  await page.keyboard.press('c');
  expect(await focused(page)).toBe('Say something');
  await page.keyboard.type('so /sco?');
  expect(await page.getByRole('textbox', { name: 'Say something' }).inputValue(), 'what is written stays text').toBe('so /sco?');
  expect(await perfectPlay.getAttribute('aria-checked')).toBe('true');
  await page.keyboard.press('Escape');
  expect(await focused(page)).toMatch(/^Chat/);
  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'Sounds', pressed: false }).waitFor();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByText('Show or hide perfect play').waitFor();
  expect(await keys.getByText('Type a move or a command').count(), 'who watches has no command line').toBe(0);
  await page.keyboard.press('o');
  await page.keyboard.press('?');
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.locator('nh-shortcuts-dialog').waitFor({ state: 'detached' });
  expect(await perfectPlay.getAttribute('aria-checked'), 'keys in a dialog are its own').toBe('true');

  await first.page.keyboard.press('?');
  await first.page.getByRole('dialog', { name: 'Keys' }).getByText('Type a move or a command').waitFor();
  expect(await first.page.getByText('Show or hide perfect play').count(), 'players have no overlay').toBe(0);
  await first.page.keyboard.press('Escape');
  // A closed dialog is still in the page for a moment.
  await first.page.locator('nh-shortcuts-dialog').waitFor({ state: 'detached' });
  await first.page.keyboard.press('/');
  expect(await focused(first.page)).toMatch(/^Your move/);
  await first.page.keyboard.type('s');
  await first.page.keyboard.press('Escape');
  await first.page.keyboard.press('Escape');
  await first.page.keyboard.press('s');
  await first.page.getByRole('button', { name: 'Sounds', pressed: false }).waitFor();
  for (const { troubles } of [first, watcher]) expect(troubles).toEqual([]);
});

test('letter keys can be switched off, and the list says so', async () => {
  const { page, troubles } = await person(hall);
  await page.goto(`${hall.server.url}/settings`);
  await page.getByRole('checkbox', { name: 'Keyboard shortcuts' }).uncheck();
  await openRoom(page, hall.server.url);
  await page.keyboard.press('c');
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Keys' }).click();
  await page.getByText('Letter keys are switched off in the settings.').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await focused(page)).toBe('Keys');
  expect(await page.getByRole('textbox', { name: 'Say something' }).isVisible()).toBe(false);
  expect(troubles).toEqual([]);
});
