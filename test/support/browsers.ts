import type { Browser } from 'playwright-core';
import { test } from 'vitest';
import { launchChromium } from './chromium.ts';

/** Browsers serve all files of a worker; every person in a test has their own cookies and storage. */
const withBrowsers = test
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads here which other fixtures this one needs.
  .extend('shell', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchChromium();
    onCleanup(() => browser.close());
    return browser;
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  .extend('whole', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchChromium({ whole: true });
    onCleanup(() => browser.close());
    return browser;
  });

/** A browser for the tests of a file, available once they run; `whole` is for what only the full browser has. */
export function openBrowser({ whole = false } = {}): { readonly browser: Browser } {
  let opened: Browser | null = null;
  const keep = (browser: Browser): void => {
    opened = browser;
  };
  if (whole) withBrowsers.beforeAll(({ whole }) => keep(whole));
  else withBrowsers.beforeAll(({ shell }) => keep(shell));
  return {
    get browser() {
      if (!opened) throw new Error('The browser opens when the tests run');
      return opened;
    },
  };
}
