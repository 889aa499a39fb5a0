/**
 * The languages of the page, by the tags that `Intl` and `lang` know: what each calls itself, and where its texts are, with phrases
 * apart that not everybody reads: those of the course, of the laboratory and of classes. Those in the sources are English. A new language is a few lines here;
 * docs/languages.md says the rest.
 */
export const LANGUAGES = {
  en: { name: 'English', texts: null, apart: null },
  de: {
    name: 'Deutsch',
    texts: async () => (await import('./german.ts')).german,
    apart: {
      course: async () => (await import('./german-course.ts')).germanCourse,
      lab: async () => (await import('./german-lab.ts')).germanLab,
      class: async () => (await import('./german-class.ts')).germanClass,
    },
  },
  fr: {
    name: 'Français',
    texts: async () => (await import('./french.ts')).french,
    apart: {
      course: async () => (await import('./french-course.ts')).frenchCourse,
      lab: async () => (await import('./french-lab.ts')).frenchLab,
      class: async () => (await import('./french-class.ts')).frenchClass,
    },
  },
} as const;

/** What is fetched with the pages that say it. */
export type LazyTexts = 'course' | 'lab' | 'class';

export type LanguageTag = keyof typeof LANGUAGES;

export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as [LanguageTag, ...LanguageTag[]];
