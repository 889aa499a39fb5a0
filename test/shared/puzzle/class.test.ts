import { dayOfWord, wordOf } from '@nimhall/shared/puzzle/class';
import { dailyPuzzles } from '@nimhall/shared/puzzle/daily';
import { DAILY, dayOf } from '@nimhall/shared/puzzle/day';
import { finish } from '@nimhall/shared/solver/analyse';
import { expect, test } from 'vitest';

const WORDS = ['apple', 'birne', '7b', 'été', 'mathe', 'nim', 'a', '数学', 'x'.repeat(30)];

test('a word is the same however it is written', () => {
  for (const text of ['Apple', ' apple ', 'APPLE', 'ap-ple!', 'a p p l e']) expect(wordOf(text)).toBe('apple');
  expect(wordOf('Été')).toBe(wordOf('ete'));
  expect(wordOf('数学')).toBe('数学');
  for (const text of ['', '  ', '?!']) expect(wordOf(text)).toBe('');
  expect(wordOf('x'.repeat(100_000)).length).toBe(30);
});

test('every word names a set of three, the same each time, and no other word the same', () => {
  const sets = WORDS.map((word) => finish(dailyPuzzles(dayOfWord(wordOf(word)))));
  expect(sets.map((set) => set.length)).toEqual(WORDS.map(() => DAILY));
  expect(finish(dailyPuzzles(dayOfWord('apple')))).toEqual(sets[0]);
  expect(new Set(sets.map((set) => JSON.stringify(set))).size).toBe(WORDS.length);
});

/** What a class was given stands in somebody’s exercise book. */
test('the set of a word stands fast', () => {
  expect(dayOfWord('apple')).toBe(29_108_927);
  expect(dayOfWord('')).toBeGreaterThan(dayOf(Date.parse('9999-12-31')));
});
