import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playGivenUp } from './gestures.ts';
import { holdRequests } from './held-requests.ts';
import { nameOn } from './passkeys.ts';
import { openHall, person } from './people.ts';

const hall = openHall();

/** Records the paths that a page requests with this method from now on. */
function requestsOf(page: Page, method: 'POST' | 'DELETE'): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => request.method() === method && paths.push(new URL(request.url()).pathname));
  return paths;
}

async function makeTokens(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('textbox', { name: 'New name' }).fill(name);
    await page.getByRole('button', { name: 'Create token' }).click();
    await page.getByRole('button', { name: `Remove: ${name}` }).waitFor();
  }
}

/** The names of the programs with a token, in the order of the page. */
async function tokensOn(page: Page): Promise<readonly (string | undefined)[]> {
  const labels = await page.getByRole('button', { name: /^Remove:/ }).evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
  return labels.map((label) => label?.replace('Remove: ', ''));
}

test('a finished game shows up on a second signed-in device until that device is signed out', async () => {
  const [desk, tablet] = [await person(hall), await person(hall, { viewport: { width: 390, height: 664 } })];
  await playGivenUp(desk.page, hall.server.url, '3,4,5');
  await desk.page.goto(`${hall.server.url}/me/devices`);
  await desk.page.getByRole('button', { name: 'Add a device' }).click();
  const link = await desk.page.getByRole('textbox', { name: 'Or open this link there' }).inputValue();

  await tablet.page.goto(link);
  await tablet.page.getByText(/keep what you did here as [A-Z]\w+ [A-Z]\w+/).waitFor();
  await tablet.page.getByRole('button', { name: 'Sign in with code' }).click();
  await tablet.page.getByRole('link', { name: /^You resigned against .*Nim/s }).waitFor();
  const name = (await nameOn(desk.page).textContent()) ?? '';
  await expect.poll(() => nameOn(tablet.page).textContent()).toBe(name);

  await desk.page.reload();
  await desk.page.getByText('this device').waitFor();
  await desk.page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await desk.page
    .getByRole('button', { name: /^Sign out/ })
    .first()
    .waitFor({ state: 'detached' });
  await expect.poll(() => nameOn(tablet.page).textContent()).not.toBe(name);
  expect([desk.troubles, tablet.troubles]).toEqual([[], []]);
});

test('an invalid code is refused with an explanation, and another can be typed', async () => {
  const { page } = await person(hall);
  await page.goto(`${hall.server.url}/link#abcdefghjk`);
  await page.getByRole('button', { name: 'Sign in with code' }).click();
  await page
    .getByRole('alert')
    .getByText(/^This code is wrong/)
    .waitFor();
  expect(await page.getByLabel('Code').inputValue()).toBe('abcdefghjk');
});

