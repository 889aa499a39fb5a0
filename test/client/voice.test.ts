import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Forms } from '@nimhall/shared/phrase';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../client/src/i18n/languages.ts';
import { CLASSES } from '../../client/src/i18n/lazy-class-texts.ts';
import { PROGRAMS } from '../../client/src/i18n/lazy-program-texts.ts';
import { COURSE, LAB, RECORDS } from '../../client/src/i18n/lazy-texts.ts';
import { TOURNAMENTS } from '../../client/src/i18n/lazy-tournament-texts.ts';
import { messagesIn, phrasesIn } from '../support/texts.ts';

/** The rules of client/docs/voice.md that a program can check, applied to all texts. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Words that a popular site would not use; client/docs/voice.md says what to write instead. */
const DONTS: Readonly<Record<string, RegExp>> = {
  en: /\b(whoever|whomever|for who|stands? here|comes? along|he who|somebody|nobody|anybody|everybody|just now|for ever|found out|save (it )?as|do not|cannot|is not|are not|analys(e[ds]?|ing)|colour\w*|neighbour\w*|centre|favourites?|practis\w+|cancelled)\b/i,
  de: /\b(man|jemandem|derjenige|wer auch immer|schlagartig)\b/i,
  fr: /\b(quiconque|aussitôt|celui qui)\b/i,
};

/** The longest button, in words, and the longest sentence of a hint. */
const BUTTON_WORDS = 4;
const HINT_WORDS = 15;

/** Texts that may break a rule, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'a bot': 'whom to play with, in a sentence',
  'the bot': 'who goes first, in a sentence',
  'Liu and Britton, Winning colourful Nim with the eeny-meeny rule; last stone loses: all parts are tame': 'the title of a paper',
  'Two heaps: N or P?': 'a question under the title of the same words',
};

/** Subjects and objects of sentences, each of which is also a label with the same words. */
const SUBJECTS = [
  'a column',
  'a heap',
  'a level',
  'a row',
  'the heaps',
  'the king',
  'the knight',
  'the last one loses',
  'the player to move',
  'the queen',
  'the rook',
  'the square of a coin',
  'the start',
];

const { texts, markup } = messagesIn('client/src');
const all = [...texts, ...markup, ...['client/src', 'server/src', 'shared/src'].flatMap(phrasesIn)].filter(({ text }) =>
  /\p{L}/u.test(text),
);
const checked = [...new Set(all.map(({ text }) => text))].filter((text) => !(text in EXCEPTIONS));

test('no text uses a word that client/docs/voice.md rules out', () => {
  expect(checked.filter((text) => DONTS.en?.test(text))).toEqual([]);
});

describe.each(['de', 'fr'] as const)('%s', async (tag) => {
  const dictionaries = [
    await LANGUAGES[tag].texts(),
    await COURSE[tag](),
    await LAB[tag](),
    await RECORDS[tag](),
    await CLASSES[tag](),
    await TOURNAMENTS[tag](),
    await PROGRAMS[tag](),
  ].flatMap((each) => each.dictionary.texts);
  const words = new Map(dictionaries.flatMap(Object.entries<Forms>));

  test('no translation uses a word that client/docs/voice.md rules out', () => {
    const said = checked.flatMap((text) => formsOf(words.get(text) ?? ''));
    expect(said.filter((text) => DONTS[tag]?.test(text))).toEqual([]);
  });
});

test('buttons are short', () => {
  const buttons = drawn(/<button\b.*?<\/button>/gs);
  expect(buttons.length).toBeGreaterThan(50);
  expect(buttons.filter((text) => wordsIn(text) > BUTTON_WORDS)).toEqual([]);
});

test('hints are short sentences', () => {
  const sentences = drawn(/<p class="soft"[^>]*>\s*\$\{msg\(.*?<\/p>/gs).flatMap((text) => text.split(/(?<=[.!?…])\s/));
  expect(sentences.length).toBeGreaterThan(15);
  expect(sentences.filter((sentence) => wordsIn(sentence) > HINT_WORDS)).toEqual([]);
});

test('no two texts say nearly the same', () => {
  const alike = Map.groupBy(new Set(checked.map(asLabel).filter((label) => !SUBJECTS.includes(label))), bare);
  expect([...alike.values()].filter((same) => same.length > 1)).toEqual([]);
});

function formsOf(forms: Forms): string[] {
  return typeof forms === 'string' ? [forms] : Object.values(forms);
}

/** The messages inside this piece of markup, on all pages. */
function drawn(piece: RegExp): string[] {
  const files = globSync('client/src/**/*.ts', { cwd: ROOT }).filter((file) => !file.includes('/i18n/'));
  const pieces = files.flatMap((file) => readFileSync(`${ROOT}/${file}`, 'utf8').match(piece) ?? []);
  return pieces.flatMap((markup) => [...markup.matchAll(/>\s*\$\{[^}]*?msg\((?:str)?['`](.*?)['`]\)/gs)].map(([, text = '']) => text));
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\d$]/u.test(word)).length;
}

/** One text may be a label, a button and a sentence: `Your turn`, `Your turn.`, `your turn…`, `Your turn:`. */
function asLabel(text: string): string {
  return text.replace(/[.…!:]$/, '').toLowerCase();
}

/** A text without the case and punctuation that distinguish it from another with the same words. */
function bare(text: string): string {
  return text
    .replace(/[^\p{L}\d{}+−\s]/gu, '')
    .replace(/\b(a|an|the)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
