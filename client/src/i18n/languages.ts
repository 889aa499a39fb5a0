/**
 * The languages of the page, by the tags that `Intl` and `lang` know: what each calls itself, and where its texts are. Those in the sources are
 * English. A new language is a few lines here and in lazy-texts.ts; docs/languages.md says the rest.
 */
export const LANGUAGES = {
  en: { name: 'English', texts: null },
  de: { name: 'Deutsch', texts: () => import('./german.ts') },
  fr: { name: 'Français', texts: () => import('./french.ts') },
} as const;

export type LanguageTag = keyof typeof LANGUAGES;

export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as [LanguageTag, ...LanguageTag[]];
