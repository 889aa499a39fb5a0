import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openDuels, seekDuel } from './duels.ts';
import { openRoom, typeMove, waitForMyTurn, waitForStatus } from './gestures.ts';
import { beginAgainst, opponent } from './opponent.ts';
import { MOVING, openHall, person } from './people.ts';

const hall = openHall({ whole: true });

const icon = (name: 'favicon' | 'favicon-turn'): string => `link[rel="icon"][href="/${name}.svg"]`;

test('the tab icon blinks while it is our turn and another tab is in front', async () => {
  const { page, troubles } = await person(hall, MOVING);
  const { room, other: opposite } = await beginAgainst(page, hall.server.url);
  // Playwright emulates focus for every page until this is switched off and another page comes to the front.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  const other = await page.context().newPage();
  await other.bringToFront();
  await page.locator(icon('favicon-turn')).waitFor({ state: 'attached' });
  await page.locator(icon('favicon')).waitFor({ state: 'attached' });
  await page.locator(icon('favicon-turn')).waitFor({ state: 'attached' });
  await page.bringToFront();
  await page.locator(icon('favicon')).waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.hasFocus())).toBe(true);
  await typeMove(page, 'a1');
  await waitForStatus(page, `${opposite.name}’s turn.`);
  await other.bringToFront();
  expect(await page.locator(icon('favicon')).count(), 'it is not our turn').toBe(1);
  await opposite.move(room, 'b1');
  await page.locator(icon('favicon-turn')).waitFor({ state: 'attached' });
  expect(troubles).toEqual([]);
});

/** How many tones a page has played, and what it plays them with. */
type Counting = typeof globalThis & { tones: number; output?: BaseAudioContext };

/** Counts the tones that a page plays. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counting = globalThis as Counting;
    const { start } = OscillatorNode.prototype;
    counting.tones = 0;
    OscillatorNode.prototype.start = function (when) {
      counting.tones++;
      counting.output = this.context;
      start.call(this, when);
    };
  });
}

function heard(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as Counting).tones);
}

/** Waits until the output of a page that has played a sound is off again. */
async function waitForSilence(page: Page): Promise<void> {
  await page.waitForFunction(() => (globalThis as Counting).output?.state === 'suspended');
}

async function waitForTones(page: Page, count: number): Promise<void> {
  await page.waitForFunction((wanted) => (globalThis as Counting).tones === wanted, count);
}

test('moves make a sound after a gesture, in one tab of a room, and not when sounds are off; the output is on only meanwhile', async () => {
  const first = await person(hall, MOVING);
  await listen(first.page);
  const room = await openRoom(first.page, hall.server.url);
  await first.page.keyboard.press('Shift');
  const isHeard = () =>
    first.page.evaluate(async () => (await navigator.locks.query()).held?.some(({ name }) => name?.startsWith('nimhall:sound:')));
  await expect.poll(isHeard).toBe(true);
  const twin = await first.page.context().newPage();
  await listen(twin);
  await twin.goto(room);
  await waitForStatus(twin, 'Waiting for your opponent.');
  await twin.keyboard.press('Shift');
  const other = await opponent(hall.server.url);
  await other.sit(room);
  await waitForMyTurn(first.page);
  await waitForTones(first.page, 2);
  await waitForSilence(first.page);
  await typeMove(first.page, 'a1');
  await waitForTones(first.page, 3);
  await twin.getByRole('list', { name: 'Moves' }).getByText('took 1 from A').waitFor();
  expect(await heard(twin)).toBe(0);

  await first.page.goto(`${hall.server.url}/settings`);
  await first.page.getByRole('checkbox', { name: 'Sounds' }).uncheck();
  await first.page.goto(room);
  await other.move(room, 'b1');
  await waitForMyTurn(first.page);
  await typeMove(first.page, 'b1');
  await waitForStatus(first.page, `${other.name}’s turn.`);
  expect(await heard(first.page)).toBe(0);
  expect(await heard(twin), 'a setting holds for every tab').toBe(0);
  expect(first.troubles).toEqual([]);
});

test('the tab shows that the search for an opponent goes on, and that one was found', async () => {
  const ann = await person(hall, MOVING);
  const wire = await openDuels(ann.page, hall.server.url);
  expect(await ann.page.title()).toBe('Rated duels · nimhall');
  await seekDuel(ann.page, wire);
  expect(await ann.page.title()).toBe('Looking for an opponent… – Rated duels · nimhall');
  // Playwright emulates focus for every page until this is switched off and another page comes to the front.
  const devtools = await ann.page.context().newCDPSession(ann.page);
  await devtools.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  await (await ann.page.context().newPage()).bringToFront();

  const ben = await opponent(hall.server.url);
  await ben.client.ok('duel', { game: 'nim' });
  await ann.page.waitForURL(/\/r\//);
  await ann.page.waitForFunction(() => !document.title.includes('Looking for') && document.title.includes('Nim'));
  await ann.page.locator('link[rel="icon"][href="/favicon-turn.svg"]').waitFor({ state: 'attached' });
  await ann.page.bringToFront();
  await ann.page.locator('link[rel="icon"][href="/favicon.svg"]').waitFor({ state: 'attached' });
  expect(ann.troubles).toEqual([]);
});
