import { readFileSync } from 'node:fs';
import { readGame, readPosition } from '@nimhall/shared/catalogue/read';
import { analyse, runToEnd } from '@nimhall/shared/solver/analyse';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { spread } from '../support/scale.ts';
import { openHall, person, visitor } from './people.ts';

const hall = openHall();
/** The laboratory remembers nothing about who uses it: what it shows is in the address. */
const visiting = visitor(hall);

/** What each tool shows first of its result; making a game is not about one. */
const RESULTS: readonly (readonly [tool: string, result: (page: Page) => Locator])[] = [
  ['theorems?paper=beyond', (page) => page.getByRole('button', { name: /^Test: / })],
  ['sequence', (page) => page.getByText(/^Repeats every 12/)],
  ['plane', (page) => page.getByRole('application')],
  ['mex', (page) => page.getByRole('button', { name: 'Next entry' })],
  ['counts', (page) => page.getByText(/positions are lost for the player to move/)],
  ['compare', (page) => page.getByText(/^(They have|No difference found)/)],
  ['quotient', (page) => page.getByText(/^Proven for any number/)],
];

/** The card of a claim. */
function card(page: Page, where: string) {
  return page.locator('nh-claim-card').filter({ has: page.getByRole('heading', { name: where, exact: true }) });
}

test('a misprint is refuted, its counterexample opens in analysis, and the correct statement is shown beside it', async () => {
  const { page, troubles } = visiting;
  await page.goto(`${hall.server.url}/games`);
  await page.getByRole('link', { name: 'Open the laboratory' }).click();
  await page.getByRole('link', { name: 'Test theorems' }).click();
  await page.getByRole('combobox', { name: 'Paper' }).selectOption('colourful');
  const misprint = card(page, 'Equation 16');
  await misprint.getByText('Misprint', { exact: true }).waitFor();
  await misprint.getByRole('button', { name: 'Test: Equation 16' }).click();
  await misprint.getByText('Refuted after 2 cases.').waitFor();
  await misprint.getByRole('button', { name: 'Correct version: Equation 2' }).click();
  await card(page, 'Equation 2').getByRole('spinbutton').fill('10');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await card(page, 'Equation 2')
    .getByText(/^True up to 10\. Checked 1,024 cases in /)
    .waitFor();
  await misprint.getByRole('link', { name: 'Open in analysis' }).click();
  await page.getByText('The player to move loses against perfect play, whatever the move.').waitFor();
  expect(new URL(page.url()).searchParams.get('position')).toBe('1.1');
  await page.goBack();
  expect(await page.getByRole('combobox', { name: 'Paper' }).inputValue()).toBe('colourful');
  await card(page, 'Equation 16').getByText('Refuted after 2 cases.').waitFor();
  expect(troubles).toEqual([]);
});

test('a trial is stopped, waits while another runs, and resumes where it was', async () => {
  const { page, troubles } = visiting;
  await page.goto(`${hall.server.url}/lab/theorems?paper=slow`);
  const long = card(page, 'Proposition 5.8');
  await long.getByRole('spinbutton').fill('34');
  await long.getByText('At most 575,757 positions to compute.').waitFor();
  await long.getByRole('button', { name: 'Test: Proposition 5.8' }).click();
  await long.getByText(/^At \d+\. So far [\d,]+ cases, all agree\.$/).waitFor();
  await long.getByRole('button', { name: 'Stop: Proposition 5.8' }).click();
  await long.getByText(/^Stopped at \d+\. /).waitFor();
  const short = card(page, 'Proposition 5.3');
  await short.getByRole('spinbutton').fill('5');
  await short.getByRole('button', { name: 'Test: Proposition 5.3' }).click();
  await short.getByText(/^True up to 5\. Checked 21 cases in /).waitFor();
  // The step the worker was in when it was stopped has been reported by now.
  const stopped = await long.getByText(/^Stopped at \d+\. /).textContent();
  await short.getByRole('spinbutton').fill('6');
  await short.getByRole('button', { name: 'Test: Proposition 5.3' }).click();
  await short.getByText(/^True up to 6\. Checked \d+ cases in /).waitFor();
  expect(await long.getByText(/^Stopped at \d+\. /).textContent()).toBe(stopped);
  await long.getByRole('button', { name: 'Continue: Proposition 5.8' }).click();
  await long.getByText(/^Stopped at/).waitFor({ state: 'detached' });
  const size = async () => Number(/At (\d+)/.exec((await long.locator('.result').textContent()) ?? '')?.[1] ?? 0);
  const before = Number(/Stopped at (\d+)/.exec(stopped ?? '')?.[1]);
  await expect.poll(size, { timeout: 30_000 }).toBeGreaterThan(before);
  await long.getByRole('button', { name: 'Stop: Proposition 5.8' }).click();
  await long.getByRole('spinbutton').fill('35000');
  await long.getByText('Enter a whole number from 0 to 36. Larger ones need too much memory.').waitFor();
  expect(troubles).toEqual([]);
});

