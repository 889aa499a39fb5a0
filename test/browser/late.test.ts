import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { focused, openRoom, playGivenUp, typeMove, waitForMyTurn, waitForStatus } from './gestures.ts';
import { holdRequests } from './held-requests.ts';
import { beginAgainst, makeFriend, opponent } from './opponent.ts';
import { openHall, person } from './people.ts';
import { solve } from './puzzles.ts';
import { twoPictures } from './shifts.ts';

const hall = openHall();

/**
 * Holds back the answer to the first request of a page, which is then outdated when it arrives. The returned function
 * delivers it, or lets it fail, and resolves when the page has received it.
 */
async function keepBack(page: Page, url: string): Promise<(how?: 'through' | 'lost') => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<'through' | 'lost'>();
  const { promise: kept, resolve: keep } = Promise.withResolvers<string>();
  let isFirst = true;
  // The route stays, because Chromium lets requests pass while one route is replaced by another.
  await page.route(url, async (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    const response = await route.fetch();
    keep(route.request().url());
    await ((await released) === 'lost' ? route.abort() : route.fulfill({ response }));
  });
  return async (how = 'through') => {
    const address = await kept;
    const isIt = (request: Request): boolean => request.url() === address;
    const gone = how === 'lost' ? page.waitForEvent('requestfailed', isIt) : page.waitForEvent('requestfinished', isIt);
    release(how);
    await gone;
    // What waited for it has run by the second frame after that.
    await twoPictures(page);
  };
}

test.each(['through', 'lost'] as const)('a page whose code loads late (%s) changes nothing of a page opened meanwhile', async (how) => {
  const { page } = await person(hall);
  await page.goto(hall.server.url);
  const arrive = await keepBack(page, '**/assets/learn-page-*.js');
  await page.getByRole('link', { name: 'Learn', exact: true }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  const sounds = page.getByRole('checkbox', { name: 'Sounds' });
  await sounds.focus();
  await arrive(how);
  expect(await sounds.evaluate((box) => box.matches(':focus')), 'the focus stays').toBe(true);
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
});

test('a device is added although the page does not know yet who adds it', async () => {
  const { page, troubles } = await person(hall);
  const release = await holdRequests(page, '**/api/v1/me');
  await page.goto(`${hall.server.url}/me/devices`);
  await page.getByRole('button', { name: 'Add a device' }).click();
  await twoPictures(page);
  release();
  await page.getByRole('textbox', { name: 'Or open this link there' }).waitFor();
  expect(troubles).toEqual([]);
});

test('a page whose files were replaced by a new version reloads once, and then shows the right content', async () => {
  const { page } = await person(hall);
  let isInstalled = false;
  await page.route('**/assets/{settings,learn}-page-*.js', (route) => (isInstalled ? route.fallback() : route.fulfill({ status: 404 })));
  // Requests by a script, not navigations, ask which version the server has.
  await page.route(`${hall.server.url}/`, (route) =>
    route.request().isNavigationRequest()
      ? route.fallback()
      : route.fulfill({ body: '<script type="module" src="/assets/newer.js"></script>' }),
  );
  await page.goto(hall.server.url);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Settings' }).click();
  await reloaded;
  await page.getByText('The site is being updated. Try again in a moment.').waitFor();
  isInstalled = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();

  isInstalled = false;
  await page.route(`${hall.server.url}/`, (route) => (route.request().isNavigationRequest() ? route.fallback() : route.abort()));
  await page.getByRole('link', { name: 'Learn', exact: true }).click();
  await page.getByText('Couldn’t reach the server.').waitFor();
});

test('a page whose translations were replaced by a new version reloads once, and is in its language again', async () => {
  const { page } = await person(hall, { locale: 'de-DE' });
  let isInstalled = false;
  await page.route('**/assets/german-*.js', (route) => (isInstalled ? route.fallback() : route.fulfill({ status: 404 })));
  await page.route(`${hall.server.url}/`, (route) =>
    route.request().isNavigationRequest()
      ? route.fallback()
      : route.fulfill({ body: '<script type="module" src="/assets/newer.js"></script>' }),
  );
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  await page.goto(`${hall.server.url}/settings`);
  await expect.poll(() => loads.length).toBe(2);
  // The second time it stays in English, rather than to reload forever.
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  isInstalled = true;
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Einstellungen' }).waitFor();
  expect(loads).toHaveLength(3);
});

test.each(['me/standing', 'me/tokens'])('a late answer about %s does not rename another page', async (asked) => {
  const { page, troubles } = await person(hall);
  await page.goto(hall.server.url);
  const arrive = await keepBack(page, `**/api/v1/${asked}`);
  await page.goto(`${hall.server.url}${asked === 'me/standing' ? '/me' : '/me/devices'}`);
  await page.getByRole('navigation', { name: 'You' }).waitFor();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await arrive();
  expect(await page.title()).toBe('Settings · nimhall');
  expect(troubles).toEqual([]);
});

test('a game that loads late in the analysis does not change the address of another page', async () => {
  const { page, troubles } = await person(hall);
  await playGivenUp(page, hall.server.url, '3,4,5');
  const arrive = await keepBack(page, '**/api/v1/rooms/*');
  await page.getByRole('link', { name: 'Open in analysis' }).click();
  await page.getByRole('heading', { level: 1, name: 'Analysis' }).waitFor();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await arrive();
  expect(await page.evaluate(() => location.pathname)).toBe('/settings');
  expect(await page.title()).toBe('Settings · nimhall');
  expect(troubles).toEqual([]);
});

test('a dialog that loads late opens once, however often it was requested, and not over another page', async () => {
  const { page, troubles } = await person(hall);
  await page.goto(hall.server.url);
  const room = await keepBack(page, '**/assets/new-room-dialog-*.js');
  await page.getByRole('button', { name: 'Create a game…' }).dblclick();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await room();
  expect(await page.getByRole('dialog').count()).toBe(0);

  await openRoom(page, hall.server.url);
  const keys = await keepBack(page, '**/assets/shortcuts-dialog-*.js');
  for (const _ of ['once', 'twice']) await page.keyboard.press('?');
  await keys();
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(troubles).toEqual([]);
});

test('a room that opens late does not take the person away from another page', async () => {
  const { page, troubles } = await person(hall);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: kept, resolve: keep } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    const server = socket.connectToServer();
    let isOpening = false;
    socket.onMessage((message) => {
      isOpening ||= String(message).includes('"room:create"');
      server.send(message);
    });
    server.onMessage(async (message) => {
      if (isOpening) {
        keep();
        await released;
      }
      socket.send(message);
      if (isOpening && String(message).includes('"ok":true')) answer();
    });
  });
  await page.goto(hall.server.url);
  await page.getByText('Loading…').waitFor({ state: 'hidden' });
  await page
    .getByRole('list', { name: 'Starting positions' })
    .getByRole('button', { name: /3 – 4 – 5/ })
    .click();
  await kept;
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  release();
  await answered;
  await twoPictures(page);
  expect(new URL(page.url()).pathname).toBe('/settings');
  expect(troubles).toEqual([]);
});

