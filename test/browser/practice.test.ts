import { dailyPuzzles } from '@nimhall/shared/puzzle/daily';
import { dayOf } from '@nimhall/shared/puzzle/day';
import type { Puzzle } from '@nimhall/shared/puzzle/puzzle';
import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { focused, untilKept } from './gestures.ts';
import { openHall, person, visitor } from './people.ts';
import { goOn, puzzleOn, solve, stumble } from './puzzles.ts';

const hall = openHall();

const NOON = new Date('2026-11-22T12:00:00Z');
const HOUR = 3_600_000;

/** Somebody who solves nothing. */
const visiting = visitor(hall);

/** A person who practises, at a given time by the clock of their device. */
async function learner({ now = NOON, ...options }: BrowserContextOptions & { now?: Date } = {}) {
  const made = await person(hall, { reducedMotion: 'reduce', ...options });
  await made.page.clock.setFixedTime(now);
  return { ...made, open: (path: string) => made.page.goto(hall.server.url + path) };
}

test('three puzzles a day, the same for everybody: results are stored, counted and shared without spoilers', async () => {
  const { page, open, troubles } = await learner();
  await open('/learn/practice');
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  const puzzles: Puzzle[] = [];
  for (const how of ['right', 'wrong', 'right'] as const) {
    await page.locator('nh-puzzle').waitFor();
    puzzles.push(await puzzleOn(page));
    await (how === 'right' ? solve(page) : stumble(page));
    await goOn(page);
  }
  await page.getByRole('heading', { name: '2 of 3 on the first try.' }).waitFor();
  const card = await page.getByRole('textbox', { name: 'Share your result without spoilers' }).inputValue();
  expect(card).toBe(`nimhall · November 22, 2026\n✅❌✅\n${hall.server.url}/learn/practice/today`);
  await page.reload();
  await page.getByRole('heading', { name: '2 of 3 on the first try.' }).waitFor();

  const other = await learner({ now: new Date(NOON.getTime() + 11 * HOUR) });
  await other.open('/learn/practice/today?puzzle=3');
  await other.page.locator('nh-puzzle').waitFor();
  expect(await puzzleOn(other.page)).toEqual(puzzles[2]);

  await page.clock.setFixedTime(new Date(NOON.getTime() + 24 * HOUR));
  await open('/learn/practice');
  await page.getByText('November 23, 2026 · 1 day in a row').waitFor();
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await page.locator('nh-puzzle').waitFor();
  expect(await puzzleOn(page)).not.toEqual(puzzles[0]);
  expect([...troubles, ...other.troubles]).toEqual([]);
});

test('the skill ladder goes up and down, and mistakes come back, also offline; so do daily puzzles, the same as for everybody', async () => {
  const { page, open, troubles } = await learner({ serviceWorkers: 'allow' });
  const level = async () => Number(/\d+/.exec((await page.getByText(/^Level \d+/).textContent()) ?? '')?.[0]);
  await open('/learn/practice');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('nim');
  await page.getByRole('link', { name: 'New puzzle' }).click();
  await page.locator('nh-puzzle').waitFor();
  const before = await level();
  await solve(page);
  expect(await level()).toBeGreaterThan(before);
  expect(await focused(page)).toBe('Continue');
  await goOn(page);
  await page.locator('nh-puzzle').waitFor();
  expect(await focused(page)).toBe('Nim');
  const missed = await puzzleOn(page);
  const higher = await level();
  await stumble(page);
  const lower = await level();
  expect(lower).toBeLessThan(higher);
  await page.getByRole('button', { name: 'Why?' }).click();
  await page
    .getByRole('dialog', { name: 'Why?' })
    .getByText(/nim-sum|heap|stone|pair/i)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');

  await untilKept(page);
  await page.context().setOffline(true);
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.clock.setFixedTime(new Date(NOON.getTime() + HOUR));
  await open('/learn/practice');
  await page.getByText('A puzzle you missed comes back now.').waitFor();
  await page.getByRole('link', { name: 'New puzzle' }).click();
  await page.getByText('You missed this one before. Try it again.').waitFor();
  expect(await puzzleOn(page)).toEqual(missed);
  await solve(page);
  expect(await level()).toBe(lower);
  await open('/learn/practice');
  await page.getByText('Missed ones come back later.').waitFor();

  // The server cannot be asked for those of the next day, which are made here.
  await page.clock.setFixedTime(new Date(NOON.getTime() + 24 * HOUR));
  await open('/learn/practice/today');
  const puzzles: Puzzle[] = [];
  for (const _ of ['one', 'two', 'three']) {
    await page.locator('nh-puzzle').waitFor();
    puzzles.push(await puzzleOn(page));
    await solve(page);
    await goOn(page);
  }
  await page.getByRole('heading', { name: 'All on the first try!' }).waitFor();
  expect(puzzles).toEqual(dailyPuzzles(dayOf(NOON.getTime()) + 1));
  expect(troubles).toEqual([]);
});

