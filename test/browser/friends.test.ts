import { GAMES } from '@nimhall/shared/games/all';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFull } from '../support/scale.ts';
import { beginGame, challenge, makeFriends, openAbout, openRoom, sit, typeMove, waitForMyTurn } from './gestures.ts';
import { nameOn } from './passkeys.ts';
import { openHall, person } from './people.ts';

const hall = openHall();

const friendsPage = async (page: Page): Promise<void> => {
  await page.goto(`${hall.server.url}/me/friends`);
  await page.getByRole('heading', { name: 'Your friends' }).waitFor();
};

test('an opponent marked with a star appears among the friends, and a blocked one does not', async () => {
  const [first, second] = [await person(hall), await person(hall, { viewport: { width: 320, height: 568 } })];
  await makeFriends(first.page, second.page, hall.server.url);
  await friendsPage(first.page);
  await first.page.getByText('online').waitFor();
  await friendsPage(second.page);
  await second.page.getByText(/^No friends yet\./).waitFor();

  await first.page.getByRole('button', { name: /^Remove friend: [A-Z]\w+ [A-Z]\w+$/ }).click();
  await first.page.getByText(/^No friends yet\./).waitFor();
  await second.page.goBack();
  await openAbout(second.page);
  await second.page.getByRole('button', { name: /^Block [A-Z]/ }).click();
  await second.page.getByRole('button', { name: /^[A-Z].* is blocked$/, pressed: true }).waitFor();
  await friendsPage(second.page);
  await second.page.getByRole('button', { name: /^Unblock: [A-Z]/ }).click();
  await second.page.getByRole('heading', { name: 'Blocked' }).waitFor({ state: 'detached' });
  for (const { troubles } of [first, second]) expect(troubles).toEqual([]);
});

test.runIf(isFull)('an opponent can be blocked during the game, and then sees no room where the blocker waits', async () => {
  const [first, second] = [await person(hall, { viewport: { width: 320, height: 568 } }), await person(hall)];
  await beginGame(first.page, second.page, hall.server.url);
  const opponent = first.page.getByRole('region', { name: 'Second seat' }).getByRole('button', { name: /^[A-Z]\w+ [A-Z]\w+$/ });
  expect(
    (await first.page.getByRole('region', { name: 'First seat' }).getByRole('button').count()) === 0,
    'nothing is to be done about oneself',
  ).toBe(true);
  await opponent.click();
  const dialog = first.page.getByRole('dialog', { name: /^[A-Z]\w+ [A-Z]\w+$/ });
  await dialog.getByText(/^Block someone to stop/).waitFor();
  await dialog.getByRole('button', { name: /^Block [A-Z]/ }).click();
  await dialog.getByRole('button', { name: /^[A-Z].* is blocked$/, pressed: true }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).press('Enter');
  await typeMove(first.page, 'a1');
  await waitForMyTurn(second.page);

  const waits = await openRoom(first.page, hall.server.url);
  await second.page.goto(waits);
  await sit(second.page);
  await second.page.getByText('This seat is reserved for someone else.').waitFor();
  for (const { troubles } of [first, second]) expect(troubles).toEqual([]);
});

/** Positions of everything in a page's header. */
const header = (page: Page) =>
  page
    .getByRole('banner')
    .locator('nav a, nh-my-name, .gear')
    .evaluateAll((parts) => parts.map((part) => [part.getBoundingClientRect().left, part.getBoundingClientRect().right]));

test('a challenge shows on every page without moving its content, and can be declined or accepted', async () => {
  const [first, second] = [await person(hall), await person(hall, { viewport: { width: 320, height: 568 } })];
  await makeFriends(first.page, second.page, hall.server.url);
  await second.page.goto(`${hall.server.url}/learn`);
  await second.page.getByRole('heading', { name: 'Learn', exact: true }).waitFor();
  await nameOn(second.page).waitFor({ state: 'attached' });
  const before = await header(second.page);
  await challenge(first.page, hall.server.url);
  const told = second.page.getByRole('banner').getByRole('button', { name: '1 friend challenges you' });
  await told.waitFor();
  expect(await header(second.page)).toEqual(before);
  expect(await second.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await told.click();
  await second.page.getByRole('dialog').getByText('Nim, last one wins').waitFor();
  await second.page.getByRole('button', { name: /^Decline: [A-Z]/ }).click();
  await told.waitFor({ state: 'detached' });
  await first.page.getByText(/^[A-Z]\w+ [A-Z]\w+ does not want to play now\.$/).waitFor();

  await challenge(first.page, hall.server.url, 'kayles', 2);
  await second.page.reload();
  await told.click();
  await second.page.getByRole('button', { name: /^Accept: [A-Z]/ }).click();
  await second.page.getByRole('button', { name: 'Call off…' }).waitFor();
  expect(second.page.url()).toBe(first.page.url());
  const { start } = (await (await fetch(`${hall.server.url}/api/v1/rooms/${first.page.url().split('/').at(-1)}`)).json()) as {
    start: string;
  };
  expect(start).toBe(GAMES.find(({ id }) => id === 'kayles')?.presets[2]?.start);
  await first.page.getByRole('button', { name: 'Call off…' }).waitFor();
  await told.waitFor({ state: 'detached' });
  for (const { troubles } of [first, second]) expect(troubles).toEqual([]);
});
