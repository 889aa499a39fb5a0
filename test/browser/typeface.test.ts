import { readdir, stat } from 'node:fs/promises';
import type { Forms } from '@nimhall/shared/phrase';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGE_TAGS, LANGUAGES, type LanguageTag } from '../../client/src/i18n/languages.ts';
import { CLASSES } from '../../client/src/i18n/lazy-class-texts.ts';
import { COURSE, LAB, RECORDS } from '../../client/src/i18n/lazy-texts.ts';
import { TOURNAMENTS } from '../../client/src/i18n/lazy-tournament-texts.ts';
import { byTurns } from '../support/scale.ts';
import { literalsIn } from '../support/texts.ts';
import { openHall, person } from './people.ts';
import { shifts } from './shifts.ts';

const hall = openHall({ own: true });

/** Maximum size of all fonts together, in bytes. */
const BUDGET = 60_000;

/** How much wider or narrower the fallback fonts may be, as a fraction: the texts of the pages change now and then. */
const ALIKE = 0.005;

const OURS = /\/atkinson-hyperlegible-next-latin-wght-normal-[^/]*\.woff2$/;

/** All texts of the pages, in every language. */
const PHRASES = (await Promise.all(LANGUAGE_TAGS.map(phrasesOf))).flat();

async function phrasesOf(tag: LanguageTag): Promise<string[]> {
  if (tag === 'en') return [];
  const all = await Promise.all([LANGUAGES[tag].texts(), COURSE[tag](), LAB[tag](), RECORDS[tag](), CLASSES[tag](), TOURNAMENTS[tag]()]);
  const said = all.flatMap(({ dictionary }) => dictionary.texts.flatMap(Object.entries<Forms>));
  return said.flatMap(([english, forms]) => [english, ...(typeof forms === 'string' ? [forms] : Object.values(forms))]);
}

/** A page whose scripts run once our typeface has loaded, as they nearly always do. */
async function openInOurs(page: Page, address: string): Promise<void> {
  const fonts = page.waitForEvent('requestfinished', (request) => OURS.test(request.url()));
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await fonts;
    await route.continue();
  });
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/**
 * The texts on a page that are drawn in fallback fonts, each with its font; of all elements, or of those with a name.
 */
async function drawnInOthers(page: Page, name?: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const found: string[] = [];
  const look = async ({ nodeId, localName, children = [], shadowRoots = [] }: typeof root): Promise<void> => {
    const text = children.map(({ nodeName, nodeValue }) => (nodeName === '#text' ? nodeValue.trim() : '')).join('');
    if (text !== '' && (name ?? localName) === localName) {
      // An element that has disappeared meanwhile is not visible any more.
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => ({ fonts: [] }));
      found.push(...fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => `${text}: ${familyName}`));
    }
    for (const below of [...children, ...shadowRoots]) await look(below);
  };
  await look(root);
  await session.detach();
  return found;
}

const LOCALES = ['en-GB', 'de-DE', 'fr-FR'];
const DRAWN = LOCALES.map((locale) => ({
  locale,
  paths: ['/', '/games/nim', '/settings', '/learn/first-game'].filter((_, nth) => byTurns(LOCALES, nth).includes(locale)),
}));

test.each(DRAWN)('in $locale everything is drawn in our own typeface', async ({ locale, paths }) => {
  const { page, troubles } = await person(hall.browser, { locale });
  for (const path of paths) {
    await openInOurs(page, hall.server.url + path);
    expect(await drawnInOthers(page), path).toEqual([]);
    await page.unrouteAll();
  }
  expect(troubles).toEqual([]);
});

