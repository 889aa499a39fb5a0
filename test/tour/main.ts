import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { io } from 'socket.io-client';
import { resign } from '../browser/duels.ts';
import { typeMove } from '../browser/gestures.ts';
import { playOnLadder } from '../browser/ladders.ts';
import { solve } from '../browser/puzzles.ts';
import { buildHall } from '../support/build.ts';
import { launchChromium } from '../support/chromium.ts';
import { startServerProcess } from '../support/server-process.ts';
import { pageSheets } from './page-sheets.ts';
import { contactSheets } from './sheet.ts';

/**
 * `npm run tour`: makes new pictures for client/docs/tour.md, from the built product, with people playing in it.
 * `npm run tour -- --sheet`: see sheet.ts. `npm run tour -- --pages`: see page-sheets.ts.
 */

const FOLDER = fileURLToPath(new URL('../../client/docs/tour', import.meta.url));
const DESK = { viewport: { width: 1180, height: 780 } } satisfies BrowserContextOptions;
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

buildHall();
if (process.argv.includes('--pages')) {
  const [scenes, language] = process.argv.slice(process.argv.indexOf('--pages') + 1);
  process.stdout.write(`${pageSheets(scenes, language)}\n`);
  process.exit();
}
if (process.argv.includes('--sheet')) {
  const [games, locale] = process.argv.slice(process.argv.indexOf('--sheet') + 1);
  process.stdout.write(`${await contactSheets(games ? new RegExp(games) : undefined, locale)}\n`);
  process.exit();
}
await mkdir(FOLDER, { recursive: true });
const server = await startServerProcess({ env: { BOT_PACE_MS: '600' } });
const browser = await launchChromium();
try {
  await lobby(browser);
  const room = await game(browser);
  await analysis(browser, room);
  await sprouts(browser);
  await learning(browser);
  await people(browser);
  await tournament(browser);
  await laboratory(browser);
  await german(browser);
} finally {
  await browser.close();
  await server.stop();
}

/** The lobby, while bots play in some rooms and people wait in others. */
async function lobby(within: Browser): Promise<void> {
  const host = io(server.url, { transports: ['websocket'], auth: { protocol: 1 } });
  const bots = { first: { bot: 'greedy' }, second: { bot: 'random' } };
  await host.emitWithAck('room:create', { game: 'nim', start: '18,21,25,27', seats: bots });
  await host.emitWithAck('room:create', { game: 'kayles', start: '24,19', seats: bots });
  await host.emitWithAck('room:create', { game: 'moore', start: '3,5,6,7', clock: { initialMs: 300_000, incrementMs: 3_000 } });
  await host.emitWithAck('room:create', { game: 'nim', start: '1,3,5,7', misere: true });
  const page = await person(within, 'Ann', { ...DESK, viewport: { width: 1180, height: 1500 } });
  // A person who has played before sees others' games instead of the introduction.
  await page.evaluate(() => localStorage.setItem('nimhall:has-played', 'true'));
  await page.goto(server.url);
  await page.getByRole('table').getByRole('row').nth(4).waitFor();
  await picture(page, 'lobby');
  await page.setViewportSize(DESK.viewport);
  await page.goto(`${server.url}/games/kayles`);
  await page.getByRole('heading', { name: 'Games like it' }).scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'On the tables now' }).waitFor();
  await page.getByRole('heading', { name: 'Records' }).waitFor();
  await page.getByRole('heading', { name: 'What a row is worth' }).evaluate((heading) => heading.scrollIntoView());
  await page.evaluate(() => scrollBy(0, -32));
  await page.getByText(/ is worth a Nim heap of /).waitFor();
  await picture(page, 'game-page');
  await page.context().close();
  host.disconnect();
}

