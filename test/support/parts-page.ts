import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page, Route } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, test } from 'vitest';
import type {} from '../components/page/parts.ts';
import { openBrowser } from './browsers.ts';
import { lag } from './lagging.ts';

const CLIENT = fileURLToPath(new URL('../../client', import.meta.url));
const MAIN = fileURLToPath(new URL('../components/page/main.ts', import.meta.url));

/** Where the browser finds the pages, which come from no server. */
const ORIGIN = 'http://parts.test';

type Files = ReadonlyMap<string, string | Uint8Array>;

/**
 * The files of two pages by address: the functions of the component tests with the elements of the client, and the style guide. They are bundled once for
 * all files of a worker, since to fetch 200 sources one by one takes a page two seconds.
 */
// biome-ignore lint/correctness/noEmptyPattern: vitest reads here which other fixtures this one needs.
const withFiles = test.extend('files', { scope: 'worker' }, async ({}): Promise<Files> => {
  const { output } = (await build({
    root: CLIENT,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: { input: { parts: MAIN, guide: `${CLIENT}/styleguide/index.html` } },
    },
  })) as Rolldown.RolldownOutput;
  const files = new Map(output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]));
  const script = output.find(({ name }) => name === 'parts')?.fileName;
  const styles = [...files.keys()]
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" href="${file}">`)
    .join('');
  return files
    .set(
      '/',
      `<!doctype html><html lang="en"><title>Parts</title>${styles}<body></body><script type="module" src="/${script}"></script></html>`,
    )
    .set('/styleguide/', files.get('/styleguide/index.html') ?? '')
    .set('/appearance.js', readFileSync(`${CLIENT}/public/appearance.js`, 'utf8'));
});

/** Opens a page with the client's elements before the tests of a file; available once they run. */
export function openPartsPage(): { readonly page: Page } {
  const opened = openBrowser();
  let page: Page | null = null;
  withFiles.beforeAll(async ({ files }) => {
    page = await opened.browser.newPage();
    await lag(page);
    await page.route(`${ORIGIN}/**`, (route) => answer(route, files));
    await page.goto(ORIGIN);
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

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };

function answer(route: Route, files: Files): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const content = files.get(pathname);
  if (content === undefined) return route.fulfill({ status: 404 });
  const contentType = TYPES[/\w+$/.exec(pathname)?.[0] ?? ''] ?? 'text/html';
  return route.fulfill({ body: Buffer.from(content), contentType });
}
