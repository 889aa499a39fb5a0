import { expect, test } from 'vitest';
import { spread } from '../support/scale.ts';
import { typeMove, waitForStatus } from './gestures.ts';
import { openHall, person } from './people.ts';

const hall = openHall();

test('a game is found in the catalogue, tried against a bot, and continued in a room', async () => {
  const { page, troubles } = await person(hall);
  await page.goto(hall.server.url);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Games' }).click();
  await page.getByRole('link', { name: 'Grundy’s Game' }).click();
  await page.getByRole('heading', { level: 1, name: 'Grundy’s Game' }).waitFor();
  await page.getByRole('button', { name: /^Gap after pin 3 in row A\. Split row A into 3 and 5/ }).click();
  await page.getByText('Split row A into 3 and 5.').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await waitForStatus(page, 'Your turn.');
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('button', { name: /^Gap after pin 3 in row A/ }).waitFor();
  await page.getByRole('heading', { name: 'What a row is worth' }).scrollIntoViewIfNeeded();
  await page.getByText('A row of 8 is worth a Nim heap of 2.').waitFor();
  await page.getByRole('button', { name: 'Open room: 18' }).click();
  await page.getByRole('textbox', { name: /Invite someone/ }).waitFor();
  expect(troubles).toEqual([]);
});

const NOTED = [
  ['moore', 'a1,b2', 'Heap A, 2 stones'],
  ['colourful', 'a2', 'Pile A, 5 stones: from the top 2 red, 2 yellow, 1 red'],
  ['wythoff', 'a7.1', 'Board'],
  ['stack', 'a1:1', 'Stack A, heap 1 of the top game, 1 stone'],
  ['kayles', 'a2@5', 'Row B, 5 pins'],
  ['nimble', '5-4', 'Board'],
  ['sprouts', 'a-b', 'Board'],
] as const;

test.each(spread(NOTED, 4))('%s is played by notation, both sides, with perfect play beside it', async (game, move, then) => {
  const { page, troubles } = await person(hall);
  await page.goto(`${hall.server.url}/games/${game}`);
  await page.getByRole('combobox', { name: 'Opponent' }).selectOption({ label: 'Play both sides' });
  await page.getByRole('switch', { name: 'Show perfect play' }).click();
  await page
    .getByText(/^The player to move (can win|loses)/)
    .first()
    .waitFor();
  await typeMove(page, move);
  await waitForStatus(page, 'Second player’s turn.');
  await page.getByRole('group', { name: then, exact: true }).waitFor();
  await page.getByRole('button', { name: 'Take back' }).click();
  await waitForStatus(page, 'First player’s turn.');
  expect(troubles).toEqual([]);
});

test('a move in a heap too large to draw is entered as a number', async () => {
  const { page, troubles } = await person(hall);
  await page.goto(`${hall.server.url}/games/nim`);
  await page.getByRole('combobox', { name: 'Opponent' }).selectOption({ label: 'Play both sides' });
  await page.getByRole('button', { name: 'Try 20 – 31 – 37 – 83' }).click();
  const heap = page.getByRole('group', { name: 'Heap D, 83 stones. Take', exact: true });
  await heap.getByRole('spinbutton').fill('50');
  await heap.getByRole('spinbutton').press('Tab');
  await heap.getByRole('button', { name: 'One more' }).click();
  await page.getByText('Take 51 from D, leaving 32.').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('group', { name: 'Heap D, 32 stones', exact: true }).waitFor();
  expect(troubles).toEqual([]);
});

test('a move in a row too long to draw is entered as numbers, how many to take only where pins are taken', async () => {
  const { page, troubles } = await person(hall);
  const row = page.getByRole('group', { name: 'Row A, 30,001 pins', exact: true });
  const enter = async (field: string, number: string): Promise<void> => {
    await row.getByRole('spinbutton', { name: field }).fill(number);
    await row.getByRole('spinbutton', { name: field }).press('Tab');
  };
  await page.goto(`${hall.server.url}/analysis?game=kayles&position=30001`);
  await enter('take', '2');
  await enter('leaving on the left', '14000');
  await page.getByText('Take 2 pins from row A, leaving 14,000 and 15,999.').waitFor();

  await page.goto(`${hall.server.url}/analysis?game=grundys-game&position=30001`);
  await page.getByText('Tap a gap between two pins.').waitFor();
  await row.getByText(/^Split row A into/).waitFor();
  expect(await row.getByRole('spinbutton').count()).toBe(1);
  await enter('left part', '14000');
  await page.getByText('Split row A into 14,000 and 16,001.').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('group', { name: 'Row B, 16,001 pins', exact: true }).waitFor();
  const left = page.getByRole('group', { name: 'Row A, 14,000 pins', exact: true });
  expect(await left.getByRole('spinbutton').inputValue(), 'for the next move').toBe('0');
  expect(troubles).toEqual([]);
});

test('in games of several heaps, stones are chosen heap by heap, and a second tap deselects them', async () => {
  const { page } = await person(hall);
  await page.goto(`${hall.server.url}/games/moore`);
  await page.getByRole('combobox', { name: 'Opponent' }).selectOption({ label: 'Play both sides' });
  await page.getByRole('button', { name: 'Heap B, 5 stones. Take 2, leaving 3' }).click();
  await page.getByRole('button', { name: 'Heap D, 7 stones. Take 4, leaving 3' }).click();
  await page.getByText('Take 2 from B, 4 from D.').waitFor();
  await page.getByRole('button', { name: 'Heap D, 7 stones. Take 4, leaving 3' }).click();
  await page.getByText('Take 2 from B, leaving 3.').waitFor();
  await page.getByRole('button', { name: 'Heap B, 5 stones. Take 2, leaving 3' }).click();
  await page.getByText('Tap stones in one or more heaps.').waitFor();
  await page.getByRole('button', { name: 'Heap B, 5 stones. Take 2, leaving 3' }).click();
  await page.getByRole('button', { name: 'Heap D, 7 stones. Take 4, leaving 3' }).click();
  await page.getByRole('button', { name: 'Heap A, 3 stones. Take 1, leaving 2' }).click();
  await page.getByText('Take from 2 heaps at most.').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('group', { name: 'Heap B, 3 stones', exact: true }).waitFor();
});

test('on squares, a coin is chosen and then its destination, by touch or keyboard, and Escape deselects it', async () => {
  const { page, troubles } = await person(hall);
  await page.goto(`${hall.server.url}/games/nimble`);
  await page.getByRole('combobox', { name: 'Opponent' }).selectOption({ label: 'Play both sides' });
  const square = (name: string) => page.getByRole('button', { name, exact: true });
  await square('Square 5, 1 coin').focus();
  await page.keyboard.press('Enter');
  await page.getByText('Now tap the square it goes to.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Tap a coin, then its new square.').waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await square('Square 4, empty. Move the coin from 5 to 4').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Move the coin from 5 to 4.').waitFor();
  await page.keyboard.press('Enter');
  await waitForStatus(page, 'Second player’s turn.');
  await square('Square 4, 1 coin').click();
  await square('Square 2, 1 coin. Move the coin from 4 to 2').click();
  await page.getByText('Move the coin from 4 to 2.').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await square('Square 2, 2 coins').waitFor();
  expect(troubles).toEqual([]);
});
