import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConsoleMessage, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';

/** Where screenshots of failed tests are kept. */
const FOLDER = join(tmpdir(), 'nimhall-failures');

/** What is shown of a page or a log, in characters. */
const MAX_LENGTH = 6_000;

/** When the test fails, prints what a person needs to see why: what the page shows and said in its console, and where its screenshot is. */
export function describeOnFailure(page: Page): void {
  const said: string[] = [];
  const hear = (message: ConsoleMessage): void => void said.push(`${message.type()}: ${message.text()}`);
  const note = (error: Error): void => void said.push(`uncaught: ${error.message}`);
  page.on('console', hear).on('pageerror', note);
  onTestFinished(async ({ task }) => {
    page.off('console', hear).off('pageerror', note);
    if (task.result?.state !== 'fail') return;
    const screenshot = join(FOLDER, `${task.name.replace(/[^\w-]+/g, '-').slice(0, 80)}-${task.id}-${Date.now()}.png`);
    await mkdir(FOLDER, { recursive: true });
    const kept = await page.screenshot({ path: screenshot, timeout: 5_000 }).then(
      () => screenshot,
      (error: Error) => `none: ${error.message}`,
    );
    const shown = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch((error: Error) => `cannot be read: ${error.message}`);
    print(`The page at ${page.url()} (screenshot: ${kept}):`, shown);
    print('Its console:', said.join('\n'));
  });
}

/** When the test fails, prints what a server has logged since the test began; `log` is all it has written so far. */
export function printLogOnFailure(log: () => string): void {
  const before = log().length;
  onTestFinished(({ task }) => {
    if (task.result?.state === 'fail') print('The log of the server:', log().slice(before));
  });
}

function print(title: string, text: string): void {
  process.stderr.write(`\n${title}\n${text.trim().slice(-MAX_LENGTH) || '(nothing)'}\n`);
}
