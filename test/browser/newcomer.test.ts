import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { isFull, spread } from '../support/scale.ts';
import { startServerProcess } from '../support/server-process.ts';
import { SIZES } from '../support/sizes.ts';
import { focused, NIM, untilKept } from './gestures.ts';
import { opponent } from './opponent.ts';
import { MOVING, openHall, person } from './people.ts';

const hall = openHall({ own: true });

const RULE = 'Take stones from one heap. Take the last stone to win.';
const WON = 'You took the last stone. You win!';

/** Where the picture of the first game is before the first tap. */
const pictureOf = (page: Page) => page.getByRole('button', { name: 'Play here' });

/** Taps the first stone of the middle heap, which selects the whole heap, and deselects it again. */
async function reachFor(page: Page): Promise<void> {
  const box = await placeOfStone(page, 3);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByText('Take 4 from B, leaving nothing.').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).tap();
}

/** How many stones each heap has. */
async function heapsOf(page: Page): Promise<number[]> {
  const labels = await page
    .getByRole('group', { name: /^Heap/ })
    .evaluateAll((all) => all.map((heap) => heap.getAttribute('aria-label') ?? ''));
  return labels.map((label) => Number(/, (\d+) stones?/.exec(label)?.[1] ?? 0));
}

/** Wins a game of Nim on the page, by taps. */
async function win(page: Page): Promise<void> {
  const won = page.locator('nh-first-game').getByText(WON);
  for (;;) {
    await page.getByText('Your turn.').or(won).first().waitFor();
    if (await won.isVisible()) return;
    const heaps = await heapsOf(page);
    const sum = heaps.reduce((xor, size) => xor ^ size, 0);
    const from = heaps.findIndex((size) => (size ^ sum) < size);
    const [size = 0, letter = 'A'] = [heaps[from], 'ABC'[from]];
    const take = size - (size ^ sum);
    await page.getByRole('button', { name: new RegExp(`^Heap ${letter}, ${size} stones?\\. Take ${take}\\b`) }).tap();
    await page.getByRole('button', { name: 'Play', exact: true }).tap();
    await expect.poll(() => heapsOf(page)).not.toEqual(heaps);
  }
}

test('a newcomer plays at once by touch, without a room or a server, then the next bot, and learns the trick', async () => {
  const { page, troubles } = await person(hall.browser, {
    ...MOVING,
    viewport: { width: 320, height: 568 },
    hasTouch: true,
    serviceWorkers: 'allow',
  });
  await page.goto(hall.server.url);
  await page.getByText(RULE).waitFor();
  await untilKept(page);
  await page.context().setOffline(true);
  // The offline notice above the game moves the game down.
  await page.getByText(/^You’re offline/).evaluate((told) => Promise.all(told.getAnimations().map(({ finished }) => finished)));
  await reachFor(page);
  await win(page);
  expect(await focused(page)).toMatch(/^Next bot: /);
  expect(new URL(page.url()).pathname).toBe('/');

  await page.getByRole('button', { name: 'See the trick' }).tap();
  const trick = page.getByRole('dialog', { name: 'The trick is pairs' });
  await trick.getByRole('table').waitFor();
  expect(await trick.getByRole('link', { name: 'Review your game' }).getAttribute('href')).toMatch(
    /^\/analysis\?game=nim&position=3,4,5&moves=a2\+/,
  );
  await trick.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: /^Next bot: / }).tap();
  await page.getByText(/You play against/).waitFor();
  expect(await heapsOf(page)).toEqual([3, 4, 5]);
  expect(await focused(page)).toMatch(/^Heap [ABC], \d stones/);
  expect(troubles).toEqual([]);
});

