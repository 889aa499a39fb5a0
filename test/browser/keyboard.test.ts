import { expect, test } from 'vitest';
import { focused, playChickByKeyboard, tabTo, waitForMyTurn } from './gestures.ts';
import { openHall, person } from './people.ts';

const hall = openHall();

test('a whole game by keyboard alone never loses the focus', async () => {
  const { page, troubles } = await person(hall);
  await playChickByKeyboard(page, hall.server.url);

  await tabTo(page, /^Heap A, 3 stones\. Take 3/);
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toMatch(/^Heap B, 4 stones\. Take 4/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByText('Take 3 from B, leaving 1.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Tap a stone.').waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Moves' }).getByText('took 3 from B').waitFor();
  await waitForMyTurn(page);
  expect(await focused(page), 'the stone that had the focus is gone; the next one has it').toMatch(/^Heap [ABC], \d/);

  // Clears heap after heap until the game is over.
  const result = page.getByRole('heading', { name: / wins?$/ });
  for (;;) {
    await page.keyboard.press('Home');
    const label = await focused(page);
    if (/^Heap/.test(label)) await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText('Your turn.', { exact: true }).or(result).first().waitFor();
    if (await result.isVisible()) break;
  }
  await expect.poll(() => focused(page)).toMatch(/ wins?$/);
  expect(troubles).toEqual([]);
});
