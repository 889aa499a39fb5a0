import { expect, test } from 'vitest';
import { focused, tapTwice, typeMove, waitForMyTurn } from './gestures.ts';
import { beginAgainst, gameOfOthers } from './opponent.ts';
import { openHall, person } from './people.ts';

const hall = openHall();

test('earlier moves can be viewed while the game goes on: by keys, buttons, list and scrubber', async () => {
  const { page, troubles } = await person(hall);
  const { room, other } = await beginAgainst(page, hall.server.url);
  expect(await page.getByRole('group', { name: 'Look back at the moves' }).count(), 'nothing to look back at').toBe(0);
  await tapTwice(page, 'Heap A, 3 stones. Take 2');
  await other.move(room, 'b4');
  await waitForMyTurn(page);

  const viewing = (text: RegExp) => page.getByRole('status').filter({ hasText: text });
  const heap = (label: string) => page.getByRole('group', { name: label, exact: true });
  const backToGame = page.getByRole('button', { name: 'Back to the game' });
  const field = page.getByRole('textbox', { name: /^Your move/ });
  await page.getByRole('heading', { name: 'Nim', level: 1, exact: true }).click();
  await page.keyboard.press('ArrowLeft');
  await viewing(/^Viewing move 1 of 2\. [A-Z]\w+ [A-Z]\w+ took 2 stones from heap A, leaving 1\.$/).waitFor();
  await heap('Heap B, 4 stones').waitFor();
  expect(await field.count(), 'nobody plays in the past').toBe(0);
  const stone = page.getByRole('button', { name: /^Heap B, 4 stones\. Take 1/ });
  expect(await stone.getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Home');
  await viewing(/^Viewing the start\./).waitFor();
  await heap('Heap A, 3 stones').waitFor();
  await page.keyboard.press('ArrowRight');
  await viewing(/^Viewing move 1 of 2/).waitFor();
  await page.keyboard.press('End');
  await backToGame.waitFor({ state: 'hidden' });
  await field.waitFor();

  await page.getByRole('button', { name: 'Previous move' }).click();
  await viewing(/^Viewing move 1 of 2/).waitFor();
  await backToGame.click();
  await heap('Heap B, empty').waitFor();
  await typeMove(page, 'c1');

  const moves = page.getByRole('list', { name: 'Moves' });
  // Before this move is there, the second is the last one, and nothing is looked back at.
  await moves.getByRole('button', { name: /^Move 3: / }).waitFor();
  await moves.getByRole('button', { name: 'Move 2: took 4 from B, leaving nothing' }).click();
  await viewing(/^Viewing move 2 of 3/).waitFor();
  await page.keyboard.press('ArrowLeft');
  expect(await focused(page), 'the focus goes along in the list').toBe('Move 1: took 2 from A, leaving 1');
  await other.move(room, 'c2');
  await viewing(/^Viewing move 1 of 4/).waitFor();
  await heap('Heap B, 4 stones').waitFor();
  const scrubber = page.getByRole('slider', { name: 'Position shown' });
  await scrubber.fill('3');
  await viewing(/^Viewing move 3 of 4/).waitFor();
  expect(await scrubber.getAttribute('aria-valuetext')).toBe('Move 3 of 4');
  await scrubber.press('ArrowLeft');
  await viewing(/^Viewing move 2 of 4/).waitFor();
  await backToGame.click();
  await heap('Heap C, 2 stones').waitFor();
  await field.waitFor();
  expect(troubles).toEqual([]);
});

test('a game is replayed move by move, with perfect play for the position shown', async () => {
  const { page, troubles } = await person(hall);
  const { room, first } = await gameOfOthers(hall.server.url);
  await first.move(room, 'a3', 'first');
  await page.goto(room);
  await page.getByRole('switch', { name: 'Show perfect play' }).click();
  await page.getByRole('button', { name: 'Heap C, 5 stones. Take 1, leaving 4 – a winning move' }).waitFor();
  await page.getByRole('button', { name: 'First position' }).click();
  await page.getByRole('button', { name: 'Heap A, 3 stones. Take 2, leaving 1 – a winning move' }).waitFor();
  await page.getByRole('button', { name: 'Present position' }).click();
  const seen = Promise.all([
    page.getByText('Viewing the start.').waitFor(),
    page.getByRole('button', { name: 'Back to the game' }).waitFor(),
  ]);
  await page.getByRole('button', { name: 'Run through the moves' }).click();
  await seen;
  await page.getByRole('button', { name: 'Back to the game' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Run through the moves' }).waitFor();
  await page.getByRole('button', { name: 'Heap C, 5 stones. Take 1, leaving 4 – a winning move' }).waitFor();
  expect(troubles).toEqual([]);
});
