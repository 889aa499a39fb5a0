/**
 * The languages of the page, by the tags that `Intl` and `lang` know: what each calls itself, and where its texts are. Those
 * in the sources are English. A new language is one line here; docs/languages.md says the rest.
 */
export const LANGUAGES = {
  en: { name: 'English', texts: null },
  de: { name: 'Deutsch', texts: async () => (await import('./german.ts')).german },
  fr: { name: 'Français', texts: async () => (await import('./french.ts')).french },
} as const;

export type LanguageTag = keyof typeof LANGUAGES;

export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as [LanguageTag, ...LanguageTag[]];
