import { GAMES } from '@nimhall/shared/games/all';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { byTurns, isFull, spread } from '../support/scale.ts';
import { NIM, openRoom, playGivenUp, typeMove, waitForMyTurn } from './gestures.ts';
import { holdRequests } from './held-requests.ts';
import { beginAgainst, gameOfOthers, opponent } from './opponent.ts';
import { MOVING, openHall, person } from './people.ts';
import { shifts, twoPictures } from './shifts.ts';

const hall = openHall({ own: true });

const VIEWPORTS = [
  { device: 'a phone', viewport: { width: 390, height: 844 } },
  { device: 'a desk', viewport: { width: 1280, height: 860 } },
] as const;

const SMALL_PHONE = { device: 'a small phone', viewport: { width: 320, height: 568 } } as const;

/** Pages, each with a text that shows when everything is loaded. */
const PAGES = [
  ['/', /No open rooms right now/],
  ['/games', /Wythoff’s queen/],
  ['/games/nim', /Tap a stone\./],
  ['/analysis', /^By theorem: /],
  ['/analysis?game=octal&params={"code":"0.77"}&position=12', /^(By theorem|From a table): /],
  ['/watch', /^No one is playing right now/],
  ['/t', /^New tournament/],
  ['/class', /^Join a class/],
  ['/lab', /^Sequence/],
  ['/lab/theorems', /^One heap/],
  ['/lab/sequence', /^Repeats every 12/],
  ['/lab/plane', /^Nimber 0/],
  ['/lab/mex', /^Moves lead to /],
  ['/lab/counts', /positions are lost for the player to move/],
  ['/lab/compare', /^They have the same value/],
  ['/lab/quotient', /^Proven for any number of rows or heaps of up to 24/],
  ['/lab/make', /^First values/],
  ['/settings', /^Language/],
  ['/me', /^No finished games yet/],
  ['/me/friends', /^No friends yet/],
  ['/me/keep', /^Sign in/],
  ['/me/devices', /^this device/],
  ['/me/programs', /^No tokens yet/],
  ['/me/data', /^Download my data/],
  ['/link', /you can keep what you did here as /],
  ['/learn', /^Start$/],
  ['/learn/practice', new RegExp(`(${GAMES.map(({ name }) => name).join('|')})$`)],
  ['/learn/practice/ladder?game=nim', /^(Only one move wins|You move first)/],
  ['/duels', /^No one is ranked yet/],
  ['/ladder', /^5 to beat\. First: Solo\.$/],
  ['/ladder/nim', /^Your turn\./],
  ['/learn/first-game', /Tap a stone\./],
  ['/learn/first-game?step=presto', /^“I am Presto!/],
] as const;

/** The server says nothing to the page, as on a slow connection, until the returned function is called. */
async function keepSilent(page: Page): Promise<() => void> {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const release = await holdRequests(page, '**/api/v1/**');
  await page.routeWebSocket(/socket\.io/, (line) => {
    const server = line.connectToServer();
    line.onMessage((packet) => server.send(packet));
    server.onMessage(async (packet) => {
      await answered;
      line.send(packet);
    });
  });
  return () => {
    release();
    answer();
  };
}

const LOADS = spread(PAGES, 4).flatMap(([path, complete], nth) => byTurns(VIEWPORTS, nth).map((where) => ({ ...where, path, complete })));

test.each(LOADS)('on $device nothing on $path moves while it loads', async ({ viewport, path, complete }) => {
  const { page } = await person(hall.browser, { ...MOVING, viewport });
  const answer = await keepSilent(page);
  await page.goto(hall.server.url + path);
  await twoPictures(page);
  answer();
  await page.getByText(complete).first().waitFor();
  expect(await shifts(page)).toEqual([]);
});

/**
 * Returning visitors: what they left behind, which page they return to, and a text that shows when everything is
 * loaded.
 */
