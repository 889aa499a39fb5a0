/**
 * Text for people, as data: an English pattern and its values, so that rules, faults and reasons can be translated exactly, and programs
 * get the values. Written with `say`, `count` and `list`.
 */
export type Phrase = Said | Counted | Listed;

/** A pattern such as `Heap {0} has only {1}.` with its values. */
interface Said {
  /** English, with {0}, {1} … where the values go. Translations are found by it. */
  readonly text: string;
  readonly values: readonly Filling[];
}

/** A number of things, such as `{0} stones`; which form a language takes is decided by `Intl.PluralRules`. */
interface Counted {
  /** English for any number but one. Translations are found by it. */
  readonly text: string;
  /** English for one of them. */
  readonly one: string;
  /** The number, and what else is filled in as {1}, {2} … */
  readonly values: readonly [number, ...Filling[]];
}

/** Several things in one breath, such as `A, B and C`. */
interface Listed {
  readonly list: 'and' | 'or';
  readonly values: readonly Filling[];
}

/** Names and notation are kept as they are; numbers are formatted by language. */
export type Filling = string | number | Phrase;

/** The forms of a translated pattern: one text, or one for each plural form of the language. */
export type Forms = string | Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

/** How a language says things. */
export interface Language {
  /** A BCP 47 tag. */
  readonly tag: string;
  /** Translations of an English pattern; undefined if there is none. */
  readonly forms: (text: string) => Forms | undefined;
}

const numberFormat = byTag((tag) => new Intl.NumberFormat(tag));
const pluralRules = byTag((tag) => new Intl.PluralRules(tag));
const listFormats = {
  and: byTag((tag) => new Intl.ListFormat(tag, { type: 'conjunction' })),
  or: byTag((tag) => new Intl.ListFormat(tag, { type: 'disjunction' })),
} as const;

/** Whole numbers below this are written alike in all our languages. */
const LEAST_GROUPED = 1_000;

/** British: no comma before the last thing of a list. */
const ENGLISH: Language = { tag: 'en-GB', forms: () => undefined };

/** The text of each pattern by its place in the code, because solvers use the same ones for every position. */
const texts = new WeakMap<TemplateStringsArray, string>();

/** A phrase, written as it reads in English: ``say`Heap ${name} has only ${size}.` ``. */
export function say(pattern: TemplateStringsArray, ...values: readonly Filling[]): Said {
  let text = texts.get(pattern);
  if (text === undefined) {
    text = String.raw({ raw: pattern }, ...values.map((_, at) => `{${at}}`));
    texts.set(pattern, text);
  }
  return { text, values };
}

/** A number of things: `count(3, '{0} stone', '{0} stones')`. */
export function count(number: number, one: string, other: string, ...values: readonly Filling[]): Counted {
  return { text: other, one, values: [number, ...values] };
}

/** Things in one breath: `A, B and C`, or `A, B or C`. */
export function list(kind: 'and' | 'or', values: readonly Filling[]): Listed {
  return { list: kind, values };
}

/** A phrase in a language; in English where that has no translation of it, and without a language. */
export function inWords(phrase: Filling, language: Language = ENGLISH): string {
  if (typeof phrase === 'string') return phrase;
  if (typeof phrase === 'number') return numberIn(language.tag, phrase);
  const values = phrase.values.map((value) => inWords(value, language));
  if ('list' in phrase) return values.length > 1 ? listFormats[phrase.list](language.tag).format(values) : values.join('');
  return patternOf(phrase, language).replace(/\{(\d+)\}/g, (_, at) => values[Number(at)] ?? '');
}

function patternOf(phrase: Said | Counted, { tag, forms }: Language): string {
  const translated = forms(phrase.text);
  if (typeof translated === 'string') return translated;
  if (!('one' in phrase)) return phrase.text;
  const [number] = phrase.values;
  if (translated) return translated[pluralRules(tag).select(number)] ?? translated.other ?? phrase.text;
  return number === 1 ? phrase.one : phrase.text;
}

function numberIn(tag: string, number: number): string {
  const isPlain = Number.isInteger(number) && Math.abs(number) < LEAST_GROUPED;
  return isPlain ? `${number}` : numberFormat(tag).format(number);
}

/** What a language counts or lists with, made when it is first needed: the first one in a page takes 15 ms, several times that on a phone. */
function byTag<Format>(make: (tag: string) => Format): (tag: string) => Format {
  const formats = new Map<string, Format>();
  return (tag) => {
    const format = formats.get(tag) ?? make(tag);
    formats.set(tag, format);
    return format;
  };
}