/** A game between Ann and Ben that Cleo watches; returns its address. */
async function game(within: Browser): Promise<string> {
  const ann = await person(within, 'Ann', DESK);
  await ann.goto(server.url);
  await ann.getByRole('radio', { name: 'a friend' }).check();
  await ann
    .getByRole('list', { name: 'Starting positions' })
    .getByRole('button', { name: /3 – 4 – 5/ })
    .click();
  await ann.waitForURL(/\/r\//);
  await ann.getByRole('group', { name: 'Board' }).waitFor();
  const room = ann.url();
  const dora = await person(within, 'Dora', { viewport: { width: 1180, height: 520 } });
  await dora.goto(room);
  await dora.getByRole('button', { name: 'Play now' }).waitFor();
  await picture(dora, 'invitation');
  await dora.context().close();
  const ben = await person(within, 'Ben', { ...PHONE, colorScheme: 'dark' });
  await ben.goto(room);
  await ben.getByRole('button', { name: 'Play now' }).click();
  const cleo = await person(within, 'Cleo', { ...DESK, viewport: { width: 1180, height: 900 } });
  await cleo.goto(room);
  await cleo.getByRole('switch', { name: 'Show perfect play' }).click();
  await move(ann, 'b1');
  await myTurn(ben);
  await ben.getByRole('button', { name: /^Heap C, 5 stones\. Take 2/ }).click();
  await picture(ben, 'room-phone');
  await ben.getByRole('button', { name: 'Share…' }).click();
  await ben.getByRole('img', { name: /QR/ }).waitFor();
  await picture(ben, 'share-phone');
  await ben.getByRole('button', { name: 'Close' }).click();
  await ben.getByRole('button', { name: 'Cancel' }).click();
  await cleo.getByText(/ can win with one move/).waitFor();
  await picture(cleo, 'overlay');
  for (const [player, text] of [
    [ben, 'c2'],
    [ann, 'c3'],
    [ben, 'b3'],
    [ann, 'a3'],
  ] as const)
    await move(player, text);
  await ann.getByRole('heading', { name: /^You win/ }).waitFor();
  await ann.getByRole('dialog').getByRole('button', { name: 'Turning point' }).click();
  await ann
    .getByText(/gave the win away/)
    .first()
    .waitFor();
  await ann.setViewportSize({ width: 1180, height: 1180 });
  await picture(ann, 'review');
  for (const page of [ann, ben, cleo]) await page.context().close();
  return room;
}

async function analysis(within: Browser, room: string): Promise<void> {
  const page = await person(within, 'Dora', { ...DESK, viewport: { width: 1180, height: 980 } });
  await page.goto(`${server.url}/analysis?room=${room.split('/').at(-1)}&ply=1`);
  await page
    .getByText(/The player to move/)
    .first()
    .waitFor();
  await picture(page, 'analysis');
  await page.context().close();
}

/** Three lands of Sprouts, each with its value, and a line that two taps have begun and ended. */
async function sprouts(within: Browser): Promise<void> {
  const page = await person(within, 'Gina', { ...DESK, viewport: { width: 1180, height: 860 } });
  await page.goto(`${server.url}/analysis?game=sprouts&position=6&moves=c-c/a,d+2:c-g/b+e-h`);
  await page
    .getByText(/The player to move/)
    .first()
    .waitFor();
  for (const spot of [/^Spot A, /, /^Spot D, /]) await page.getByRole('button', { name: spot }).click();
  await picture(page, 'sprouts');
  await page.context().close();
}

/**
 * A wrong move in the course, answered; the table of nim-sums and the tree of a small game, each with a mistake;
 * practice, with one of today's puzzles solved; a class.
 */
async function learning(within: Browser): Promise<void> {
  const page = await person(within, 'Finn', PHONE);
  await page.goto(`${server.url}/learn/first-game?step=last`);
  await typeMove(page, 'a1');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await picture(page, 'lesson-phone');
  await page.goto(`${server.url}/learn/nim-sums?step=four`);
  const press = (number: string) => page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: number, exact: true }).click();
  for (const number of ['0', '1', '0', '2', '2']) await press(number);
  await picture(page, 'table-phone');
  await page.goto(`${server.url}/learn/disguise?step=tree`);
  for (const number of ['0', '1', '0', '2', '1']) await press(number);
  await picture(page, 'tree-phone');
  await page.goto(`${server.url}/learn/practice/today`);
  await page.locator('nh-puzzle').waitFor();
  await solve(page);
  await page.setViewportSize({ width: 1180, height: 720 });
  await page.goto(`${server.url}/learn/practice`);
  await page.getByRole('link', { name: /^Puzzle 3: to do, / }).waitFor();
  await picture(page, 'practice');
  await page.goto(`${server.url}/learn/practice/class?word=apple&board=1`);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await page.getByText(/leaving/).waitFor();
  await picture(page, 'class');
  await page.context().close();
}

