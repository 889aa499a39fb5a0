import type { Sentence } from '@nimhall/shared/game/explanation';
import { CHAPTERS } from '@nimhall/shared/lesson/chapters';
import { inWords, type Language } from '@nimhall/shared/phrase';
import { expect, test } from 'vitest';
import { LANGUAGE_TAGS, type LanguageTag } from '../../client/src/i18n/languages.ts';
import { COURSE } from '../../client/src/i18n/lazy-texts.ts';
import { dictionaryOf } from '../../client/src/i18n/phrases.ts';

/**
 * The course is read on a phone, often by children: no sentence and no paragraph may be longer than the longest that were kept when everything was read
 * aloud. A text that does not fit has more than one idea.
 */

/** Words of a sentence, and of what is said at once. French needs the most. */
const MOST = { sentence: { en: 17, de: 18, fr: 19 }, paragraph: { en: 40, de: 40, fr: 42 } } as const;
/** Texts that learners found hard: written anew, and to be kept shorter still. */
const ONCE_HARD = [
  'nim-sums/smaller',
  'nim-sums/mex',
  'colours/worth',
  'colours/equal',
  'partners/queue',
  'sums/plus',
  'last-loses/why',
  'limits/twenty',
  'nim-on-nim/one-on-one',
] as const;
const MOST_ONCE_HARD = { en: 29, de: 30, fr: 32 } as const;

const texts = CHAPTERS.flatMap((chapter) =>
  chapter.steps.flatMap(({ id, says, remember = [] }) => [says, remember].map((said) => ({ step: `${chapter.id}/${id}`, said }))),
);

test.each(LANGUAGE_TAGS)('no sentence of the course is long, and nothing that is said at once: %s', async (tag) => {
  const language = await languageOf(tag);
  const paragraphs = texts.map(({ step, said }) => ({ step, sentences: sentencesOf(said, language) }));
  const tooLong = paragraphs.flatMap(({ step, sentences }) => [
    ...sentences.filter((sentence) => wordsIn(sentence) > MOST.sentence[tag]).map((sentence) => `${step}, a sentence: ${sentence}`),
    ...(wordsIn(sentences.join(' ')) > MOST.paragraph[tag] ? [`${step}, all of it: ${sentences.join(' ')}`] : []),
  ]);
  expect(tooLong).toEqual([]);
  const hard = paragraphs.filter(({ step }) => (ONCE_HARD as readonly string[]).includes(step));
  expect(new Set(hard.map(({ step }) => step)), 'all of them are still there').toEqual(new Set(ONCE_HARD));
  expect(hard.map(({ sentences }) => sentences.join(' ')).filter((text) => wordsIn(text) > MOST_ONCE_HARD[tag])).toEqual([]);
});

async function languageOf(tag: LanguageTag): Promise<Language> {
  if (tag === 'en') return { tag, forms: () => undefined };
  const { forms } = dictionaryOf((await COURSE[tag]()).dictionary);
  return {
    tag,
    forms: (text) => {
      const found = forms(text);
      if (found === undefined) throw new Error(`There is no ${tag} for ${text}`);
      return found;
    },
  };
}

function sentencesOf(said: readonly Sentence[], language: Language): string[] {
  return said.flatMap(({ says }) => inWords(says, language).split(/(?<=[.!?…])\s/));
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}
