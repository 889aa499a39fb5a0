import { GAMES } from '@nimhall/shared/games/all';
import { CHAPTERS } from '@nimhall/shared/lesson/chapters';
import { inWords, type Phrase, say } from '@nimhall/shared/phrase';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_TAGS, LANGUAGES } from '../../client/src/i18n/languages.ts';
import { CLASSES } from '../../client/src/i18n/lazy-class-texts.ts';
import { PROGRAMS } from '../../client/src/i18n/lazy-program-texts.ts';
import { COURSE, LAB, RECORDS } from '../../client/src/i18n/lazy-texts.ts';
import { TOURNAMENTS } from '../../client/src/i18n/lazy-tournament-texts.ts';
import { dictionaryOf } from '../../client/src/i18n/phrases.ts';
import { accountAt } from '../support/accounts.ts';
import { byTurns, groupsOf, spread } from '../support/scale.ts';
import { openHall, person, speak, visitor } from './people.ts';

const hall = openHall();

/** Words of which every English sentence has one, and no sentence of another language. */
const ENGLISH = /\b(?:the|and|of|is|are|you|your|with|from|has|have|this|that|take|wins?|loses)\b/i;

/** The languages a browser asks for, and what the notation of a whole game looks like. */
const LANGUAGES_HEARD = [
  {
    tag: 'de',
    locale: 'de-AT',
    answers: 'Gegner',
    both: 'Beide Seiten spielen',
    stone: 'Haufen B, 4 Steine. Nimm 1, sodass 3 bleiben',
    taken: 'Nimm 1 von B, sodass 3 bleiben.',
    field: 'Dein Zug in Notation',
    refused: 'Haufen A hat nur 3.',
    won: 'Die zweite Seite gewinnt.',
  },
  {
    tag: 'fr',
    locale: 'fr-CA',
    answers: 'Adversaire',
    both: 'Jouer les deux camps',
    stone: 'Tas B, 4 jetons. Prends 1, il reste 3',
    taken: 'Prends 1 dans B, il reste 3.',
    field: 'Ton coup en notation',
    refused: 'Dans le tas A, il n’en reste que 3.',
    won: 'Le second joueur gagne.',
  },
] as const;

test('all languages are covered', () => {
  expect(['en', ...LANGUAGES_HEARD.map(({ tag }) => tag)].sort()).toEqual(LANGUAGE_TAGS.toSorted());
});

/** Pages are read in the languages by turns; in a full run, each is read in all. */
function readIn<Case>(cases: readonly Case[], tag: string): readonly Case[] {
  return cases.filter((_, nth) => isReadIn(tag, nth));
}

function isReadIn(tag: string, nth: number): boolean {
  return byTurns(LANGUAGES_HEARD, nth).some((heard) => heard.tag === tag);
}