test('a word gives a class the same three puzzles, and the board shows them with their answers', async () => {
  const [ann, ben, board] = [await learner(), await learner({ now: new Date(NOON.getTime() + 99 * 24 * HOUR) }), await learner()];
  await ann.open('/learn');
  await ann.page.getByText('For a class').click();
  await ann.page.getByRole('textbox', { name: 'Class word' }).fill('Apple');
  await ann.page.getByRole('button', { name: 'Solve puzzles' }).click();
  await ben.open('/learn/practice/class');
  await ben.page.getByRole('textbox', { name: 'Class word' }).fill(' a p p l e ');
  await ben.page.getByRole('button', { name: 'Solve puzzles' }).click();
  await board.open('/learn/practice/class');
  await board.page.getByRole('textbox', { name: 'Class word' }).fill('apple');
  await board.page.getByRole('button', { name: 'Big screen' }).click();
  for (const { page } of [ann, ben]) await page.locator('nh-puzzle').waitFor();
  expect(await puzzleOn(ben.page)).toEqual(await puzzleOn(ann.page));
  for (const place of [1, 2, 3]) {
    await ann.page.locator('nh-puzzle').waitFor();
    await board.page.getByRole('heading', { level: 1, name: new RegExp(`^${place} · `) }).waitFor();
    const marked = board.page.getByRole('status').filter({ hasText: /\./ });
    expect(await marked.count()).toBe(0);
    await board.page.getByRole('button', { name: 'Show the answer' }).click();
    await marked.first().waitFor();
    if (place < 3) await board.page.getByRole('button', { name: 'Next' }).click();
    await solve(ann.page);
    await goOn(ann.page);
  }
  await ann.page.getByRole('heading', { name: 'All on the first try!' }).waitFor();
  await ann.page.reload();
  await ann.page.getByRole('heading', { name: 'All on the first try!' }).waitFor();
  await ann.open('/learn/practice');
  await ann.page.getByRole('link', { name: /^Puzzle 3: to do, / }).waitFor();
  expect([...ann.troubles, ...ben.troubles, ...board.troubles]).toEqual([]);
});

test('hints help and count for less, an unfinished puzzle is kept, and another one can be requested', async () => {
  const { page, open, troubles } = await learner();
  await open('/learn/practice/ladder?game=kayles&start=5,7');
  await page.locator('nh-puzzle').waitFor();
  const first = await puzzleOn(page);
  expect(first.game).toBe('kayles');
  await page.reload();
  await page.locator('nh-puzzle').waitFor();
  expect(await puzzleOn(page)).toEqual(first);
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect.poll(() => puzzleOn(page), { timeout: 30_000 }).not.toEqual(first);
  const place = dailyPuzzles(dayOf(NOON.getTime())).findIndex(({ kind }) => kind === 'find') + 1;
  await open(`/learn/practice/today?puzzle=${place}`);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.coach.hint').waitFor();
  await solve(page);
  await page.getByRole('link', { name: `Puzzle ${place}: solved with hints` }).waitFor();
  expect(troubles).toEqual([]);
});

test.each([
  ['/learn/practice/ladder?game=nim&start=1', 'No puzzles found.'],
  ['/learn/practice/nothing', 'No puzzles found.'],
  ['/learn/practice/ladder?game=ludo', 'The link asks for an unknown game, “ludo”.'],
  ['/learn/practice/ladder?game=nim&start=lots', 'The link has an invalid position, “lots”.'],
  ['/learn/practice/ladder?game=octal&params={"code":"9.9"}', 'The link has invalid settings, “{"code":"9.9"}”.'],
])('%s shows no puzzle but a reason, and a way back', async (path, reason) => {
  const { page, troubles } = visiting;
  await page.goto(hall.server.url + path);
  await page.getByText(reason).waitFor();
  await page.getByRole('link', { name: 'Back to puzzles' }).click();
  await page.getByRole('heading', { name: 'Puzzles', level: 1 }).waitFor();
  expect(troubles).toEqual([]);
});
