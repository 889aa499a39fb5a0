import { expect, test } from 'vitest';
import { focused, playChickByKeyboard, waitForMyTurn } from './gestures.ts';
import { openHall, person } from './people.ts';

const hall = openHall();

test('a game against a bot by keyboard alone: commands are answered, moves played, and resigning asks first', async () => {
  const { page, troubles } = await person(hall);
  await playChickByKeyboard(page, hall.server.url);

  // A slash moves the focus to the command line from anywhere.
  await page.keyboard.press('/');
  expect(await focused(page)).toBe('Your move in notation, or a word like help');
  const enter = async (text: string, answer: RegExp | string): Promise<void> => {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: answer }).waitFor();
  };
  await enter('help', 'one of these words: heaps, clock, who, takeback, resign.');
  await enter('heaps', 'Heap A, 3 stones; Heap B, 4 stones; Heap C, 5 stones. Your turn.');
  await enter('clock', 'This game is played without a clock.');
  await enter('who', /^You play against Chick\. No one is watching\.$/);
  await enter('b9', 'Heap B has only 4.');
  await page.keyboard.press('Escape');

  await page.keyboard.type('b3');
  await page.getByRole('status').filter({ hasText: 'Take 3 from B, leaving 1.' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Moves' }).getByText('took 3 from B, leaving 1').waitFor();
  await waitForMyTurn(page);
  expect(await focused(page), 'the field keeps the focus').toMatch(/^Your move/);

  await enter('resign', 'Resign this game? Your opponent wins at once. Type yes to resign, no to go on.');
  await enter('no', 'The game goes on.');
  await enter('resign', 'Resign this game?');
  await page.keyboard.press('Escape');
  await enter('yes', '“yes” is neither a move nor a word I know.');
  await page.keyboard.press('Escape');
  await enter('resign', 'Resign this game?');
  await page.keyboard.type('yes');
  await page.getByRole('status').filter({ hasText: 'Resign this game?' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Chick wins' }).waitFor();
  expect(await focused(page)).toBe('Chick wins');
  expect(troubles).toEqual([]);
});
