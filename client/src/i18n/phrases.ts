import type { StrResult } from '@lit/localize';
import { generateMsgId } from '@lit/localize/internal/id-generation.js';
import type { Forms, Language } from '@nimhall/shared/phrase';
import { html, type TemplateResult } from 'lit';

/** Texts by their English. `{0}`, `{1}` … stand for what is filled in, counted as in the English text. */
export type Phrases = Readonly<Record<string, Forms>>;

/** Texts with elements in them, by their English. */
export type Markup = Readonly<Record<string, string>>;

/** What lit-localize takes: a text, or one with places to fill in, by the id that it works out from the English. */
type Templates = Readonly<Record<string, string | StrResult | TemplateResult>>;

/** All texts of a language: for what is drawn with `msg`, and for phrases. */
export interface Dictionary {
  readonly templates: Templates;
  readonly forms: Language['forms'];
}

/** A dictionary of texts, and of texts with elements in them; `finish` gives each the last touch of its language's spelling. */
export function dictionaryOf(
  texts: readonly Phrases[],
  markup: readonly Markup[],
  finish: (text: string) => string = (text) => text,
): Dictionary {
  const known = new Map(texts.flatMap(Object.entries<Forms>).map(([english, forms]) => [english, finished(forms, finish)] as const));
  const drawn = markup.flatMap(Object.entries<string>).map(([english, text]) => [idOf(english, true), drawnFrom(finish(text))] as const);
  const filled = [...known].flatMap(([english, forms]) =>
    typeof forms === 'string' ? [[idOf(english, false), filledFrom(forms)] as const] : [],
  );
  return { templates: Object.fromEntries([...filled, ...drawn]), forms: (text) => known.get(text) };
}

function finished(forms: Forms, finish: (text: string) => string): Forms {
  if (typeof forms === 'string') return finish(forms);
  return Object.fromEntries(Object.entries(forms).map(([rule, text]) => [rule, finish(text)]));
}

/** The id of an English text. */
function idOf(english: string, isMarkup: boolean): string {
  const { strings } = cut(english);
  return generateMsgId(strings.length === 1 && !isMarkup ? english : strings, isMarkup);
}

function filledFrom(text: string): string | StrResult {
  const { strings, values } = cut(text);
  return values.length === 0 ? text : { strTag: true, strings, values };
}

function drawnFrom(text: string): TemplateResult {
  const { strings, values } = cut(text);
  return html(strings, ...values);
}

/** What is between the places to fill in, and which these are. */
function cut(text: string): { strings: TemplateStringsArray; values: number[] } {
  const parts = text.split(/\{(\d+)\}/);
  const strings = parts.filter((_, at) => at % 2 === 0);
  return {
    strings: Object.assign(strings, { raw: strings }),
    values: parts.filter((_, at) => at % 2 === 1).map(Number),
  };
}

/**
 * Translates finished texts: whole ones by looking them up, others by the first phrase whose English fits, where what
 * was filled in is translated in turn. A text that fits none stays as it is.
 */
export function translator(phrases: Markup): (text: string) => string {
  const known = new Map(Object.entries(phrases));
  const patterns = Object.entries(phrases).flatMap(([english, text]) =>
    english.includes('{') ? [{ fits: patternOf(english), text }] : [],
  );
  return function translate(text: string): string {
    const whole = known.get(text);
    if (whole !== undefined) return whole;
    for (const pattern of patterns) {
      const match = pattern.fits.exec(text);
      if (match) return pattern.text.replace(/\{(\d+)\}/g, (_, index) => translate(match[Number(index) + 1] ?? ''));
    }
    return text;
  };
}

/** Finds out whether an English text is this phrase, and what was filled in. */
function patternOf(english: string): RegExp {
  const parts = english.split(/\{\d+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.*?)')}$`, 's');
}
