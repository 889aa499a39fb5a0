import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { spread } from '../support/scale.ts';
import { focused, openRoom, typeMove, waitForMyTurn, waitForStatus } from './gestures.ts';
import { holdRequests } from './held-requests.ts';
import { beginAgainst } from './opponent.ts';
import { openHall, person } from './people.ts';

const hall = openHall();

/** The address that a page writes is visible to the test a little later. */
async function expectInAddress(page: Page, name: string, value: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).searchParams.get(name)).toBe(value);
}

test('a position is edited by touch, its verdict and values are shown, and the address keeps it', async () => {
  const { page, troubles } = await person(hall);
  await page.goto(hall.server.url);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Laboratory' }).click();
  await page.getByRole('link', { name: 'Analysis' }).click();
  await page.getByRole('heading', { level: 1, name: 'Analysis' }).waitFor();
  await page.getByText('The player to move can win with one move.').waitFor();

  await page.getByText('Edit position').click();
  const numbers = page.getByRole('group', { name: 'Change the numbers' });
  for (const name of ['One less in A', 'One less in A']) await numbers.getByRole('button', { name }).click();
  await page.getByText('The player to move loses against perfect play, whatever the move.').waitFor();
  await page.getByRole('region', { name: 'Values' }).getByRole('row', { name: 'Total ✱0' }).waitFor();
  await numbers.getByRole('button', { name: 'Add a heap' }).click();
  await page.getByRole('button', { name: 'Heap D, 1 stone. Take 1, leaving nothing – a winning move' }).waitFor();
  await expectInAddress(page, 'position', '1,4,5,1');

  const start = page.getByRole('textbox', { name: 'Starting position' });
  await start.fill('7,x');
  await page.getByText('A heap must be a whole number, not "x".').waitFor();
  await page.getByRole('checkbox', { name: 'The last move loses' }).check();
  await start.fill('1,1,1');
  await page.getByText('The player to move loses against perfect play, whatever the move.').waitFor();
  await page.reload();
  await page.getByText('Edit position').click();
  expect(await page.getByRole('checkbox', { name: 'The last move loses' }).isChecked()).toBe(true);
  await page.getByRole('group', { name: 'Heap C, 1 stone', exact: true }).waitFor();
  expect(troubles).toEqual([]);
});

