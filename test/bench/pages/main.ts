import type { Browser, Page } from 'playwright-core';
import { io } from 'socket.io-client';
import { buildHall } from '../../support/build.ts';
import { launchChromium } from '../../support/chromium.ts';
import { countOn } from '../../support/page-metrics.ts';
import { startServerProcess } from '../../support/server-process.ts';
import { machine } from '../process.ts';
import { median } from '../server/report.ts';
import { measureDrawing } from './drawing.ts';

/**
 * `npm run bench:pages`: speed as people experience it, by the browser's own clock: how soon a page is usable on a
 * first visit, how soon a move is drawn after the tap, whether a line follows the finger, and whether the lobby stays quick while its
 * rooms change. The server is on the same machine.
 */

const VISITS = 9;
const TAPS = 8;
/** Of a screen with 60 frames a second, in milliseconds. */
const FRAME = 16.7;
const ROOMS = 10;
const LOBBY_SECONDS = 10;

buildHall();
const server = await startServerProcess({ env: { BOT_PACE_MS: '300' } });
const browser = await launchChromium();
process.stdout.write(`${machine()}, Chromium ${browser.version()}\n\n`);

await visits('first visit, nothing cached', [
  ['/', 'nh-preset-tile'],
  ['/games', 'nh-games-page h1'],
  ['/games/nim', 'nh-game-table button[data-cell]'],
  ['/analysis', 'nh-game-table button[data-cell]'],
  ['/settings', 'nh-settings-page h1'],
  ['/learn/first-game', 'nh-game-table button[data-cell]'],
]);
// A small and a large case: the difference is the time for working it out and drawing it.
await visits('the laboratory, from the address to the picture', [
  ['/lab/sequence?game=kayles&to=1000', 'text=This is proven.'],
  ['/lab/sequence?game=kayles&to=1000000', 'text=Each pair of dots'],
  ['/lab/plane?game=nim&size=32', 'nh-plane-picture canvas'],
  ['/lab/plane?game=nim&size=512', 'nh-plane-picture canvas'],
]);

process.stdout.write(`${await measureTaps(browser)}\n\n${await measureDrawing(browser, server.url)}\n\n${await measureLobby(browser)}\n`);
await browser.close();
await server.stop();

/** Visits pages repeatedly and prints the results. A page is ready when the element of its selector can be tapped. */
async function visits(what: string, pages: readonly (readonly [path: string, usable: string])[]): Promise<void> {
  process.stdout.write(
    `| ${what} | first contentful paint ms | usable ms | main thread ms | JavaScript kB | layout shift |\n| --- | --- | --- | --- | --- | --- |\n`,
  );
  for (const [path, usable] of pages) {
    const all: Visit[] = [];
    for (let visit = 0; visit < VISITS; visit++) all.push(await visitOnce(browser, path, usable));
    const of = (read: (each: Visit) => number): string => median(all.map(read)).toFixed(0);
    const shift = Math.max(...all.map((each) => each.shift)).toFixed(3);
    process.stdout.write(
      `| \`${path}\` | ${of((each) => each.paint)} | ${of((each) => each.usable)} | ${of((each) => each.busy)} | ${of((each) => each.kilobytes)} | ${shift} |\n`,
    );
  }
  process.stdout.write('\n');
}

interface Visit {
  readonly paint: number;
  readonly usable: number;
  /** How long the main thread of the page was busy until then, which is several times as long on a slow phone. */
  readonly busy: number;
  readonly kilobytes: number;
  readonly shift: number;
}

/** A visit with an empty cache. `usable` selects what a person came for; the page is ready when that can be tapped. */
async function visitOnce(within: Browser, path: string, usable: string): Promise<Visit> {
  const context = await within.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const busy = await countOn(page, 'TaskDuration');
  await page.goto(server.url + path);
  const element = page.locator(usable).first();
  await element.waitFor();
  await element.click({ trial: true });
  const usableAt = await page.evaluate(() => performance.now());
  const visit = await page.evaluate(async () => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const bytes = scripts.filter(({ name }) => name.endsWith('.js')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const shift = await new Promise<number>((resolve) => {
      let sum = 0;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
    });
    return { paint: paint?.startTime ?? Number.NaN, kilobytes: bytes / 1_000, shift };
  });
  const busyFor = 1_000 * (await busy());
  await context.close();
  return { ...visit, usable: usableAt, busy: busyFor };
}

