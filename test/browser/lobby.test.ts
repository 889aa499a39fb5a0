import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { connect } from '../support/harness.ts';
import { isFull, scaled } from '../support/scale.ts';
import { chooseBot, focused, openFromTile, playWith, tapTile, typeMove, waitForMyTurn } from './gestures.ts';
import { beginAgainst, opponent } from './opponent.ts';
import { openHall, person } from './people.ts';

const hall = openHall({ own: true });

test('two people who play anyone are paired when they tap the same tile with the same clock', async () => {
  const [first, second] = [await person(hall), await person(hall)];
  for (const { page } of [first, second]) {
    await page.goto(hall.server.url);
    await playWith(page, 'anyone');
    expect(await page.getByRole('group', { name: 'Play with' }).getByRole('combobox', { name: 'Time control' }).inputValue()).toBe('300+3');
    await page.getByRole('group', { name: 'Play with' }).getByRole('combobox', { name: 'Time control' }).selectOption('3 min + 2 s a move');
    await tapTile(page, /3 – 4 – 5/);
  }
  expect(second.page.url()).toBe(first.page.url());
  await Promise.race([waitForMyTurn(first.page), waitForMyTurn(second.page)]);
  expect(await first.page.getByRole('timer').allInnerTexts()).toEqual(['3:00', '3:00']);

  await first.page.goto(hall.server.url);
  expect(await first.page.getByRole('radio', { name: 'anyone' }).isChecked()).toBe(true);
  expect(await first.page.getByRole('group', { name: 'Play with' }).getByRole('combobox', { name: 'Time control' }).inputValue()).toBe(
    '180+2',
  );
  expect([...first.troubles, ...second.troubles]).toEqual([]);
});

test.runIf(isFull)('a tile is played against a bot of the chosen level, which is remembered', async () => {
  const { page, troubles } = await person(hall);
  await page.goto(hall.server.url);
  await playWith(page, 'a bot');
  await page.getByRole('button', { name: /^Bot: / }).click();
  await chooseBot(page, 'teacher');
  await page.getByText(/^Never makes a mistake where/).waitFor();
  await tapTile(page, /3 – 4 – 5/);
  await waitForMyTurn(page);
  await page.getByRole('region', { name: 'Second seat' }).getByText('Owl').waitFor();
  await page.goto(hall.server.url);
  await page.getByRole('button', { name: 'Bot: Owl, strength 8 of 8' }).waitFor();
  expect(troubles).toEqual([]);
});

test('the choice of who begins against a bot is remembered, and a tile says when that side cannot win', async () => {
  const { page, troubles } = await person(hall);
  const tile = (name: RegExp) => page.getByRole('list', { name: 'Starting positions' }).getByRole('button', { name });
  const showAll = () => page.getByRole('button', { name: /^All \d+$/ }).click();
  await page.goto(hall.server.url);
  await showAll();
  await tile(/^Moore’s Nim.*You go second and can win\.$/).waitFor();
  expect(await page.getByText('Hard. The first player can win.').count()).toBe(0);
  await tapTile(page, /^Moore’s Nim/);
  await page.getByRole('region', { name: 'Second seat' }).getByText('you').waitFor();

  await page.goto(hall.server.url);
  await showAll();
  await page.getByRole('group', { name: 'Who goes first' }).getByRole('radio', { name: 'the bot' }).check();
  await tile(/^Nim 3 – 4 – 5.*Hard. The first player can win\.$/).waitFor();
  await page.reload();
  expect(await page.getByRole('radio', { name: 'the bot' }).isChecked()).toBe(true);
  await tapTile(page, /^Nim 3 – 4 – 5/);
  await waitForMyTurn(page);
  await page.getByRole('region', { name: 'Second seat' }).getByText('you').waitFor();
  expect(troubles).toEqual([]);
});

