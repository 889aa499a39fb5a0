import { expect, test } from 'vitest';
import { isFull } from '../support/scale.ts';
import { playGivenUp } from './gestures.ts';
import { addAuthenticator, byName, keepName, nameOn } from './passkeys.ts';
import { openHall, person } from './people.ts';

const hall = openHall();

test.runIf(isFull)('an account has a public page until it is deleted in two steps', async () => {
  const [ann, ben] = [await person(hall), await person(hall, { viewport: { width: 390, height: 664 } })];
  const url = byName(hall.server.url);
  await ann.page.goto(url);
  await addAuthenticator(ann.page);
  await keepName(ann.page);
  const name = (await nameOn(ann.page).textContent()) ?? '';
  for (const start of ['3,4,5', '5,5', '2,3']) await playGivenUp(ann.page, url, start);
  await ann.page.goto(`${url}/me/keep`);
  await ann.page.getByRole('link', { name: 'Public profile' }).click();
  await ann.page.getByRole('heading', { level: 1, name }).waitFor();
  const page = ann.page.url();

  await ben.page.goto(page);
  await ben.page
    .getByRole('link', { name: /^Resigned against .*Nim/s })
    .first()
    .waitFor();

  await ann.page.goto(`${url}/me/data`);
  await ann.page.getByRole('button', { name: /^Delete account/ }).click();
  const dialog = ann.page.getByRole('dialog', { name: `Delete account ${name}?` });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await ann.page.reload();
  await expect.poll(() => nameOn(ann.page).textContent()).toBe(name);

  await ann.page.getByRole('button', { name: /^Delete account/ }).click();
  expect(ann.troubles).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete forever' }).click();
  await expect.poll(() => nameOn(ann.page).textContent()).not.toBe(name);
  await ben.page.reload();
  await ben.page.getByText('There is no account with this name.').waitFor();
  // What the page asked about its player while the account was deleted is refused; and Ben looks for nobody.
  const unexpected = [
    ...ann.troubles.filter((trouble) => !trouble.includes('401')),
    ...ben.troubles.filter((trouble) => !trouble.includes('404')),
  ];
  expect(unexpected).toEqual([]);
});
