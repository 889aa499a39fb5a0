import { setOfWord, wordOf } from '@nimhall/shared/puzzle/class';
import { DAILY, dayOf } from '@nimhall/shared/puzzle/day';
import type { Puzzle } from '@nimhall/shared/puzzle/puzzle';
import { wordPuzzles } from '@nimhall/shared/puzzle/word-set';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { expect, test } from 'vitest';
import { analyseText, forgetGames, rulesOf } from '../../support/games.ts';

const WORDS = ['apple', 'birne', '7b', 'été', 'mathe', 'nim', 'a', '数学', 'x'.repeat(30)];

const puzzlesFor = (word: string) => runToEnd(wordPuzzles(setOfWord(wordOf(word))));
const SETS = WORDS.map(puzzlesFor);
const told = ({ kind, game, misere, position, rating }: Puzzle) => `${kind} ${game} ${position}${misere ? ' misère' : ''} ${rating}`;

test('a word gives the same set however it is written', () => {
  for (const text of ['Apple', ' apple ', 'APPLE', 'ap-ple!', 'a p p l e']) expect(wordOf(text)).toBe('apple');
  expect(wordOf('Été')).toBe(wordOf('ete'));
  expect(wordOf('数学')).toBe('数学');
  for (const text of ['', '  ', '?!']) expect(wordOf(text)).toBe('');
  expect(wordOf('x'.repeat(100_000)).length).toBe(30);
});

test('every word names a set of three, the same each time, and no two words share one', () => {
  expect(SETS.map((set) => set.length)).toEqual(WORDS.map(() => DAILY));
  expect(puzzlesFor('apple')).toEqual(SETS[0]);
  expect(new Set(SETS.map((set) => JSON.stringify(set))).size).toBe(WORDS.length);
});

test('they are of three games, from easy to hard, each with one answer', () => {
  for (const puzzles of SETS) {
    expect(new Set(puzzles.map(({ game }) => game)).size, puzzles.map(told).join()).toBe(DAILY);
    expect(puzzles.map(({ rating }) => rating)).toEqual(puzzles.map(({ rating }) => rating).toSorted((a, b) => a - b));
    for (const { kind, game, params, misere, position } of puzzles) {
      const { outcome, winningWays } = analyseText(rulesOf(game, params), position, misere);
      if (kind === 'find') expect([position, outcome, winningWays]).toEqual([position, 'N', 1]);
      else expect(['N', 'P']).toContain(outcome);
    }
  }
});

test('no set costs nearly as much as a puzzle may, and existing tables change nothing', () => {
  for (const [at, word] of WORDS.entries()) {
    forgetGames();
    let most = 0;
    const steps = wordPuzzles(setOfWord(wordOf(word)));
    let step = steps.next();
    for (; !step.done; step = steps.next()) most = Math.max(most, step.value.states);
    expect(most, word).toBeLessThan(10_000);
    expect(step.value).toEqual(SETS[at]);
  }
});

/** The puzzles of a class may be in a pupil's exercise book. */
test('the set of a word never changes', () => {
  expect(setOfWord('apple')).toBe(29_108_927);
  expect(setOfWord('')).toBeGreaterThan(dayOf(Date.parse('9999-12-31')));
});

test.each([
  ['apple', ['find kayles 5,1 721', 'who moore 1,3,2 962', 'find colourful r2.y3.g3,g2.r4,y3.g2.r1,r3 1134']],
  ['mathe', ['find fibonacci 6:4 713', 'who princess-and-roses 3,3,5 909', 'find turtles HHHHHTHTTHTT 1046']],
] as const)('the puzzles of “%s” stand fast', (word, set) => {
  expect(puzzlesFor(word).map(told)).toEqual(set);
});
