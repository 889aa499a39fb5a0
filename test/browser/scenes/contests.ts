import { openDuels, resign, seekDuel } from '../duels.ts';
import { playOnLadder } from '../ladders.ts';
import { type Scene, visit } from './scene.ts';

/** Ladders and rated duels. */
export const CONTESTS: readonly Scene[] = [
  {
    name: 'the ladders, one of them begun',
    async open(page, hall) {
      await visit(page, hall, '/ladder/kayles');
      await playOnLadder(page, 'right');
      await visit(page, hall, '/ladder');
      await page.getByText('6 to beat. First: Chick.').first().waitFor();
    },
  },
  {
    name: 'a game on a ladder',
    async open(page, hall) {
      await visit(page, hall, '/ladder/nim');
      await page.getByText('Your turn.', { exact: true }).waitFor();
    },
  },
  {
    name: 'a game on a ladder that is won',
    async open(page, hall) {
      await visit(page, hall, '/ladder/nim');
      await playOnLadder(page, 'right');
    },
  },
  {
    name: 'rated duels, while somebody is awaited',
    async open(page, hall) {
      await seekDuel(page, await openDuels(page, hall.server.url, 'chomp'));
    },
  },
  {
    name: 'between the games of a duel',
    async open(page, hall) {
      await openDuels(page, hall.server.url, 'nim');
      await page.getByRole('radio', { name: 'a bot' }).check();
      await page.getByRole('button', { name: 'Play this bot' }).click();
      const told = page
        .getByText(/^The second game begins/)
        .first()
        .waitFor();
      await resign(page);
      await told;
    },
  },
  {
    name: 'a duel that is over',
    async open(page, hall) {
      await openDuels(page, hall.server.url, 'nim');
      await page.getByRole('radio', { name: 'a bot' }).check();
      await page.getByRole('button', { name: 'Play this bot' }).click();
      await resign(page);
      await page.getByText(/^Game 2 of 2/).waitFor();
      await resign(page);
      await page.getByText('You lose the duel 0–2.', { exact: true }).waitFor();
    },
  },
];
