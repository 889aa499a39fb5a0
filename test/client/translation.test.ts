import { CHAPTER_BOTS } from '@nimhall/shared/bot/chapter-bots';
import { BOT_LEVELS } from '@nimhall/shared/bot/levels';
import { isBotName } from '@nimhall/shared/bot/names';
import { readGame } from '@nimhall/shared/catalogue/read';
import type { Family } from '@nimhall/shared/game/contract';
import type { Field } from '@nimhall/shared/game/params';
import { GAMES } from '@nimhall/shared/games/all';
import { type Forms, inWords } from '@nimhall/shared/phrase';
import { PHRASES } from '@nimhall/shared/room/chat';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_TAGS, LANGUAGES } from '../../client/src/i18n/languages.ts';
import { CLASSES } from '../../client/src/i18n/lazy-class-texts.ts';
import { PROGRAMS } from '../../client/src/i18n/lazy-program-texts.ts';
import { COURSE, LAB, RECORDS } from '../../client/src/i18n/lazy-texts.ts';
import { TOURNAMENTS } from '../../client/src/i18n/lazy-tournament-texts.ts';
import { dictionaryOf, type Texts } from '../../client/src/i18n/phrases.ts';
import { messagesIn, phrasesIn, type SourceText, unwrappedIn } from '../support/texts.ts';

/** Two lines on the narrowest phone. */
const MAX_RULE_LENGTH = 90;

/** Names that are the same in every language. */
const NAMES: ReadonlySet<string> = new Set(['nimhall', ...LANGUAGE_TAGS.map((tag) => LANGUAGES[tag].name)]);

/** Texts that need no translation: only placeholders, numbers and punctuation. */
const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\d+\}/g, ''));

const messages = messagesIn('client/src');
const phrases = ['shared/src', 'server/src', 'client/src'].flatMap(phrasesIn);
const counted = new Map(phrases.flatMap(({ text, one }) => (one === undefined ? [] : [[text, one]])));
/** Texts that are always the same and translated as a whole. */
const names = [
  ...GAMES.flatMap(textsOf),
  ...BOT_LEVELS.flatMap(({ name, about }) => [name, about]),
  ...CHAPTER_BOTS.map(({ about }) => about),
  ...PHRASES,
].map((text): SourceText => ({ text, file: 'the catalogue' }));

test('every text in the client is a message or a phrase', () => {
  expect(unwrappedIn('client/src').filter(({ text }) => !NAMES.has(text))).toEqual([]);
});

test.each(LANGUAGE_TAGS)('in %s the rule of every game fits two lines on a phone', async (tag) => {
  const texts = (await LANGUAGES[tag].texts?.())?.dictionary;
  const language = texts ? { tag, forms: dictionaryOf(texts).forms } : undefined;
  const rules = GAMES.flatMap(({ id, presets }) =>
    presets.map(({ params }) => {
      const game = readGame(id, params ?? {});
      if (!game.ok) throw new Error(game.error.message);
      return inWords(game.value.rules.rule, language);
    }),
  );
  expect([...new Set(rules)].filter((rule) => rule.length > MAX_RULE_LENGTH)).toEqual([]);
});

test('every phrase is written as a literal where it is used', () => {
  expect(phrases.filter(({ text, one }) => text === '' || one === '')).toEqual([]);
});

