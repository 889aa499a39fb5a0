import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serve } from '../support/harness.ts';
import { isFull } from '../support/scale.ts';
import { openDuels, resign, seekDuel } from './duels.ts';
import { beginGame, NIM, playGivenUp, typeMove, waitForMyTurn } from './gestures.ts';
import { beat } from './ladders.ts';
import { addAuthenticator, byName, carryOver, keepName, nameOn } from './passkeys.ts';
import { openHall, person } from './people.ts';

const hall = openHall();

const HOUR = 3_600_000;

/** Plays both games of a duel. `loser` resigns them, one after the other, and sees the result. */
async function playDuel(one: Page, other: Page, server: string, loser: readonly [Page, Page]): Promise<void> {
  const wire = await openDuels(one, server);
  await openDuels(other, server);
  await seekDuel(one, wire);
  await other.getByRole('button', { name: 'Find opponent' }).click();
  for (const page of [one, other]) await page.getByText('Duel, game 1 of 2.', { exact: true }).waitFor();
  await resign(loser[0]);
  for (const page of [one, other]) await page.getByText(/^Game 2 of 2: /).waitFor();
  await resign(loser[1]);
}

// Each of its steps has a test elsewhere, so it is left to the full run, which sees them one after the other.
test.runIf(isFull)(
  'a guest registers, plays for days, climbs, duels, loses a device, and deletes the account',
  {
    timeout: 300_000,
  },
  async () => {
    let ahead = 0;
    const server = await serve({
      botPace: 30,
      clock: {
        get now() {
          return Date.now() + ahead;
        },
      },
    });
    const url = byName(server.url);
    const [desk, phone, ben] = await Promise.all([
      person(hall),
      person(hall, { viewport: { width: 390, height: 664 }, hasTouch: true, reducedMotion: 'reduce' }),
      person(hall),
    ]);

    // A guest plays, then registers to keep the name.
    await playGivenUp(desk.page, url, '3,4,5');
    const key = await addAuthenticator(desk.page);
    const name = (await nameOn(desk.page).textContent()) ?? '';
    await keepName(desk.page);

    // With the passkey they sign in on the phone too, and find the game there.
    await phone.page.goto(`${url}/link`);
    const carried = await addAuthenticator(phone.page);
    await carryOver(key, carried);
    await phone.page.getByRole('button', { name: 'Sign in with passkey' }).click();
    await phone.page.getByRole('link', { name: /^You resigned against .*Nim/s }).waitFor();
    await expect.poll(() => nameOn(phone.page).textContent()).toBe(name);

    // Two rungs of a ladder.
    await phone.page.goto(`${url}/ladder/nim`);
    await beat(phone.page, 'Solo', 'Echo');
    await beat(phone.page, 'Echo', 'Trio');
    await phone.page.goto(`${url}/me`);
    await phone.page.getByText('2 of 5 beaten. Next: Trio.').waitFor();

    // A game with a day for each move takes two days.
    const room = await beginGame(phone.page, ben.page, url, { ...NIM, clock: { days: 1 } });
    await typeMove(phone.page, 'a1');
    await waitForMyTurn(ben.page);
    for (const page of [phone.page, ben.page]) await page.goto(`${url}/learn`);
    ahead += 23 * HOUR;
    await ben.page.goto(room);
    await ben.page
      .getByRole('timer')
      .filter({ hasText: /^5\d:\d\d$/ })
      .waitFor();
    await typeMove(ben.page, 'b1');
    // The clock starts once the move is made.
    await ben.page.getByText(/’s turn\.$/).waitFor();
    ahead += 23 * HOUR;
    await phone.page.reload();
    await expect.poll(() => phone.page.title()).toMatch(/^\(1\) /);
    await phone.page.getByRole('link', { name: 'Your turn in 1 game' }).click();
    await phone.page.getByRole('link', { name: /^Back to Nim/ }).click();
    await waitForMyTurn(phone.page);
    await typeMove(phone.page, 'c1');
    await waitForMyTurn(ben.page);
    ahead += 25 * HOUR;
    await server.sweep();
    await phone.page
      .getByText(/ran out of time/)
      .first()
      .waitFor();

    // A duel that is drawn, and one that is won. Nobody makes a move in them, so they change ratings only a little.
    await playDuel(phone.page, ben.page, url, [ben.page, phone.page]);
    await phone.page.getByText('The duel ends 1–1.', { exact: true }).waitFor();
    await phone.page.getByText('1500 ± 350 → 1500 ± 340').first().waitFor();
    await playDuel(phone.page, ben.page, url, [ben.page, ben.page]);
    await phone.page.getByText('You win the duel 2–0.', { exact: true }).waitFor();
    await phone.page.getByText('1500 ± 340 → 1524 ± 331').first().waitFor();
    await ben.page.getByText('1500 ± 340 → 1440 ± 317').first().waitFor();

    // The desktop is lost: the phone gets its own passkey, and that of the desktop no longer signs in.
    await phone.page.goto(`${url}/me/keep`);
    await carried.cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: carried.authenticatorId });
    await addAuthenticator(phone.page);
    const keys = phone.page.getByRole('button', { name: /^Remove:/ });
    await phone.page.getByRole('button', { name: 'Add passkey' }).click();
    await expect.poll(() => keys.count()).toBe(2);
    await keys.last().click();
    await expect.poll(() => keys.count()).toBe(1);
    await phone.page.goto(`${url}/me/devices`);
    await phone.page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await phone.page
      .getByRole('button', { name: /^Sign out/ })
      .first()
      .waitFor({ state: 'detached' });
    await desk.page.goto(`${url}/link`);
    expect(await nameOn(desk.page).textContent()).not.toBe(name);
    await desk.page.getByRole('button', { name: 'Sign in with passkey' }).click();
    await desk.page.getByText(/^No account uses this passkey/).waitFor();

    // Downloads everything, then deletes the account: others now see a deleted player.
    await phone.page.goto(`${url}/me/data`);
    const saved = phone.page.waitForEvent('download');
    await phone.page.getByRole('link', { name: 'Download my data' }).click();
    const data = await readFile(await (await saved).path(), 'utf8');
    for (const part of [name, '3,4,5', '1524']) expect(data).toContain(part);
    await phone.page.getByRole('button', { name: /^Delete account/ }).click();
    expect(phone.troubles).toEqual([]);
    await phone.page.getByRole('button', { name: 'Delete forever' }).click();
    await expect.poll(() => nameOn(phone.page).textContent()).not.toBe(name);
    await ben.page.goto(`${url}/me`);
    await ben.page.getByText('Someone').first().waitFor();
    expect(await ben.page.getByText(name).count()).toBe(0);
    // What the page asked about its player while the account was deleted is refused.
    const ofPhone = phone.troubles.filter((trouble) => !trouble.includes('401'));
    expect([desk.troubles.filter((trouble) => !trouble.includes('40')), ofPhone, ben.troubles]).toEqual([[], [], []]);
  },
);