test('a sequence says that its period is proven, and its terms are saved as the solver has them', async () => {
  const { page, troubles } = visiting;
  await page.goto(`${hall.server.url}/lab/sequence?game=kayles&to=120`);
  await page.getByText('Repeats every 12 from 71 on, forever. This is proven.').waitFor();
  await page.getByText('Exceptions before that: 0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70.').waitFor();
  const solved = Array.from({ length: 121 }, (_, n) => nimberOf('kayles', String(n)));
  expect(await saved(page, 'b-file')).toBe(solved.map((value, n) => `${n} ${value}\n`).join(''));
  expect(await saved(page, 'CSV')).toBe(`n,value\n${solved.map((value, n) => `${n},${value}\n`).join('')}`);
  expect(JSON.parse(await saved(page, 'JSON'))).toMatchObject({
    game: 'kayles',
    values: solved,
    period: { start: 71, length: 12, proven: true },
  });

  await page.getByRole('spinbutton', { name: 'Show' }).fill('115');
  await page.getByRole('row', { name: /^110 / }).waitFor();
  expect(await page.getByRole('link', { name: 'Open in analysis' }).getAttribute('href')).toContain('position=115');
  await page.getByRole('spinbutton', { name: 'Up to' }).fill('20000000');
  await page.getByText('Enter a whole number from 0 to 10,000,000.').waitFor();
  await page.getByRole('spinbutton', { name: 'Up to' }).fill('1000000');
  await page.getByText('Each pair of dots shows the smallest and largest of 501 terms.').waitFor();
  const painted = () => page.locator('nh-sequence-plot canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const light = await painted();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(painted, { message: 'the plot keeps its colours' }).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('checkbox', { name: 'The last move loses' }).check();
  await page.getByText(/^The list stops before \d+\. From there on/).waitFor();
  await page.getByRole('combobox', { name: 'Game' }).selectOption('subtraction');
  await page.getByRole('radio', { name: 'Take only' }).check();
  await page.getByRole('textbox', { name: /^Take only: numbers/ }).fill('2, 4, x');
  await page.getByRole('textbox', { name: /^Take only: numbers/ }).press('Tab');
  await page.getByRole('alert').getByText('“Take only” must be a whole number.').waitFor();
  expect(troubles).toEqual([]);
});

test('a picture of both conventions says where they differ, and a position can be opened in analysis by keyboard', async () => {
  const { page, troubles } = visiting;
  await page.goto(`${hall.server.url}/lab/plane?game=nim&size=32`);
  await page.getByRole('checkbox', { name: 'Compare with' }).check();
  await page.getByText('They differ in 4 of 1,024 places.').waitFor();
  const picture = page.getByRole('application', { name: /^Nim: 32 columns and rows/ });
  await picture.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key);
  await page.getByText('Stones in heap A: 3Stones in heap B: 1').waitFor();
  await page.getByText('Nimber 2', { exact: true }).waitFor();
  await page.getByText('The player to move can win with one move.').waitFor();
  await page.getByText('Values around the cursor').click();
  await page.getByRole('row', { name: '1 1 0 3 2 5 4 7' }).waitFor();
  await page.getByRole('slider', { name: /^Stones in a third heap/ }).fill('2');
  await page.getByText('Nimber 0', { exact: true }).waitFor();
  await picture.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/analysis\?game=nim&position=3,1,2/);
  await page.goBack();
  // Beside a heap of two, both conventions have the same outcome.
  await page.getByText('They agree in all 1,024 places.').waitFor();
  await page.getByRole('combobox', { name: 'Second game' }).selectOption('rook');
  await page.getByRole('combobox', { name: 'Columns and rows' }).selectOption('1024');
  await page.getByRole('slider').fill('0');
  await page.getByRole('checkbox', { name: 'The last move loses' }).last().uncheck();
  await page.getByText('They agree in all 1,048,576 places.').waitFor();
  expect(troubles).toEqual([]);
});