describe.each(LANGUAGES_HEARD)('for a browser that asks for $locale', async ({ tag, locale, ...words }) => {
  const [{ dictionary: texts }, ...apart] = await Promise.all([
    LANGUAGES[tag].texts(),
    COURSE[tag](),
    LAB[tag](),
    RECORDS[tag](),
    CLASSES[tag](),
    TOURNAMENTS[tag](),
    PROGRAMS[tag](),
  ]);
  const dictionary = dictionaryOf({ ...texts, texts: [...texts.texts, ...apart.flatMap((each) => each.dictionary.texts)] });
  /** A phrase in this language, with plain spaces. */
  const said = (phrase: Phrase) => inWords(phrase, { tag, forms: dictionary.forms }).replace(/\s/g, ' ');
  /** The English lines on a page, without the titles of works that a verdict cites. */
  const englishOn = async (page: Page) => {
    const [theorem = '', table = ''] = [say`By theorem: ${'…'}.`, say`From a table: ${'…'}.`].map((cited) => said(cited).slice(0, -2));
    const isCited = (line: string) => line.startsWith(theorem) || line.startsWith(table);
    return (await linesOn(page)).filter((line) => ENGLISH.test(line) && !isCited(line.replace(/\s/g, ' ')));
  };

  const pages = [
    '/',
    '/games',
    '/class',
    '/t',
    '/programs',
    '/settings',
    '/me',
    '/me/friends',
    '/me/keep',
    '/me/devices',
    '/me/programs',
    '/me/data',
    '/p/ACCOUNT',
    '/link',
    '/nothing/here',
    '/r/nowhere',
    '/new',
    '/analysis',
    '/analysis?game=kayles&position=12&moves=a2@5,a1@0',
    '/learn',
    '/learn/practice',
    '/learn/practice/today?puzzle=1',
    '/learn/practice/today?puzzle=2',
    '/duels',
    '/ladder',
    '/ladder/nim',
    '/ladder/kayles',
    '/lab',
    '/lab/theorems?paper=beyond',
    '/lab/sequence',
    '/lab/plane?with-game=wythoff',
    '/lab/mex',
    '/lab/counts',
    '/lab/compare',
    '/lab/quotient',
    '/lab/records',
    '/lab/make',
    ...spread(GAMES, 3).map(({ id }) => `/games/${id}`),
  ];

  const visiting = visitor(hall, { locale });

  const groups = groupsOf(readIn(spread(pages, 8), tag), 13).map((paths) => ({ paths, first: paths[0] }));

  test.each(groups)('no page contains English, from $first on', async ({ paths }) => {
    const { page, troubles } = visiting;
    const { name } = await accountAt(hall.server.url);
    const found: unknown[] = [];
    for (const path of paths) {
      await page.goto(hall.server.url + path.replace('ACCOUNT', encodeURIComponent(name)));
      await page.getByRole('heading', { level: 1 }).waitFor();
      const overlay = page.getByRole('switch', { name: said(say`Show perfect play`) });
      if (await overlay.isVisible()) {
        await overlay.click();
        await page.locator('nh-position-analysis .verdict').first().waitFor();
      }
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(tag);
      expect((await linesOn(page)).length, path).toBeGreaterThan(3);
      const english = await englishOn(page);
      if (english.length > 0) found.push({ path, english });
    }
    expect(found).toEqual([]);
    // The missing room is answered with 404, which the browser logs.
    expect(troubles.filter((trouble) => !trouble.includes('404'))).toEqual([]);
  });

  // That every sentence is translated is tested without a browser; this is about where and how it is drawn.
  test.each(spread(readIn(CHAPTERS, tag), 1))(
    'chapter $id contains no English, and the texts of its steps fit a small phone',
    async ({ id, steps }) => {
      const { page, troubles } = visiting;
      await page.setViewportSize({ width: 320, height: 568 });
      await page.goto(`${hall.server.url}/learn/${id}`);
      const dots = page.locator('nh-chapter-page header li a');
      const found: string[] = [];
      for (const [nth, step] of steps.entries()) {
        await dots.nth(nth).click();
        await page.waitForURL(`**/${id}?step=${step.id}`);
        const speech = page.locator('.speech').filter({ hasText: said(step.says[0]?.says ?? say``) });
        const fits = await speech.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
        found.push(...(await englishOn(page)), ...(fits ? [] : [`${step.id} does not fit`]));
      }
      expect(found).toEqual([]);
      expect(troubles).toEqual([]);
    },
  );

  test.runIf(isReadIn(tag, 0))('a room contains no English from the first seat to the review', async () => {
    const { page, troubles } = await person(hall, { locale });
    const english: string[] = [];
    const listen = async () => void english.push(...(await englishOn(page)));
    await page.goto(hall.server.url);
    await page.getByRole('radio', { name: said(say`a friend`) }).check();
    await page
      .getByRole('list', { name: said(say`Starting positions`) })
      .getByRole('button', { name: /3 – 4 – 5/ })
      .click();
    await page.getByRole('button', { name: said(say`More options…`) }).click();
    await listen();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: said(say`Close`) }).click();
    await page.getByRole('button', { name: said(say`Add a bot…`) }).click();
    await listen();
    await dialog
      .getByRole('button', { name: / 1 (of|von|sur) 8/ })
      .first()
      .click();
    const field = page.getByRole('textbox', { name: said(say`Your move in notation, or a word like help`) });
    // The chat moves when the game begins.
    await field.waitFor();
    await page.getByText(said(say`Chat`), { exact: true }).click();
    await page.getByRole('button', { name: said(say`Good luck!`) }).click();
    await field.fill('b2');
    await listen();
    await field.press('Enter');
    await page.getByText(said(say`Your turn.`), { exact: true }).waitFor();
    await page.getByRole('button', { name: said(say`Resign…`) }).click();
    await listen();
    await dialog.getByRole('button', { name: said(say`Resign`) }).click();
    await page.getByRole('heading', { name: said(say`${say`Chick`} wins`) }).waitFor();
    await listen();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: said(say`Turning point`) }).click();
    await page.getByRole('list', { name: said(say`Accuracy`) }).waitFor();
    await page.locator('nh-review-panel progress').waitFor({ state: 'detached' });
    await listen();
    await page.getByRole('button', { name: said(say`Keys`) }).click();
    await dialog.getByRole('heading', { name: said(say`Keys`) }).waitFor();
    await listen();
    expect(english).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test.runIf(isReadIn(tag, 1))('a whole game is played with stones and words', async () => {
    const { page, troubles } = await person(hall, { locale });
    await page.goto(`${hall.server.url}/games/nim`);
    await page.getByRole('combobox', { name: words.answers }).selectOption({ label: words.both });
    const stone = page.getByRole('button', { name: words.stone });
    await stone.click();
    await page.getByText(words.taken).waitFor();
    await stone.click();
    const field = page.getByRole('textbox', { name: words.field });
    await field.fill('a9');
    await field.press('Enter');
    await page.getByText(words.refused).waitFor();
    for (const move of ['a3', 'b3', 'c5']) {
      await field.fill(move);
      await field.press('Enter');
    }
    await page.getByText(words.won).waitFor();
    expect(troubles).toEqual([]);
  });
});