test('games are shown a group at a time, the easiest first, or all at once', async () => {
  const { page } = await person(hall);
  await page.goto(hall.server.url);
  const groups = page.getByRole('group', { name: 'Filter games' }).getByRole('button');
  const tiles = page.getByRole('list', { name: 'Starting positions' }).getByRole('listitem');
  const shown = async () => [await groups.and(page.locator('[aria-pressed="true"]')).allTextContents(), await tiles.count()] as const;
  await expect
    .poll(() => groups.allTextContents())
    .toEqual(['Start here', 'New twists', 'For the curious', expect.stringMatching(/^All \d+$/)]);
  const counts: number[] = [];
  for (const [at, name] of (await groups.allTextContents()).entries()) {
    await groups.nth(at).click();
    const [pressed, count] = await shown();
    expect(pressed).toEqual([name]);
    counts.push(count);
  }
  const all = counts.pop();
  expect(counts.reduce((sum, count) => sum + count)).toBe(all);
  expect(await groups.last().textContent()).toBe(`All ${all}`);
});

test('the number of waiting people is shown at the top and links to them; games against bots are not listed', async () => {
  const [alone, visitor] = [await person(hall), await person(hall)];
  await (await opponent(hall.server.url)).open(hall.server.url, { game: 'king', listed: true });
  await alone.page.goto(hall.server.url);
  await tapTile(alone.page, /^Kayles/);

  await visitor.page.goto(hall.server.url);
  await visitor.page.getByRole('button', { name: /^\d+ (person is|people are) waiting$/ }).click();
  expect(await focused(visitor.page)).toBe('Rooms');
  await visitor.page.getByRole('link', { name: /^Join: Corner the king/ }).waitFor();
  expect(await visitor.page.locator(`a[href="${new URL(alone.page.url()).pathname}"]`).count()).toBe(0);
  expect([...alone.troubles, ...visitor.troubles]).toEqual([]);
});

test('a waiting player is offered a bot after 15 seconds, and a spectator is not', async () => {
  const [host, guest] = [await person(hall), await person(hall)];
  await host.page.clock.install();
  const room = await openFromTile(host.page, hall.server.url, /3 – 4 – 5/);
  await guest.page.clock.install();
  await guest.page.goto(room);
  await guest.page.getByRole('button', { name: 'Just watch' }).click();
  await guest.page.getByRole('group', { name: 'Board' }).waitFor();
  const offer = (page: Page) => page.getByText('No one has come yet. Play against a bot instead?');
  expect(await offer(host.page).count()).toBe(0);
  await host.page.clock.fastForward(16_000);
  await guest.page.clock.fastForward(16_000);
  await offer(host.page).waitFor();
  expect(await offer(guest.page).count()).toBe(0);

  await host.page.getByRole('button', { name: /^Bot: / }).click();
  await chooseBot(host.page, 'student');
  await host.page.getByRole('button', { name: 'Play this bot' }).click();
  await waitForMyTurn(host.page);
  await host.page.getByRole('region', { name: 'Second seat' }).getByText('Jay').waitFor();
  expect(await offer(host.page).count()).toBe(0);
  expect([...host.troubles, ...guest.troubles]).toEqual([]);
});

