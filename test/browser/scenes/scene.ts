import type { Page } from 'playwright-core';
import type { Hall } from '../people.ts';

/** A page in one of its states. */
export interface Scene {
  readonly name: string;
  readonly open: (page: Page, hall: Hall) => Promise<void>;
}

/** Goes to a page, and waits until it is loaded. */
export async function visit(page: Page, hall: Hall, path: string): Promise<void> {
  await page.goto(hall.server.url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}
