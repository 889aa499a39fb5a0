import type { LazyTexts } from './lazy-texts.ts';

/** Texts of the class pages, in a file of their own that the first page does not load. */
export const CLASSES: LazyTexts = {
  de: () => import('./german-class.ts'),
  fr: () => import('./french-class.ts'),
};
