import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { focused, tabTo, typeMove } from './gestures.ts';

/** The ways of input that a test can use. */
export interface Hands {
  /** Presses a button. */
  press(button: Locator): Promise<void>;
  /** Presses the button that goes on. */
  goOn(button: Locator): Promise<void>;
  /** Enters a number as an answer. */
  number(page: Page, number: number): Promise<void>;
  /** Makes a move, given in notation. */
  move(page: Page, move: string): Promise<void>;
}

export const MOUSE: Hands = {
  press: (button) => button.click(),
  goOn: (button) => button.click(),
  number: (page, number) =>
    page
      .getByRole('group', { name: 'Numbers' })
      .getByRole('button', { name: `${number}`, exact: true })
      .click(),
  move: typeMove,
};

/** Keyboard only. The focus must already be in the right place, so that nobody has to search for it. */
export const KEYS: Hands = {
  async press(button) {
    await tabToThis(button);
    await button.page().keyboard.press('Enter');
  },
  async goOn(button) {
    await expect.poll(() => hasFocus(button), { message: 'the button that leads on has the focus' }).toBe(true);
    await button.page().keyboard.press('Enter');
  },
  number: (page, number) => page.keyboard.press(`${number}`),
  async move(page, move) {
    const [, letter = '', taken] = /^([a-z])(\d+)$/.exec(move) ?? [];
    const stone = page.getByRole('button', { name: new RegExp(`^Heap ${letter.toUpperCase()}, \\d+ stones?\\. Take ${taken}\\b`) });
    if ((await stone.count()) > 0) return await tapByKeys(page, letter.toUpperCase(), Number(taken));
    await tabToThis(page.getByRole('textbox', { name: 'Your move in notation' }));
    await page.keyboard.type(move);
    await page.keyboard.press('Enter');
  },
};

/**
 * Takes stones from a heap with the keys of the board: Down goes to the next heap when heaps are drawn as lines, Right
 * otherwise.
 */
async function tapByKeys(page: Page, letter: string, taken: number): Promise<void> {
  await tabTo(page, /^Heap /);
  const lies = (await page.locator('nh-heaps-board .lying').count()) > 0;
  const [next, previous, more, less] = lies
    ? ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft']
    : ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'];
  const here = /^Heap ([A-Z])/.exec(await focused(page))?.[1] ?? 'A';
  await pressUntil(page, here > letter ? previous : next, (label) => label.startsWith(`Heap ${letter},`));
  const marked = async () => Number(/Take (\d+)/.exec(await focused(page))?.[1]);
  await pressUntil(page, (await marked()) > taken ? more : less, (label) => label.includes(`Take ${taken},`));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}

async function pressUntil(page: Page, key: string, isThere: (label: string) => boolean): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (isThere(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} has come to "${await focused(page)}"`);
}

async function tabToThis(element: Locator): Promise<void> {
  await element.waitFor();
  for (let presses = 0; presses < 80; presses++) {
    if (await hasFocus(element)) return;
    await element.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${element}; it has come to "${await focused(element.page())}"`);
}

/** Whether an element has the focus, through all shadow roots. */
function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((here) => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active === here;
  });
}
