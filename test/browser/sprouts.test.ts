import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFull, scaled } from '../support/scale.ts';
import { drawWithFinger, drawWithMouse, endsOn, type Plan, planOn, shownOn, spotOnPage } from './drawing.ts';
import { focused, giveUp, sit, tabTo, typeMove, waitForMyTurn, waitForStatus } from './gestures.ts';
import { opponent } from './opponent.ts';
import { MOVING, openHall, person } from './people.ts';

const hall = openHall();

const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });

/** The move that is shown. */
const chosenOn = (page: Page): Promise<string> =>
  page.locator('nh-map-board').evaluate((board) => (board as unknown as { selected: string }).selected);

/** Waits until a board shows a game after this many moves. */
async function waitForPly(page: Page, ply: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const find = (root: ParentNode): Element | null => {
      for (const element of root.querySelectorAll('*')) {
        if (element.localName === 'nh-map-board') return element;
        const within = element.shadowRoot && find(element.shadowRoot);
        if (within) return within;
      }
      return null;
    };
    const board = find(document) as unknown as { course?: { moves: readonly string[] } } | null;
    return board?.course?.moves.length === wanted;
  }, ply);
}

/** Opens a room with this many spots, or with a drawing, against the named bot if any; returns its address. */
async function openRoom(page: Page, start: number | string, bot = ''): Promise<string> {
  await page.goto(`${hall.server.url}/new?game=sprouts&start=${encodeURIComponent(start)}${bot && `&bot=${bot}`}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Open room' }).click();
  await page.waitForURL(/\/r\//);
  await page.getByRole('group', { name: 'Board' }).waitFor();
  return page.url();
}

/** Draws a line by hand and plays it; where nothing is left but what cannot be drawn so, as a tiny loop, it is typed. */
async function drawAndPlay(page: Page, draw: (page: Page, points: Plan['points']) => Promise<void>, seed: number): Promise<void> {
  const { points, move } = await planOn(page, seed);
  if (points.length === 0) return await typeMove(page, move);
  await draw(page, points);
  const found = async () => ({
    chosen: await chosenOn(page),
    told: await page.getByRole('alert').allInnerTexts(),
    ...(await shownOn(page)),
  });
  await expect.poll(found, { message: `${move} is drawn by ${JSON.stringify(points)}` }).toMatchObject({ chosen: move });
  await play(page).click();
}

const result = (page: Page) => page.getByRole('heading', { name: / wins?$/ });
const isOver = (page: Page): Promise<boolean> => result(page).isVisible();

/** Waits until it is a player's turn again, or the game is over. */
const waitForMyTurnOrEnd = (page: Page) => page.getByText('Your turn.', { exact: true }).or(result(page)).first().waitFor();

test.runIf(isFull)(
  'two people draw a whole game against each other, and a third watches with perfect play beside it',
  { timeout: 120_000 },
  async () => {
    const [first, second, watcher] = [await person(hall, MOVING), await person(hall, MOVING), await person(hall, MOVING)];
    const room = await openRoom(first.page, 2);
    await second.page.goto(room);
    await sit(second.page);
    await watcher.page.goto(room);
    await watcher.page.getByRole('switch', { name: 'Show perfect play' }).click();
    let ply = 0;
    for (; ; ply++) {
      const { page } = ply % 2 === 0 ? first : second;
      await waitForMyTurnOrEnd(page);
      if (await isOver(page)) break;
      await drawAndPlay(page, drawWithMouse, ply);
      for (const each of [first, second, watcher]) await waitForPly(each.page, ply + 1);
    }
    expect(ply).toBeGreaterThanOrEqual(4);
    const shown = await Promise.all([first, second, watcher].map(({ page }) => shownOn(page)));
    expect(shown[1]).toEqual(shown[0]);
    expect(shown[2]).toEqual(shown[0]);
    expect(
      shown[0]?.inks.filter((ink) => ink !== ''),
      'everybody sees every line as it was drawn',
    ).toHaveLength(ply);
    const pictures = await Promise.all([first, second, watcher].map(({ page }) => page.locator('nh-map-board path.line').count()));
    expect(pictures).toEqual([2 * ply, 2 * ply, 2 * ply]);
    const gliding = await watcher.page
      .locator('nh-map-board .spot')
      .first()
      .evaluate((spot) => getComputedStyle(spot).transitionProperty);
    expect(gliding.split(', '), 'what makes room glides to its new place').toEqual(expect.arrayContaining(['left', 'top']));
    expect([...first.troubles, ...second.troubles, ...watcher.troubles]).toEqual([]);
  },
);

test('a finished game is replayed, reviewed, analysed and embedded as it was drawn', { timeout: 120_000 }, async () => {
  const { page, troubles } = await person(hall);
  const room = await openRoom(page, 'ab;ab');
  await (await opponent(hall.server.url)).sit(room);
  await waitForMyTurn(page);
  await drawAndPlay(page, drawWithMouse, 1);
  await result(page).waitFor();
  const { inks } = await shownOn(page);
  expect(inks).toEqual([expect.stringMatching(/./)]);

  await page.getByRole('button', { name: 'Previous move' }).click();
  await waitForPly(page, 0);
  await page.getByRole('button', { name: 'Next move' }).click();
  await waitForPly(page, 1);
  expect((await shownOn(page)).inks).toEqual(inks);

  await page.getByRole('button', { name: 'Turning point' }).click();
  await page
    .getByText(/^[A-Z]\w+ [A-Z]\w+ had the win all along\.$/)
    .first()
    .waitFor();

  const { page: reader, troubles: others } = await person(hall);
  await reader.goto(room.replace('/r/', '/embed/'));
  const picture = reader.getByRole('img', { name: /^C: 1 life; A, B: dead\. Lines / });
  await picture.waitFor();
  await reader.goto(`${hall.server.url}/analysis?room=${room.split('/').at(-1)}`);
  await waitForPly(reader, 1);
  expect((await shownOn(reader)).inks).toEqual(inks);
  expect([...troubles, ...others]).toEqual([]);
});

test('where the review names a better line, the board draws it', { timeout: 60_000 }, async () => {
  const { page, troubles } = await person(hall);
  const room = await openRoom(page, 'ab,c;ab');
  const other = await opponent(hall.server.url);
  await other.sit(room);
  await waitForMyTurn(page);
  await typeMove(page, 'a-c');
  await waitForStatus(page, `${other.name}’s turn.`);
  const { move } = await planOn(page, 1);
  await other.move(room, move);
  await waitForMyTurn(page);
  await giveUp(page);
  await result(page).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Turning point' }).click();
  await page
    .getByText(/That gave the win away\. Better: /)
    .first()
    .waitFor();
  await waitForPly(page, 2);
  const advised = page.locator('nh-map-board .advised');
  expect(await advised.count(), 'the last position has no better line').toBe(0);
  await page.getByRole('button', { name: 'Show the position before move 1' }).click();
  await waitForPly(page, 0);
  await advised.waitFor();
  expect(await advised.locator('path').count(), 'a line with a new spot is two halves').toBe(2);
  expect(await page.locator('nh-map-board').evaluate((board) => (board as unknown as { marks: { wins: string[] } }).marks.wins)).toEqual([
    '1:a-b',
  ]);
  expect(troubles).toEqual([]);
});

test('a phone plays a bot by touch; an invalid line is shown with the reason, and nothing is sent', { timeout: 120_000 }, async () => {
  const { page, troubles } = await person(hall, { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });
  await openRoom(page, scaled(2, 3), 'random');
  await waitForMyTurn(page);
  const [a, b] = [await spotOnPage(page, 'A'), await spotOnPage(page, 'B')];
  await page.touchscreen.tap((a.x + b.x) / 2, (a.y + b.y) / 2 + 30);
  await page.getByRole('alert').getByText('Start your line on a live spot.').waitFor();
  await drawWithFinger(page, [a, { x: (a.x + b.x) / 2, y: a.y + 30 }]);
  await page.getByRole('alert').getByText('A line must end on a live spot.').waitFor();
  expect((await shownOn(page)).moves).toEqual([]);
  for (let seed = 1; !(await isOver(page)); seed++) {
    await waitForMyTurn(page);
    const { moves } = await shownOn(page);
    await drawAndPlay(page, drawWithFinger, seed);
    await expect.poll(async () => (await shownOn(page)).moves.length).toBeGreaterThan(moves.length);
    await waitForMyTurnOrEnd(page);
  }
  expect((await shownOn(page)).inks[0], 'the first line as it was drawn').toMatch(/./);
  expect(troubles).toEqual([]);
});

test.runIf(isFull)('a line may be drawn as slowly as the player likes', async () => {
  const { page, troubles } = await person(hall);
  await page.goto(`${hall.server.url}/analysis?game=sprouts&position=3`);
  const [a, c] = [await spotOnPage(page, 'A'), await spotOnPage(page, 'C')];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  for (let step = 1; step <= 80; step++) {
    await page.mouse.move(a.x + (step / 80) * (c.x - a.x), a.y + (step / 80) * (c.y - a.y));
    // Movements within one frame arrive as one event.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await page.mouse.up();
  expect(await page.getByRole('alert').allInnerTexts()).toEqual([]);
  expect(await chosenOn(page)).toBe('a-c');
  expect(troubles).toEqual([]);
});

test('a finger that begins on the empty table may scroll the page, and one that begins on a spot draws', { timeout: 60_000 }, async () => {
  const { page, troubles } = await person(hall, { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });
  await page.goto(`${hall.server.url}/games/sprouts`);
  const [a, b] = [await spotOnPage(page, 'A'), await spotOnPage(page, 'B')];
  await page.evaluate(() => {
    const kept: boolean[] = [];
    Object.assign(globalThis, { kept });
    addEventListener('touchmove', ({ defaultPrevented }) => kept.push(defaultPrevented));
  });
  /** Whether moving a finger upwards was prevented from scrolling. */
  const swipe = async ({ x, y }: typeof a): Promise<readonly boolean[]> => {
    await drawWithFinger(page, [
      { x, y },
      { x, y: y - 60 },
    ]);
    return await page.evaluate(() => [...new Set(Reflect.get(globalThis, 'kept').splice(0) as boolean[])]);
  };
  expect(await swipe(a)).toEqual([true]);
  await page.getByRole('alert').getByText('A line must end on a live spot.').waitFor();
  expect(await swipe({ x: (a.x + b.x) / 2, y: a.y })).toEqual([false]);
  expect(troubles).toEqual([]);
});

test('a whole game by keyboard alone: spots, which way the line goes, and Play', { timeout: 120_000 }, async () => {
  const { page, troubles } = await person(hall);
  await openRoom(page, 2, 'random');
  for (let seed = 1; !(await isOver(page)); seed++) {
    await waitForMyTurn(page);
    const { moves } = await shownOn(page);
    const [from, to] = await endsOn(page, seed);
    for (const spot of [from, to]) {
      await tabTo(page, /^Spot /);
      await page.keyboard.press('Home');
      for (let step = 0; step < spot; step++) await page.keyboard.press('ArrowRight');
      expect(await focused(page)).toMatch(new RegExp(`^Spot ${String.fromCharCode(65 + spot)}, `));
      await page.keyboard.press('Enter');
    }
    if (!(await isReady(page))) {
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toMatch(/^(Join|Draw a loop)/);
      await page.keyboard.press('Enter');
    }
    await tabTo(page, /^Play$/);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await shownOn(page)).moves.length).toBeGreaterThan(moves.length);
    await waitForMyTurnOrEnd(page);
  }
  expect(troubles).toEqual([]);
});

const isReady = async (page: Page): Promise<boolean> => (await play(page).getAttribute('aria-disabled')) === 'false';
