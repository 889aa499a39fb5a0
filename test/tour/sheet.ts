import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../support/chromium.ts';
import { PRESETS } from '../support/playouts.ts';
import { playPreset } from '../support/preset-rooms.ts';
import { startServerProcess } from '../support/server-process.ts';
import { SIZES } from '../support/sizes.ts';

/** Maximum width and height of a picture on a sheet, in pixels. */
const THUMBNAIL = { width: 290, height: 300 } as const;

/**
 * `npm run tour -- --sheet [games] [de]`: every preset as the player to move sees it, at every size, light and dark, on
 * a sheet for each size and scheme. `games` is a regular expression to select some. Writes into a temporary folder, and
 * prints its path.
 */
export async function contactSheets(games = /./, locale = 'en-GB'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nimhall-sheets-'));
  const server = await startServerProcess();
  const browser = await launchChromium();
  const presets = PRESETS.filter(({ title }) => games.test(title));
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce', hasTouch: true, locale });
    const page = await context.newPage();
    await mkdir(join(folder, 'single'));
    for (const { title, game, preset } of presets) {
      await playPreset(page, server.url, game, preset);
      await pictures(page, join(folder, 'single', title.replaceAll(' ', '-')));
    }
    for (const { name, width, height } of SIZES) {
      for (const scheme of SCHEMES) {
        const files = presets.map(({ title }) => ({
          title,
          file: `single/${title.replaceAll(' ', '-')}-${width}x${height}-${scheme}.png`,
        }));
        await sheet(browser, folder, `${width}x${height}-${scheme}`, `${name}, ${width} × ${height}, ${scheme}`, files);
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return folder;
}

const SCHEMES = ['light', 'dark'] as const;

async function pictures(page: Page, path: string): Promise<void> {
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      // Two frames: the boards learn their new size in the first.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await page.screenshot({ path: `${path}-${width}x${height}-${colorScheme}.png` });
    }
  }
}

async function sheet(
  within: Browser,
  folder: string,
  name: string,
  heading: string,
  files: readonly { readonly title: string; readonly file: string }[],
): Promise<void> {
  const figures = files.map(
    ({ title, file }) =>
      `<figure><img src="${file}" style="max-width:${THUMBNAIL.width}px;max-height:${THUMBNAIL.height}px"><figcaption>${title}</figcaption></figure>`,
  );
  const style =
    'body{font:12px sans-serif}main{display:flex;flex-wrap:wrap;gap:8px}figure{margin:0}img{display:block;outline:1px solid #888}';
  const path = join(folder, `${name}.html`);
  await writeFile(path, `<!doctype html><meta charset="utf-8"><style>${style}</style><h1>${heading}</h1><main>${figures.join('')}</main>`);
  const page = await within.newPage({ viewport: { width: 1800, height: 1000 } });
  await page.goto(`file://${path}`);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await page.close();
}

/** A sheet of whole pages, each with a line where its window ends. `ratio` is the window's height by its width. */
export async function pageSheet(
  within: Browser,
  folder: string,
  name: string,
  ratio: number,
  files: readonly { readonly title: string; readonly file: string }[],
): Promise<void> {
  const figures = files.map(
    ({ title, file }) => `<figure><div style="--fold:${ratio}"><img src="${file}"></div><figcaption>${title}</figcaption></figure>`,
  );
  const style = `body{font:12px sans-serif;margin:8px}main{display:grid;grid-template-columns:repeat(${ratio > 1 ? 6 : 3},1fr);gap:10px;align-items:start}
    figure{margin:0}div{position:relative;overflow:hidden}img{display:block;width:100%;outline:1px solid #888}
    div{container-type:inline-size}div::after{content:"";position:absolute;inset:calc(var(--fold)*100cqw) 0 auto;border-top:1px dashed red}`;
  const path = join(folder, `${name}.html`);
  await writeFile(path, `<!doctype html><meta charset="utf-8"><style>${style}</style><main>${figures.join('')}</main>`);
  const page = await within.newPage({ viewport: { width: 1900, height: 1000 } });
  await page.goto(`file://${path}`);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await page.close();
}
