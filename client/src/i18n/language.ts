import { configureLocalization } from '@lit/localize';
import { type Filling, inWords, type Language } from '@nimhall/shared/phrase';
import type { Refusal } from '@nimhall/shared/refusal';
import { ReactiveElement } from 'lit';
import { LANGUAGE_TAGS, LANGUAGES, type LanguageTag } from './languages.ts';
import type { LazyTexts } from './lazy-texts.ts';

/** The languages that have been spoken, and their ways of saying things. */
const spoken = new Map<string, Language>();

/** Separately loaded texts, and their translations. */
const apart = new Map<LazyTexts, Map<LanguageTag, Language['forms']>>();

/** The language that was asked for last. */
let asked: LanguageTag = 'en';

const { getLocale, setLocale } = configureLocalization({
  sourceLocale: 'en',
  targetLocales: LANGUAGE_TAGS.filter((tag) => LANGUAGES[tag].texts !== null),
  async loadLocale(tag) {
    asked = tag as LanguageTag;
    const [{ dictionaryOf }, texts] = await Promise.all([import('./phrases.ts'), LANGUAGES[tag as LanguageTag].texts?.()]);
    if (!texts) throw new Error(`There are no texts in ${tag}`);
    const { templates, forms } = dictionaryOf(texts.dictionary);
    spoken.set(tag, { tag, forms: (text) => forms(text) ?? formsApart(tag as LanguageTag, text) });
    await Promise.all([...apart.keys()].map((part) => loadApart(part, asked)));
    return { templates };
  },
});

/** Fetches texts that stand apart, now and with every language that is spoken later. Rejects when they cannot be fetched. */
export async function loadTexts(part: LazyTexts): Promise<void> {
  if (!apart.has(part)) apart.set(part, new Map());
  await loadApart(part, asked);
}

async function loadApart(part: LazyTexts, tag: LanguageTag): Promise<void> {
  const known = apart.get(part);
  if (tag === 'en' || known?.has(tag)) return;
  const [{ dictionaryOf }, texts] = await Promise.all([import('./phrases.ts'), part[tag]()]);
  known?.set(tag, dictionaryOf(texts.dictionary).forms);
}

function formsApart(tag: LanguageTag, text: string): ReturnType<Language['forms']> {
  for (const known of apart.values()) {
    const forms = known.get(tag)?.(text);
    if (forms !== undefined) return forms;
  }
  return undefined;
}

/** The language that is spoken now. */
export function language(): LanguageTag {
  return getLocale() as LanguageTag;
}

/**
 * A text of the rules, the solver, the bots or the server in the language of the page: a phrase, a number, or a fixed text such as the name
 * of a game. English if there is no translation.
 */
export function localize(words: Filling): string {
  const ours = spoken.get(language());
  if (typeof words !== 'string') return inWords(words, ours);
  const form = ours?.forms(words);
  return typeof form === 'string' ? form : words;
}

/** Why something was refused, in the language of the page; nothing where nothing was. */
export function refusalInWords(refusal: Pick<Refusal, 'message' | 'phrase'> | null): string {
  return refusal ? localize(refusal.phrase ?? refusal.message) : '';
}

/**
 * Speaks a language from now on, everywhere on the page: the last one asked for, where several are on their way. Stays
 * with the present one when the texts cannot be fetched.
 */
export async function setLanguage(wanted: LanguageTag): Promise<void> {
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
