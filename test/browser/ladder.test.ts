import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFull, spread } from '../support/scale.ts';
import { SIZES } from '../support/sizes.ts';
import { focused, tabTo, untilKept } from './gestures.ts';
import { beat, onwardFrom, playOnLadder } from './ladders.ts';
import { openHall, person } from './people.ts';

const hall = openHall();

async function climber(options: BrowserContextOptions = {}) {
  const made = await person(hall, { reducedMotion: 'reduce', viewport: { width: 390, height: 664 }, ...options });
  return { ...made, open: (path: string) => made.page.goto(hall.server.url + path) };
}

test('two rungs are climbed, the second offline, and the map shows both', async () => {
  const { page, open, troubles } = await climber({ serviceWorkers: 'allow' });
  await open('/games');
  await untilKept(page);
  await page.getByRole('link', { name: 'Climb a ladder' }).click();
  await page.getByRole('link', { name: 'Play Solo in Nim' }).click();
  await page.getByRole('heading', { name: 'Nim', level: 1, exact: true }).waitFor();
  await beat(page, 'Solo', 'Echo');

  await page.context().setOffline(true);
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await open('/ladder');
  await page.getByText('1 of 5 beaten. Next: Echo.').waitFor();
  await page.getByRole('link', { name: 'Nim', exact: true }).click();
  await beat(page, 'Echo', 'Trio');
  await page.getByText('Beat Trio twice in a row').waitFor();
  await page.getByRole('link', { name: 'All ladders' }).click();
  await page.getByText('2 of 5 beaten. Next: Trio.').waitFor();

  await page.context().setOffline(false);
  await open('/me');
  await page.getByText('2 of 5 beaten. Next: Trio.').waitFor();
  expect(troubles.filter((trouble) => !trouble.includes('net::'))).toEqual([]);
});

test('after a loss one sentence says why and a link shows where; the win before it no longer counts', async () => {
  const { page, open, troubles } = await climber();
  await open('/ladder/kayles');
  await playOnLadder(page, 'right');
  await onwardFrom(page).click();
  for (;;) {
    await page.getByText('goes first.').or(page.getByText('You go first.')).first().waitFor();
    await playOnLadder(page, 'wrong');
    // Even the weakest bot may win.
    if ((await onwardFrom(page).textContent())?.trim() === 'Try again') break;
    await onwardFrom(page).click();
  }
  await page.getByText(/Your move \d+ gave the win away\. Better: .+\.$/).waitFor();
  await page.getByRole('link', { name: 'See the turning point' }).click();
  await page.getByText(/^The player to move can win with /).waitFor();
  await page.goBack();
  await page.getByText(/^Beat \w+ twice in a row/).waitFor();
  expect(troubles).toEqual([]);
});

test('beaten bots can be played again, and later ones cannot be chosen', async () => {
  const { page, open } = await climber();
  await open('/ladder/nim?bot=tutti');
  await page.getByText('Beat Solo twice in a row').waitFor();
  await beat(page, 'Solo', 'Echo');
  await page.getByRole('link', { name: 'Solo: beaten' }).click();
  await page.getByText('You’ve already beaten Solo. This game is just for fun.').waitFor();
  await playOnLadder(page, 'right');
  await onwardFrom(page).filter({ hasText: 'Play again' }).waitFor();
  expect(await page.getByRole('img', { name: 'Tutti: later' }).count()).toBe(1);
});

test.runIf(isFull)('a ladder game is played by keyboard alone, starting from the map', async () => {
  const { page, open } = await climber();
  await open('/ladder');
  await tabTo(page, /^Play Solo in Nim$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Heap /);
  await playOnLadder(page, 'right');
  expect(await focused(page)).toBe('Switch sides');
});

test('an unknown game has no ladder, and its page links to all ladders', async () => {
  const { page, open } = await climber();
  await open('/ladder/ludo');
  await page.getByRole('heading', { name: 'Game not found' }).waitFor();
  await page.getByRole('link', { name: 'All ladders' }).last().click();
  await page.getByRole('heading', { name: 'Ladders', level: 1 }).waitFor();
});

test.each(spread(['/ladder', '/ladder/nim', '/ladder/kayles'], 2))(
  '%s is never wider than the window, and shows a whole game',
  async (path) => {
    const { page, open } = await climber();
    await open(path);
    const isGame = path !== '/ladder';
    await (isGame ? page.getByText('Your turn.', { exact: true }) : page.getByText('Sprouts', { exact: true })).waitFor();
    for (const { name, width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
      if (!isGame) continue;
      // The board learns of a new window a frame later.
      for (const part of [page.getByRole('button', { name: 'Play', exact: true }), page.getByRole('group', { name: 'Board' })]) {
        const bottom = async (): Promise<number> => {
          const box = await part.boundingBox();
          return (box?.y ?? 0) + (box?.height ?? 1e9);
        };
        await expect.poll(bottom, { message: `${part} in ${name}` }).toBeLessThanOrEqual(height);
      }
    }
  },
);
