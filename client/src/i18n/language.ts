import { configureLocalization } from '@lit/localize';
import type { Language as Spoken } from '@nimhall/shared/phrase';
import { ReactiveElement } from 'lit';
import type { Settings } from '../state/settings.ts';

/** The languages of the page, as tags that `Intl` and `lang` know; the texts in the sources are English. */
type Language = Settings['language'];

const { getLocale, setLocale } = configureLocalization({
  sourceLocale: 'en',
  targetLocales: ['de'],
  async loadLocale() {
    const { finished, formsOf, templates } = await import('./german.ts');
    translateFinished = finished;
    german = { tag: 'de', forms: formsOf };
    return { templates };
  },
});

/** How phrases are said: in English until there is something else. */
const english: Spoken = { tag: 'en', forms: () => undefined };
let german = english;

/** How phrases are said in the language that is spoken now. */
export function spoken(): Spoken {
  return language() === 'de' ? german : english;
}

/** German for finished texts, once it is here. */
let translateFinished: ((text: string) => string) | null = null;

/** The language that is spoken now. */
export function language(): Language {
  return getLocale() === 'de' ? 'de' : 'en';
}

/**
 * A text that comes finished, in English, from the rules, the solver, the bots or the server, in the language of the
 * page; as it is where nobody has translated it.
 */
export function translated(text: string): string {
  return language() === 'en' || !translateFinished ? text : translateFinished(text);
}

/**
 * Speaks a language from now on, everywhere on the page: the last one asked for, where several are on their way. Stays
 * with the present one when the texts cannot be fetched.
 */
export async function speak(wanted: Language): Promise<void> {
  try {
    await setLocale(wanted);
  } catch {
    return;
  }
  const { documentElement } = document;
  if (documentElement.lang === language()) return;
  documentElement.lang = language();
  redraw(document);
}

/** Draws every element again: texts are chosen while drawing, and elements whose properties stay as they are would not. */
function redraw(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    if (element instanceof ReactiveElement) element.requestUpdate();
    if (element.shadowRoot) redraw(element.shadowRoot);
  }
}