test('a table of a sum is filled entry by entry, and each has its reason', async () => {
  const { page, troubles } = visiting;
  await page.goto(`${hall.server.url}/lab/mex?game=kayles&with-game=nim&entries=6`);
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByText('No moves are left, so the value is 0.').waitFor();
  await page.getByRole('button', { name: 'Next entry' }).click();
  await page.getByText('Moves lead to 0. The smallest number missing there is 1.').waitFor();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('gridcell', { name: '2', exact: true }).first().click();
  for (const _ of ['one', 'two']) await page.keyboard.press('ArrowDown');
  await page.getByText('2 beside 2: 0').waitFor();
  expect(troubles).toEqual([]);
});

test('the kinds of positions of a game are proven, saved, and kept in the address', async () => {
  const { page, troubles } = visiting;
  await page.goto(`${hall.server.url}/lab/quotient?game=dawsons-kayles&to=13`);
  await page.getByText('Proven for any number of rows or heaps of up to 13.').waitFor();
  await page.getByText('There are 12 kinds of positions. Lost for the player to move: 3.').waitFor();
  expect(await saved(page, 'CSV')).toContain('\n4,b,4,0,"2^20","2"\n');
  await page.getByRole('region', { name: 'What divides what' }).getByRole('listitem').first().waitFor();
  await page.getByRole('row', { name: '10 31431 wild {1, 2, {2, 3}}' }).waitFor();
  expect(JSON.parse(await saved(page, 'JSON'))).toMatchObject({ game: 'dawsons-kayles', range: 13 });
  await page.getByRole('spinbutton', { name: 'Rows or heaps up to' }).fill('1000');
  await page.getByRole('alert').getByText('Enter a whole number from 1 to 256.').waitFor();
  await page.getByRole('combobox', { name: 'Game' }).selectOption('kayles');
  await page.getByRole('spinbutton', { name: 'Rows or heaps up to' }).fill('170');
  await page.getByText('Proven for any number of rows or heaps, of any size.').waitFor();
  await page.getByText(/^The kind of a row repeats every 12 from 71 on/).waitFor();
  await page.waitForURL('**/lab/quotient?game=kayles&to=170');
  expect(troubles).toEqual([]);
});

test('lost positions are counted, and a maximum size that is too large is refused', async () => {
  const { page, troubles } = visiting;
  await page.goto(`${hall.server.url}/lab/counts?game=staircase&parts=3&to=7`);
  await page.getByText('64 of 512 positions are lost for the player to move (12.5%).').waitFor();
  await page.getByRole('spinbutton', { name: 'Largest size' }).fill('1000');
  await page.getByRole('alert').getByText('Enter a whole number from 0 to 16.').waitFor();
  expect(troubles).toEqual([]);
});

test('two positions are equal in normal play, and are distinguished in misère play', async () => {
  const { page, troubles } = visiting;
  await page.goto(`${hall.server.url}/lab/compare?game=nim&position=2,2&with-game=nim&with-position=0`);
  await page.getByText('They have the same value in every sum. Each is worth a Nim heap of 0.').waitFor();
  await page.getByRole('checkbox', { name: 'The last move loses' }).check();
  await page.getByText('They have different values.').waitFor();
  await page.getByRole('textbox', { name: 'First position' }).fill('1,1');
  await page.getByText(/^No difference found in \d+ sums\. This isn’t a proof\.$/).waitFor();
  expect(troubles).toEqual([]);
});

