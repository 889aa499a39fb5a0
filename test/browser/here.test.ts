import { expect, test } from 'vitest';
import { focused, playWith, tapTwice, typeMove } from './gestures.ts';
import { MOVING, openHall, person } from './people.ts';

const hall = openHall();

test('two people on one device take turns, keep their game over a reload, and change who begins', async () => {
  const { page, troubles } = await person(hall, { ...MOVING, viewport: { width: 390, height: 664 } });
  await page.goto(hall.server.url);
  await playWith(page, 'on this device');
  await page
    .getByRole('list', { name: 'Starting positions' })
    .getByRole('button', { name: /3 – 4 – 5/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Nim', exact: true }).waitFor();
  await page.getByText('Player 1, your move.').waitFor();
  for (const [number, name] of [
    [1, 'Ann'],
    [2, ' Ben '],
  ] as const) {
    await page.getByRole('textbox', { name: `Name of player ${number}` }).fill(name);
    await page.keyboard.press('Tab');
  }
  await page.getByText('Ann, your move.').waitFor();
  await tapTwice(page, 'Heap C, 5 stones. Take 5, leaving nothing');
  await page.getByText('Ben, your move.').waitFor();

  await page.reload();
  await page.getByText('Ben, your move.').waitFor();
  await page.getByRole('group', { name: 'Heap C, empty' }).waitFor();
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByText('Ann, your move.').waitFor();
  for (const [move, next] of [
    ['c5', 'Ben, your move.'],
    ['b4', 'Ann, your move.'],
    ['a2', 'Ben, your move.'],
    ['a1', 'Ben wins'],
  ] as const) {
    await typeMove(page, move);
    await page.getByText(next).first().waitFor();
  }
  expect(await page.getByRole('list', { name: 'Players' }).getByRole('listitem').allInnerTexts()).toEqual(['0', '1']);
  await page.getByRole('button', { name: 'Play again: Ben begins' }).click();
  await page.getByText('Ben, your move.').waitFor();
  expect(troubles).toEqual([]);
});

test('when they sit opposite each other, the table turns to the player to move', async () => {
  const { page } = await person(hall, { viewport: { width: 320, height: 568 }, reducedMotion: 'reduce' });
  await page.goto(`${hall.server.url}/here?game=nim&start=1,2`);
  const turned = () => page.locator('nh-game-table').evaluate((table) => getComputedStyle(table).rotate);
  await page.getByRole('checkbox', { name: 'We sit opposite each other' }).check();
  expect(await turned()).toBe('none');
  await typeMove(page, 'b1');
  await page.getByText('Player 2, your move.').waitFor();
  expect(await turned()).toBe('180deg');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('an invalid link still opens a game', async () => {
  const { page, troubles } = await person(hall);
  await page.goto(`${hall.server.url}/here?game=chess&start=e4&seat=nobody&moves=%20x+${'a'.repeat(3_000)}`);
  await page.getByRole('heading', { level: 1, name: 'Nim', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Heap A, 3 stones. Take 3, leaving nothing' }).waitFor();
  expect(await focused(page)).not.toBe('undefined');
  expect(troubles).toEqual([]);
});
