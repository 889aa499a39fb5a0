import { openTournament, waitForMatch } from '../tournaments.ts';
import { type Scene, visit } from './scene.ts';

/** Tournaments: the list, and one before, during and after its rounds. Bots fill missing places. */
export const TOURNAMENTS: readonly Scene[] = [
  { name: 'the tournaments', open: (page, hall) => visit(page, hall, '/t') },
  {
    name: 'an arena that is about to start',
    open: async (page, hall) => {
      await openTournament(page, hall.server.url, 'Arena', 'Ada');
      await page.getByText('You’re in. Your first match opens here.', { exact: true }).waitFor();
    },
  },
  {
    name: 'a Swiss tournament in its first round',
    open: async (page, hall) => {
      const code = await openTournament(page, hall.server.url, 'Swiss', 'Emilia-Charlotte von Xyl');
      await page.getByRole('button', { name: 'Start now' }).click();
      await waitForMatch(page);
      await visit(page, hall, `/t/${code}`);
      await page.getByRole('link', { name: 'Go to your match' }).waitFor();
      await page.getByText('All results', { exact: true }).click();
    },
  },
];
