import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openFromTile, openHall, person, sit, typeMove, waitForMyTurn } from './people.ts';

declare const window: { readonly axe: { run(options: RunOptions): Promise<AxeResults> } };

const hall = openHall();

const PHONE = { width: 390, height: 844 } as const;
const DESKTOP = { width: 1280, height: 800 } as const;

/** A small phone, and also what a larger one is at 200 % zoom. */
const NARROW = { width: 320, height: 640 } as const;

/** A page as somebody finds it. */
interface Scene {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
}

const SCENES: readonly Scene[] = [
  { name: 'the lobby without rooms', open: (page) => visit(page, '/') },
  {
    name: 'the lobby with a room to join',
    async open(page) {
      const host = await person(hall.browser);
      await openFromTile(host.page, hall.server.url, /3 – 4 – 5/);
      await visit(page, '/');
      await page
        .getByRole('link', { name: /^Join: Nim/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'the form for a new room',
    async open(page) {
      await visit(page, '/');
      await page.getByRole('button', { name: /New room/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'a room that waits',
    open: async (page) => void (await openFromTile(page, hall.server.url, /3 – 4 – 5/)),
  },
  {
    name: 'a game that is played, with a move selected',
    async open(page) {
      await startGame(page, /3 – 4 – 5/);
      await page.getByRole('button', { name: 'Heap B, 4 stones. Take 1' }).click();
    },
  },
  {
    name: 'a game that is over, with perfect play',
    async open(page) {
      const other = await startGame(page, /12 pins/);
      await typeMove(page, 'a2@5');
      await waitForMyTurn(other);
      await typeMove(other, 'a1@0');
      await waitForMyTurn(page);
      await page.getByRole('button', { name: 'Resign…' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
      await page.getByRole('button', { name: 'Rematch' }).waitFor();
      await page.getByRole('switch', { name: 'Show perfect play' }).click();
      await page.getByText(/^(By theorem|From a table): /).waitFor();
    },
  },
  {
    name: 'everything there is to share of a game',
    async open(page) {
      const other = await startGame(page, /3 – 4 – 5/);
      await typeMove(page, 'a2');
      await waitForMyTurn(other);
      await page.getByRole('button', { name: 'Share…' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'The game as text' }).waitFor();
    },
  },
  {
    name: 'a board for other pages',
    async open(page) {
      await openFromTile(page, hall.server.url, /3 – 4 – 5/);
      await page.goto(page.url().replace('/r/', '/embed/'));
      await page
        .getByText('A seat is open: sit down to play.')
        .or(page.getByText('Waiting for somebody to take the other seat.'))
        .waitFor();
    },
  },
  { name: 'a room that is not there', open: (page) => visit(page, '/r/nowhere') },
  { name: 'the catalogue', open: (page) => visit(page, '/games') },
  ...['nim', 'twenty-one', 'colourful', 'chromatic', 'moore', 'slow', 'kayles', 'wythoff', 'stack'].map((id) => ({
    name: `the page of ${id}, with perfect play`,
    async open(page: Page) {
      await visit(page, `/games/${id}`);
      await page.getByRole('switch', { name: 'Show perfect play' }).click();
      await page
        .getByText(/^(The side to move|Nobody knows)/)
        .first()
        .waitFor();
    },
  })),
  { name: 'the settings', open: (page) => visit(page, '/settings') },
  { name: 'an address that is none', open: (page) => visit(page, '/nothing/here') },
];

describe.each(SCENES)('$name', ({ open }) => {
  test('axe finds nothing, light and dark, on a phone and on a desk', async () => {
    const { page } = await person(hall.browser);
    await open(page);
    await page.evaluate(axe.source);
    const found: string[] = [];
    for (const [size, viewport] of [
      ['phone', PHONE],
      ['desktop', DESKTOP],
    ] as const) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        found.push(...(await violations(page)).map((violation) => `${size}, ${colorScheme}: ${violation}`));
      }
    }
    expect(found).toEqual([]);
  });

  test('fits a narrow window in every language, and nothing moves for those who want no motion', async () => {
    const { page } = await person(hall.browser, { viewport: NARROW, reducedMotion: 'reduce' });
    await open(page);
    expect(await moving(page)).toEqual([]);
    for (const language of ['en', 'de']) {
      await speak(page, language);
      expect(await tooWide(page), language).toEqual([]);
    }
  });
});

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(hall.server.url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** A game on this page, whose turn it is, against somebody; their page. */
async function startGame(page: Page, tile: RegExp): Promise<Page> {
  const other = await person(hall.browser);
  const room = await openFromTile(page, hall.server.url, tile);
  await other.page.goto(room);
  await sit(other.page);
  await waitForMyTurn(page);
  return other.page;
}

/** What axe says against the page: rule, element and why. */
async function violations(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Changes the language as the settings do in another tab. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((language) => {
    localStorage.setItem('nimhall:settings', JSON.stringify({ language }));
    dispatchEvent(new StorageEvent('storage'));
  }, language);
  await page.waitForFunction((language) => document.documentElement.lang === language, language);
}

/** Elements that stick out of the window, where it can be scrolled sideways. */
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

/** Elements that would move when they change, through all shadow roots. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const look = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        for (const part of ['', '::before', '::after']) {
          const { transitionDuration, animationName, animationDuration } = getComputedStyle(element, part || null);
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
