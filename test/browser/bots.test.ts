import { expect, test } from 'vitest';
import { openFromTile, seatBot, typeMove, waitForMyTurn } from './gestures.ts';
import { openHall, person } from './people.ts';

const hall = openHall();

test('a bot takes the open seat and plays, and accepts a rematch', async () => {
  const { page, troubles } = await person(hall.browser);
  await openFromTile(page, hall.server.url, /3 – 4 – 5/);
  await seatBot(page, 'teacher', /^Second seat$/);
  await waitForMyTurn(page);
  await typeMove(page, 'a1');
  await page.getByRole('button', { name: 'Resign…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('heading', { name: 'Owl wins' }).waitFor();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await waitForMyTurn(page);
  await page.getByRole('list', { name: 'Moves' }).waitFor();
  expect(troubles).toEqual([]);
});

test('the host gets up and watches two bots to the end, with perfect play shown', async () => {
  const { page, troubles } = await person(hall.browser);
  await openFromTile(page, hall.server.url, /12 pins/);
  await page.getByRole('button', { name: 'Stand up' }).click();
  await seatBot(page, 'student', /^First seat$/);
  await seatBot(page, 'teacher', /^Second seat$/);
  await page.getByRole('switch', { name: 'Show perfect play' }).click();
  await page.getByRole('heading', { name: /^(Jay|Owl) wins$/ }).waitFor();
  await page.getByText('No moves left.').waitFor();
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  expect(troubles).toEqual([]);
});
