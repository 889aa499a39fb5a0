import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { isFull } from '../support/scale.ts';
import { openRoom, playWith, seatBot, typeMove, untilKept, waitForMyTurn } from './gestures.ts';
import { openHall, person, visitor } from './people.ts';

const hall = openHall({ own: true });

const OFFLINE = /^You’re offline\./;

/** One person whose device has all files, because fetching these costs as much as four pages. */
const visiting = visitor(hall, { serviceWorkers: 'allow' });

beforeAll(async () => {
  const { page } = visiting;
  // Some versions of Chromium forget the network emulation when another page is opened.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => !localStorage.getItem('test:offline') }));
  await page.goto(hall.server.url);
  await untilKept(page);
});

/** Cuts the connection until the test ends. */
async function cut(): Promise<void> {
  const { page } = visiting;
  await page.evaluate(() => localStorage.setItem('test:offline', 'yes'));
  await page.context().setOffline(true);
  onTestFinished(connect);
}

async function connect(): Promise<void> {
  const { page } = visiting;
  await page.evaluate(() => localStorage.removeItem('test:offline'));
  await page.context().setOffline(false);
}

test('the pages open offline, and a whole game against a bot can be played', async () => {
  const { page } = visiting;
  await cut();
  await page.getByText(OFFLINE).waitFor();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await page.goto(hall.server.url);
  await page.getByText(OFFLINE).waitFor();
  const tile = page.getByRole('list', { name: 'Starting positions' }).getByRole('button', { name: /12 pins/ });
  await playWith(page, 'a friend');
  await tile.click();
  await page.getByText('You need a connection to open a room.').waitFor();
  await playWith(page, 'a bot');
  await tile.click();
  await page.getByRole('heading', { name: 'Kayles', level: 1 }).waitFor();
  await typeMove(page, 'a2@5');
  await page.getByText('Your turn.', { exact: true }).waitFor();
  // The address contains the progress of the game.
  await page.waitForURL(/\/here\?game=kayles&start=12&bot=greedy&moves=a2%405\+[ab]/);
  await page.goto(hall.server.url);
  await page.getByRole('link', { name: 'play any game against a bot' }).click();
  await page.getByRole('link', { name: 'Kayles', exact: true }).click();
  await page.getByRole('combobox', { name: 'Opponent' }).selectOption('teacher');
  const status = page.getByRole('status').filter({ hasText: /turn|wins?\.|thinking/ });
  const field = page.getByRole('textbox', { name: 'Your move in notation' });
  while (await field.isVisible()) {
    await status.filter({ hasText: 'Your turn.' }).waitFor();
    const example = (await field.getAttribute('placeholder')) ?? '';
    await typeMove(page, example.replace('like ', ''));
    await status.filter({ hasText: /Your turn\.|wins?\./ }).waitFor();
  }
  expect(await status.textContent()).toMatch(/^(You win|Owl wins)\.$/);
});

test('a room is shown offline as it was last seen', async () => {
  const { page } = visiting;
  await openRoom(page, hall.server.url);
  await seatBot(page, 'random');
  await waitForMyTurn(page);
  await typeMove(page, 'a2');
  await waitForMyTurn(page);
  const room = page.url();
  const heaps = () => page.getByRole('group', { name: /^Heap/ }).evaluateAll((all) => all.map((heap) => heap.getAttribute('aria-label')));
  const left = await heaps();
  expect(left.length).toBe(3);

  await cut();
  await page.goto(room);
  await page.getByText(/^[A-Z]\w+ [A-Z]\w+ and Chick, as you last saw them, on .*You are offline\.$/).waitFor();
  expect(await heaps()).toEqual(left);
  expect(await page.getByRole('button', { name: 'Play', exact: true }).count(), 'nothing can be played there').toBe(0);
  await page.evaluate(() => localStorage.setItem('nimhall:settings', JSON.stringify({ language: 'de' })));
  await page.goto(room);
  onTestFinished(() => page.evaluate(() => localStorage.removeItem('nimhall:settings')));
  await page.getByText(/^[A-Z]\w+ [A-Z]\w+ und Küken, wie du sie zuletzt gesehen hast, am .*Du bist offline\.$/).waitFor();
});