test('our typeface has every character of every text', async () => {
  const { page } = await person(hall.browser);
  await openInOurs(page, hall.server.url);
  // Emoji are for texts that are sent elsewhere.
  const signs = [...new Set([...PHRASES, ...['client/src', 'shared/src'].flatMap(literalsIn)].join(''))].filter(
    (sign) => /[\p{L}\p{N}\p{P}\p{S}\p{Zs}]/u.test(sign) && !/\p{Emoji_Presentation}/u.test(sign),
  );
  expect(signs.length).toBeGreaterThan(100);
  /** Those among some characters that are drawn in other fonts: first together, since each question takes a while. */
  const strange = async (some: readonly string[]): Promise<readonly string[]> => {
    await page.evaluate(
      async (text) => {
        const element = document.createElement('s');
        element.textContent = text;
        document.body.replaceChildren(element);
        await new Promise(requestAnimationFrame);
        await document.fonts.ready;
      },
      `a${some.join('')}`,
    );
    const others = await drawnInOthers(page, 's');
    if (others.length === 0 || some.length === 1) return others;
    const half = Math.ceil(some.length / 2);
    return [...(await strange(some.slice(0, half))), ...(await strange(some.slice(half)))];
  };
  expect(await strange(signs)).toEqual([]);
});

const DEVICES = [
  { device: 'a small phone', viewport: { width: 320, height: 568 } },
  { device: 'a desk', viewport: { width: 1280, height: 860 } },
] as const;

const LATE = (
  [
    ['/', /No open rooms right now/],
    ['/games/nim', /Tap a stone\./],
    ['/learn', /^Start$/],
  ] as const
).flatMap(([path, complete], nth) => byTurns(DEVICES, nth).map((on) => ({ ...on, path, complete })));

test.each(LATE)(
  'on $device $path shows before our typeface has loaded, and nothing moves when it loads late',
  async ({ viewport, path, complete }) => {
    const { page } = await person(hall.browser, { viewport });
    const { promise: late, resolve: come } = Promise.withResolvers<void>();
    await page.route(OURS, async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(hall.server.url + path, { waitUntil: 'commit' });
    await page.getByText(complete).first().waitFor();
    expect(await drawnInOthers(page)).not.toEqual([]);
    const arrived = page.waitForEvent('requestfinished', (request) => OURS.test(request.url()));
    come();
    await arrived;
    await page.evaluate(() => document.fonts.ready);
    expect(await shifts(page)).toEqual([]);
  },
);

test('this machine’s fallback fonts are as wide as our typeface over all texts of the pages, and as tall', async () => {
  const { page } = await person(hall.browser);
  await openInOurs(page, hall.server.url);
  const measured = await page.evaluate(async (phrases) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('There is no canvas');
    const measure = async (weight: number, family: string) => {
      const font = `${weight} 100px ${family}`;
      await document.fonts.load(font);
      context.font = font;
      const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = context.measureText('x');
      return { above, below, width: phrases.reduce((sum, phrase) => sum + context.measureText(phrase).width, 0) };
    };
    const faces = [...document.fonts].filter(({ family }) => family.includes('Sized'));
    const there = await Promise.all(faces.map(async (face) => ((await face.load().catch(() => null)) ? [face] : [])));
    return await Promise.all(
      there.flat().map(async ({ family, weight }) => {
        // Regular stands for regular, bold for everything heavier, which is 600 on average.
        const like = weight.startsWith('200') ? 400 : 600;
        const [ours, theirs] = [await measure(like, '"Atkinson Hyperlegible Next"'), await measure(like, family)];
        return {
          face: `${family} ${weight}`,
          wider: theirs.width / ours.width,
          higher: theirs.above - ours.above,
          lower: theirs.below - ours.below,
        };
      }),
    );
  }, PHRASES);
  const off = measured.filter(({ wider, higher, lower }) => Math.abs(wider - 1) > ALIKE || higher !== 0 || lower !== 0);
  expect(off).toEqual([]);
});

test('the files of our typeface take 60 kB at most, and are cached for a year', async () => {
  const { page } = await person(hall.browser);
  const answer = page.waitForResponse(OURS);
  await page.goto(hall.server.url);
  expect(await (await answer).headerValue('cache-control')).toBe('public, max-age=31536000, immutable');
  const folder = new URL('../../client/dist/assets/', import.meta.url);
  const fonts = (await readdir(folder)).filter((file) => file.endsWith('.woff2'));
  const sizes = await Promise.all(fonts.map(async (file) => (await stat(new URL(file, folder))).size));
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
});