/** The second game of a bout on a ladder, a won duel, and a player's games. */
async function people(within: Browser): Promise<void> {
  const [hugo, ida] = [await person(within, 'Hugo', PHONE), await person(within, 'Ida', DESK)];
  for (const bout of ['kayles', 'nim']) {
    await hugo.goto(`${server.url}/ladder/${bout}`);
    await playOnLadder(hugo, 'right');
    await hugo.getByRole('button', { name: 'Switch sides' }).click();
    await playOnLadder(hugo, 'right');
  }
  await hugo.getByRole('button', { name: /^Play [A-Z]/ }).click();
  await myTurn(hugo);
  await picture(hugo, 'ladder-phone');
  for (const page of [hugo, ida]) {
    await page.goto(`${server.url}/duels?game=nim`);
    await page.getByRole('button', { name: 'Find opponent' }).click();
  }
  for (const page of [hugo, ida]) await page.getByText('Duel, game 1 of 2.', { exact: true }).waitFor();
  await resign(ida);
  await ida.getByText(/^Game 2 of 2: /).waitFor();
  await resign(ida);
  await hugo.getByText('You win the duel 2–0.', { exact: true }).waitFor();
  await picture(hugo, 'duel-phone');
  await hugo.setViewportSize({ width: 1180, height: 980 });
  await hugo.goto(`${server.url}/me`);
  await hugo.getByText(/^All games together/).waitFor();
  await picture(hugo, 'me');
  for (const page of [hugo, ida]) await page.context().close();
}

/** A Swiss tournament in its first round, in which one player has left and a bot plays. */
async function tournament(within: Browser): Promise<void> {
  const sockets = await Promise.all(
    ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gina'].map(async (name) => {
      const socket = io(server.url, { transports: ['websocket'], auth: { protocol: 1 } });
      await new Promise<void>((resolve) => socket.once('connect', resolve));
      return { socket, name };
    }),
  );
  const [host] = sockets;
  if (!host) return;
  const wish = { form: 'swiss', games: [{ game: 'nim' }], bots: ['student'], title: 'Friday Nim' };
  const { code } = await host.socket.emitWithAck('tournament:open', { id: 'open', ...wish });
  for (const { socket, name } of sockets) await socket.emitWithAck('tournament:join', { code, id: 'join', name });
  await host.socket.emitWithAck('tournament:order', { code, id: 'start', order: { kind: 'start' } });
  const page = await person(within, 'Ivo', { ...DESK, viewport: { width: 1180, height: 980 } });
  await page.goto(`${server.url}/t/${code}`);
  await page
    .getByRole('link', { name: /^Watch this match/ })
    .nth(3)
    .waitFor();
  await sockets.at(-1)?.socket.emitWithAck('tournament:withdraw', { code, id: 'leave' });
  await page.getByText(/^[02] : [02]$/).waitFor();
  await picture(page, 'tournament');
  await page.context().close();
  for (const { socket } of sockets) socket.disconnect();
}

/**
 * Two pictures of the same game, one for each convention, and where they differ; a theorem that fails as it was
 * printed.
 */
async function laboratory(within: Browser): Promise<void> {
  const page = await person(within, 'Jo', { ...DESK, viewport: { width: 1180, height: 980 } });
  await page.goto(`${server.url}/lab/plane?game=wythoff&size=64&with-game=wythoff&with-misere=1`);
  await page.getByText(/^They differ in /).waitFor();
  await picture(page, 'laboratory');
  await page.context().close();
}

async function german(within: Browser): Promise<void> {
  const page = await person(within, 'Emil', { ...PHONE, locale: 'de-DE', contrast: 'more' });
  await page.goto(`${server.url}/games/chromatic`);
  await page.getByRole('switch').click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page
    .getByText(/^Wer am Zug ist/)
    .first()
    .waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await picture(page, 'german-phone');
  await page.context().close();
}

/** A person with a name and their own browser. */
async function person(within: Browser, name: string, options: BrowserContextOptions): Promise<Page> {
  const context = await within.newContext({ ...options, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${server.url}/games`);
  await page.evaluate(async (mine) => {
    await fetch('/api/v1/me');
    const body = JSON.stringify({ name: mine });
    await fetch('/api/v1/me', { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
  }, name);
  return page;
}

async function move(page: Page, text: string): Promise<void> {
  await myTurn(page);
  await typeMove(page, text);
}

async function myTurn(page: Page): Promise<void> {
  await page.getByText('Your turn.', { exact: true }).waitFor();
}

async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 62 });
}