test('a new game is defined, kept in the address, and played against an opponent', async () => {
  const { page, troubles } = visiting;
  await page.goto(`${hall.server.url}/lab/make`);
  await page.getByRole('textbox', { name: 'Code' }).fill('0.1x');
  await page.getByText('This isn’t a game yet.').waitFor();
  await page.getByRole('textbox', { name: 'Code' }).fill('0.137');
  await page.getByRole('textbox', { name: 'Starting position' }).fill('6');
  await page.getByRole('row', { name: /^Value 0 1 1 2 0 3 1 1 0 3 3/ }).waitFor();
  await page.reload();
  expect(await page.getByRole('textbox', { name: 'Code' }).inputValue()).toBe('0.137');
  await page.getByRole('checkbox', { name: 'Take 1 pin, leaving one row', exact: true }).check();
  await page.getByRole('row', { name: /^Value 0 1 2 3 0 1 / }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Code' }).inputValue()).toBe('0.337');
  await page.getByRole('button', { name: 'Play with others' }).click();
  await page.waitForURL(/\/r\//);
  await page.getByRole('group', { name: 'Board' }).waitFor();
  expect(troubles).toEqual([]);
});

test('pictures, tables, counts and comparisons are saved as files, and the link of a tool is copied', async () => {
  const { page, troubles } = await person(hall, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`${hall.server.url}/lab/counts?game=nim&parts=2&to=3`);
  await page.getByText('4 of 10 positions are lost').waitFor();
  expect((await saved(page, 'CSV')).split('\n').slice(0, 3)).toEqual([
    'size,positions,lost,unknown,longest,win_by_1,win_by_2,win_by_3,win_by_4,win_by_5,win_by_6,win_by_7,win_by_8,win_by_9,win_by_10_or_more',
    '0,1,1,0,0,0,0,0,0,0,0,0,0,0,0',
    expect.stringMatching(/^1,\d+,1,0,2,/),
  ]);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await page.goto(`${hall.server.url}/lab/mex?entries=8`);
  expect((await saved(page, 'CSV')).split('\n').slice(0, 3)).toEqual([
    ',"0","1","2","3","4","5","6","7"',
    '"0",0,1,2,3,4,5,6,7',
    '"1",1,0,3,2,5,4,7,6',
  ]);

  await page.goto(`${hall.server.url}/lab/compare?game=nim&position=1,2&with-game=nim&with-position=3`);
  await page.getByText(/^They have the same value in every sum/).waitFor();
  expect(await saved(page, 'CSV')).toMatch(/\n"nim","\{\}","1,2","3","same","","","\d+"\n"nim","\{\}","3","3","same",/);

  await page.goto(`${hall.server.url}/lab/plane?game=nim&size=16`);
  await page.getByRole('button', { name: 'PNG' }).and(page.locator(':enabled')).waitFor();
  const svg = await saved(page, 'SVG');
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 16 16"/);
  expect(svg.match(/M\d/g)).toHaveLength(256);
  expect((await saved(page, 'PNG')).slice(1, 4)).toBe('PNG');
  expect(troubles).toEqual([]);
});

/** The contents of the file that a button saves. */
async function saved(page: Page, name: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

function nimberOf(id: string, text: string): number | null {
  const game = readGame(id, {});
  if (!game.ok) throw new Error(game.error.message);
  const position = readPosition(game.value.rules, text);
  if (!position.ok) throw new Error(position.error.message);
  return runToEnd(analyse(game.value.rules, position.value, { misere: false })).nimber;
}

/** Two positions with their pictures, and all that can be chosen of a picture, leave no more room on the smallest phone. */
const LONG = ['plane', 'compare'];

test.each([
  [320, 568],
  [390, 844],
])('on a phone of %i × %i the result of a tool begins above the fold', async (width, height) => {
  const below: string[] = [];
  const { page, troubles } = await person(hall, { viewport: { width, height } });
  const tools = RESULTS.filter(([tool]) => width > 320 || !LONG.includes(tool));
  for (const [tool, result] of spread(tools, 2)) {
    await page.goto(`${hall.server.url}/lab/${tool}`);
    const begins = (await result(page).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    const end = (await page.locator('nav.tabs').boundingBox())?.y ?? height;
    if (begins >= end) below.push(`${tool}: ${begins}, and the window ends at ${end}`);
  }
  expect(below).toEqual([]);
  expect(troubles).toEqual([]);
});
