import type { LazyTexts } from './lazy-texts.ts';

/** What the pages of tournaments say; in a file of its own, which the first page does without. */
export const TOURNAMENTS: LazyTexts = {
  de: () => import('./german-tournament.ts'),
  fr: () => import('./french-tournament.ts'),
};
