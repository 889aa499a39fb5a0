import { expect, test } from 'vitest';
import { KAYLES } from './gestures.ts';
import { gameOfOthers } from './opponent.ts';
import { openHall, person } from './people.ts';

/** Contains only what this test does: people who come and go elsewhere change rows too. */
const hall = openHall({ own: true });

test('a move in one room redraws no other row and shifts nothing', async () => {
  const watcher = await person(hall);
  const { room, first, second } = await gameOfOthers(hall.server.url);
  const other = await second.open(hall.server.url, KAYLES);

  await watcher.page.goto(hall.server.url);
  const rowOf = (address: string) =>
    watcher.page.getByRole('row').filter({ has: watcher.page.locator(`a[href="${new URL(address).pathname}"]`) });
  const row = rowOf(room);
  await row.getByText('move 1').waitFor();
  await rowOf(other).waitFor();
  // Code that loads with the first game played adds content above the list.
  await watcher.page.getByRole('region', { name: 'On the tables now' }).getByRole('img').waitFor();
  const changes = await row.evaluateHandle((own) => {
    const seen = { elsewhere: 0, shifts: 0 };
    const observer = new MutationObserver((records) => {
      seen.elsewhere += records.filter(({ target }) => !own.contains(target)).length;
    });
    if (own.parentElement) observer.observe(own.parentElement, { subtree: true, childList: true, characterData: true, attributes: true });
    new PerformanceObserver((entries) => {
      seen.shifts += entries.getEntries().length;
    }).observe({ type: 'layout-shift' });
    return seen;
  });
  await first.move(room, 'a1', 'first');
  await row.getByText('move 2').waitFor();
  expect(await changes.jsonValue()).toEqual({ elsewhere: 0, shifts: 0 });
});
