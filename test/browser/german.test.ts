import { GAMES } from '@nimhall/shared/games/all';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openHall, person } from './people.ts';

const hall = openHall();

/** Words that any English sentence has one of and no German one. */
const ENGLISH = /\b(?:the|and|of|is|are|you|your|with|from|has|have|this|that|take|wins?|loses)\b/i;

/** Where a verdict comes from: titles of works stay as they are. */
const CITATION = /^(?:Nach einem Satz|Aus einer Tabelle): /;

const GERMAN = { locale: 'de-AT' } as const;

describe('to a German browser every page speaks German', () => {
  const games = GAMES.map(({ id }) => `/games/${id}`);

  test.each([
    '/',
    '/games',
    '/settings',
    '/nothing/here',
    '/r/nowhere',
    '/new',
    '/analysis',
    '/analysis?game=kayles&position=12&moves=a2@5,a1@0',
    ...games,
  ])('%s', async (path) => {
    const { page, troubles } = await person(hall.browser, GERMAN);
    await page.goto(hall.server.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const overlay = page.getByRole('switch', { name: 'Perfektes Spiel zeigen' });
    if (await overlay.isVisible()) {
      await overlay.click();
      await page
        .getByText(/^(Wer am Zug ist|Niemand weiß)/)
        .first()
        .waitFor();
    }
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    expect((await linesOn(page)).length).toBeGreaterThan(3);
    expect(await englishOn(page)).toEqual([]);
    // The room that is not there is refused with 404, which the browser notes.
    expect(troubles.filter((trouble) => !trouble.includes('404'))).toEqual([]);
  });
});

test('a room speaks German from the first seat to the review', async () => {
  const { page, troubles } = await person(hall.browser, GERMAN);
  const english: string[] = [];
  const listen = async () => void english.push(...(await englishOn(page)));
  await page.goto(hall.server.url);
  await page
    .getByRole('list', { name: 'Stellungen zum Anfangen' })
    .getByRole('button', { name: /3 – 4 – 5/ })
    .click();
  await page.getByRole('button', { name: 'Mehr zum Teilen …' }).click();
  await listen();
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('combobox', { name: 'Einen Bot auf diesen Platz setzen' }).selectOption('random');
  await page.getByText('Chat', { exact: true }).click();
  await page.getByRole('button', { name: 'Viel Glück!' }).click();
  const field = page.getByRole('textbox', { name: /^Dein Zug in Notation/ });
  await field.fill('b2');
  await listen();
  await field.press('Enter');
  await page.getByRole('button', { name: /^Zug 2: / }).waitFor();
  await page.getByText('Du bist am Zug.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Aufgeben …' }).click();
  await listen();
  await page.getByRole('dialog').getByRole('button', { name: 'Aufgeben' }).click();
  await page.getByRole('heading', { name: 'Zufall gewinnt: du hast aufgegeben.' }).waitFor();
  await page.getByRole('button', { name: 'Das Spiel nachbesprechen' }).click();
  await page.getByRole('list', { name: 'Genauigkeit' }).waitFor();
  await page.getByText(/^Der Gewinn ging|stand die ganze Zeit auf Gewinn/).waitFor();
  await listen();
  await page.getByRole('button', { name: 'Tasten' }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Tasten' }).waitFor();
  await listen();
  expect(english).toEqual([]);
  expect(troubles).toEqual([]);
});

test('a whole game in German, with stones and words', async () => {
  const { page, troubles } = await person(hall.browser, GERMAN);
  await page.goto(`${hall.server.url}/games/nim`);
  await page.getByRole('combobox', { name: 'Wer antwortet' }).selectOption({ label: 'Beide Seiten spielen' });
  const stone = page.getByRole('button', { name: 'Haufen B, 4 Steine. Nimm 1, sodass 3 bleiben' });
  await stone.click();
  await page.getByText('Nimm 1 von B, sodass 3 bleiben.').waitFor();
  await stone.click();
  const field = page.getByRole('textbox', { name: 'Dein Zug in Notation' });
  await field.fill('a9');
  await field.press('Enter');
  await page.getByText('Haufen A hat nur 3.').waitFor();
  for (const move of ['a3', 'b3', 'c5']) {
    await field.fill(move);
    await field.press('Enter');
  }
  await page.getByText('Wer nachgezogen hat, gewinnt.').waitFor();
  expect(troubles).toEqual([]);
});

test('the language is chosen in the settings and holds at once, without losing one’s place', async () => {
  const { page } = await person(hall.browser);
  await page.goto(`${hall.server.url}/settings`);
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('heading', { name: 'Einstellungen', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Spiele', exact: true }).waitFor();
  await page.waitForFunction(() => document.title === 'Einstellungen · nimhall');
  expect(await page.getByRole('radio', { name: 'Deutsch' }).evaluate((radio) => radio.matches(':focus'))).toBe(true);

  await page.reload();
  await page.getByRole('heading', { name: 'Einstellungen', level: 1 }).waitFor();
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
});

/** The lines on a page that are English. */
async function englishOn(page: Page): Promise<string[]> {
  return (await linesOn(page)).filter((line) => ENGLISH.test(line) && !CITATION.test(line));
}

/** The lines that are read on a page, labels among them. */
function linesOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: string[] = [];
    const look = (root: Node): void => {
      for (const node of root.childNodes) {
        if (node instanceof Text) lines.push(...node.data.split('\n'));
        if (!(node instanceof Element) || node.matches('style, script, noscript, title, [lang]')) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) lines.push(node.getAttribute(name) ?? '');
        look(node.shadowRoot ?? node);
      }
    };
    look(document.body);
    return lines.map((line) => line.trim()).filter((line) => line !== '');
  });
}
