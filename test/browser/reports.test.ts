import { expect, test } from 'vitest';
import { runHall } from '../support/hall-command.ts';
import { isFull } from '../support/scale.ts';
import { beginGame, focused } from './gestures.ts';
import { beginAgainst } from './opponent.ts';
import { addAuthenticator, byName, keepName, nameOn } from './passkeys.ts';
import { openHall, person } from './people.ts';

const hall = openHall({ own: true });
const PHONE = { viewport: { width: 320, height: 568 } };
const run = async (...args: string[]): Promise<string> => (await runHall({ DATA_DIR: hall.server.dataDir }, ...args)).stdout;

test.runIf(isFull)('a player is reported in a chat and muted, and the room is closed', async () => {
  const [first, second] = [await person(hall), await person(hall, PHONE)];
  await beginGame(first.page, second.page, hall.server.url);
  // By keyboard: the page still makes room for the game that begins.
  for (const { page } of [first, second]) await page.locator('summary', { hasText: 'Chat' }).press('Enter');
  const field = first.page.getByRole('textbox', { name: 'Say something' });
  await field.fill('boo');
  await field.press('Enter');

  await second.page.getByRole('button', { name: /^Report [A-Z]\w+ [A-Z]\w+$/ }).press('Enter');
  const dialog = second.page.getByRole('dialog', { name: /^Report [A-Z]\w+ [A-Z]\w+$/ });
  await dialog.getByRole('radio', { name: 'Spoils the game for others' }).check();
  await dialog.getByRole('button', { name: 'Report' }).press('Enter');
  await second.page.getByRole('dialog', { name: 'Thanks for reporting.' }).waitFor();
  expect(await focused(second.page)).toBe('Done');
  await second.page.keyboard.press('Enter');
  await second.page.getByRole('dialog').waitFor({ state: 'hidden' });

  const [, reported = ''] = /^\S+ \S+ UTC +(\S+) +[A-Z]\w+ [A-Z]\w+ +play +\w+ +\S+ +boo$/m.exec(await run('reports')) ?? [];
  expect(await run('mute', reported, '2h')).toMatch(/^[A-Z]\w+ [A-Z]\w+ is muted until /);
  await field.fill('boo again');
  await field.press('Enter');
  await first.page.getByText('You can’t chat for another 2 hours.').waitFor();
  await run('close', second.page.url().split('/').at(-1) ?? '');
  for (const { page } of [first, second]) await page.getByText('This room is closed.').waitFor();
  expect(await second.page.getByRole('button', { name: 'Rematch' }).count()).toBe(0);
  expect(await second.page.getByRole('log').getByText('boo again').count()).toBe(0);
  expect([first.troubles, second.troubles]).toEqual([[], []]);
});

test('an account can be reported and blocked on its page, but not by its owner', async () => {
  const [ann, ben] = [await person(hall), await person(hall, PHONE)];
  const url = byName(hall.server.url);
  await ann.page.goto(url);
  await addAuthenticator(ann.page);
  await keepName(ann.page);
  const name = (await nameOn(ann.page).textContent()) ?? '';
  await ann.page.getByRole('link', { name: 'Public profile' }).click();
  await ann.page.getByRole('link', { name: 'Your games' }).waitFor();
  expect(await ann.page.getByRole('button', { name: /^Report/ }).count()).toBe(0);

  await ben.page.goto(ann.page.url());
  await ben.page.getByRole('button', { name: `Report ${name}` }).click();
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await ben.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await ben.page.getByRole('button', { name: `Report ${name}` }).click();
  await ben.page.getByRole('dialog').getByRole('radio', { name: 'A name that does not belong here' }).check();
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await ben.page.getByRole('dialog', { name: 'Thanks for reporting.' }).waitFor();
  await ben.page.keyboard.press('Escape');
  await ben.page.getByText(/^Block someone to stop/).waitFor();
  await ben.page.getByRole('button', { name: `Block ${name}` }).click();
  await ben.page.getByRole('button', { name: `${name} is blocked`, pressed: true }).click();
  await ben.page.getByRole('button', { name: `Block ${name}`, pressed: false }).waitFor();
  expect(await run('reports')).toMatch(new RegExp(`${name} +name`));
  expect([ann.troubles, ben.troubles]).toEqual([[], []]);
});

test('an operator’s notice shows on every page until it is dismissed on this device, and leaves the board its room', async () => {
  const { page, troubles } = await person(hall, PHONE);
  const first = 'The hall restarts at six. Your games are kept.';
  await beginAgainst(page, hall.server.url);
  await run('notice', first);
  await page.getByText(first).waitFor();
  const close = page.getByRole('button', { name: 'Close' });
  const size = await close.boundingBox();
  expect(size, 'a finger can close it').toMatchObject({ width: 44, height: 44 });
  const play = await page.getByRole('button', { name: 'Play', exact: true }).boundingBox();
  expect((play?.y ?? 0) + (play?.height ?? 0), 'the whole turn fits below it').toBeLessThanOrEqual(PHONE.viewport.height);

  await close.click();
  await page.getByText(first).waitFor({ state: 'hidden' });
  await page.reload();
  await run('notice', 'The hall is open again.');
  await page.getByText('The hall is open again.').waitFor();
  expect(await page.getByText(first).count(), 'what was closed stays closed').toBe(0);
  await page.goto(`${hall.server.url}/settings`);
  await page.getByText('The hall is open again.').waitFor();
  await run('unnotice');
  await page.getByText('The hall is open again.').waitFor({ state: 'hidden' });
  expect(troubles).toEqual([]);
});