/** A tile of the lobby, and the commands to open a room that its page has sent. */
async function tileOf(page: Page) {
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await page.goto(hall.server.url);
  await page.getByText('Loading…').waitFor({ state: 'hidden' });
  return {
    tile: page.getByRole('list', { name: 'Starting positions' }).getByRole('button', { name: /3 – 4 – 5/ }),
    opened: () => sent.filter((frame) => frame.includes('"room:create"')),
  };
}

test('two quick taps on a tile open one room', async () => {
  const { page, troubles } = await person(hall);
  const { tile, opened } = await tileOf(page);
  await tile.dblclick();
  await page.waitForURL(/\/r\//);
  await waitForMyTurn(page);
  expect(opened()).toHaveLength(1);
  expect(troubles).toEqual([]);
});

test('a second tap while the code of the room is still loading opens no other room', async () => {
  const { page, troubles } = await person(hall);
  const release = await holdRequests(page, '**/assets/room-page-*.js');
  const { tile, opened } = await tileOf(page);
  await tile.click();
  await page.waitForURL(/\/r\//);
  const room = page.url();
  await tile.click();
  release();
  await waitForMyTurn(page);
  expect(page.url()).toBe(room);
  expect(opened()).toHaveLength(1);
  expect(troubles).toEqual([]);
});

test('a tap on the first game before its board is loaded selects the stone that was shown, even if the page was scrolled meanwhile', async () => {
  const { page, troubles } = await person(hall, { viewport: { width: 320, height: 568 }, hasTouch: true });
  await page.goto(hall.server.url);
  const board = await keepBack(page, '**/assets/first-game-*.js');
  const box = await page.getByRole('button', { name: 'Play here' }).boundingBox();
  if (!box) throw new Error('There is no picture to tap');
  // The second stone of the first row.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 5);
  await page.evaluate(() => scrollTo(0, 40));
  await board();
  await page.getByText('Take 2 from A, leaving 1.').waitFor();
  expect(troubles).toEqual([]);
});

test('a move that arrives while a confirmation is open does not change the question', async () => {
  const { page, troubles } = await person(hall);
  const { room, other } = await beginAgainst(page, hall.server.url);
  await typeMove(page, 'a1');
  await page.getByRole('button', { name: 'Call off…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Call this game off?' });
  await dialog.waitFor();
  await other.move(room, 'b1');
  await page.getByText('Move 2: took 1 from B').or(page.locator('nh-move-list').getByText('took 1 from B')).first().waitFor();
  await dialog.getByRole('button', { name: 'Call off' }).click();
  await page.getByRole('alert').getByText('After two moves you can’t call off a game. Resign instead.').press('Enter');
  await expect.poll(() => focused(page), { message: 'closed, it leaves the focus to the board' }).toMatch(/^Heap/);
  await page.getByRole('button', { name: 'Resign…' }).click();
  await page.getByRole('dialog', { name: 'Resign this game?' }).waitFor();
  await page.keyboard.press('Escape');
  await typeMove(page, 'c1');
  await waitForStatus(page, `${other.name}’s turn.`);
  expect(troubles).toEqual([]);
});

test('a game that begins or continues while its player leaves the room is still listed as theirs', async () => {
  const first = await person(hall);
  const held: (() => void)[] = [];
  let holds = false;
  await first.page.routeWebSocket(/socket\.io/, (line) => {
    const server = line.connectToServer();
    line.onMessage((packet) => server.send(packet));
    server.onMessage((packet) => void (holds ? held.push(() => line.send(packet)) : line.send(packet)));
  });
  const room = await openRoom(first.page, hall.server.url);
  holds = true;
  await (await opponent(hall.server.url)).sit(room);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await first.page.getByRole('link', { name: 'nimhall', exact: true }).click();
  await first.page.getByRole('list', { name: 'Starting positions' }).waitFor();
  holds = false;
  for (const send of held) send();
  await first.page.getByRole('link', { name: /^Back to Nim, last one wins, .*Your turn\.$/ }).waitFor();
  expect(first.troubles).toEqual([]);
});

test('a star stays, even if an older answer arrives later', async () => {
  const { page } = await person(hall);
  const older = await keepBack(page, '**/api/v1/me/friends');
  await makeFriend(page, hall.server.url);
  await older();
  expect(await page.getByRole('button', { name: /^★ [A-Z]\w+ [A-Z]\w+ is a friend$/, pressed: true }).count()).toBe(1);
});

test('a chapter’s guard explains the mistake at the end, even if it was the last move', async () => {
  const { page, troubles } = await person(hall, { reducedMotion: 'reduce' });
  await page.goto(`${hall.server.url}/learn/one-heap?step=solo`);
  await typeMove(page, 'a1');
  await page.getByRole('button', { name: 'Play again' }).waitFor();
  await page.getByText(/Your move 1 gave the win away\. Better: Take 3 stones from heap B/).waitFor();
  expect(await focused(page)).toBe('Play again');
  expect(troubles).toEqual([]);
});

test('a double tap on “another puzzle” loads one puzzle, which stays', async () => {
  const { page, troubles } = await person(hall, { reducedMotion: 'reduce' });
  await page.goto(`${hall.server.url}/learn/practice/ladder?game=nim`);
  await page.locator('nh-puzzle').waitFor();
  await page.getByRole('button', { name: 'Next puzzle' }).dblclick();
  await page.locator('nh-puzzle').waitFor();
  // Later questions to the worker are answered later.
  await solve(page);
  const seen = () => page.evaluate(() => (JSON.parse(localStorage.getItem('nimhall:practice') ?? '') as { seen: string[] }).seen);
  expect(await seen(), 'the one that was skipped, and the next').toHaveLength(2);
  expect(troubles).toEqual([]);
});

test('a page of daily puzzles that is open at midnight shows those of the next day', async () => {
  const { page } = await person(hall);
  await page.clock.install({ time: new Date('2026-11-22T23:58:00Z') });
  await page.goto(`${hall.server.url}/learn/practice`);
  await page.getByText('November 22, 2026', { exact: true }).waitFor();
  await page.getByRole('link', { name: /^Puzzle 3: to do, / }).waitFor();
  await page.clock.fastForward(5 * 60_000);
  await page.getByText('November 23, 2026', { exact: true }).waitFor();
});