test.runIf(isFull)('after winning, a newcomer may invite a friend and does not see the introduction again', async () => {
  const { page, troubles } = await person(hall, { hasTouch: true });
  await page.goto(hall.server.url);
  await reachFor(page);
  await win(page);
  await page.getByRole('button', { name: 'Invite a friend' }).tap();
  await page.waitForURL(/\/r\//);
  await page.getByRole('textbox', { name: /Invite someone/ }).waitFor();
  await page.goto(hall.server.url);
  await page.getByRole('list', { name: 'Starting positions' }).waitFor();
  expect(await page.getByText(RULE).count()).toBe(0);
  expect(troubles).toEqual([]);
});

test.runIf(isFull)('after losing, a newcomer is told so and may try again', async () => {
  const { page, troubles } = await person(hall, { hasTouch: true });
  await page.goto(hall.server.url);
  await reachFor(page);
  // Taking one stone at a time from the largest heap loses in the end, or wins by chance.
  const over = page.locator('nh-first-game').getByText(/^(You took the last stone\. You win!|\S+ took the last stone and wins\.)$/);
  for (;;) {
    await page.getByText('Your turn.').or(over).first().waitFor();
    if (await over.isVisible()) break;
    const heaps = await heapsOf(page);
    const largest = Math.max(...heaps);
    const letter = 'ABC'[heaps.indexOf(largest)];
    await page.getByRole('button', { name: new RegExp(`^Heap ${letter}, ${largest} stones?\\. Take 1\\b`) }).tap();
    await page.getByRole('button', { name: 'Play', exact: true }).tap();
    await expect.poll(() => heapsOf(page)).not.toEqual(heaps);
  }
  await page.getByRole('button', { name: /^(Play again|Next bot: .+)$/ }).tap();
  expect(await heapsOf(page)).toEqual([3, 4, 5]);
  expect(troubles).toEqual([]);
});

test('the first game fits every window with its button, and nothing moves when the picture becomes a board', async () => {
  const { page } = await person(hall, { hasTouch: true });
  for (const { name, width, height } of spread(SIZES, 4)) {
    await page.setViewportSize({ width, height });
    await page.goto(hall.server.url);
    const play = page.getByRole('button', { name: 'Play', exact: true });
    const places = async () => {
      const things = [play, page.getByRole('group', { name: 'Play with' }), page.getByRole('heading', { level: 1 })];
      return await Promise.all(things.map(async (thing) => Math.round((await thing.boundingBox())?.y ?? -1)));
    };
    await play.waitFor();
    const before = await places();
    await pictureOf(page).focus();
    await page.getByRole('group', { name: 'Board' }).waitFor();
    expect(await focused(page), name).toMatch(/^Heap A, 3 stones/);
    const [button = 0, ...rest] = await places();
    expect(rest, name).toEqual(before.slice(1));
    expect(Math.abs(button - (before[0] ?? 0)), `${name}: Play moves`).toBeLessThanOrEqual(8);
    const { y = 0, height: high = 0 } = (await play.boundingBox()) ?? {};
    expect(y + high, `${name}: Play is below the fold`).toBeLessThanOrEqual(height);
    const lesson = await page.getByRole('link', { name: 'New here? Two minutes' }).boundingBox();
    expect((lesson?.y ?? height) + (lesson?.height ?? 0), `${name}: the way to the course is below the fold`).toBeLessThanOrEqual(height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width);
  }
});

/**
 * Where the picture of the first game shows stone number n, measured in an inline copy, because the sheet's references
 * have no boxes.
 */
async function placeOfStone(page: Page, nth: number): Promise<{ x: number; y: number; width: number; height: number }> {
  return await page.locator('nh-welcome .picture').evaluate(async (picture, at) => {
    const [file = '', id = ''] = picture.querySelector('use')?.getAttribute('href')?.split('#') ?? [];
    const sheet = new DOMParser().parseFromString(await (await fetch(file)).text(), 'image/svg+xml');
    const copy = picture.cloneNode() as SVGElement;
    copy.append(...Array.from(sheet.querySelectorAll(`#${id} path`), (path) => document.importNode(path)));
    copy.setAttribute('viewBox', sheet.getElementById(id)?.getAttribute('viewBox') ?? '');
    picture.before(copy);
    picture.remove();
    const { x, y, width, height } = copy.querySelectorAll('[fill="var(--stone)"]')[at]?.getBoundingClientRect() ?? new DOMRect();
    copy.before(picture);
    copy.remove();
    return { x, y, width, height };
  }, nth);
}

test.each(spread(SIZES, 3))('a tap on the picture selects the stone that is drawn there, on $name', async ({ width, height }) => {
  // A page of their own: where somebody tapped before, the pointer rests on the next picture, which becomes a board before it is tapped.
  const { page, troubles } = await person(hall.browser, { viewport: { width, height }, hasTouch: true });
  await page.goto(hall.server.url);
  await pictureOf(page).waitFor();
  // The second stone of the highest heap, which is elsewhere on a low board.
  const box = await placeOfStone(page, 3 + 4 + 1);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByText('Take 4 from C, leaving 1.').waitFor();
  expect(troubles).toEqual([]);
});

test('a finger that rests on the picture until the board is loaded chooses a stone, and does not play at once', async () => {
  const { page, troubles } = await person(hall.browser, { hasTouch: true });
  await page.goto(hall.server.url);
  const box = await placeOfStone(page, 3);
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForFunction(() => customElements.get('nh-first-game'));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.getByText('Take 4 from B, leaving nothing.').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).tap();
  expect(await heapsOf(page)).toEqual([3, 4, 5]);
  expect(troubles).toEqual([]);
});

test.runIf(isFull)('nothing moves when a player begins to wait in a room', async () => {
  const server = await startServerProcess();
  onTestFinished(() => server.stop());
  const { page } = await person(hall.browser, MOVING);
  const things = [page.getByRole('heading', { level: 1 }), pictureOf(page), page.getByRole('button', { name: 'Create a game…' })];
  const places = async () => {
    const found: Record<string, number[]> = {};
    for (const { name, width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      found[name] = await Promise.all(things.map(async (thing) => Math.round((await thing.boundingBox())?.y ?? -1)));
    }
    return found;
  };
  await page.goto(server.url);
  await page.getByText('No one is playing right now.').waitFor();
  const alone = await places();
  await (await opponent(server.url)).open(server.url, { ...NIM, listed: true });
  await page.getByRole('button', { name: '1 person is waiting' }).waitFor();
  expect(await places()).toEqual(alone);
});
