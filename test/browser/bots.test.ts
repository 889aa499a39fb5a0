import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openFromTile, openHall, person, typeMove, waitForMyTurn } from './people.ts';

const hall = openHall();

async function addBot(page: Page, seat: 'First seat' | 'Second seat', level: string): Promise<void> {
  const picker = page.getByRole('region', { name: seat }).getByRole('combobox', { name: 'Put a bot in this seat' });
  await picker.selectOption(level);
}

test('a bot takes the open seat and plays, and accepts a rematch', async () => {
  const { page, troubles } = await person(hall.browser);
  await openFromTile(page, hall.server.url, /3 – 4 – 5/);
  await addBot(page, 'Second seat', 'teacher');
  await waitForMyTurn(page);
  await typeMove(page, 'a1');
  await page.getByRole('button', { name: 'Resign…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('heading', { name: 'Teacher wins: you resigned.' }).waitFor();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await waitForMyTurn(page);
  await page.getByRole('list', { name: 'Moves' }).waitFor();
  expect(troubles).toEqual([]);
});

test('the host gets up and watches two bots to the end, with perfect play shown', async () => {
  const { page, troubles } = await person(hall.browser);
  await openFromTile(page, hall.server.url, /12 pins/);
  await page.getByRole('button', { name: 'Stand up' }).click();
  await addBot(page, 'First seat', 'student');
  await addBot(page, 'Second seat', 'teacher');
  await page.getByRole('switch', { name: 'Show perfect play' }).click();
  await page.getByRole('heading', { name: /^(Student|Teacher) wins: / }).waitFor();
  await page.getByText('Nothing is left to play.').waitFor();
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  expect(troubles).toEqual([]);
});
