import { CHAPTERS } from '@nimhall/shared/lesson/chapters';
import type { Page } from 'playwright-core';
import type { Hall } from '../people.ts';
import { goOn, solve } from '../puzzles.ts';
import { type Scene, visit } from './scene.ts';

/** The address of the first step of each kind in the course. */
const FIRST_OF_EACH_KIND = new Map(
  CHAPTERS.flatMap(({ id, steps }) => steps.map((step) => [step.kind, `/learn/${id}?step=${step.id}`] as const)).toReversed(),
);

/** The course, and puzzles. */
export const LEARN: readonly Scene[] = [
  { name: 'the map of the course', open: (page, hall) => visit(page, hall, '/learn') },
  {
    name: 'what there is to practise',
    async open(page, hall) {
      await visit(page, hall, '/learn/practice');
      await page.getByRole('link', { name: /^Puzzle 3: to do, / }).waitFor();
    },
  },
  {
    name: 'a puzzle that is solved, and why',
    async open(page, hall) {
      await visit(page, hall, '/learn/practice/ladder?game=nim&start=2,5');
      await page.locator('nh-puzzle').waitFor();
      await solve(page);
      await page.getByRole('button', { name: 'Why?' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'what came of the puzzles of a day',
    async open(page, hall) {
      await visit(page, hall, '/learn/practice/today');
      for (const _ of ['one', 'two', 'three']) {
        await page.locator('nh-puzzle').waitFor();
        await solve(page);
        await goOn(page);
      }
      await page.getByRole('heading', { name: 'All on the first try!' }).waitFor();
    },
  },
  { name: 'where a class comes in', open: (page, hall) => visit(page, hall, '/learn/practice/class') },
  {
    name: 'the puzzles of a class for all to see, with an answer',
    async open(page, hall) {
      await visit(page, hall, '/learn/practice/class?word=apple&board=1');
      await page.getByRole('button', { name: 'Show the answer' }).click();
      await page
        .getByRole('status')
        .filter({ hasText: /leaving/ })
        .waitFor();
    },
  },
  ...[...FIRST_OF_EACH_KIND].map(([kind, path]) => ({
    name: `a step of the course: ${kind}`,
    open: (page: Page, hall: Hall) => visit(page, hall, path),
  })),
];
