/**
 * The languages of the page, by the tags that `Intl` and `lang` know: what each calls itself, and where its texts are, those of
 * the course apart, which not everybody reads. Those in the sources are English. A new language is a few lines here;
 * docs/languages.md says the rest.
 */
export const LANGUAGES = {
  en: { name: 'English', texts: null, course: null },
  de: {
    name: 'Deutsch',
    texts: async () => (await import('./german.ts')).german,
    course: async () => (await import('./german-course.ts')).germanCourse,
  },
  fr: {
    name: 'Français',
    texts: async () => (await import('./french.ts')).french,
    course: async () => (await import('./french-course.ts')).frenchCourse,
  },
} as const;

export type LanguageTag = keyof typeof LANGUAGES;

export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as [LanguageTag, ...LanguageTag[]];
