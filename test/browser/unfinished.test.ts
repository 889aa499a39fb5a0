import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { joinAs } from '../support/harness.ts';
import { beginGame, NIM, openRoom, typeMove, waitForMyTurn } from './gestures.ts';
import { byName } from './passkeys.ts';
import { openHall, person } from './people.ts';

const hall = openHall();

/** The link to the games in which it is our turn. */
const turns = (page: Page, games: number) =>
  page.getByRole('banner').getByRole('link', { name: games === 1 ? 'Your turn in 1 game' : `Your turn in ${games} games`, exact: true });

test('a correspondence game shows on every page while it waits for our turn', async () => {
  const [first, second] = [await person(hall), await person(hall)];
  const room = await beginGame(first.page, second.page, hall.server.url, { ...NIM, clock: { days: 3 } });
  expect(await first.page.getByRole('timer').allInnerTexts()).toEqual(['3d', '3d']);
  expect(await turns(first.page, 1).count(), 'of the game before our eyes nothing is said').toBe(0);

  await second.page.getByRole('link', { name: 'Learn', exact: true }).click();
  await second.page.getByRole('heading', { name: 'Learn', exact: true }).waitFor();
  const before = await second.page.getByRole('banner').boundingBox();
  const title = await second.page.title();
  await first.page.getByText('The game waits').waitFor();
  await typeMove(first.page, 'a1');
  await turns(second.page, 1).waitFor();
  await second.page.getByText('Your turn in 1 game.', { exact: true }).waitFor({ state: 'attached' });
  expect(await second.page.title()).toBe(`(1) ${title}`);
  expect(await second.page.getByRole('banner').boundingBox(), 'the header keeps its place').toEqual(before);

  await first.page.goto('about:blank');
  await second.page.reload();
  await turns(second.page, 1).click();
  await second.page.getByRole('heading', { name: 'In progress', exact: true }).waitFor();
  const game = second.page.getByRole('link', { name: /^Back to Nim, last one wins, .*Your turn, 3 days left\.$/ });
  await game.click();
  await waitForMyTurn(second.page);
  await turns(second.page, 1).waitFor({ state: 'detached' });
  await typeMove(second.page, 'b1');
  await second.page.getByRole('link', { name: 'nimhall', exact: true }).click();
  await second.page.getByRole('link', { name: /^Back to Nim, last one wins, .*is to move, 3 days left\.$/ }).waitFor();

  await first.page.goto(hall.server.url);
  await turns(first.page, 1).waitFor();
  await first.page.goto(room);
  await waitForMyTurn(first.page);
  await first.page.getByRole('button', { name: 'Resign…' }).click();
  await first.page.getByRole('button', { name: 'Resign', exact: true }).click();
  await second.page.getByRole('link', { name: /^Back to / }).waitFor({ state: 'detached' });
  for (const { troubles } of [first, second]) expect(troubles).toEqual([]);
});

test('on a small phone a seat says what there is room for, and nothing is cut', async () => {
  const [first, second] = [await person(hall), await person(hall)];
  await beginGame(first.page, second.page, hall.server.url, { ...NIM, clock: { days: 3 } });
  await second.page.goto('about:blank');
  await first.page.getByText('The game waits').waitFor();
  for (const [width, height] of [
    [320, 568],
    [320, 672],
    [360, 640],
    [390, 664],
    [700, 600],
  ] as const) {
    await first.page.setViewportSize({ width, height });
    const details = await first.page.locator('nh-seat-card .detail').all();
    const shown = await Promise.all(details.map((detail) => detail.evaluate(inSight)));
    expect(shown.flat(), `${width} × ${height}`).not.toContain('cut');
    if (width === 700) expect(shown.flat(), 'where there is room').toEqual(['seen', 'seen', 'seen']);
  }
  expect(first.troubles).toEqual([]);
});

/** Whether each part of a text is seen whole in its line, is cut, or not in it at all. */
function inSight(line: Element): ('seen' | 'cut' | 'left out')[] {
  const { right, bottom } = line.getBoundingClientRect();
  return [...line.children].map((part) => {
    const box = part.getBoundingClientRect();
    if (box.top >= bottom) return 'left out';
    return box.right <= right + 0.5 ? 'seen' : 'cut';
  });
}

test('a vacation stops the clocks, and the opponent sees until when', async () => {
  const [first, second] = [await person(hall), await person(hall)];
  await beginGame(first.page, second.page, hall.server.url, { ...NIM, clock: { days: 3 } });

  await first.page.goto(`${hall.server.url}/me`);
  await first.page.getByText('You have 30 days left this year.').waitFor();
  await first.page.getByRole('button', { name: 'Start vacation' }).click();
  await first.page.getByText(/You’re on vacation until \w+ \d+ at the latest/).waitFor();
  await first.page.getByRole('link', { name: /Your turn, on vacation until \w+ \d+\.$/ }).waitFor();
  expect(await first.page.getByRole('button', { name: 'End vacation' }).count(), 'after the list was drawn anew').toBe(1);
  await second.page.getByText(/ is on vacation until \w+ \d+\.$/).waitFor();
  await second.page.getByText('Until then the clock stands still.').waitFor();

  await first.page.getByRole('link', { name: /^Back to / }).click();
  await first.page.getByText(/You are on vacation until \w+ \d+: your clock stands still\./).waitFor();
  await first.page.getByRole('link', { name: 'Back from vacation?' }).click();
  await first.page.getByRole('button', { name: 'End vacation' }).click();
  await first.page.getByText('You have 29 days left this year.').waitFor();
  await first.page.getByRole('link', { name: /Your turn, (3 days|2 days 2\d hours) left\.$/ }).waitFor();
  expect(await first.page.getByText('You have 29 days left this year.').count(), 'after the list was drawn anew').toBe(1);
  await second.page.getByText(/ is on vacation until /).waitFor({ state: 'detached' });
  for (const { troubles } of [first, second]) expect(troubles).toEqual([]);
});

test('a game that a program opened waits with the others, and every page mentions it from then on', async () => {
  const { page, troubles } = await person(hall);
  await page.goto(`${hall.server.url}/learn`);
  await page.getByRole('button', { name: /^You are / }).waitFor();
  const opened = await page.context().request.post(`${hall.server.url}/api/v1/rooms`, {
    data: { game: 'nim', start: '3,4,5', seats: { first: 'me', second: 'open' } },
  });
  const { room } = (await opened.json()) as { readonly room: string };
  const friend = await joinAs(hall.server.url, 'Wim');
  await friend.ok('room:enter', { room });
  await friend.ok('seat:take', { room, id: 'sit', seat: 'second' });

  await page.goto(`${hall.server.url}/me`);
  await page.getByRole('link', { name: /^Back to Nim, last one wins, .*Your turn\.$/ }).waitFor();
  await turns(page, 1).waitFor();
  await page.goto(`${hall.server.url}/learn`);
  await turns(page, 1).waitFor();
  expect(troubles).toEqual([]);
});

test('a guest who waits for days for an opponent finds the room again, and may keep the name', async () => {
  const { page, troubles } = await person(hall, { viewport: { width: 390, height: 664 } });
  const lobby = byName(hall.server.url);
  const room = await openRoom(page, lobby, { ...NIM, clock: { days: 3 } });
  await page.getByRole('link', { name: 'Keep your name' }).click();
  await page.getByRole('button', { name: 'Create account' }).waitFor();
  await page.goto(`${lobby}/me`);
  await page.getByRole('link', { name: /^Back to Nim, last one wins, .* Waiting for another player\.$/ }).click();
  await page.waitForURL(room);
  expect(troubles).toEqual([]);
});
