import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFull } from '../support/scale.ts';
import { SIZES } from '../support/sizes.ts';
import { openDuels, resign, seekDuel, type Wire } from './duels.ts';
import { tabTo } from './gestures.ts';
import { openHall, person } from './people.ts';

const hall = openHall({ own: true });

const nextIn = (page: Page) => page.getByText(/^The second game begins in \d s\. /);

test('two players find each other, and both games of their duel change their ratings: 2–0', async () => {
  const [ann, ben] = [await person(hall, { viewport: { width: 360, height: 640 }, hasTouch: true }), await person(hall)];
  const wire = await openDuels(ann.page, hall.server.url);
  await openDuels(ben.page, hall.server.url);
  await seekDuel(ann.page, wire);
  await ann.page.getByText('Looking for an opponent near your rating, 1500 ± 350…').waitFor();
  await ben.page.getByRole('button', { name: 'Find opponent' }).click();
  for (const { page } of [ann, ben]) {
    await page.waitForURL(/\/r\//);
    await page.getByText('Duel, game 1 of 2.', { exact: true }).waitFor();
    await page.getByText('Rated: +60 if you win both games, −60 if you lose both.', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Take back' }).count()).toBe(0);
    await page
      .locator('nh-seat-card[mine]')
      .getByText(/^(Your move|You go second)$/)
      .waitFor();
  }
  const cards = await Promise.all(['[mine]', ':not([mine])'].map((which) => ann.page.locator(`nh-seat-card${which}`).boundingBox()));
  expect(cards[0]?.y, 'mine is the one below the board').toBeGreaterThan(cards[1]?.y ?? 0);

  const told = Promise.all([ann, ben].map(({ page }) => nextIn(page).waitFor()));
  await resign(ben.page);
  await told;
  for (const { page } of [ann, ben]) {
    expect(await page.getByRole('button', { name: /^(Rematch|Turning point|Another start)/ }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Open in analysis' }).count()).toBe(0);
  }
  await ann.page.getByText('Game 2 of 2: 1–0.', { exact: true }).waitFor();
  await ben.page.getByText('Game 2 of 2: 0–1.', { exact: true }).waitFor();

  await resign(ben.page);
  await ann.page.getByText('You win the duel 2–0.', { exact: true }).waitFor();
  await ben.page.getByText('You lose the duel 0–2.', { exact: true }).waitFor();
  await ann.page.getByText('1500 ± 350 → 1525 ± 340').first().waitFor();
  await ben.page.getByText('1500 ± 350 → 1440 ± 327').first().waitFor();
  await ann.page
    .getByText(/^It counts for less/)
    .first()
    .waitFor();
  expect(await ann.page.getByRole('button', { name: 'Rematch' }).count()).toBe(0);

  await ann.page.getByRole('link', { name: 'Another duel' }).click();
  await ann.page.getByRole('row', { name: 'Nim 1525 ± 340 1' }).waitFor();
  await ann.page.goto(`${hall.server.url}/me`);
  await ann.page.getByText('All games together – 1525 ± 340').waitFor();
  await ann.page.getByRole('link', { name: 'Play a rated duel' }).click();
  await ann.page.getByRole('heading', { level: 1, name: 'Rated duels' }).waitFor();
  expect([ann.troubles, ben.troubles]).toEqual([[], []]);
});

test.runIf(isFull)('a player who stops waiting or leaves is not paired, and spectators see both ratings', async () => {
  const people = await Promise.all([person(hall), person(hall), person(hall)]);
  const [ann, ben, cleo] = people.map(({ page }) => page) as [Page, Page, Page];
  const wires = await Promise.all([ann, ben, cleo].map((page) => openDuels(page, hall.server.url, 'kayles')));
  const [annsWire, bensWire, cleosWire] = wires as [Wire, Wire, Wire];
  await ann.getByText(/Chance decides whether the last move wins or loses\. You see it before the first move\./).waitFor();
  await seekDuel(ann, annsWire);
  await ann.getByRole('button', { name: 'Cancel search' }).click();
  await ann.getByRole('button', { name: 'Find opponent' }).waitFor();
  await annsWire.answered('seat:leave');
  await seekDuel(ben, bensWire);
  await ben.getByRole('link', { name: 'Play now' }).click();
  await bensWire.answered('seat:leave');
  await ben.getByRole('link', { name: 'Rated duels' }).click();
  await ben.getByRole('button', { name: 'Find opponent' }).waitFor();
  await seekDuel(cleo, cleosWire);
  expect(new URL(cleo.url()).pathname, 'nobody was there').toBe('/duels');

  await ben.getByRole('button', { name: 'Find opponent' }).click();
  await cleo.waitForURL(/\/r\//);
  await ann.goto(cleo.url());
  await ann.getByText('Duel, game 1 of 2.', { exact: true }).waitFor();
  await resign(ben);
  await ann.getByText('Game 2 of 2: ').waitFor();
  await resign(cleo);
  await ann.getByText('The duel ends 1–1.', { exact: true }).waitFor();
  await ann.getByText('1500 ± 350 → 1500 ± 340').nth(1).waitFor();
  expect(people.map(({ troubles }) => troubles)).toEqual([[], [], []]);
});

test('a duel with a bot can be started by keyboard alone, and its rating is shown beforehand', async () => {
  const { page, troubles } = await person(hall);
  await openDuels(page, hall.server.url);
  await page.getByRole('radio', { name: 'near my rating' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('combobox', { name: 'Bot and rating' }).locator('option').first().textContent()).toBe('Chick – 990');
  await tabTo(page, /^Play this bot$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/r\//);
  await page.getByText('Duel, game 1 of 2.', { exact: true }).waitFor();
  expect(troubles).toEqual([]);
});

test('the page does not look for an opponent while it is offline', async () => {
  const { page } = await person(hall);
  await openDuels(page, hall.server.url);
  await page.context().setOffline(true);
  await page.getByText(/^You’re offline\./).waitFor();
  await page.getByRole('button', { name: 'Find opponent' }).click();
  await page.getByText('You need a connection to open a room.').waitFor();
});

test('the page is never wider than the window', async () => {
  const { page } = await person(hall);
  await openDuels(page, hall.server.url);
  for (const { name, width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
  }
});
