import { CHAPTERS, chapterOf } from '@nimhall/shared/lesson/chapters';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFull } from '../support/scale.ts';
import { doChapter, doStep } from './course.ts';
import { chooseBot, focused, KAYLES, NIM, openRoom, tapTile, typeMove, untilKept } from './gestures.ts';
import { openHall, person, visitor } from './people.ts';

const hall = openHall();

const speech = (page: Page) => page.locator('.speech').getByRole('status');

async function learner(options: BrowserContextOptions = {}) {
  const made = await person(hall, { reducedMotion: 'reduce', ...options });
  return { ...made, open: (path: string) => made.page.goto(hall.server.url + path) };
}

/** Somebody who looks at single steps: for all tests of these, because what they solved changes no step. */
const visiting = visitor(hall, { reducedMotion: 'reduce' });
const look = (path: string) => visiting.page.goto(hall.server.url + path);

/** Together with the chapter of `screen-reader` and the pairs below, it has every kind of step. */
const ONE = 'disguise';

test.each(isFull ? CHAPTERS : CHAPTERS.filter(({ id }) => id === ONE))(
  'chapter $id can be completed by following its instructions',
  async (chapter) => {
    const { page, open, troubles } = await learner();
    await open(`/learn/${chapter.id}`);
    await doChapter(page, chapter);
    const { length } = chapter.steps;
    await page.getByRole('link', { name: new RegExp(`${length} of ${length}`) }).waitFor();
    expect(troubles).toEqual([]);
  },
);

test('a wrong move is answered, explained and taken back, and the board keeps its place', async () => {
  const { page, troubles } = visiting;
  await look('/learn/first-game?step=last');
  await page.getByRole('group', { name: 'Heap A, 4 stones' }).waitFor();
  const place = () => page.locator('nh-game-table .board').first().boundingBox();
  const before = await place();
  await typeMove(page, 'a1');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await place()).toEqual(before);
  expect(await speech(page).textContent()).toBe('Your opponent took 3 stones from heap A, leaving nothing. That was the last stone.');
  expect(await focused(page)).toBe('Try again');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Heap A, 4 stones' }).waitFor();
  await expect.poll(() => focused(page), { message: 'the board has the focus' }).toMatch(/^Heap A, 4 stones\. Take/);
  await typeMove(page, 'a4');
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  expect(troubles).toEqual([]);
});

test('a wrong move is explained by the rule that applies here, and a last move that loses is taken back too', async () => {
  const { page, troubles } = visiting;
  await look('/learn/first-game?step=misere');
  await typeMove(page, 'a3');
  await page.getByRole('button', { name: 'Try again' }).click();
  await typeMove(page, 'a2');
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  await look('/learn/last-loses?step=one-large');
  await typeMove(page, 'c4');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await speech(page).textContent()).toContain('If the last move won, that would have been right.');
  await look('/learn/disguise?step=queen-home');
  await typeMove(page, 'a3.3');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await speech(page).textContent()).toContain('In Nim that wins, but not here.');
  expect(troubles).toEqual([]);
});

test('hints come in three steps: where, what to count, and the move', async () => {
  const { page } = visiting;
  await look('/learn/first-game?step=last');
  const hints: (string | null)[] = [];
  for (const _ of ['where', 'what', 'the move']) {
    const before = await speech(page).textContent();
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect.poll(() => speech(page).textContent()).not.toBe(before);
    hints.push(await speech(page).textContent());
  }
  expect(hints).toEqual([
    'Only one move wins. Look at heap A.',
    'Can you take all that is left?',
    'Take 4 stones from heap A, leaving nothing.',
  ]);
  await page.getByRole('button', { name: /a winning move$/ }).waitFor();
});

