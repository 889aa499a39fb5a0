import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PRESETS, somePresets } from '../support/playouts.ts';
import { playPreset } from '../support/preset-rooms.ts';
import { byTurns, spread } from '../support/scale.ts';
import { SIZES } from '../support/sizes.ts';
import { beginGame, openRoom, typeMove, waitForMyTurn } from './gestures.ts';
import { openHall, person, visitor } from './people.ts';

/** The addresses of the laboratory's tools. */
const TOOLS = ['theorems?paper=beyond', 'sequence', 'plane', 'mex', 'counts', 'compare', 'make'].map((tool) => `/lab/${tool}`);

const hall = openHall();
const visiting = visitor(hall, { hasTouch: true, reducedMotion: 'reduce' });

/** Its rule takes many words. */
const OCTAL = PRESETS.find(({ title }) => title === 'octal 0-156');
if (!OCTAL) throw new Error('There is no game 0.156');

const CASES = spread(somePresets(1), 3).map((each, nth) => ({ ...each, sizes: byTurns(SIZES, nth, 3) }));

test.each(CASES)(
  '$title: the board and Play are visible together in every window, and do not move when a move is chosen',
  async ({ game, preset, sizes }) => {
    const { page, troubles } = visiting;
    await playPreset(page, hall.server.url, game, preset);
    for (const { name, width, height } of sizes) {
      await page.setViewportSize({ width, height });
      const before = await look(page);
      expect(before.hidden, name).toEqual([]);
      await page.locator('button[data-cell]:not([aria-disabled="true"])').first().tap();
      const chosen = await look(page);
      expect(chosen.selected, `${name}: the tap chose no move`).not.toBe('');
      expect(chosen.places, `${name}: before and after the tap`).toEqual(before.places);
      await page.getByRole('button', { name: 'Cancel' }).tap();
    }
    expect(troubles).toEqual([]);
  },
);

test('what a room waits for before its game is said once, visible in every window', async () => {
  const { page, troubles } = await person(hall, { hasTouch: true });
  await openRoom(page, hall.server.url);
  const line = page.getByText('Waiting for your opponent.', { exact: true });
  for (const { name, width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await line.count(), name).toBe(1);
    const { y = -1, height: high = 0 } = (await line.boundingBox()) ?? {};
    expect(y, name).toBeGreaterThanOrEqual(0);
    expect(y + high, name).toBeLessThanOrEqual(height);
  }
  expect(troubles).toEqual([]);
});

test('on a small phone every action of a game is reached without scrolling, also below a board that fills the window', async () => {
  const { page, troubles } = visiting;
  await page.setViewportSize({ width: 320, height: 568 });
  await playPreset(page, hall.server.url, 'wythoff', { start: '7.5' });
  await page.getByRole('button', { name: 'More options…' }).tap();
  for (const name of ['Share…', 'Call off…']) {
    const { x = -1, y = -1, width = 0, height = 0 } = (await page.getByRole('button', { name }).boundingBox()) ?? {};
    expect(Math.min(x, y), name).toBeGreaterThanOrEqual(0);
    expect([x + width <= 320, y + height <= 568], name).toEqual([true, true]);
  }
  await page.getByRole('button', { name: 'Call off…' }).tap();
  await page.getByRole('dialog', { name: 'Call this game off?' }).waitFor();
  expect(troubles).toEqual([]);
});

test('in a low window the board keeps its place and height beside a long rule', async () => {
  const { page, troubles } = await person(hall, { hasTouch: true, viewport: { width: 640, height: 400 } });
  await playPreset(page, hall.server.url, 'octal', OCTAL.preset);
  const board = page.locator('nh-game-table').getByRole('group', { name: 'Board' });
  const before = await board.boundingBox();
  await page.getByRole('button', { name: 'Rule' }).click();
  await page.getByRole('button', { name: 'Less', exact: true }).waitFor();
  expect(await board.boundingBox()).toEqual(before);
  expect(troubles).toEqual([]);
});

test('heaps that fill the width of the board are drawn on one line', async () => {
  const { page } = await person(hall, { hasTouch: true, viewport: { width: 844, height: 390 } });
  await playPreset(page, hall.server.url, 'nim', { start: '29,11' });
  await page.getByRole('group', { name: 'Heap B, 11 stones' }).waitFor();
  expect((await look(page)).hidden).toEqual([]);
});

