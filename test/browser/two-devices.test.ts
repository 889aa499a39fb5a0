import { CHAPTERS } from '@nimhall/shared/lesson/chapters';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFull } from '../support/scale.ts';
import { doStep } from './course.ts';
import { untilKept } from './gestures.ts';
import { beat, openHavingBeaten } from './ladders.ts';
import { addAuthenticator, byName, carryOver, keepName, nameOn } from './passkeys.ts';
import { openHall, person } from './people.ts';

const hall = openHall();

const address = (path = ''): string => byName(hall.server.url) + path;

const PHONE = { reducedMotion: 'reduce', viewport: { width: 390, height: 664 } } as const;

const climbed = (page: Page, game: string) => page.locator('nh-my-ladders').getByRole('listitem').filter({ hasText: game });

test('ladder progress of two devices, one of them offline, is merged on both, and removed with the account', async () => {
  const [desk, phone] = [await person(hall, { ...PHONE, serviceWorkers: 'allow' }), await person(hall, PHONE)];
  await openHavingBeaten(desk.page, address('/ladder'), 'nim', 'solo');
  const here = await addAuthenticator(desk.page);
  await keepName(desk.page);
  await openHavingBeaten(phone.page, address('/ladder'), 'kayles', 'random');
  const there = await addAuthenticator(phone.page);
  await carryOver(here, there);
  // What a page asks about its guest when it opens would be refused once the guest has become somebody else.
  await phone.page.goto(address('/link'), { waitUntil: 'networkidle' });
  await phone.page.getByRole('button', { name: 'Sign in with passkey' }).click();
  const question = phone.page.getByRole('region', { name: 'Keep what you did here?' });
  await question.getByRole('button', { name: 'Keep', exact: true }).click();
  await question.waitFor({ state: 'detached' });
  await climbed(phone.page, 'Nim').getByText('1 of 5 beaten. Next: Echo.').waitFor();
  await climbed(phone.page, 'Kayles')
    .getByText(/^1 of \d beaten/)
    .waitFor();

  await desk.page.goto(address('/ladder'));
  await untilKept(desk.page);
  await desk.page.getByText(/^1 of \d beaten. Next: Magpie/).waitFor();
  await desk.page.context().setOffline(true);
  await desk.page.goto(address('/ladder/nim'));
  await beat(desk.page, 'Echo', 'Trio');
  await desk.page.context().setOffline(false);
  await desk.page.goto(address('/games'));
  await climbed(phone.page, 'Nim').getByText('2 of 5 beaten. Next: Trio.').waitFor();

  await phone.page.goto(address('/me/data'));
  await phone.page.getByRole('button', { name: 'Delete account…' }).click();
  expect(phone.troubles).toEqual([]);
  await phone.page.getByRole('button', { name: 'Delete forever' }).click();
  await phone.page.waitForURL(address('/'));
  await phone.page.goto(address('/me'));
  await phone.page.getByRole('link', { name: 'Climb a ladder' }).waitFor();
  // What the page asked about its player while the account was deleted is refused.
  expect(phone.troubles.filter((trouble) => !trouble.includes('401'))).toEqual([]);
});

test('progress and settings of one device reach the open page of another at once', async () => {
  const [desk, phone] = [await person(hall, { reducedMotion: 'reduce' }), await person(hall, { reducedMotion: 'reduce' })];
  const [chapter] = CHAPTERS;
  if (!chapter?.steps[0]) throw new Error('There is no course');
  const here = await addAuthenticator(desk.page);
  await desk.page.goto(address('/me/keep'));
  await desk.page.getByRole('textbox', { name: 'Your name' }).fill('Ada of the desk');
  await desk.page.getByRole('button', { name: 'Create account' }).click();
  await desk.page.getByText(/^Your account is Ada of the desk\./).waitFor();
  const there = await addAuthenticator(phone.page);
  await carryOver(here, there);
  await phone.page.goto(address('/link'), { waitUntil: 'networkidle' });
  await phone.page.getByRole('button', { name: 'Sign in with passkey' }).click();
  await phone.page.waitForURL(address('/me'));
  await desk.page.goto(address('/learn'));
  await desk.page.getByRole('link', { name: 'Start', exact: true }).waitFor();

  await phone.page.goto(address(`/learn/${chapter.id}?step=${chapter.steps[0].id}`));
  await doStep(phone.page, chapter.steps[0]);
  await desk.page.getByRole('link', { name: new RegExp(`1 of ${chapter.steps.length}$`) }).waitFor();
  await desk.page.getByText('Continue on another device').click();
  await desk.page.getByText(/^Your progress is saved to your account/).waitFor();
  await phone.page.goto(address('/settings'));
  await phone.page.getByRole('radio', { name: 'Felt' }).check();
  await expect.poll(() => desk.page.evaluate(() => document.documentElement.dataset.material)).toBe('felt');
  expect([...desk.troubles, ...phone.troubles]).toEqual([]);
});

test.runIf(isFull)('a shared tablet shows nothing of its previous user, who has other devices', async () => {
  const [desk, tablet] = [await person(hall, PHONE), await person(hall, PHONE)];
  await desk.page.goto(address('/ladder/nim'));
  await beat(desk.page, 'Solo', 'Echo');
  await desk.page.goto(address('/me/devices'));
  await desk.page.getByRole('button', { name: 'Add a device' }).click();
  const link = await desk.page.getByRole('textbox', { name: 'Or open this link there' }).inputValue();
  await tablet.page.goto(link);
  await tablet.page.getByRole('button', { name: 'Sign in with code' }).click();
  await climbed(tablet.page, 'Nim').getByText('1 of 5 beaten. Next: Echo.').waitFor();

  const name = (await nameOn(tablet.page).textContent()) ?? '';
  await desk.page.reload();
  await desk.page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect.poll(() => nameOn(tablet.page).textContent()).not.toBe(name);
  await climbed(tablet.page, 'Nim').waitFor({ state: 'detached' });
  await desk.page.goto(address('/me'));
  await climbed(desk.page, 'Nim').waitFor();
});
