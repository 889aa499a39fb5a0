import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { createServer, type Plugin } from 'vite';
import { afterAll, test } from 'vitest';
import type {} from '../components/page/parts.ts';
import { openBrowser } from './browsers.ts';

const CLIENT = fileURLToPath(new URL('../../client', import.meta.url));
/** As in a URL, because the folder's name may contain spaces and umlauts. */
const MAIN = new URL('../components/page/main.ts', import.meta.url).pathname;

/**
 * An empty page that loads the functions of the component tests, with the sources of the client as Vite serves them in
 * development.
 */
const emptyPage: Plugin = {
  name: 'empty-page',
  configureServer: ({ middlewares }) => {
    middlewares.use('/parts', (_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(
        `<!doctype html><html lang="en"><title>Parts</title><body></body><script type="module" src="/@fs${MAIN}"></script></html>`,
      );
    });
  },
};

/** One Vite serves all files of a worker, because it transforms each source once. */
// biome-ignore lint/correctness/noEmptyPattern: vitest reads here which other fixtures this one needs.
const withSources = test.extend('sources', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const server = await createServer({
    root: CLIENT,
    configFile: `${CLIENT}/vite.config.ts`,
    plugins: [emptyPage],
    logLevel: 'error',
    server: { port: 0 },
  });
  onCleanup(() => server.close());
  await server.listen();
  return server.resolvedUrls?.local[0] ?? '';
});

/** Opens a page with the client's elements before the tests of a file; available once they run. */
export function openPartsPage(): { readonly page: Page } {
  const opened = openBrowser();
  let page: Page | null = null;
  withSources.beforeAll(async ({ sources }) => {
    page = await opened.browser.newPage();
    await page.goto(`${sources}parts`);
    await page.waitForFunction(() => window.parts !== undefined);
  });
  afterAll(() => page?.context().close());
  return {
    get page() {
      if (!page) throw new Error('The page opens when the tests run');
      return page;
    },
  };
}
