import type { Page } from 'playwright-core';
import { typeMove } from '../gestures.ts';
import type { Hall } from '../people.ts';
import { type Scene, visit } from './scene.ts';

/** Games and positions outside rooms: the catalogue and the analysis. */
export const GAMES: readonly Scene[] = [
  { name: 'the catalogue', open: (page, hall) => visit(page, hall, '/games') },
  ...['nim', 'twenty-one', 'colourful', 'chromatic', 'moore', 'slow', 'kayles', 'wythoff', 'stack', 'nimble'].map((id) => ({
    name: `the page of ${id}, with perfect play`,
    async open(page: Page, hall: Hall) {
      await visit(page, hall, `/games/${id}`);
      await page.getByRole('switch', { name: 'Show perfect play' }).click();
      await page
        .getByText(/^(The player to move|Couldn’t work out)/)
        .first()
        .waitFor();
    },
  })),
  ...['game=kayles&position=12', 'game=wythoff&position=7.5', 'game=stack&position=1|2.2'].map((query) => ({
    name: `the analysis of ${query}, with two lines`,
    async open(page: Page, hall: Hall) {
      await visit(page, hall, `/analysis?${query}`);
      const field = page.getByRole('textbox', { name: 'Your move in notation', includeHidden: true });
      for (const _ of ['one line', 'another']) {
        await typeMove(page, (await field.getAttribute('placeholder'))?.replace('like ', '') ?? '');
      }
      await page
        .getByText(/^(The player to move|Couldn’t work out)/)
        .first()
        .waitFor();
    },
  })),
  {
    name: 'an analysis with lines and values, its record unfolded',
    async open(page, hall) {
      await visit(page, hall, '/analysis?game=nim&position=3,4,5&moves=b1+c5');
      await page.getByRole('button', { name: 'Go to start' }).click();
      await page.getByText('Record', { exact: true }).click();
      await page.getByRole('textbox', { name: 'Import a game' }).waitFor();
      await page.getByText(/^By theorem: /).waitFor();
    },
  },
  {
    name: 'an analysis of a colourful pile',
    async open(page, hall) {
      await visit(page, hall, '/analysis?game=colourful&misere=1');
      await page.getByText(/^(By theorem|By search|From a table): /).waitFor();
    },
  },
];