test('what to count is drawn on the page, even on the smallest phone, and the last hint is still available', async () => {
  const { page, open, troubles } = await learner();
  await page.setViewportSize({ width: 320, height: 568 });
  await open('/learn/nim-sums?step=other');
  const hint = page.getByRole('button', { name: 'Hint' });
  await hint.click();
  await page.getByText('Look at heap A.').waitFor();
  await hint.click();
  const dialog = page.getByRole('dialog', { name: 'Hint' });
  await dialog.getByText('The pieces of 2 and 1 are left alone.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('Hint');
  await hint.click();
  await expect.poll(() => speech(page).textContent()).toBe('Take 1 stone from heap A, leaving 5.');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(568);

  await open('/learn/disguise?step=rook');
  await hint.click();
  await page.getByText('Look at piece A.').waitFor();
  await hint.click();
  await dialog.getByText('The columns of 4 and 2 have an odd number of ones.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await hint.click();
  await page.getByRole('button', { name: /a winning move$/ }).waitFor();
  expect(troubles).toEqual([]);
});

test('progress is kept after a reload and offline, and a code carries it to another guest’s device', async () => {
  const { page, open } = await learner({ serviceWorkers: 'allow' });
  const [chapter] = CHAPTERS;
  if (!chapter?.steps[0] || !chapter.steps[1]) throw new Error('There is no course');
  const all = chapter.steps.length;
  await open('/learn');
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await doStep(page, chapter.steps[0]);
  await untilKept(page);

  await page.context().setOffline(true);
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await open('/learn');
  await page.getByRole('link', { name: new RegExp(`1 of ${all}`) }).waitFor();
  await page.getByRole('link', { name: /^Continue: / }).click();
  await doStep(page, chapter.steps[1]);
  await open('/learn');
  await page.getByRole('link', { name: new RegExp(`2 of ${all}`) }).waitFor();
  await page.getByText('Continue on another device').click();
  const code = await page.getByRole('textbox', { name: 'Enter this code there' }).inputValue();

  const other = await learner();
  await other.open('/learn');
  await other.page.getByText('Continue on another device').click();
  await other.page.getByRole('textbox', { name: 'Code from another device' }).fill(code);
  await other.page.getByRole('button', { name: 'Use code' }).click();
  await other.page.getByRole('link', { name: new RegExp(`2 of ${all}`) }).waitFor();
});

test('equal powers are crossed out until none are left', async () => {
  const { page, troubles } = visiting;
  const step = chapterOf('nim-sums')?.steps.find(({ kind }) => kind === 'pairs');
  if (!step) throw new Error('There are no pairs');
  await look(`/learn/nim-sums?step=${step.id}`);
  await doStep(page, step);
  expect(troubles).toEqual([]);
});

test('a mistake in the table of nim-sums is explained by the number that is there already', async () => {
  const { page, troubles } = visiting;
  await look('/learn/nim-sums?step=four');
  await page.getByRole('group', { name: 'Numbers' }).waitFor();
  for (const number of ['0', '1', '0']) await page.keyboard.press(number);
  expect(await speech(page).textContent()).toBe('1 + 1 = 0. Right!');
  await page.keyboard.press('3');
  expect(await speech(page).textContent()).toBe('2 is smaller, and it isn’t to the left or above.');
  await page.keyboard.press('0');
  expect(await speech(page).textContent()).toBe('This column already has a 0.');
  await page.keyboard.press('2');
  expect(await speech(page).textContent()).toBe('2 + 0 = 2. Right!');
  expect(troubles).toEqual([]);
});

test('a mistake in the tree is explained by the line that leads down to the number, and a step that did not load can be tried again', async () => {
  const { page, troubles } = visiting;
  await page.route('**/assets/tree-step-*.js', (route) => route.abort());
  await look('/learn/disguise?step=tree');
  await page.getByText('This step didn’t load.').waitFor();
  await page.unroute('**/assets/tree-step-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('group', { name: 'Numbers' }).waitFor();
  await page.getByText('Empty. There are no moves.').waitFor();
  await page.keyboard.press('1');
  expect(await speech(page).textContent()).toBe('0 is smaller, and no move leads to it.');
  await page.keyboard.press('0');
  expect(await speech(page).textContent()).toBe('0 is right.');
  await page.getByText('Empty. Moves lead to 0.').waitFor();
  await page.keyboard.press('0');
  expect(await speech(page).textContent()).toBe('One line already leads down to a 0.');
  for (const number of ['1', '0', '2', '1']) await page.keyboard.press(number);
  expect(await speech(page).textContent()).toBe('One line already leads down to a 1.');
  await page.keyboard.press('0');
  expect(await speech(page).textContent()).toBe('0 is right.');
  expect(troubles).toEqual([]);
});

test('a link to some chapters shows only these, and leads through them', async () => {
  const { page, open, troubles } = await learner();
  await open('/learn');
  await page.getByText('For a class').click();
  await page.getByRole('combobox', { name: 'From chapter' }).selectOption('2');
  await page.getByRole('combobox', { name: 'to' }).selectOption('3');
  const link = await page.getByRole('textbox', { name: 'Link to these chapters' }).inputValue();
  expect(link).toBe(`${hall.server.url}/learn?chapters=2-3`);
  await page.goto(link);
  await expect.poll(() => page.getByRole('link', { name: / of \d+$/ }).count()).toBe(2);
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await page.getByRole('heading', { name: /^2 · Won or lost/ }).waitFor();
  await page.getByRole('link', { name: 'All chapters' }).click();
  await page.waitForURL(link);
  await open('/learn?chapters=9-2');
  await expect.poll(() => page.getByRole('link', { name: / of \d+$/ }).count()).toBe(CHAPTERS.length);
  expect(troubles).toEqual([]);
});

test.runIf(isFull)('the guards of the course can be seated in rooms of normal Nim, and nowhere else', async () => {
  const { page } = await learner();
  const offered = async (game: typeof NIM | typeof KAYLES) => {
    await openRoom(page, hall.server.url, game);
    await page.getByRole('button', { name: 'Add a bot…' }).click();
    const bots = page.getByRole('dialog').getByRole('button', { name: /, strength \d of 8/ });
    await bots.first().waitFor();
    return bots.allTextContents();
  };
  expect((await offered(NIM)).some((bot) => bot.includes('Echo, '))).toBe(true);
  await chooseBot(page, 'echo');
  await page.getByText('Your turn.', { exact: true }).waitFor();
  await typeMove(page, 'c5');
  await page
    .getByText(/^Echo took /)
    .first()
    .waitFor();
  expect((await offered(KAYLES)).some((bot) => bot.includes('Echo, '))).toBe(false);
});

test('guards can be chosen in the new-room dialog and in the lobby, and are replaced in games they do not play', async () => {
  const { page, open, troubles } = await learner();
  await open('/new?game=nim&bot=echo');
  const dialog = page.getByRole('dialog');
  const second = dialog.getByRole('combobox', { name: 'Moves second' });
  await second.waitFor();
  expect(await second.inputValue()).toBe('echo');
  await dialog.getByRole('combobox', { name: 'Game' }).selectOption('kayles');
  await expect.poll(() => second.inputValue()).toBe('random');
  expect(await second.locator('option').allTextContents()).not.toContain('Bot: Echo');
  await open('/');
  await page.getByRole('button', { name: /^Bot: / }).click();
  await chooseBot(page, 'tutti');
  await page.getByRole('group', { name: 'Play with' }).getByText('Knows all of Nim.').waitFor();
  await tapTile(page, /12 pins/);
  await page.getByRole('region', { name: /seat$/ }).getByText('Owl').first().waitFor();
  await open('/');
  await tapTile(page, /3 – 4 – 5/);
  await page.getByRole('region', { name: /seat$/ }).getByText('Tutti').first().waitFor();
  expect(troubles).toEqual([]);
});