test('a token for a program is shown once, acts as its owner, and can be revoked', async () => {
  const { page, troubles } = await person(hall);
  await page.goto(`${hall.server.url}/me/programs`);
  await page.getByText('No tokens yet.').waitFor();
  await page.getByRole('textbox', { name: 'New name' }).fill('My bot');
  await page.getByRole('button', { name: 'Create token' }).click();
  const token = await page.getByRole('textbox', { name: 'Token' }).inputValue();
  const me = async () => (await fetch(`${hall.server.url}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } })).json();
  expect(await me()).toMatchObject({ player: { name: await nameOn(page).textContent() } });
  await page.getByRole('button', { name: 'Remove: My bot' }).click();
  await page.getByText('No tokens yet.').waitFor();
  expect(await me()).toMatchObject({ error: { code: 'unauthenticated' } });
  expect(troubles).toEqual([]);
});

test('two quick taps remove one item, not also the next one that takes its place', async () => {
  const { page, troubles } = await person(hall);
  await page.clock.install();
  await page.goto(`${hall.server.url}/me/programs`);
  await makeTokens(page, ['One', 'Two', 'Three']);
  const left = () => tokensOn(page);
  const before = await left();
  expect(before).toHaveLength(3);
  const asked = requestsOf(page, 'DELETE');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: `Remove: ${before[0]}` }).dblclick();
  await expect.poll(left).toEqual(before.slice(1));
  const next = page.getByRole('button', { name: `Remove: ${before[1]}` });
  await next.dblclick({ force: true });
  await page.clock.runFor(399);
  await next.dblclick({ force: true });
  expect(asked).toHaveLength(1);

  await page.clock.runFor(1);
  await next.click();
  await expect.poll(left).toEqual(before.slice(2));
  expect(asked).toHaveLength(2);
  expect(troubles).toEqual([]);
});

test('a half-typed new name for one item is not given to the next one that takes its place', async () => {
  const { page, troubles } = await person(hall);
  await page.goto(`${hall.server.url}/me/programs`);
  await makeTokens(page, ['One', 'Two', 'Three']);
  const before = await tokensOn(page);
  await page.getByRole('button', { name: `Rename ${before[1]}` }).click();
  await page.getByRole('textbox', { name: 'New name' }).last().fill('Other');
  await page.getByRole('button', { name: `Remove: ${before[0]}` }).click();
  await expect.poll(() => tokensOn(page)).toEqual(before.slice(1));
  expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0);
  expect(troubles).toEqual([]);
});

test('another token can be created before the list shows the last one, and named before the last one is created', async () => {
  const { page, troubles } = await person(hall);
  await page.goto(`${hall.server.url}/me/programs`);
  await page.getByText('No tokens yet.').waitFor();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/v1/me/tokens', async (route) => {
    if (route.request().method() === 'GET') await released;
    await route.continue();
  });
  const name = page.getByRole('textbox', { name: 'New name' });
  for (const each of ['One', 'Two']) {
    await name.fill(each);
    await page.getByRole('button', { name: 'Create token' }).click();
    await expect.poll(() => name.inputValue(), { message: `${each} is created` }).toBe('');
  }
  release();
  await expect.poll(() => tokensOn(page)).toHaveLength(2);
  const answer = await holdRequests(page, '**/api/v1/me/tokens');
  await name.fill('Three');
  await page.getByRole('button', { name: 'Create token' }).click();
  await name.fill('Four');
  answer();
  await expect.poll(() => tokensOn(page)).toHaveLength(3);
  expect(await name.inputValue(), 'the next name, begun before the answer').toBe('Four');
  expect(troubles).toEqual([]);
});

test('two quick taps add a device once, without an error', async () => {
  const [desk, tablet] = [await person(hall), await person(hall)];
  await desk.page.goto(`${hall.server.url}/me/devices`);
  await desk.page.getByRole('button', { name: 'Add a device' }).click();
  await tablet.page.goto(await desk.page.getByRole('textbox', { name: 'Or open this link there' }).inputValue());
  const asked = requestsOf(tablet.page, 'POST');
  await tablet.page.getByText(/keep what you did here as [A-Z]\w+ [A-Z]\w+/).waitFor();
  await tablet.page.getByRole('button', { name: 'Sign in with code' }).dblclick();
  await tablet.page.waitForURL(/\/me$/);
  expect(asked.filter((path) => path.endsWith('/invitation'))).toHaveLength(1);
  expect([desk.troubles, tablet.troubles]).toEqual([[], []]);
});

test('account data can be downloaded as a file', async () => {
  const { page, troubles } = await person(hall);
  await page.goto(`${hall.server.url}/me/data`);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  expect((await saved).suggestedFilename()).toBe('nimhall-me.json');
  expect(troubles).toEqual([]);
});

test('played games can be filtered by outcome and downloaded as a file', async () => {
  const { page, troubles } = await person(hall);
  await playGivenUp(page, hall.server.url, '3,4,5');
  await page.goto(`${hall.server.url}/me`);
  const games = page.getByRole('link', { name: /^You resigned against/ });
  await games.waitFor();
  await page.getByRole('button', { name: 'Show all games' }).click();
  await page.getByLabel('Result').selectOption('won');
  await page.getByText('No games match these filters.').waitFor();
  await page.getByRole('button', { name: 'All games' }).click();
  await games.waitFor();
  await page.goto(`${hall.server.url}/me/data`);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download all games' }).click();
  expect((await saved).suggestedFilename()).toBe('nimhall-games.txt');
  expect(troubles).toEqual([]);
});