test('the pages work while the server does not answer', async () => {
  const { page } = visiting;
  process.kill(hall.server.pid, 'SIGSTOP');
  onTestFinished(() => void process.kill(hall.server.pid, 'SIGCONT'));
  await page.goto(`${hall.server.url}/games/kayles`);
  await page.getByRole('heading', { name: 'Kayles', level: 1 }).waitFor();
});

test('an address that was never opened works offline too, and does not invent what only the server knows', async () => {
  const { page } = visiting;
  await page.goto(hall.server.url);
  await cut();
  await page.goto(`${hall.server.url}/games/wythoff`);
  await page.getByRole('heading', { name: 'Wythoff’s queen', level: 1 }).waitFor();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Laboratory' }).click();
  await page.getByRole('link', { name: 'Analysis', exact: true }).click();
  await page.getByText('The player to move can win with one move.').waitFor();
  const answer = await page.evaluate(() =>
    fetch('/api/v1/me').then(
      ({ status }) => status,
      () => 'none',
    ),
  );
  expect(answer).toBe('none');

  await connect();
  await page.getByText(OFFLINE).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^You are/ }).waitFor();
});

test('the page can be installed: its manifest and icons exist, and the worker is always revalidated', async () => {
  const manifest = await fetch(`${hall.server.url}/manifest.webmanifest`);
  expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  const { icons } = (await manifest.json()) as { readonly icons: readonly { readonly src: string; readonly type: string }[] };
  for (const { src, type } of icons) {
    const icon = await fetch(hall.server.url + src);
    expect([icon.status, icon.headers.get('content-type')?.split(';')[0]], src).toEqual([200, type]);
  }
  const worker = await fetch(`${hall.server.url}/sw.js`);
  expect([worker.status, worker.headers.get('cache-control')]).toEqual([200, 'no-cache']);
});

test('a new version shows with the next load, and breaks no page of the old one', async () => {
  const site = await openSite();
  const { page } = await person(hall.browser, { serviceWorkers: 'allow' });
  await page.goto(site.url);
  await untilKept(page);

  site.release();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();

  for (const path of ['/settings', '/']) {
    await page.goto(site.url + path);
    expect(await page.locator('meta[name="version"]').count(), path).toBe(1);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
});

test.runIf(isFull)('a page that is still being opened when the files have been stored gets them as well', async () => {
  const site = await openSite();
  const worker = site.hold('/sw.js');
  const document = site.hold('/games');
  const { page } = await person(hall.browser, { serviceWorkers: 'allow' });
  await page.goto(site.url);
  const other = await page.context().newPage();
  const opened = other.goto(`${site.url}/games`);
  await document.isAskedFor;
  worker.release();
  await untilKept(page);
  document.release();
  await opened;
  await untilKept(other);
});

const CLIENT = fileURLToPath(new URL('../../client/dist', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/**
 * The built pages without a server behind them. After `release` there is a new version: another page, and the old code
 * is gone.
 */
async function openSite() {
  let released = false;
  const held = new Map<string, { readonly asked: () => void; readonly released: Promise<void> }>();
  const fileAt = async (path: string): Promise<Buffer | string | null> => {
    if (path.startsWith('/api/') || (released && path.startsWith('/assets/'))) return null;
    const page = extname(path) === '' || path === '/index.html';
    const file = await readFile(CLIENT + (page ? '/index.html' : path)).catch(() => null);
    if (!released || !file) return file;
    if (path === '/sw.js') return `${file}\n// next version`;
    return page ? file.toString().replace('<title>', '<meta name="version" content="next" /><title>') : file;
  };
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://site');
    held.get(pathname)?.asked();
    await held.get(pathname)?.released;
    const file = await fileAt(pathname);
    response.writeHead(file ? 200 : 404, { 'content-type': TYPES[extname(pathname) || '.html'] ?? 'application/octet-stream' });
    response.end(file);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      released = true;
    },
    /** Answers a request for this path only when it is released. */
    hold: (path: string) => {
      const asked = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      held.set(path, { asked: asked.resolve, released: released.promise });
      return { isAskedFor: asked.promise, release: released.resolve };
    },
  };
}