test('changing the language in the settings takes effect at once and keeps the scroll position', async () => {
  const { page } = await person(hall);
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

test('a change of language in the middle of a lesson or a move reaches what was said of it', async () => {
  const { page } = await person(hall, { reducedMotion: 'reduce' });
  await page.goto(`${hall.server.url}/learn/one-heap?step=all`);
  const stone = page.getByRole('button', { name: 'Heap A, 7 stones. Take 2, leaving 5' });
  await stone.click();
  await stone.click();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await page.getByText(/Your opponent took/).count()).toBe(1);
  await speak(page, 'de');
  await page.getByRole('button', { name: 'Noch einmal' }).waitFor();
  expect((await linesOn(page)).filter((line) => ENGLISH.test(line))).toEqual([]);

  await page.goto(`${hall.server.url}/games/cram`);
  await page.getByRole('button', { name: /^Feld a1/ }).click();
  await page.getByText('Tipp jetzt auf ein Feld daneben.').waitFor();
  await speak(page, 'en');
  await page.getByText('Now tap the square beside it.').waitFor();
});

/** The lines of text on a page, including labels, without initials: those of an Odd Fox are a word. */
function linesOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: string[] = [];
    const look = (root: Node): void => {
      for (const node of root.childNodes) {
        if (node instanceof Text) lines.push(...node.data.split('\n'));
        if (!(node instanceof Element) || node.matches('style, script, noscript, title, .portrait, [lang]')) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) lines.push(node.getAttribute(name) ?? '');
        look(node.shadowRoot ?? node);
      }
    };
    look(document.body);
    return lines.map((line) => line.trim()).filter((line) => line !== '');
  });
}
