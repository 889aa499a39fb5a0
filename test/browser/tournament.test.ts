import { seededRandom } from '@nimhall/shared/bot/random';
import { expect, test } from 'vitest';
import { joinAs, serve } from '../support/harness.ts';
import { TournamentProgram } from '../support/tournament-program.ts';
import { openHall, person } from './people.ts';
import { joinTournament, openTournament, waitForMatch } from './tournaments.ts';

const hall = openHall({ own: true });

test('two people and twenty programs play an arena of two games until its own clock ends it; a rated one says first that it needs an account', async () => {
  const clock = { now: Date.UTC(2026, 0, 1, 12) };
  const server = await serve({ clock, ratedFor: 'kept' });
  const ada = await person(hall, { viewport: { width: 320, height: 568 } });
  await ada.page.goto(`${server.url}/t`);
  await ada.page.getByText('More settings', { exact: true }).click();
  await ada.page.getByRole('button', { name: 'Add another game' }).click();
  await ada.page.getByRole('combobox', { name: 'Game 2', exact: true }).selectOption('kayles');
  await ada.page.getByRole('button', { name: 'Open tournament' }).click();
  await joinTournament(ada.page, 'Ada');
  await ada.page.getByRole('heading', { level: 1, name: 'Arena: Nim and Kayles' }).waitFor();
  const arena = ada.page.url().split('/').at(-1) ?? '';
  const random = seededRandom(1);
  // A match is over as soon as a program resigns, so none plays before the people have seen theirs.
  const { promise: begin, resolve: play } = Promise.withResolvers<void>();
  const programs = await Promise.all(
    Array.from({ length: 20 }, (_, at) => TournamentProgram.join(server.url, arena, `Program ${at}`, random, begin)),
  );
  const bo = await person(hall);
  await bo.page.goto(`${server.url}/t/${arena}`);
  await joinTournament(bo.page, 'Bo');
  await ada.page.getByText('22 players', { exact: false }).first().waitFor();
  await ada.page.getByRole('button', { name: 'Start now' }).click();
  await Promise.all([waitForMatch(ada.page), waitForMatch(bo.page)]);
  await ada.page.getByText('Match, game 1 of 2.', { exact: true }).waitFor();
  for (const { page } of [ada, bo]) await page.getByRole('link', { name: 'Back to the tournament' }).click();
  play();
  await ada.page.getByText(/^You play (Program \d+|Bo)\.$/).waitFor();
  for (let step = 0; step < 4; step++) {
    await TournamentProgram.settle(programs, arena);
    clock.now += 2_500;
    await server.sweep();
  }
  clock.now += 20 * 60_000;
  await server.sweep();
  await Promise.all([ada, bo].map(({ page }) => page.getByRole('heading', { name: 'Final standing' }).waitFor()));
  // Programs won and lost against one another, and everybody has a place.
  await bo.page
    .getByRole('row', { name: /^1 Program \d+ [1-9]/ })
    .first()
    .waitFor();
  await bo.page.getByRole('row', { name: /^\d+ Bo \d/ }).waitFor();

  const program = await joinAs(server.url, 'Guest');
  const { code } = await program.ok('tournament:open', { id: 'rated', form: 'swiss', games: [{ game: 'nim' }], rated: true });
  // Without loading the page anew: nothing of the last tournament is left.
  await ada.page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/t/${code}`);
  await ada.page.getByRole('heading', { name: 'Final standing' }).waitFor({ state: 'detached' });
  await ada.page.getByText(/^This tournament is rated\. Create an account, or come back/).waitFor();
  await ada.page.getByRole('link', { name: 'Create account' }).waitFor();
  expect(await ada.page.getByRole('button', { name: 'Join', exact: true }).count()).toBe(0);
  expect([ada.troubles, bo.troubles]).toEqual([[], []]);
});

test('all results of a tournament are printed, and nothing else of its page', async () => {
  const [robo, other] = [await joinAs(hall.server.url, 'Guest'), await joinAs(hall.server.url, 'Guest')];
  const { code } = await robo.ok('tournament:open', { id: 'swiss', form: 'swiss', games: [{ game: 'nim' }] });
  await robo.ok('tournament:join', { code, id: 'join', name: 'Robo' });
  await other.ok('tournament:join', { code, id: 'join', name: 'Bo' });
  await robo.ok('tournament:order', { code, id: 'start', order: { kind: 'start' } });
  await other.waitFor('tournament:board', () => true);
  await other.ok('tournament:withdraw', { code, id: 'leave' });
  const { page, troubles } = await person(hall);
  await page.goto(`${hall.server.url}/t/${code}`);
  await page.getByText('All results', { exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  const table = page.locator('nh-crosstable');
  await table.getByRole('row', { name: /^1 Robo \+2 1$/ }).waitFor();
  await table.getByRole('row', { name: /^2 Bo −1 0$/ }).waitFor();
  await page
    .getByRole('heading', { level: 1, name: /^Swiss/ })
    .last()
    .waitFor();
  expect(await page.getByRole('button', { name: 'Print', exact: true }).isVisible()).toBe(false);
  const printed = await page.locator('nh-tournament-page').evaluate(({ shadowRoot }) => {
    const places = [0.05, 0.5, 0.95].flatMap((x) => [0.05, 0.5, 0.95].map((y) => [x * innerWidth, y * innerHeight] as const));
    return places.map(([x, y]) => shadowRoot?.elementFromPoint(x, y)?.closest('.paper') !== null);
  });
  expect(new Set(printed), 'the paper lies above everything').toEqual(new Set([true]));
  expect(troubles).toEqual([]);
});

test('a short arena: matches open by themselves, a player who leaves loses, a late one plays, and everybody is told of the end', async () => {
  const ada = await person(hall, { viewport: { width: 390, height: 664 } });
  const code = await openTournament(ada.page, hall.server.url, 'Arena', 'Ada');
  await ada.page.getByText('You’re in. Your first match opens here.', { exact: true }).waitFor();
  const program = await joinAs(hall.server.url, 'Guest');
  await program.ok('tournament:join', { code, id: 'join', name: 'Robo' });
  await ada.page.getByRole('button', { name: 'Start now' }).click();
  await waitForMatch(ada.page);
  const { room } = await program.waitFor('tournament:board', () => true);
  expect(ada.page.url()).toContain(room);

  // A resigned match counts at once.
  await program.ok('tournament:withdraw', { code, id: 'leave' });
  await ada.page.getByRole('link', { name: 'Back to the tournament' }).first().waitFor();

  const bo = await person(hall, { viewport: { width: 1280, height: 800 } });
  await bo.page.goto(`${hall.server.url}/t/${code}`);
  await joinTournament(bo.page, 'ADA');
  await bo.page.getByText('Someone in this tournament already has this name. Add something to yours.', { exact: true }).waitFor();
  await joinTournament(bo.page, 'Bo');
  await Promise.all([waitForMatch(bo.page), ada.page.waitForURL((url) => !url.href.includes(room))]);
  expect(ada.page.url()).toBe(bo.page.url());

  // A selected player can be followed.
  await bo.page.goto(`${hall.server.url}/t/${code}`);
  await bo.page.getByText('You play Ada.', { exact: true }).waitFor();
  await bo.page.getByRole('button', { name: 'Ada', exact: true }).click();
  await bo.page.getByRole('heading', { name: 'Following Ada' }).waitFor();
  await bo.page.getByRole('link', { name: /^Watch this match:/ }).waitFor();

  await ada.page.goto(`${hall.server.url}/t/${code}`);
  await ada.page.getByRole('button', { name: 'End tournament' }).click();
  await ada.page.getByRole('button', { name: 'End it now' }).click();
  await bo.page.getByRole('heading', { name: 'Final standing' }).waitFor();
  for (const row of ['1 Ada 2 1', '2 Bo 0 0', '4 Robo 0 1']) await bo.page.getByRole('row', { name: row, exact: true }).waitFor();
  await ada.page.getByText(/^You finished in place 1 of /).waitFor();
  for (const { troubles } of [ada, bo]) expect(troubles).toEqual([]);
});
