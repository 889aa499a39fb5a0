import { expect, test } from 'vitest';
import { isFull } from '../support/scale.ts';
import { playGivenUp } from './gestures.ts';
import { addAuthenticator, byName, carryOver, keepName, nameOn } from './passkeys.ts';
import { openHall, person } from './people.ts';

const hall = openHall();

const address = (): string => byName(hall.server.url);

test.runIf(isFull)('a guest registers with a passkey, and can sign in with it in another browser and find their games', async () => {
  const [desk, phone] = [await person(hall), await person(hall, { viewport: { width: 390, height: 664 } })];
  await playGivenUp(desk.page, address(), '3,4,5');
  const here = await addAuthenticator(desk.page);
  const name = (await nameOn(desk.page).textContent()) ?? '';
  await keepName(desk.page);
  await desk.page.getByText(/^last seen/).waitFor();

  await phone.page.goto(address());
  const there = await addAuthenticator(phone.page);
  await carryOver(here, there);
  await nameOn(phone.page).waitFor({ state: 'attached' });
  await phone.page.locator('nh-my-name button').first().click();
  await phone.page.getByRole('link', { name: 'Sign in' }).click();
  await phone.page.getByRole('button', { name: 'Sign in with passkey' }).click();
  await phone.page.getByRole('link', { name: /^You resigned against .*Nim/s }).waitFor();
  await expect.poll(() => nameOn(phone.page).textContent()).toBe(name);
  expect([desk.troubles, phone.troubles]).toEqual([[], []]);
});

test('passkeys are named, added and removed, with a warning before the last; a removed one does not sign in', async () => {
  const { page } = await person(hall);
  await page.goto(address());
  const device = await addAuthenticator(page);
  await keepName(page);
  await page.getByRole('button', { name: /^Rename/ }).click();
  await page.getByRole('textbox', { name: 'New name' }).fill('My phone');
  await page.keyboard.press('Enter');
  await page.getByText('My phone').waitFor();
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByText('This device already has a passkey for your account.').waitFor();
  await device.cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: device.authenticatorId });
  const other = await addAuthenticator(page);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByRole('button', { name: 'Remove: My phone' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Remove:/ }).count()).toBe(2);
  await page.getByRole('button', { name: 'Remove: My phone' }).click();
  await expect.poll(() => page.getByRole('button', { name: /^Remove:/ }).count()).toBe(1);

  await page.getByRole('button', { name: /^Remove:/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /^Remove:/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click();
  await page.getByRole('button', { name: 'Create account' }).waitFor();

  expect(await other.cdp.send('WebAuthn.getCredentials', { authenticatorId: other.authenticatorId })).toMatchObject({ credentials: [{}] });
  await page.goto(`${address()}/link`);
  await page.getByRole('button', { name: 'Sign in with passkey' }).click();
  await page.getByText(/^No account uses this passkey/).waitFor();
});

test('other devices can be added where passkeys are unavailable', async () => {
  const { page, troubles } = await person(hall);
  await page.goto(`${hall.server.url}/me/keep`);
  await page.getByText(/^Accounts need an https address/).waitFor();
  await page.locator('nh-passkey-page').getByRole('link', { name: 'Your devices' }).last().click();
  await page.getByRole('button', { name: 'Add a device' }).waitFor();
  expect(troubles).toEqual([]);
});

test('the passkey library is loaded only when a button is pressed', async () => {
  const { page } = await person(hall);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(`${address()}/me/keep`);
  await page.getByRole('button', { name: 'Create account' }).waitFor();
  const before = fetched.length;
  await addAuthenticator(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText(/^Your account is/).waitFor();
  expect(fetched.slice(before).filter((url) => url.includes('/assets/') && url.endsWith('.js'))).toHaveLength(1);
});