test('at the end the next actions are reachable in every window, for winner and loser, and Escape shows the final position', async () => {
  const [first, second] = [await person(hall, { hasTouch: true }), await person(hall, { hasTouch: true })];
  await beginGame(first.page, second.page, hall.server.url);
  await typeMove(first.page, 'c5');
  await waitForMyTurn(second.page);
  await typeMove(second.page, 'b4');
  await waitForMyTurn(first.page);
  await typeMove(first.page, 'a3');
  for (const [nth, [{ page }, buttons]] of (
    [
      [first, ['Rematch', 'Turning point', 'Share…']],
      [second, ['Try it from here', 'Rematch', 'Share…']],
    ] as const
  ).entries()) {
    const result = page.getByRole('dialog', { name: / wins?$/ });
    await result.getByText('Move 1 decided it.').or(result.getByText('Move 2 decided it.')).waitFor();
    for (const { name, width, height } of byTurns(SIZES, nth, 3)) {
      await page.setViewportSize({ width, height });
      for (const button of buttons) {
        const {
          x = -1,
          y = -1,
          width: wide = 0,
          height: high = 0,
        } = (await page.getByRole('button', { name: button }).boundingBox()) ?? {};
        expect(Math.min(x, y), `${button}, ${name}`).toBeGreaterThanOrEqual(0);
        expect(x + wide, `${button}, ${name}`).toBeLessThanOrEqual(width);
        expect(y + high, `${button}, ${name}`).toBeLessThanOrEqual(height);
      }
    }
    await page.keyboard.press('Escape');
    await result.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Result' }).click();
    await result.waitFor();
  }
  expect([...first.troubles, ...second.troubles]).toEqual([]);
});

test.each(spread(['/lab', ...TOOLS], 2))('%s is never wider than the window, and all its controls are inside it', async (path) => {
  const { page, troubles } = visiting;
  await page.goto(hall.server.url + path);
  await page
    .getByRole(path === '/lab' ? 'link' : 'combobox')
    .first()
    .waitFor();
  for (const { name, width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(wide, { message: name }).toBeLessThanOrEqual(0);
    const outside = await page.locator('main :is(button, input, select, summary)').evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { left, right } = control.getBoundingClientRect();
        return left < 0 || right > innerWidth ? [`${control.textContent} from ${left} to ${right}`] : [];
      }),
    );
    expect(outside, name).toEqual([]);
  }
  expect(troubles).toEqual([]);
});

interface Look {
  /** Elements that are not fully inside the window, or overflow their own box. */
  readonly hidden: readonly string[];
  /** Boxes of the prompt and the buttons. */
  readonly places: readonly string[];
  /** The chosen move, as text. */
  readonly selected: string;
}

/** What is visible of the table after it has been redrawn for the window. */
function look(page: Page): Promise<Look> {
  return page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const room = document.querySelector('nh-app')?.shadowRoot?.querySelector('nh-room-page');
    const table = room?.shadowRoot?.querySelector('nh-game-table')?.shadowRoot;
    const board = table?.querySelector('.board > *');
    const [prompt, play, cancel] = ['.words', 'button[type=submit]', '.buttons'].map((selector) => table?.querySelector(selector));
    const hidden: string[] = [];
    for (const [name, element] of Object.entries({ board, prompt, play })) {
      const box = element?.getBoundingClientRect();
      if (!box || box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) {
        hidden.push(`${name} at ${JSON.stringify(box)} in ${innerWidth} × ${innerHeight}`);
      }
    }
    if (scrollY !== 0) hidden.push(`the page is scrolled by ${scrollY}`);
    if (document.documentElement.scrollWidth > innerWidth) hidden.push('the page is wider than the window');
    if (board && (board.scrollHeight > board.clientHeight || board.scrollWidth > board.clientWidth)) {
      hidden.push(`the board shows ${board.clientWidth} × ${board.clientHeight} of ${board.scrollWidth} × ${board.scrollHeight}`);
    }
    const places = Object.entries({ prompt, play, cancel }).map(([name, element]) => {
      const { x, y } = element?.getBoundingClientRect() ?? new DOMRect();
      return `${name} at ${x}, ${y}`;
    });
    return { hidden, places, selected: table?.querySelector('input')?.value ?? '' };
  });
}
