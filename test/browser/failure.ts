import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConsoleMessage, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';

/** The folder for screenshots of failed tests. */
const FOLDER = join(tmpdir(), 'nimhall-failures');

/** How much of a page or a log is shown, in characters. */
const MAX_LENGTH = 6_000;

/**
 * When the test fails, prints what helps to see why: the page's content and console, and the path of its screenshot.
 */
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

/**
 * When the test fails, prints what the server has logged since the test began; `log` returns everything logged so far.
 */
export function printLogOnFailure(log: () => string): void {
  const before = log().length;
  onTestFinished(({ task }) => {
    if (task.result?.state === 'fail') print('The log of the server:', log().slice(before));
  });
}

function print(title: string, text: string): void {
  process.stderr.write(`\n${title}\n${text.trim().slice(-MAX_LENGTH) || '(nothing)'}\n`);
}
