import { tournamentPages } from './de/tournament-pages.ts';
import { tournaments } from './de/tournaments.ts';
import type { Texts } from './phrases.ts';

/** What the pages of tournaments say. */
export const dictionary: Texts = {
  texts: [tournamentPages, tournaments],
  markup: [],
};