test('a link opens the dialog filled in, reports what it does not understand, and can be copied', async () => {
  const { page, troubles } = await person(hall);
  await page.goto(`${hall.server.url}/new?game=nim&start=1,3,5&misere=1&clock=300+3&overlay=after&seat=second&bot=perfect`);
  const dialog = page.getByRole('dialog', { name: 'New room' });
  await dialog.getByText('The link asks for an unknown bot, “perfect”.').waitFor();
  await dialog.getByRole('img', { name: 'Heap A, 1 stone; Heap B, 3 stones; Heap C, 5 stones' }).waitFor();
  expect(await dialog.getByRole('radio', { name: 'loses' }).isChecked()).toBe(true);
  expect(await dialog.getByRole('combobox', { name: 'Time control' }).inputValue()).toBe('300+3');
  expect(await dialog.getByRole('combobox', { name: 'Moves second' }).inputValue()).toBe('me');
  await dialog.getByRole('combobox', { name: 'Moves first' }).selectOption({ label: 'Bot: Owl' });
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  expect(await dialog.getByRole('textbox', { name: 'Link to these settings' }).inputValue()).toBe(
    `${hall.server.url}/new?game=nim&misere=1&start=1,3,5&clock=300+3&overlay=after&seat=second&bot=teacher`,
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.waitForURL(`${hall.server.url}/`);
  expect(troubles).toEqual([]);
});

test('the dialog remembers the last room, and ignores invalid stored data', async () => {
  const { page, troubles } = await person(hall);
  await page.goto(hall.server.url);
  await page.getByRole('button', { name: 'Create a game…' }).click();
  const dialog = page.getByRole('dialog', { name: 'New room' });
  await dialog.getByRole('combobox', { name: 'Game', exact: true }).selectOption({ label: 'Kayles' });
  await dialog.getByRole('textbox', { name: 'Starting position' }).fill('9');
  await dialog.getByRole('combobox', { name: 'Time control' }).selectOption('10 min + 5 s a move');
  await dialog.getByRole('button', { name: 'Open room' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kayles' }).waitFor();

  const again = async () => {
    await page.goto(hall.server.url);
    await page.getByRole('button', { name: 'Create a game…' }).click();
    return [
      await dialog.getByRole('combobox', { name: 'Game', exact: true }).inputValue(),
      await dialog.getByRole('textbox', { name: 'Starting position' }).inputValue(),
      await dialog.getByRole('combobox', { name: 'Time control' }).inputValue(),
    ];
  };
  expect(await again()).toEqual(['kayles', '9', '600+5']);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"broken":');
  });
  expect(await again()).toEqual(['nim', '3,4,5', 'none']);
  expect(troubles).toEqual([]);
});

/** The game of each row in the list of rooms. */
async function gamesListed(page: Page): Promise<string[]> {
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
  // Reads them all at once, because a room may disappear in between.
  return await rows.evaluateAll((all) => all.map((row) => row.querySelector('.game')?.textContent?.split(',')[0] ?? ''));
}

test('the rooms are filtered and sorted, and the choice is remembered', async () => {
  const clock = { initialMs: 60_000, incrementMs: 1_000 };
  for (const wishes of [
    { game: 'wythoff' },
    { game: 'grundys-game', clock },
    // It goes on: one that ended meanwhile would leave the page, and what is below it would move away from under a click.
    { game: 'king', clock, seats: { first: 'me', second: { bot: 'random' } } },
  ] as const) {
    await (await opponent(hall.server.url)).open(hall.server.url, wishes);
  }
  const { page, troubles } = await person(hall);
  await page.goto(hall.server.url);
  const filters = page.getByRole('group', { name: 'Filter rooms' });
  await filters.getByRole('combobox', { name: 'Time control' }).selectOption('With a clock');
  await filters.getByRole('combobox', { name: 'Status' }).selectOption('Open seats');
  await page.getByRole('link', { name: /^Join: Grundy’s Game/ }).waitFor();
  await expect.poll(() => gamesListed(page)).not.toEqual(expect.arrayContaining([expect.stringMatching(/Wythoff|King/)]));

  await filters.getByRole('combobox', { name: 'Game' }).selectOption('Lasker’s Nim');
  await page.getByText('No rooms match these filters.').waitFor();
  await page.getByRole('button', { name: 'All rooms' }).click();
  const heading = page.getByRole('columnheader', { name: 'Game' });
  await heading.getByRole('button').click();
  expect(await heading.getAttribute('aria-sort')).toBe('ascending');
  const upwards = await gamesListed(page);
  expect(upwards).toEqual(upwards.toSorted((a, b) => a.localeCompare(b)));
  expect(upwards).toEqual(expect.arrayContaining(['Grundy’s Game', 'Wythoff’s queen']));

  await page.reload();
  await page.getByRole('link', { name: /^Join: Grundy’s Game/ }).waitFor();
  expect(await heading.getAttribute('aria-sort')).toBe('ascending');
  await heading.getByRole('button').click();
  expect(await heading.getAttribute('aria-sort')).toBe('descending');
  const downwards = await gamesListed(page);
  expect(downwards).toEqual(downwards.toSorted((a, b) => b.localeCompare(a)));
  expect(troubles).toEqual([]);
});

test('a listed game shows its current position, and its players find it among their own, listed or not', async () => {
  const [first, watcher] = [await person(hall), await person(hall)];
  const tables = watcher.page.getByRole('region', { name: 'On the tables now' });
  const hidden = `${hall.server.url}/new?game=nim&start=1,2&listed=0`;
  await first.page.goto(hidden);
  await first.page.getByRole('button', { name: 'Open room' }).click();
  await first.page.getByRole('group', { name: 'Board' }).waitFor();
  const { room, other } = await beginAgainst(first.page, hall.server.url);

  await watcher.page.goto(hall.server.url);
  await tables.locator(`a[href="${new URL(room).pathname}"]`).waitFor();
  await typeMove(first.page, 'a2');
  await tables.getByRole('img', { name: 'Heap A, 1 stone; Heap B, 4 stones; Heap C, 5 stones' }).waitFor();

  await first.page.goto(hall.server.url);
  const mine = first.page.getByRole('list', { name: 'Your games' });
  await mine
    .getByRole('link', { name: /^Back to Nim, last one wins, [A-Z]\w+ [A-Z]\w+ – [A-Z]\w+ [A-Z]\w+\. [A-Z]\w+ [A-Z]\w+ is to move\.$/ })
    .waitFor();
  await mine
    .getByRole('link', { name: /^Back to Nim, last one wins, [A-Z]\w+ [A-Z]\w+ – open seat\. Waiting for another player\.$/ })
    .waitFor();
  await other.move(room, 'b4');
  await mine.getByRole('link', { name: /Your turn\.$/ }).click();
  await waitForMyTurn(first.page);

  await first.page.getByRole('button', { name: 'Resign…' }).click();
  await first.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await first.page.getByText('You resigned.', { exact: true }).waitFor();
  await first.page.goto(hall.server.url);
  await mine.getByRole('link', { name: /Waiting for another player/ }).waitFor();
  await expect.poll(() => mine.getByRole('link').count()).toBe(1);
  expect([...first.troubles, ...watcher.troubles]).toEqual([]);
});

test('many rooms are loaded page by page, and a search finds rooms on any page', async () => {
  const open = { listed: true, start: '7,8' } as const;
  const hosts = await Promise.all(Array.from({ length: scaled(25, 45) }, () => connect(hall.server.url, { protocol: 1 })));
  await hosts[0]?.ok('room:create', { ...open, game: 'moore' });
  for (const host of hosts) await host.ok('room:create', { ...open, game: 'nim' });

  const { page, troubles } = await person(hall, { viewport: { width: 320, height: 568 } });
  await page.goto(hall.server.url);
  const next = page.getByRole('button', { name: 'Next rooms' });
  const joins = page.getByRole('link', { name: /^Join:/ });
  const seen = new Set<string | null>();
  for (let from = 1; ; from += 10) {
    await page.getByText(new RegExp(`^${from} to \\d+ of (more than )?\\d+$`)).waitFor();
    // The rest of this page and the next one may still be loading.
    const isLast = async (): Promise<boolean> => (await next.getAttribute('aria-disabled')) === 'true';
    await expect.poll(async () => (await isLast()) && (await page.getByText(/^\d+ to \d+ of more than/).count()) > 0).toBe(false);
    expect(await joins.count(), `from ${from} on`).toBeLessThanOrEqual(10);
    for (const join of await joins.evaluateAll((all) => all.map((each) => each.getAttribute('href')))) seen.add(join);
    if (await isLast()) break;
    await next.click();
  }
  expect(seen.size, 'every room is on a page').toBeGreaterThanOrEqual(hosts.length + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.reload();
  await joins.first().waitFor();
  await page.getByRole('group', { name: 'Filter rooms' }).getByRole('combobox', { name: 'Game' }).selectOption('Moore’s Nim');
  await page.getByRole('link', { name: /^Join: Moore’s Nim/ }).waitFor();
  expect(troubles).toEqual([]);
});