const RETURNING: readonly {
  readonly left: string;
  readonly leave: (page: Page) => Promise<string>;
  readonly complete: RegExp;
}[] = [
  {
    left: 'a game, to the lobby',
    leave: async (page) => {
      await beginAgainst(page, hall.server.url);
      return hall.server.url;
    },
    complete: /^Your turn/,
  },
  {
    left: 'a game for days, to the lobby',
    leave: async (page) => {
      await beginAgainst(page, hall.server.url, { ...NIM, clock: { days: 3 } });
      return hall.server.url;
    },
    complete: /^Your turn, 3 days left/,
  },
  {
    left: 'a room that waits, to the lobby',
    leave: async (first) => {
      await openRoom(first, hall.server.url);
      return hall.server.url;
    },
    complete: /^Waiting/,
  },
  {
    left: 'a game for days, to what is theirs',
    leave: async (page) => {
      await beginAgainst(page, hall.server.url, { ...NIM, clock: { days: 3 } });
      return `${hall.server.url}/me`;
    },
    complete: /^Your turn, 3 days left/,
  },
  {
    left: 'a game played to its end, to what is theirs',
    leave: async (first) => {
      await playGivenUp(first, hall.server.url, '3,4,5');
      return `${hall.server.url}/me`;
    },
    complete: /^You resigned against /,
  },
  {
    left: 'a room that waits, to the room',
    leave: (first) => openRoom(first, hall.server.url),
    complete: /^Invite someone/,
  },
  { left: 'a game, to the game', leave: async (page) => (await beginAgainst(page, hall.server.url)).room, complete: /^Your turn\./ },
  {
    left: 'a game played to its end, to the room',
    leave: async (first) => {
      await playGivenUp(first, hall.server.url, '3,4,5');
      return first.url();
    },
    complete: /^Rematch/,
  },
];

const RETURNS = spread(RETURNING, 2).flatMap((way, nth) =>
  byTurns([...VIEWPORTS, SMALL_PHONE], nth).map((where) => ({ ...where, ...way })),
);

test.each(RETURNS)('on $device nothing moves while the page loads on returning from $left', async ({ viewport, leave, complete }) => {
  const { page } = await person(hall.browser, { ...MOVING, viewport });
  const address = await leave(page);
  await page.goto('about:blank');
  const answer = await keepSilent(page);
  await page.goto(address);
  await twoPictures(page);
  answer();
  await page.getByText(complete).first().waitFor();
  expect(await shifts(page)).toEqual([]);
});

test.each(spread(VIEWPORTS, 1))(
  'on $device, neither moves nor perfect play shift what is beside and below the board',
  async ({ viewport }) => {
    const watcher = await person(hall, { ...MOVING, viewport });
    const { room, first, second } = await gameOfOthers(hall.server.url);
    await watcher.page.goto(room);
    await watcher.page.getByRole('switch', { name: 'Show perfect play' }).click();
    await watcher.page.getByText('The piece of 2 is left alone.').waitFor();
    const places = await placesOf(...side(watcher.page));
    for (const [player, seat, move, told] of [
      [first, 'first', 'a2', /^Every piece has a partner\./],
      [second, 'second', 'c5', 'The pieces of 4 and 1 are left alone.'],
      [first, 'first', 'b3', /^Every piece has a partner\./],
    ] as const) {
      await player.move(room, move, seat);
      await watcher.page.getByText(told).waitFor();
      expect(await placesOf(...side(watcher.page)), `after ${move}`).toEqual(places);
    }
    const panel = watcher.page.locator('nh-overlay-panel');
    const high = (await panel.boundingBox())?.height ?? 0;
    await second.move(room, 'a1');
    await first.move(room, 'b1', 'first');
    await watcher.page.getByRole('heading', { name: / wins$/ }).waitFor();
    const low = await panel.evaluate(
      (element, high) =>
        new Promise<number>((resolve) => {
          const look = (): void => (element.clientHeight < high ? resolve(element.clientHeight) : void requestAnimationFrame(look));
          look();
        }),
      high,
    );
    expect(low, 'the panel gives its height back when the game is over').toBeLessThan(high / 2);
  },
);

