import type { LazyTexts } from './lazy-texts.ts';

/** What the pages of classes say; in a file of its own, which the first page does without. */
export const CLASSES: LazyTexts = {
  de: () => import('./german-class.ts'),
  fr: () => import('./french-class.ts'),
};
