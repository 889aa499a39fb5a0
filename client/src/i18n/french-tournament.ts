import { spaced } from './fr/spelling.ts';
import { tournamentPages } from './fr/tournament-pages.ts';
import { tournaments } from './fr/tournaments.ts';
import type { Texts } from './phrases.ts';

/** What the pages of tournaments say. */
export const dictionary: Texts = {
  texts: [tournamentPages, tournaments],
  markup: [],
  finish: spaced,
};
