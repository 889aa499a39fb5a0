import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFull } from '../support/scale.ts';
import { focused, sit, typeMove, waitForMyTurn } from './gestures.ts';
import { openHall, person } from './people.ts';

const hall = openHall();

/** Two people play these moves of Nim on 1,2,3 in turn, to the end. */
async function play(moves: readonly string[]) {
  const [first, second] = [await person(hall), await person(hall)];
  await first.page.goto(`${hall.server.url}/new?game=nim&start=1,2,3`);
  await first.page.getByRole('button', { name: 'Open room' }).click();
  await first.page.getByRole('group', { name: 'Board' }).waitFor();
  await second.page.goto(first.page.url());
  await sit(second.page);
  for (const [ply, move] of moves.entries()) {
    const { page } = ply % 2 === 0 ? first : second;
    await waitForMyTurn(page);
    await typeMove(page, move);
  }
  return { first, second };
}

const resultOn = (page: Page) => page.getByRole('dialog', { name: / wins?$/ });

/** Opens the full review from below the board, where the loser finds it too. */
async function openReview(page: Page): Promise<void> {
  await resultOn(page).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Turning point' }).click();
}

test('after a game the review says who gave the win away and where, and offers another try', async () => {
  const { first, second } = await play(['c3', 'b2', 'a1']);
  const { page } = second;
  await first.page.getByRole('heading', { name: 'You win' }).waitFor();
  await resultOn(page).getByText('Move 2 decided it. Better: Take 1 from B, leaving 1.').waitFor();
  await openReview(page);
  await page.getByText('The lead changed hands once.').first().waitFor();
  expect(await focused(page)).toBe('Review');
  await page
    .getByText(/^[A-Z]\w+ [A-Z]\w+ took 2 from B, leaving nothing\. That gave the win away\. Better: Take 1 from B, leaving 1\.$/)
    .waitFor();
  await page.getByRole('img', { name: 'The lead changed hands once.' }).waitFor();
  expect(await page.getByRole('list', { name: 'Accuracy' }).getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^100%\s+[A-Z]\w+ [A-Z]\w+ held 1 of 1 winning position$/),
    expect.stringMatching(/^0%\s+[A-Z]\w+ [A-Z]\w+ held 0 of 1 winning position$/),
  ]);
  const labels = await page
    .getByRole('list', { name: 'Moves' })
    .getByRole('button')
    .evaluateAll((moves) => moves.map((move) => move.ariaLabel));
  expect(labels).toEqual([
    'Move 1: took 3 from C, leaving nothing – every move was losing',
    'Move 2: took 2 from B, leaving nothing – gave the win away',
    'Move 3: took 1 from A, leaving nothing – the only move that kept the win',
  ]);

  await page.getByRole('button', { name: 'Show the position before move 2' }).click();
  await page.getByText('Viewing move 1 of 3.').waitFor();
  await page.getByRole('group', { name: 'Heap B, 2 stones', exact: true }).waitFor();
  // The better move is marked.
  await page.locator('nh-heaps-board .wins').first().waitFor();
  const over = page.url();
  await page.getByRole('button', { name: 'Try it from here, before move 2' }).click();
  await waitForMyTurn(page);
  expect(page.url()).not.toBe(over);
  await page.getByText('Owl', { exact: true }).waitFor();
  await typeMove(page, 'b1');
  await waitForMyTurn(page);
  await page.goBack();
  await page.getByRole('heading', { name: / wins$/ }).waitFor();

  await resultOn(first.page).getByRole('button', { name: 'Turning point' }).click();
  await first.page.getByText('The lead changed hands once.').first().waitFor();
  await first.page.getByRole('button', { name: 'Rematch' }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await waitForMyTurn(page);
  await first.page.getByRole('heading', { name: 'Review' }).waitFor({ state: 'detached' });
  expect([...first.troubles, ...second.troubles]).toEqual([]);
});

test.runIf(isFull)('a game without mistakes has no turning point, even if a player resigned', async () => {
  const { first, second } = await play(['a1', 'c1', 'b1']);
  await waitForMyTurn(second.page);
  await second.page.getByRole('button', { name: 'Resign…' }).click();
  await second.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await resultOn(first.page)
    .getByText(/^[A-Z]\w+ [A-Z]\w+ could still have won\.$/)
    .waitFor();
  await openReview(first.page);
  await first.page
    .getByText(/^[A-Z]\w+ [A-Z]\w+ had the win all along\.$/)
    .first()
    .waitFor();
  expect(await first.page.getByRole('list', { name: 'Where the win was given away' }).count()).toBe(0);
  await first.page.getByText('never had a winning position').waitFor();
  expect([...first.troubles, ...second.troubles]).toEqual([]);
});
