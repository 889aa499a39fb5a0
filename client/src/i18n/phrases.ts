import type { StrResult } from '@lit/localize';
import { generateMsgId } from '@lit/localize/internal/id-generation.js';
import type { Forms, Language } from '@nimhall/shared/phrase';
import { html, type TemplateResult } from 'lit';

/** Texts by their English. `{0}`, `{1}` … are values, counted as in the English text. */
export type Phrases = Readonly<Record<string, Forms>>;

/** Texts with elements in them, by their English. */
export type Markup = Readonly<Record<string, string>>;

/** The templates of lit-localize: a text, or one with values, by the id that it computes from the English. */
type Templates = Readonly<Record<string, string | StrResult | TemplateResult>>;

/** All texts of a language. */
export interface Texts {
  readonly texts: readonly Phrases[];
  readonly markup: readonly Markup[];
  /** Gives each text the last touch of the language's spelling. */
  readonly finish?: (text: string) => string;
}

/** Texts as they are looked up: by `msg`, and for phrases. */
interface Dictionary {
  readonly templates: Templates;
  readonly forms: Language['forms'];
}

export function dictionaryOf({ texts, markup, finish = (text) => text }: Texts): Dictionary {
  const known = new Map(texts.flatMap(Object.entries<Forms>).map(([english, forms]) => [english, finished(forms, finish)] as const));
  const filled = [...known].flatMap(([english, forms]) => (typeof forms === 'string' ? [[idOf(english, false), filledFrom(forms)]] : []));
  const drawn = markup.flatMap(Object.entries<string>).map(([english, text]) => [idOf(english, true), drawnFrom(finish(text))]);
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

/** The texts between the values, and the numbers of the values. */
function cut(text: string): { strings: TemplateStringsArray; values: number[] } {
  const parts = text.split(/\{(\d+)\}/);
  const strings = parts.filter((_, at) => at % 2 === 0);
  return {
    strings: Object.assign(strings, { raw: strings }),
    values: parts.filter((_, at) => at % 2 === 1).map(Number),
  };
}
