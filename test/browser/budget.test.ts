import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHall, person } from './people.ts';

/** Bytes of JavaScript, as they come over the line, that the first page may need. */
const FIRST_PAGE = 50_000;

/** The same for the course, beyond what its board needs. */
const COURSE = 60_000;

/** The same for a tool of the laboratory, beyond the first page. */
const TOOL = 90_000;

const hall = openHall();

/** The JavaScript that comes until something is there: what each file takes on the line, by its path. */
async function scriptsUntil(page: Page, path: string, isThere: () => Promise<unknown>): Promise<ReadonlyMap<string, number>> {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request);
  });
  await page.goto(hall.server.url + path);
  await isThere();
  const sizes = await Promise.all(
    scripts.map(async (request) => [new URL(request.url()).pathname, (await request.sizes()).responseBodySize] as const),
  );
  expect(sizes.length).toBeGreaterThan(0);
  return new Map(sizes);
}

/** Fails with all files where these take too much. */
function expectWithin(budget: number, sizes: Iterable<readonly [path: string, size: number]>): void {
  const all = [...sizes];
  const total = all.reduce((sum, [, size]) => sum + size, 0);
  expect(total, all.map(([path, size]) => `${path} ${size}`).join('\n')).toBeLessThanOrEqual(budget);
}

/** The same for what was not loaded `before`. */
function expectBeyond(before: ReadonlyMap<string, number>, budget: number, sizes: ReadonlyMap<string, number>): void {
  const more = [...sizes].filter(([path]) => !before.has(path));
  expect(more.length).toBeGreaterThan(0);
  expectWithin(budget, more);
}

/** Nobody has opened a room in this hall, so that the first page never loads the table of rooms. */
async function lobbyScripts(): Promise<ReadonlyMap<string, number>> {
  const { page } = await person(hall.browser);
  return scriptsUntil(page, '/', async () => {
    await page.getByRole('list', { name: 'Starting positions' }).waitFor();
    await page.getByText(/No open rooms right now/).waitFor();
  });
}

test('the lobby needs 50 kB of JavaScript at most, everything it loads counted', async () => {
  expectWithin(FIRST_PAGE, await lobbyScripts());
});

test('every tool of the laboratory needs 90 kB beyond the lobby', async () => {
  const lobby = await lobbyScripts();
  for (const tool of ['theorems', 'sequence', 'plane', 'mex', 'counts', 'compare', 'quotient', 'records', 'make']) {
    const { page } = await person(hall.browser);
    const sizes = await scriptsUntil(page, `/lab/${tool}`, () => page.getByRole('combobox').first().waitFor());
    expectBeyond(lobby, TOOL, sizes);
  }
});

test.each([
  ['en-GB', '/learn', { name: 'Learn' }],
  ['en-GB', '/learn/first-game', { name: /A first game$/ }],
  ['en-GB', '/learn/nim-sums?step=four', { name: /Table of nim-sums$/ }],
  ['de-DE', '/learn/first-game', { name: /^1 · / }],
  ['fr-FR', '/learn/first-game', { name: /^1 · / }],
])('in %s, %s needs 60 kB beyond a page with a board', async (locale, path, { name }) => {
  const board = await person(hall.browser, { locale });
  const before = await scriptsUntil(board.page, '/here?game=nim&start=3,4,5', () =>
    board.page.getByRole('group', { name: /^(Board|Brett|Plateau)$/ }).waitFor(),
  );
  const { page } = await person(hall.browser, { locale });
  const sizes = await scriptsUntil(page, path, () => page.getByRole('heading', { level: 1, name }).waitFor());
  expectBeyond(before, COURSE, sizes);
});
