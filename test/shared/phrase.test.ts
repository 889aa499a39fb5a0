import { count, inWords, type Language, list, say } from '@nimhall/shared/phrase';
import { expect, test } from 'vitest';
import { LANGUAGE_TAGS } from '../../client/src/i18n/languages.ts';

const GERMAN: Language = {
  tag: 'de',
  forms: (text) =>
    ({
      'Heap {0} has only {1}.': 'Auf Haufen {0} liegen nur {1}.',
      '{0} stones': { one: 'ein Stein', other: '{0} Steine' },
      'First {0}, then {1}.': '{1} kommt nach {0}.',
    })[text],
};

test('a phrase reads as it was written', () => {
  expect(inWords(say`Heap ${'A'} has only ${count(1, 'one stone', '{0} stones')}.`)).toBe('Heap A has only one stone.');
  expect(inWords(say`Heap ${'A'} has only ${count(1200, 'one stone', '{0} stones')}.`)).toBe('Heap A has only 1,200 stones.');
});

test('a phrase is data: its pattern and its values', () => {
  expect(say`Heap ${'A'} has only ${3}.`).toEqual({ text: 'Heap {0} has only {1}.', values: ['A', 3] });
});

test('another language has its own word order, plural forms and number format', () => {
  const phrase = (stones: number) => say`Heap ${'A'} has only ${count(stones, 'one stone', '{0} stones')}.`;
  expect(inWords(phrase(1), GERMAN)).toBe('Auf Haufen A liegen nur ein Stein.');
  expect(inWords(phrase(1200), GERMAN)).toBe('Auf Haufen A liegen nur 1.200 Steine.');
  expect(inWords(say`First ${'a'}, then ${'b'}.`, GERMAN)).toBe('b kommt nach a.');
});

test('a language with more than two plural forms uses the one for the number', () => {
  const french: Language = {
    tag: 'fr',
    forms: () => ({ one: '{0} jeton', many: '{0} de jetons', other: '{0} jetons' }),
  };
  const stones = (number: number) => inWords(count(number, '{0} stone', '{0} stones'), french).replace(/\s/g, ' ');
  expect([0, 1, 2, 1_000_000, 1_000_001].map(stones)).toEqual([
    '0 jeton',
    '1 jeton',
    '2 jetons',
    '1 000 000 de jetons',
    '1 000 001 jetons',
  ]);
});

test('a single text serves all numbers', () => {
  const german: Language = { tag: 'de', forms: () => '{0} Haufen' };
  expect([1, 2].map((heaps) => inWords(count(heaps, '{0} heap', '{0} heaps'), german))).toEqual(['1 Haufen', '2 Haufen']);
});

test('an untranslated phrase falls back to English', () => {
  expect(inWords(say`Nobody knows who wins ${'here'}.`, GERMAN)).toBe('Nobody knows who wins here.');
});

test('lists are joined as in the language', () => {
  expect(inWords(list('or', [1, 2, 3]))).toBe('1, 2 or 3');
  expect(inWords(list('or', [1, 2, 3]), GERMAN)).toBe('1, 2 oder 3');
  expect(inWords(list('and', ['A']))).toBe('A');
});

test.each(LANGUAGE_TAGS)('in %s, what is written without a format reads as the format writes it', (tag) => {
  const language: Language = { tag, forms: () => undefined };
  const numbers = [...Array.from({ length: 2_101 }, (_, at) => at - 1_050), 0.5, 999.5, 2 ** 53, Number.POSITIVE_INFINITY];
  const format = new Intl.NumberFormat(tag);
  expect(numbers.map((number) => inWords(number, language))).toEqual(numbers.map((number) => format.format(number)));
  for (const [kind, type] of [
    ['and', 'conjunction'],
    ['or', 'disjunction'],
  ] as const) {
    const lists = [[], ['A'], ['A', 'B'], ['A', 'B', 'C']];
    const format = new Intl.ListFormat(tag, { type });
    expect(lists.map((things) => inWords(list(kind, things), language))).toEqual(lists.map((things) => format.format(things)));
  }
});

test('inserted values are never read as a pattern', () => {
  expect(inWords(say`${'{1}'} and ${'{0}'}`)).toBe('{1} and {0}');
});
