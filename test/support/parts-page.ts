import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { createServer, type Plugin } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import type {} from '../components/page/parts.ts';
import { launchChromium } from './chromium.ts';

const CLIENT = fileURLToPath(new URL('../../client', import.meta.url));
const MAIN = fileURLToPath(new URL('../components/page/main.ts', import.meta.url));

/** An empty page that loads what the component tests call, with the sources of the client as Vite serves them in development. */
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

/** Opens a page with the elements of the client before the tests of a file; it is there once they run. */
export function openPartsPage(): { readonly page: Page } {
  let opened: { page: Page; browser: Browser; close: () => Promise<void> } | null = null;
  beforeAll(async () => {
    const server = await createServer({
      root: CLIENT,
      configFile: `${CLIENT}/vite.config.ts`,
      plugins: [emptyPage],
      logLevel: 'error',
      server: { port: 0 },
    });
    await server.listen();
    const browser = await launchChromium();
    const page = await browser.newPage();
    await page.goto(`${server.resolvedUrls?.local[0]}parts`);
    await page.waitForFunction(() => window.parts !== undefined);
    opened = { page, browser, close: () => server.close() };
  });
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.close();
  });
  return {
    get page() {
      if (!opened) throw new Error('The page opens when the tests run');
      return opened.page;
    },
  };
}
