import { spaced } from './fr/spelling.ts';
import { tournaments } from './fr/tournaments.ts';
import type { Texts } from './phrases.ts';

/** What the pages of tournaments say. */
export const dictionary: Texts = {
  texts: [tournaments],
  markup: [],
  finish: spaced,
};
