import type { LanguageTag } from './languages.ts';
import type { Texts } from './phrases.ts';

/** Phrases that not everybody reads, in the languages other than English: fetched with the pages that say them. */
export type LazyTexts = { readonly [Tag in Exclude<LanguageTag, 'en'>]: () => Promise<{ readonly dictionary: Texts }> };

export const COURSE: LazyTexts = {
  de: () => import('./german-course.ts'),
  fr: () => import('./french-course.ts'),
};

export const LAB: LazyTexts = {
  de: () => import('./german-lab.ts'),
  fr: () => import('./french-lab.ts'),
};

export const RECORDS: LazyTexts = {
  de: () => import('./german-records.ts'),
  fr: () => import('./french-records.ts'),
};
