import type { LazyTexts } from './lazy-texts.ts';

/** What is said about programs that play; in a file of its own, which the first page does without. */
export const PROGRAMS: LazyTexts = {
  de: () => import('./german-programs.ts'),
  fr: () => import('./french-programs.ts'),
};
