import { chapterOf } from '@nimhall/shared/lesson/chapters';
import { isPlayed, type Step } from '@nimhall/shared/lesson/lesson';
import { inWords } from '@nimhall/shared/phrase';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { spread } from '../support/scale.ts';
import { onward, solveStep } from './course.ts';
import { tabTo, typeMove, waitForMyTurn } from './gestures.ts';
import { KEYS } from './hands.ts';
import { beginAgainst } from './opponent.ts';
import { openHall, person } from './people.ts';

const hall = openHall();

/** The announcements in the live regions of a page, in order, each with its urgency. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const within = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        const { shadowRoot } = element;
        if (!shadowRoot) continue;
        within(shadowRoot);
        new MutationObserver(() => {
          for (const region of shadowRoot.querySelectorAll('[aria-live]')) {
            const text = region.textContent?.trim();
            const line = `${region.getAttribute('aria-live')}: ${text}`;
            if (text && said.at(-1) !== line) said.push(line);
          }
        }).observe(shadowRoot, { subtree: true, childList: true, characterData: true });
      }
    };
    within(document);
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test('a room reads as sentences, and the moves and the result are announced', async () => {
  const ann = await person(hall);
  const { room, other } = await beginAgainst(ann.page, hall.server.url);

  const board = await ann.page.getByRole('group', { name: 'Board' }).ariaSnapshot();
  expect(
    board
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.startsWith('- group')),
  ).toEqual(['- group "Board":', '- group "Heap A, 3 stones":', '- group "Heap B, 4 stones":', '- group "Heap C, 5 stones":']);
  expect(board).toContain('- button "Heap B, 4 stones. Take 3, leaving 1"');
  for (const role of ['banner', 'navigation', 'main'] as const) expect(await ann.page.getByRole(role).count(), role).toBe(1);
  expect(await ann.page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Nim']);

  const live = ann.page.getByRole('status').filter({ hasText: 'Your turn.' });
  expect(await live.count(), 'whose turn it is is told when the page tells of the move, and not by the table as well').toBe(0);
  const heard = await listen(ann.page);
  await typeMove(ann.page, 'c5');
  await other.move(room, 'b4');
  await waitForMyTurn(ann.page);
  await typeMove(ann.page, 'a3');
  await ann.page.getByRole('heading', { name: 'You win' }).waitFor();
  const said = await heard();
  const [move, result] = [said.find((line) => line.includes('heap B')), said.at(-1)];
  expect(move).toMatch(/^polite: [A-Z]\w+ [A-Z]\w+ took 4 stones from heap B, leaving nothing\. Your turn\.$/);
  expect(result).toBe('assertive: You win. You took the last stone.');
});

/** Controls without a name, and pictures without a text: a line of the accessibility tree with only its role. */
const NAMELESS = /^\s*- (button|link|textbox|combobox|group|img|navigation|table)( \[[^\]]*\])*:?$/;

/** The page as a screen reader reads it. */
const treeOf = (page: Page) => page.getByRole('main').ariaSnapshot();

/** What a step says before anything is done. */
function toBeRead(step: Step): string[] {
  const task = step.says.map(({ says }) => inWords(says));
  const board = isPlayed(step) || step.kind === 'who' ? ['group "Board"', 'Heap A, '] : [];
  const picture = step.kind === 'choose' && step.shows && !('kind' in step.shows) ? ['- img "'] : [];
  return [...task, ...board, ...picture];
}

const CHAPTERS_READ = spread(['two-heaps', 'nim-sums'], 1);

test.each(CHAPTERS_READ)(
  'the chapter %s can be done by keyboard alone, and all of it is read: tasks, boards, answers and feedback',
  async (id) => {
    const { page, troubles } = await person(hall, { reducedMotion: 'reduce' });
    const chapter = chapterOf(id);
    if (!chapter) throw new Error(`There is no chapter ${id}`);
    await page.goto(`${hall.server.url}/learn`);
    await tabTo(page, new RegExp(inWords(chapter.title)));
    await page.keyboard.press('Enter');
    for (const [at, step] of chapter.steps.entries()) {
      await page
        .getByRole('link', { name: `Step ${at + 1}, to do` })
        .and(page.locator('[aria-current=step]'))
        .waitFor();
      let tree = '';
      const missing = async () => {
        tree = await treeOf(page);
        return toBeRead(step).filter((part) => !tree.includes(part));
      };
      await expect.poll(missing, { message: step.id }).toEqual([]);
      expect(
        tree.split('\n').filter((line) => NAMELESS.test(line)),
        step.id,
      ).toEqual([]);
      expect(await page.getByRole('heading', { level: 1 }).count(), step.id).toBe(1);
      await solveStep(page, step, KEYS);
      const status = page.locator('.speech').getByRole('status');
      for (const { says } of step.remember ?? []) expect(await status.textContent(), step.id).toContain(inWords(says));
      await page.getByRole('link', { name: `Step ${at + 1}, done` }).waitFor();
      await KEYS.goOn(onward(page));
    }
    await page.getByRole('heading', { name: 'Learn', level: 1 }).waitFor();
    expect(troubles).toEqual([]);
  },
);