test.runIf(isFull)('in a rematch the board keeps its height as well', async () => {
  const { page } = await person(hall, MOVING);
  const { room, other } = await beginAgainst(page, hall.server.url);
  await typeMove(page, 'c5');
  await other.move(room, 'b4');
  await waitForMyTurn(page);
  await typeMove(page, 'a3');
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.getByRole('button', { name: 'Never mind' }).waitFor();
  await other.accept(room, 'rematch');
  const waits = page.locator('nh-game-table').getByText(/’s turn\.$/);
  await waits.waitFor();
  const places = await placesOf(...side(page));
  // The seats are swapped.
  await other.move(room, 'c5', 'first');
  await waitForMyTurn(page);
  // The stones of the last move are still marked and keep the board as high as it was; after the next move they are
  // gone.
  await typeMove(page, 'b1');
  await waits.waitFor();
  expect(await placesOf(...side(page))).toEqual(places);
});

test.each(spread(VIEWPORTS, 1))('on $device nothing below the board moves when the result opens', async ({ viewport }) => {
  const { page } = await person(hall, { ...MOVING, viewport });
  const { room, other } = await beginAgainst(page, hall.server.url);
  const places = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen = new Set<number>();
        const inRoom = (selector: string) =>
          document.querySelector('nh-app')?.shadowRoot?.querySelector('nh-room-page')?.shadowRoot?.querySelector(selector);
        const look = (): void => {
          const link = inRoom('nh-game-end-panel')?.shadowRoot?.querySelector('a[href^="/analysis"]');
          if (link) seen.add(link.getBoundingClientRect().y + scrollY);
          if (inRoom('nh-result-panel')) resolve([...seen]);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await typeMove(page, 'a1');
  await other.resign(room);
  await page.getByRole('dialog', { name: 'You win' }).waitFor();
  expect(await places).toHaveLength(1);
});

test('somebody who comes to watch moves nothing that a player may be about to tap', async () => {
  const { page } = await person(hall, MOVING);
  const { room } = await beginAgainst(page, hall.server.url);
  const buttons = ['Sounds', 'Keys'].map((name) => page.getByRole('button', { name }));
  const things = [...side(page), page.locator('summary', { hasText: 'Chat' }), ...buttons];
  const places = await placesOf(...things);
  const watcher = await opponent(hall.server.url, 'Quiet Heron');
  await watcher.enter(room);
  await page.getByText('1 person is watching.').waitFor();
  expect(await placesOf(...things)).toEqual(places);
});

test('neither a refusal moves the board, nor a new line in an open chat what is below it', async () => {
  const { page } = await person(hall, MOVING);
  const { room, other } = await beginAgainst(page, hall.server.url);
  await page.locator('summary', { hasText: 'Chat' }).click();
  const things = [page.getByRole('group', { name: 'Board' }), ...side(page), page.getByRole('button', { name: 'Good luck!' })];
  const places = await placesOf(...things);
  // As one taps who is a moment late: the button is hidden until there is a move to take back.
  await page.getByRole('button', { name: 'Take back', includeHidden: true }).dispatchEvent('click');
  const refusal = page.getByRole('alert').getByRole('button', { name: 'You have not moved yet.' });
  await refusal.waitFor();
  expect(await placesOf(...things), 'after a refusal').toEqual(places);
  await refusal.click();
  await refusal.waitFor({ state: 'detached' });
  await other.say(room, 'Hello');
  await page.getByRole('log').getByText('Hello').waitFor();
  expect(await placesOf(...things), 'after a line').toEqual(places);
});

/** What is beside the board, or below it. */
function side(page: Page): Locator[] {
  return [page.getByRole('button', { name: 'Share…' }), page.getByRole('heading', { name: 'Moves' })];
}

/** Vertical positions of things on a page, from its top. */
function placesOf(...things: readonly Locator[]): Promise<number[]> {
  return Promise.all(
    things.map(async (thing) => {
      const box = await thing.boundingBox();
      if (!box) throw new Error(`${thing} is hidden`);
      return box.y;
    }),
  );
}
