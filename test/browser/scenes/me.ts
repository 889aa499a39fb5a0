import type { Page } from 'playwright-core';
import { accountAt } from '../../support/accounts.ts';
import { challenge, makeFriends, playGivenUp } from '../gestures.ts';
import { makeFriend } from '../opponent.ts';
import { addAuthenticator, byName, keepName } from '../passkeys.ts';
import { type Hall, person } from '../people.ts';
import { type Scene, visit } from './scene.ts';

/** The account pages, and friends. */
export const ME: readonly Scene[] = [
  {
    name: 'the dialog for one’s own name',
    async open(page, hall) {
      await visit(page, hall, '/');
      await page.getByRole('button', { name: /^You are/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'what I played', open: visitGames },
  { name: 'nothing played yet', open: (page, hall) => visit(page, hall, '/me') },
  {
    name: 'friends',
    async open(page, hall) {
      await makeFriend(page, hall.server.url);
      await visit(page, hall, '/me/friends');
      await page.getByText('online').waitFor();
    },
  },
  {
    name: 'a challenge of a friend',
    async open(page, hall) {
      const other = await person(hall);
      await makeFriends(other.page, page, hall.server.url);
      await visit(page, hall, '/learn');
      await challenge(other.page, hall.server.url);
      await page.getByRole('button', { name: '1 friend challenges you' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Accept:/ })
        .waitFor();
    },
  },
  {
    name: 'a device that is brought along',
    async open(page, hall) {
      await visit(page, hall, '/me/devices');
      await page.getByRole('button', { name: 'Add a device' }).click();
      await page.getByText('The code works once, for five minutes.').waitFor();
    },
  },
  {
    name: 'a guest who may keep the name',
    async open(page, hall) {
      await page.goto(`${byName(hall.server.url)}/me/keep`);
      await page.getByRole('button', { name: 'Create account' }).waitFor();
    },
  },
  {
    name: 'a name that is kept, and the last passkey about to go',
    async open(page, hall) {
      await page.goto(byName(hall.server.url));
      await addAuthenticator(page);
      await keepName(page);
      await page.getByRole('button', { name: /^Remove:/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor();
    },
  },
  {
    name: 'a token for a program',
    async open(page, hall) {
      await visit(page, hall, '/me/programs');
      await page.getByRole('textbox', { name: 'New name' }).fill('My bot');
      await page.getByRole('button', { name: 'Create token' }).click();
      await page.getByRole('button', { name: 'Remove: My bot' }).waitFor();
    },
  },
  { name: 'what is known of me', open: (page, hall) => visit(page, hall, '/me/data') },
  {
    name: 'about to be forgotten',
    async open(page, hall) {
      await visit(page, hall, '/me/data');
      await page.getByRole('button', { name: /^Delete account/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor();
    },
  },
  {
    name: 'one’s own public page',
    async open(page, hall) {
      await page.goto(byName(hall.server.url));
      await addAuthenticator(page);
      await keepName(page);
      for (const start of ['3,4,5', '5,5']) await playGivenUp(page, byName(hall.server.url), start);
      await page.goto(`${byName(hall.server.url)}/me/keep`);
      await page.getByRole('link', { name: 'Public profile' }).click();
      await page
        .getByRole('link', { name: /\bNim\b/ })
        .nth(1)
        .waitFor();
    },
  },
  {
    name: 'somebody else’s public page',
    async open(page, hall) {
      const { name } = await accountAt(hall.server.url);
      await visit(page, hall, `/p/${encodeURIComponent(name)}`);
    },
  },
  { name: 'where another device becomes the same person', open: (page, hall) => visit(page, hall, '/link#abcdefghjk') },
];

/** Plays two games to their end, then opens the account page. */
async function visitGames(page: Page, hall: Hall): Promise<void> {
  for (const start of ['3,4,5', '5,5']) await playGivenUp(page, hall.server.url, start);
  await visit(page, hall, '/me');
  await page
    .getByRole('link', { name: /\bNim\b/ })
    .nth(1)
    .waitFor();
}
