import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { byTurns, spread } from '../support/scale.ts';
import { openHall, person, speak } from './people.ts';
import { SCENES } from './scenes/all.ts';

declare const window: { readonly axe: { run(options: RunOptions): Promise<AxeResults> } };

const hall = openHall({ own: true });

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const PHONE = { width: 390, height: 844 } as const;
const DESKTOP = { width: 1280, height: 800 } as const;
/** A small phone, which is also a larger one at 200 % zoom. */
const NARROW = { width: 320, height: 640 } as const;

const LOOKS = [
  { viewport: PHONE, colorScheme: 'light', contrast: 'no-preference' },
  { viewport: PHONE, colorScheme: 'dark', contrast: 'no-preference' },
  { viewport: DESKTOP, colorScheme: 'light', contrast: 'no-preference' },
  { viewport: DESKTOP, colorScheme: 'dark', contrast: 'no-preference' },
  { viewport: DESKTOP, colorScheme: 'light', contrast: 'more' },
  { viewport: DESKTOP, colorScheme: 'dark', contrast: 'more' },
] as const;

const CASES = spread(SCENES, 6).flatMap(({ name, open }, nth) =>
  byTurns([NARROW, DESKTOP], nth).map((viewport) => ({
    name: `${name}, opened ${viewport.width} px wide`,
    open,
    viewport,
    looks: byTurns(LOOKS, nth),
  })),
);

test.each(CASES)('$name fits a narrow window, respects reduced motion, and has no axe violations', async ({ open, viewport, looks }) => {
  const { page } = await person(hall, { viewport, reducedMotion: 'reduce' });
  await open(page, hall);
  expect(await moving(page)).toEqual([]);
  await page.evaluate(AXE);
  const found: string[] = [];
  for (const { viewport, ...media } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    found.push(
      ...(await violations(page)).map(
        (violation) => `${viewport.width} px, ${media.colorScheme}, contrast ${media.contrast}: ${violation}`,
      ),
    );
  }
  expect(found).toEqual([]);
  await page.setViewportSize(NARROW);
  for (const language of ['en', 'de']) {
    await speak(page, language);
    expect(await tooWide(page), language).toEqual([]);
  }
});

/** What axe reports: rule, element and why. */
async function violations(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'], preload: false }));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Elements that stick out of the window where it scrolls sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const found: string[] = [];
    const look = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.getBoundingClientRect().right > clientWidth) found.push(`${element.localName}.${element.className}`);
        if (element.shadowRoot) look(element.shadowRoot);
      }
    };
    look(document);
    return found;
  });
}

/** Elements that would animate when they change, through all shadow roots. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const look = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        for (const part of ['', '::before', '::after']) {
          const { display, transitionDuration, animationName, animationDuration } = getComputedStyle(element, part || null);
          // An element without a slot is not rendered and has no style.
          if (display === '') continue;
          const still = [...transitionDuration.split(', '), ...(animationName === 'none' ? [] : animationDuration.split(', '))].every(
            (duration) => Number.parseFloat(duration) === 0,
          );
          if (!still) found.push(`${element.localName}.${element.className}${part}`);
        }
        if (element.shadowRoot) look(element.shadowRoot);
      }
    };
    look(document);
    return [...new Set(found)];
  });
}