test('lines are explored by keyboard and pointer, promoted and removed, and going back loses none', async () => {
  const { page, troubles } = await person(hall);
  // Both moves are made before anything is analysed; both are marked all the same.
  const release = await holdRequests(page, '**/api/v1/me/playing');
  await page.goto(`${hall.server.url}/analysis?game=nim&position=3,4,5`);
  await typeMove(page, 'b1');
  await waitForStatus(page, 'Second player’s turn.');
  await typeMove(page, 'c5');
  await waitForStatus(page, 'First player’s turn.');
  release();
  const lines = page.getByRole('group', { name: 'Moves and lines' });
  await lines.getByRole('button', { name: 'Move 1, second: c5, keeps the win' }).waitFor();
  await lines.getByRole('button', { name: 'Move 1, first: b1, does not win' }).click();
  await typeMove(page, 'a3');
  await page.getByRole('button', { name: 'Go to start' }).click();
  await typeMove(page, 'a2');
  await lines.getByRole('button', { name: 'Move 1, first: a2, keeps the win' }).waitFor();
  expect(await lines.getByRole('button').count()).toBe(4);

  await lines.getByRole('button', { name: /^Move 1, second: c5/ }).click();
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toMatch(/^Move 1, second: a3/);
  await page.keyboard.press('ArrowLeft');
  expect(await focused(page)).toMatch(/^Move 1, first: b1/);
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toMatch(/^Move 1, first: a2/);
  await page.getByRole('button', { name: 'Make main line' }).click();
  expect(await lines.getByRole('button').first().getAttribute('aria-label')).toMatch(/^Move 1, first: a2/);
  await lines.getByRole('button', { name: /^Move 1, first: b1/ }).click();
  await expectInAddress(page, 'moves', 'b1');
  await page.reload();
  await page.getByRole('group', { name: 'Heap B, 3 stones', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Delete from here' }).click();
  await waitForStatus(page, 'First player’s turn.');
  expect(troubles).toEqual([]);
});

test('a long search shows its progress, and can be stopped and resumed', async () => {
  const { page, troubles } = await person(hall);
  // No theory covers wild misère positions, so this one is searched for a quarter of a minute.
  await page.goto(`${hall.server.url}/analysis?game=grundys-game&misere=1&position=60,59,58`);
  await page.getByText(/^Calculating, [\d ,.]+ positions so far…$/).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped.').waitFor();
  await page.getByRole('button', { name: 'Think longer' }).click();
  await page.getByText(/^Calculating/).waitFor();
  // The page stays responsive while the worker computes.
  await page.getByText('Edit position').click();
  await page.getByRole('textbox', { name: 'Starting position' }).fill('3');
  await page.getByText(/^The player to move (can win|loses)/).waitFor();
  expect(troubles).toEqual([]);
});

test('a record can be exported and imported, and an invalid one is refused with its reason', async () => {
  const { page, troubles } = await person(hall);
  await page.goto(`${hall.server.url}/analysis?game=nim&position=1,2&moves=b1+a1`);
  await page.getByText('Record', { exact: true }).click();
  const record = await page.getByRole('textbox', { name: 'Line as text' }).inputValue();
  expect(record).toContain('1. b1 a1');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download record' }).click();
  expect((await download).suggestedFilename()).toBe('nimhall.txt');

  const pasted = page.getByRole('textbox', { name: 'Import a game' });
  await pasted.fill(record.replace('b1 a1', 'b1 a9'));
  await page.getByRole('button', { name: 'Import record' }).click();
  await page
    .getByRole('alert')
    .getByText(/^That isn’t a valid record\. Move 2: /)
    .waitFor();
  await pasted.fill(record.replace('[Start "1,2"]', '[Start "4,2"]'));
  await page.getByRole('button', { name: 'Import record' }).click();
  await page.getByRole('group', { name: 'Heap A, 3 stones', exact: true }).waitFor();
  await expectInAddress(page, 'moves', 'b1 a1');
  expect(troubles).toEqual([]);
});

test('a room’s game opens in analysis when it is over, but not for its players before', async () => {
  const { page, troubles } = await person(hall);
  // With heaps of one, the player who begins also takes the last.
  const room = await openRoom(page, hall.server.url, { game: 'nim', start: '1,1,1', seats: { first: 'me', second: { bot: 'random' } } });
  await waitForMyTurn(page);
  await typeMove(page, 'a1');
  await waitForMyTurn(page);
  const code = room.split('/').at(-1);
  await page.goto(`${hall.server.url}/analysis?room=${code}`);
  await page.getByText('You’re still playing this game. You can analyze it afterward.').waitFor();
  const guest = await person(hall);
  await guest.page.goto(`${hall.server.url}/analysis?room=${code}&ply=1`);
  await waitForStatus(guest.page, 'Second player’s turn.');
  await expectInAddress(guest.page, 'moves', 'a1');
  await guest.page.getByRole('button', { name: 'Next move' }).click();
  await waitForStatus(guest.page, 'First player’s turn.');

  await page.goto(room);
  await waitForMyTurn(page);
  await page.getByRole('button', { name: /^Heap [BC], 1 stone\. Take 1/ }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('heading', { name: 'You win' }).waitFor();
  await page.getByRole('link', { name: 'Open in analysis' }).click();
  await page.getByText('No moves left.').waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Analysis' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Previous move' }).click();
  await page.getByRole('link', { name: 'Open in analysis' }).click();
  await waitForStatus(page, 'First player’s turn.');
  expect(troubles).toEqual([]);
});

/** Long computations; that each of them yields is tested in shared/games/limits. */
const LONG = [
  'game=grundys-game&misere=1&position=1000000',
  'game=laskers-nim&misere=1&position=1000000,999999',
  'game=stack&position=1|3.93,4000000000|3.1',
  'game=chromatic&position=1000000,1000000,1000000',
  'game=wythoff&position=9007199254740991.9007199254740991,9007199254740991.5',
];

test.each(spread(LONG, 1))('a tab with %s stays responsive during the computation, and shows its result', async (query) => {
  const { page, troubles } = await person(hall);
  await page.goto(`${hall.server.url}/analysis?${query}`);
  await page.getByRole('heading', { level: 1, name: 'Analysis' }).waitFor();
  // The page answers a click while the worker computes.
  await page.getByText('Edit position').click();
  await page
    .getByText(/^(The player to move|Couldn’t work out)/)
    .first()
    .waitFor();
  expect(troubles).toEqual([]);
});

test('a player cannot analyse a position of their running game, in any heap order, until the game has moved on', async () => {
  const { page, troubles } = await person(hall);
  const { room, other } = await beginAgainst(page, hall.server.url);
  await typeMove(page, 'a1');
  await waitForStatus(page, `${other.name}’s turn.`);
  await page.goto(`${hall.server.url}/analysis?game=nim&position=5,4,2`);
  await page.getByText('You’re playing this position now. You can analyze it after the next move.').waitFor();
  await typeMove(page, 'a5');
  await page.getByText(/^The player to move can win/).waitFor();
  await page.goto(room);
  await other.move(room, 'b1');
  await waitForMyTurn(page);
  await page.goto(`${hall.server.url}/analysis?game=nim&position=5,4,2`);
  await page.getByText(/^The player to move can win/).waitFor();
  expect(troubles).toEqual([]);
});

const OURS = [
  ['that takes long', 'game=grundys-game&misere=1&position=60,59,58', /^Calculating, [\d ,.]+ positions so far…$/],
  ['that is found at once', 'game=nim&position=3,4,5', /^The player to move can win/],
] as const;

test.each(spread(OURS, 1))('a position %s is left to us also where it is heard late that we play it', async (_which, query, before) => {
  const { page, troubles } = await person(hall);
  const heard = Promise.withResolvers<void>();
  await page.route('**/api/v1/me/playing', async (route) => {
    await heard.promise;
    await route.fulfill({ json: { playing: true } });
  });
  await page.goto(`${hall.server.url}/analysis?${query}`);
  await page.getByText(before).waitFor();
  heard.resolve();
  await page.getByText('You’re playing this position now. You can analyze it after the next move.').waitFor();
  await page.getByText(before).waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
});