describe.each(LANGUAGE_TAGS.filter((tag) => LANGUAGES[tag].texts !== null))('%s', async (tag) => {
  const [texts, course, lab, records, classes, tournaments, programs] = await Promise.all(
    tag === 'en'
      ? []
      : [LANGUAGES[tag].texts(), COURSE[tag](), LAB[tag](), RECORDS[tag](), CLASSES[tag](), TOURNAMENTS[tag](), PROGRAMS[tag]()].map(
          dictionaryIn,
        ),
  );
  if (!texts || !course || !lab || !records || !classes || !tournaments || !programs) throw new Error(`There are no texts in ${tag}`);
  const parts = [texts, course, lab, records, classes, tournaments, programs];
  const words = parts.flatMap((part) => part.texts).flatMap(Object.entries<Forms>);
  const markup = texts.markup.flatMap(Object.entries<string>);

  test('every text is translated exactly once, and no translation is unused', () => {
    const needed = [...messages.texts, ...phrases, ...names];
    expect({ missing: missing(needed, words), stale: stale(needed, words), twice: twice(words) }).toEqual({
      missing: [],
      stale: [],
      twice: [],
    });
  });

  test('no player may have the name of a bot in this language', () => {
    const called = BOT_LEVELS.map(({ name }) => new Map(words).get(name));
    expect(called.filter((name) => typeof name !== 'string' || !isBotName(name))).toEqual([]);
  });

  test('texts that load only with the laboratory are used nowhere else', () => {
    const apart = new Set([...lab.texts, ...records.texts].flatMap(Object.keys));
    expect(
      [...phrases, ...names].filter(({ text, file }) => apart.has(text) && !/^(shared\/src|client\/src\/pages)\/lab\//.test(file)),
    ).toEqual([]);
  });

  test('texts that load only with classes are used nowhere else', () => {
    const apart = new Set(classes.texts.flatMap(Object.keys));
    const isOfClasses = (file: string) => /gathering|tournament|\/class/.test(file);
    expect([...messages.texts, ...phrases, ...names].filter(({ text, file }) => apart.has(text) && !isOfClasses(file))).toEqual([]);
  });

  test('texts that load only with tournaments are used nowhere else', () => {
    const apart = new Set(tournaments.texts.flatMap(Object.keys));
    expect([...messages.texts, ...phrases, ...names].filter(({ text, file }) => apart.has(text) && !/tournament/.test(file))).toEqual([]);
  });

  test('texts that load only with programs are used nowhere else', () => {
    const apart = new Set(programs.texts.flatMap(Object.keys));
    // The texts are also loaded where a seat is taken or claimed, because a program is or may be the opponent.
    const isOfPrograms = (file: string) => /program|decide\/(seats|endings)|game-notices/.test(file);
    expect([...messages.texts, ...phrases, ...names].filter(({ text, file }) => apart.has(text) && !isOfPrograms(file))).toEqual([]);
  });

  test('texts that contain elements are translated too', () => {
    const needed = messages.markup;
    expect({ missing: missing(needed, markup), stale: stale(needed, markup), twice: twice(markup) }).toEqual({
      missing: [],
      stale: [],
      twice: [],
    });
  });

  test('counted phrases have a form for every plural category of the language; all others have one', () => {
    const rules = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted();
    const odd = words.filter(([english, forms]) =>
      typeof forms === 'string'
        ? saysOneApart(english)
        : !(counted.has(english) && String(Object.keys(forms).toSorted()) === String(rules)),
    );
    expect(odd, `numbers here are ${rules}`).toEqual([]);
  });

  test('translations have the placeholders of the English text', () => {
    const odd = [...words, ...markup].flatMap(([english, forms]) =>
      Object.entries(typeof forms === 'string' ? { other: forms } : forms).flatMap(([rule, form]) => {
        const original = (rule === 'one' && counted.get(english)) || english;
        return placesIn(form, english) === placesIn(original, english) ? [] : [form];
      }),
    );
    expect(odd).toEqual([]);
  });

  test('translations are spelled as the language requires', () => {
    const all = [...words, ...markup].flatMap(([, forms]) => (typeof forms === 'string' ? [forms] : Object.values(forms)));
    const finish = texts.finish ?? ((text) => text);
    expect(all.map(finish).filter((text) => MISSPELLED[tag]?.test(text))).toEqual([]);
  });

  test.each(RULES[tag] ?? [])('the rule of %s %j', (id, params, rule) => {
    const game = readGame(id, params);
    const rules = game.ok && game.value.rules;
    expect(rules && inWords(rules.exactly ?? rules.rule, { tag, forms: dictionaryOf(texts).forms })).toBe(rule);
  });
});

async function dictionaryIn(file: Promise<{ readonly dictionary: Texts }>): Promise<Texts> {
  return (await file).dictionary;
}

/** Punctuation that is English, or lacks the space it has in the language. */
const MISSPELLED: Readonly<Record<string, RegExp>> = {
  de: /[“”]\p{L}|\p{L}…/u,
  fr: /[“”„'] ?\p{L}|\p{L}'|(?<![\s\d}])[;!?»](?!EIO)|[\p{L}}]: (?!\{)| [;:!?»]|«(?!\u00a0)/u,
};

const RULES: Readonly<Record<string, readonly (readonly [string, object, string])[]>> = {
  de: [
    ['subtraction', { take: [1, 3, 4] }, 'Nimm 1, 3 oder 4 Steine von einem Haufen.'],
    ['subtraction', { max: 1 }, 'Nimm einen Stein von einem Haufen.'],
    ['subtraction', { max: 5000 }, 'Nimm 1 bis 5.000 Steine von einem Haufen.'],
    ['subtraction', { except: [2] }, 'Nimm beliebig viele Steine außer 2 von einem Haufen.'],
    ['slow', { k: 3, exact: true }, 'Nimm von genau 3 Haufen je einen Stein.'],
    ['colourful', { ends: 'both' }, 'Nimm Steine einer Farbe von einem Ende einer Kette, so viele du willst.'],
    ['octal', { code: '0.77' }, 'Nimm 1 oder 2 benachbarte Kegel aus einer Reihe.'],
    [
      'octal',
      { code: '0.137' },
      'Nimm eine ganze Reihe mit 1 Kegel. Nimm 2 benachbarte Kegel von einem Ende einer Reihe. Nimm 3 benachbarte Kegel aus einer Reihe.',
    ],
    [
      'chromatic',
      { red: 'set:1,3' },
      'Nimm beliebig viele Steine von einem Stapel. Solange oben kein Stein rot ist, darfst du von mehreren zugleich nehmen. Rot: die Ebenen 1 und 3.',
    ],
  ],
  fr: [
    ['subtraction', { take: [1, 3, 4] }, 'Prends 1, 3 ou 4 jetons dans un seul tas.'],
    ['subtraction', { max: 1 }, 'Prends un jeton dans un seul tas.'],
    ['subtraction', { max: 5000 }, 'Prends 1 à 5\u202f000 jetons dans un seul tas.'],
    ['subtraction', { max: 1_000_000 }, 'Prends 1 à 1\u202f000\u202f000 de jetons dans un seul tas.'],
    ['subtraction', { except: [2] }, 'Prends n’importe quel nombre de jetons sauf 2 dans un seul tas.'],
    ['slow', { k: 3, exact: true }, 'Choisis 3 tas et prends un jeton dans chacun.'],
    ['colourful', { ends: 'both' }, 'Prends des jetons d’une même couleur à un bout d’une chaîne, autant que tu veux.'],
    ['octal', { code: '0.77' }, 'Prends 1 ou 2 quilles voisines dans une rangée.'],
    [
      'octal',
      { code: '0.137' },
      'Prends toute une rangée de 1 quille. Prends 2 quilles voisines à un bout d’une rangée. Prends 3 quilles voisines dans une rangée.',
    ],
    [
      'chromatic',
      { red: 'set:1,3' },
      'Prends autant de jetons que tu veux sur une pile. Tant qu’aucun jeton du dessus n’est rouge, tu peux prendre sur plusieurs à la fois. En rouge : les niveaux 1 et 3.',
    ],
  ],
};

/** Which texts are not translated, with their files. */
function missing(texts: readonly SourceText[], translated: readonly (readonly [string, unknown])[]): string[] {
  const known = new Set(translated.map(([english]) => english));
  return [...new Set(texts.filter(({ text }) => hasWords(text) && !known.has(text)).map(({ text, file }) => `${file}: ${text}`))];
}

/** Translations that match no text any more. */
function stale(texts: readonly SourceText[], translated: readonly (readonly [string, unknown])[]): string[] {
  const used = new Set(texts.map(({ text }) => text));
  return translated.map(([english]) => english).filter((english) => !used.has(english));
}

/** Whether a phrase is counted, and its English differs between one and several. */
function saysOneApart(english: string): boolean {
  return counted.has(english) && counted.get(english) !== english;
}

function twice(translated: readonly (readonly [string, unknown])[]): string[] {
  const keys = translated.map(([english]) => english);
  return keys.filter((key, at) => keys.indexOf(key) !== at);
}

/** The placeholders, without the number of a counted phrase: "one stone" need not contain it. */
function placesIn(text: string, english: string): string {
  const places = new Set([...text.matchAll(/\{\d+\}/g)].map(([place]) => place));
  if (counted.has(english)) places.delete('{0}');
  return String([...places].sort());
}

function textsOf({ name, summary, story, limits, trees = [], params, presets }: Family): string[] {
  return [
    name,
    summary,
    ...(story ? [story] : []),
    ...(limits ? [limits] : []),
    ...trees.map((tree) => tree.name),
    ...presets.flatMap((preset) => [preset.name, preset.why]),
    ...params.fields.flatMap(fieldTexts),
  ];
}

function fieldTexts(field: Field): string[] {
  switch (field.kind) {
    case 'choice':
      return [field.label, ...field.options.map(({ label }) => label)];
    case 'text':
      return [field.label, field.hint];
    default:
      return [field.label];
  }
}
