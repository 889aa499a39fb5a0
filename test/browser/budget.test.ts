import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { spread } from '../support/scale.ts';
import { opponent } from './opponent.ts';
import { openHall, person } from './people.ts';

/** Compressed bytes of JavaScript that the first page may load. */
const FIRST_PAGE = 50_000;

/** The same for the course, beyond what its board needs. */
const COURSE = 60_000;

/** The same for a tool of the laboratory, beyond the first page. */
const TOOL = 90_000;

/** The same for what a bot on the device thinks with. */
const WORKER = 85_000;

/** The same for what computes in the laboratory, beyond that. */
const LABORATORY = 25_000;

/** How many files of JavaScript a room may load, until a player can sit down. */
const ROOM_FILES = 25;

const hall = openHall({ own: true });

/** What a worker of a page begins with; it thinks beside the page, which waits for none of its files. */
const WORKER_FILE = /\/worker-(?!client)/;

/**
 * The JavaScript that a page itself has loaded by the time something is shown: the compressed size of each file, by its path. What workers load
 * comes at any time before or after, and has budgets of its own.
 */
async function scriptsUntil(page: Page, path: string, isThere: () => Promise<unknown>): Promise<ReadonlyMap<string, number>> {
  await page.goto(hall.server.url + path);
  await isThere();
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const,
    ),
  );
  const scripts = loaded.filter(([path]) => path.endsWith('.js') && !WORKER_FILE.test(path));
  expect(scripts.length).toBeGreaterThan(0);
  return new Map(scripts);
}

/** The paths of all files that a page and its workers ask for until something is shown that a worker has found out. */
async function filesUntil(page: Page, path: string, isThere: () => Promise<unknown>): Promise<readonly string[]> {
  const paths = new Set<string>();
  page.on('request', (request) => paths.add(new URL(request.url()).pathname));
  await page.goto(hall.server.url + path);
  await isThere();
  return [...paths];
}

/** The compressed size of the one file with such a path, as the server says: of what a worker loads, a browser tells none. */
async function sizeOfOne(paths: readonly string[], path: RegExp): Promise<number> {
  const [found, ...others] = paths.filter((each) => path.test(each));
  expect([found, others], paths.join('\n')).toEqual([expect.any(String), []]);
  const answer = await fetch(hall.server.url + found, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  return Number(answer.headers.get('content-length') ?? Number.NaN);
}

/** Fails and lists all files when these are too large. */
function expectWithin(budget: number, sizes: Iterable<readonly [path: string, size: number]>): void {
  const all = [...sizes];
  const total = all.reduce((sum, [, size]) => sum + size, 0);
  expect(total, all.map(([path, size]) => `${path} ${size}`).join('\n')).toBeLessThanOrEqual(budget);
}

/** The same for files that were not loaded `before`. */
function expectBeyond(before: ReadonlyMap<string, number>, budget: number, sizes: ReadonlyMap<string, number>): void {
  const more = [...sizes].filter(([path]) => !before.has(path));
  expect(more.length).toBeGreaterThan(0);
  expectWithin(budget, more);
}

/** Records what formats of numbers and lists a page makes while it loads: the first one takes 15 ms, several times that on a phone. */
async function recordFormats(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(globalThis, { made });
    for (const name of ['NumberFormat', 'ListFormat'] as const) {
      const construct = (...[format, given]: [typeof Intl.NumberFormat & typeof Intl.ListFormat, []]) => {
        made.push(name);
        return Reflect.construct(format, given);
      };
      Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct }) });
    }
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'made') as string[]);
}

/** Nobody has opened a room on this server, so the first page never loads the table of rooms. */
async function lobbyScripts(page: Page): Promise<ReadonlyMap<string, number>> {
  return scriptsUntil(page, '/', async () => {
    await page.getByRole('list', { name: 'Starting positions' }).waitFor();
    await page.getByText(/No open rooms right now/).waitFor();
  });
}

test('the lobby loads at most 50 kB of JavaScript, including what it fetches later, and makes no formats', async () => {
  const { page } = await person(hall.browser);
  const formats = await recordFormats(page);
  expectWithin(FIRST_PAGE, await lobbyScripts(page));
  expect(await formats()).toEqual([]);
});

test('a room loads at most 25 files of JavaScript, and makes no formats', async () => {
  const host = await opponent(hall.server.url);
  const address = await host.open(hall.server.url);
  const { page } = await person(hall.browser);
  const formats = await recordFormats(page);
  const sizes = await scriptsUntil(page, new URL(address).pathname, () =>
    page
      .getByRole('button', { name: /^(Play now|Sit here)$/ })
      .first()
      .waitFor(),
  );
  expect(sizes.size, [...sizes.keys()].join('\n')).toBeLessThanOrEqual(ROOM_FILES);
  expect(await formats()).toEqual([]);
});

test.each([
  ['kayles', false],
  ['sprouts', true],
])(
  'a bot in a game of %s on this device thinks with at most 85 kB, and the book of Sprouts only where it is needed',
  async (game, needsBook) => {
    const { page } = await person(hall.browser);
    const files = await filesUntil(page, `/ladder/${game}`, () => page.getByRole('group', { name: 'Board' }).waitFor());
    expect(await sizeOfOne(files, WORKER_FILE)).toBeLessThanOrEqual(WORKER);
    const books = files.filter((path) => /\/(?:book|worked)-text-/.test(path));
    expect(books.length, files.join('\n')).toBe(needsBook ? 2 : 0);
  },
);

test('the laboratory shares the solver of the page, and computes with at most 25 kB more', async () => {
  const { page } = await person(hall.browser);
  const files = await filesUntil(page, '/lab/plane?game=nim&with-game=nim&with-misere=1', () =>
    page.getByText(/^They differ in /).waitFor(),
  );
  expect(await sizeOfOne(files, WORKER_FILE)).toBeLessThanOrEqual(WORKER);
  expect(await sizeOfOne(files, /\/lab-tasks-/)).toBeLessThanOrEqual(LABORATORY);
});

test('every tool of the laboratory loads at most 90 kB beyond the lobby', async () => {
  const { page: first } = await person(hall.browser);
  const lobby = await lobbyScripts(first);
  for (const tool of spread(['plane', 'theorems', 'sequence', 'mex', 'counts', 'compare', 'quotient', 'records', 'make'], 3)) {
    const { page } = await person(hall.browser);
    const sizes = await scriptsUntil(page, `/lab/${tool}`, () => page.getByRole('combobox').first().waitFor());
    expectBeyond(lobby, TOOL, sizes);
  }
});

const LESSONS = [
  ['en-GB', '/learn', { name: 'Learn' }],
  ['en-GB', '/learn/first-game', { name: /A first game$/ }],
  ['en-GB', '/learn/nim-sums?step=four', { name: /Table of nim-sums$/ }],
  ['fr-FR', '/learn/first-game', { name: /^1 · / }],
  ['de-DE', '/learn/first-game', { name: /^1 · / }],
] as const;

test.each(spread(LESSONS, 3))('in %s, %s loads at most 60 kB beyond a page with a board', async (locale, path, { name }) => {
  const board = await person(hall.browser, { locale });
  const before = await scriptsUntil(board.page, '/here?game=nim&start=3,4,5', () =>
    board.page.getByRole('group', { name: /^(Board|Brett|Plateau)$/ }).waitFor(),
  );
  const { page } = await person(hall.browser, { locale });
  const sizes = await scriptsUntil(page, path, () => page.getByRole('heading', { level: 1, name }).waitFor());
  expectBeyond(before, COURSE, sizes);
});
