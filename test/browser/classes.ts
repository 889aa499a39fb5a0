import type { Locator, Page } from 'playwright-core';

// Common actions in classes, independent of any test, because the tour uses them too.

/** Opens a class as its teacher; returns its address. */
export async function openClass(page: Page, server: string): Promise<string> {
  await page.goto(`${server}/class`);
  await page.getByRole('button', { name: 'Open a class' }).click();
  await page.getByRole('heading', { level: 1, name: /^Class ... ...$/ }).waitFor();
  return page.url();
}

/** Joins a class by its address, as a pupil of this name. */
export async function joinClass(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Your name in this class' }).fill(name);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
}

/** Waits for a page that shows only this text, in its middle. */
export async function waitForSheet(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
}

/** Drags from one part of a board to another, as somebody who draws an arrow. */
export async function drawArrow(board: Page | Locator, from: string, to: string): Promise<void> {
  const target = board.getByRole('button', { name: to });
  await board.getByRole('button', { name: from }).dragTo(target);
}
