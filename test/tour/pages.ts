import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { openHall, person } from '../browser/people.ts';
import { SCENES } from '../browser/scenes/all.ts';
import { pageSheet } from './sheet.ts';

/** `npm run tour -- --pages`: see page-sheets.ts. */

/** Windows of phones, a tablet, a laptop and a projector. */
const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;
const SCHEMES = ['light', 'dark'] as const;

/** How much of a long page is shown, in window heights. */
const WINDOWS = 2.2;

const { TOUR_FOLDER: folder = '', TOUR_SCENES = '.', TOUR_LANGUAGE: language = 'en', TOUR_SIZES = '', TOUR_SCHEMES = '' } = process.env;
const scenes = SCENES.filter(({ name }) => new RegExp(TOUR_SCENES).test(name));
const sizes = SIZES.filter(({ width }) => !TOUR_SIZES || TOUR_SIZES.split(',').includes(`${width}`));
const schemes = SCHEMES.filter((scheme) => !TOUR_SCHEMES || TOUR_SCHEMES.split(',').includes(scheme));
const hall = openHall();

beforeAll(() => mkdir(join(folder, 'single'), { recursive: true }));

/** The path of a scene's picture in the folder. */
function fileOf(name: string, width: number, scheme: string): string {
  return `single/${name.replaceAll(/\W+/g, '-')}-${width}-${scheme}-${language}.png`;
}

test.each(scenes)('$name', async ({ name, open }) => {
  const { page } = await person(hall.browser, { reducedMotion: 'reduce' });
  await open(page, hall);
  await page.evaluate((language) => {
    localStorage.setItem('nimhall:settings', JSON.stringify({ language, shortcuts: true }));
    dispatchEvent(new StorageEvent('storage'));
  }, language);
  await page.waitForFunction((language) => document.documentElement.lang === language, language);
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // Two frames: the boards learn their new size in the first.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      const clip = { x: 0, y: 0, width, height: Math.min(whole, Math.round(height * WINDOWS)) };
      await page.screenshot({ path: join(folder, fileOf(name, width, colorScheme)), fullPage: true, clip });
    }
  }
});

afterAll(async () => {
  for (const { width, height } of sizes) {
    for (const scheme of schemes) {
      const files = scenes.map(({ name }) => ({ title: name, file: fileOf(name, width, scheme) }));
      await pageSheet(hall.browser, folder, `${width}-${scheme}-${language}`, height / width, files);
    }
  }
});
