import { newClock } from '@nimhall/shared/room/clock';
import { test } from 'vitest';
import { roomAt } from '../client/fake-connection.ts';
import { openPartsPage } from '../support/parts-page.ts';

const parts = openPartsPage();

/** Longer than the check takes on a busy machine. */
const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;

test('a player whose opponent is long gone may abort the game once it is time, without any other event', async () => {
  await parts.page.clock.install();
  const gone = { ...roomAt(4), away: { first: Date.now() - WEEK + HOUR, second: null } };
  await parts.page.evaluate((room) => window.parts.showPlayer(room, 'second'), gone);
  await parts.page.getByRole('button', { name: 'Resign…' }).waitFor();
  await parts.page.clock.fastForward(2 * HOUR);
  await parts.page.getByRole('button', { name: 'Call off…' }).waitFor();
});

test('a player whose vacation days run out is no longer shown as on vacation, without any other event', async () => {
  await parts.page.clock.install();
  const clock = { ...newClock({ days: 3 }), vacation: { first: Date.now() + HOUR, second: null } };
  await parts.page.evaluate((room) => window.parts.showPlayer(room, 'second'), { ...roomAt(2), clock });
  await parts.page.getByText(/^Ann is on vacation until /).waitFor();
  await parts.page.clock.fastForward(2 * HOUR);
  await parts.page.getByText(/^Ann is on vacation until /).waitFor({ state: 'detached' });
});