/** How long after a tap the move is drawn. The taps play moves in a room, against a bot. */
async function measureTaps(within: Browser): Promise<string> {
  const page = await openRoom(within);
  const frames: number[] = [];
  for (let tap = 0; tap < TAPS; tap++) {
    await page.getByText('Your turn.', { exact: true }).waitFor();
    await page
      .getByRole('button', { name: /^Heap [A-Z], \d+ stones?\. Take 1,/ })
      .first()
      .click();
    await page.evaluate(watchNextClick);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const frame = await page.waitForFunction(() => (window as unknown as { frame?: Frame }).frame).then((handle) => handle.jsonValue());
    if (!frame?.shows) throw new Error('The first frame after the tap does not show the move');
    frames.push(frame.after);
  }
  await page.context().close();
  const late = frames.filter((each) => each > FRAME);
  return `From tap to the frame that shows the move, ${TAPS} moves: median ${median(frames).toFixed(1)} ms, longest ${Math.max(...frames).toFixed(1)} ms, ${late.length} later than ${FRAME} ms.`;
}

/** The first frame after a tap: how many milliseconds later, and whether it shows that the move is being sent. */
interface Frame {
  readonly after: number;
  readonly shows: boolean;
}

/** Runs in the page: stores in `window.frame` what the frame after the next click shows. */
function watchNextClick(): void {
  const sending = (tree: ParentNode): boolean =>
    tree.querySelector('.sending') !== null ||
    [...tree.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot !== null && sending(shadowRoot));
  Reflect.deleteProperty(window, 'frame');
  const note = ({ timeStamp }: Event): void => {
    requestAnimationFrame(() => {
      const shows = sending(document);
      // The frame has been handed over when the next task runs.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(window, { frame: { after: performance.now() - timeStamp, shows } });
      port2.postMessage(null);
    });
  };
  addEventListener('click', note, { capture: true, once: true });
}

async function openRoom(within: Browser): Promise<Page> {
  const page = await (await within.newContext({ viewport: { width: 1100, height: 800 } })).newPage();
  await page.goto(`${server.url}/`);
  await page.evaluate(() => fetch('/api/v1/me'));
  const room = await page.evaluate(async () => {
    const body = JSON.stringify({ game: 'nim', start: '9,9,9,9,9,9,9,9,9,9', seats: { first: 'me', second: { bot: 'random' } } });
    const answer = await fetch('/api/v1/rooms', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return ((await answer.json()) as { room: string }).room;
  });
  await page.goto(`${server.url}/r/${room}`);
  return page;
}

/** Long tasks in the lobby while bots play in its rooms. */
async function measureLobby(within: Browser): Promise<string> {
  // The lobby lists only a few rooms of one host, and bots play only while somebody is in their room.
  const hosts = Array.from({ length: ROOMS }, () => io(server.url, { transports: ['websocket'], auth: { protocol: 1 }, forceNew: true }));
  const seats = { first: { bot: 'random' }, second: { bot: 'random' } };
  for (const host of hosts) await host.emitWithAck('room:create', { game: 'nim', start: '20,20,20', seats });
  const context = await within.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(server.url);
  await page.getByRole('table').getByRole('row').nth(ROOMS).waitFor();
  const tasks = await page.evaluate(
    (milliseconds) =>
      new Promise<number[]>((resolve) => {
        const found: number[] = [];
        new PerformanceObserver((list) => found.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
        setTimeout(() => resolve(found), milliseconds);
      }),
    LOBBY_SECONDS * 1_000,
  );
  for (const host of hosts) host.disconnect();
  await context.close();
  const longest = tasks.length > 0 ? `, the longest ${Math.max(...tasks).toFixed(0)} ms` : '';
  return `Lobby while bots play in ${ROOMS} rooms, ${LOBBY_SECONDS} s: ${tasks.length} tasks of more than 50 ms${longest}.`;
}
