import type { Page } from 'playwright-core';

/** Opens a tournament of this form as its organizer, and joins it; returns its code. */
export async function openTournament(page: Page, server: string, form: string, name: string): Promise<string> {
  await page.goto(`${server}/t`);
  await page.getByRole('radio', { name: form }).check();
  await page.getByRole('button', { name: 'Open tournament' }).click();
  await joinTournament(page, name);
  return page.url().split('/').at(-1) ?? '';
}

/** Joins the tournament whose page is shown. */
export async function joinTournament(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name in this tournament' }).fill(name);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
}

/** Waits until the page has opened the room of a match by itself. */
export async function waitForMatch(page: Page): Promise<void> {
  await page.waitForURL(/\/r\//);
  await page.getByRole('group', { name: 'Board' }).waitFor();
}
