import { inWords } from '@nimhall/shared/phrase';
import { isPairedOff, lostByPairs } from '@nimhall/shared/solver/equal-parts';
import { RecursiveSolver } from '@nimhall/shared/solver/recursive-solver';
import { expect, test } from 'vitest';
import { analyseText, freshRules, positionOf, rulesOf } from '../../support/games.ts';

/** Positions of one or more parts, each of which can be played twice at once. */
const HALVES = [
  { game: 'kayles', params: undefined, texts: ['1', '5', '2,7', '3,4,4'] },
  { game: 'grundys-game', params: undefined, texts: ['3', '9', '4,8'] },
  { game: 'corner', params: { piece: 'queen' }, texts: ['3.1', '5.2', '2.1,3.3'] },
  { game: 'corner', params: { piece: 'knight' }, texts: ['3.1', '5.4'] },
  { game: 'colourful', params: { ends: 'both' }, texts: ['1.2.1', '3,1.1'] },
  { game: 'stack', params: undefined, texts: ['1|2', '2.1|1'] },
];

test.each(HALVES)('$game: two of each part are lost, by the definition, and cancel', ({ game, params, texts }) => {
  const rules = rulesOf(game, params);
  const definition = new RecursiveSolver(rules, false);
  for (const text of texts) {
    const twice = positionOf(rules, `${text},${text}`);
    expect([text, definition.wins(twice)]).toEqual([text, false]);
    expect([text, isPairedOff(rules, twice)]).toEqual([text, true]);
    expect([text, analyseText(rules, `${text},${text}`).outcome]).toEqual([text, 'P']);
  }
});

test('every part needs a partner, and no position is its own', () => {
  const rules = rulesOf('kayles');
  const pairs = ['3,5,3', '3,3,3', '4', '4,6', '4,6,4,6', '2,2,2,2'].filter((text) => isPairedOff(rules, positionOf(rules, text)));
  expect(pairs).toEqual(['4,6,4,6', '2,2,2,2']);
});

test.each([
  ['grundys-game', undefined, '999999999,1000000000,999999999,1000000000'],
  ['corner', { piece: 'queen' }, '9007199254740991.77,9007199254740991.77'],
  ['corner', { piece: 'queen' }, '80000.7,7.80000'],
  ['corner', { piece: 'knight' }, '9007199254740991.9007199254740991,9007199254740991.9007199254740991'],
  ['stack', undefined, '7|99.99.99.99,7|99.99.99.99'],
] as const)('%s %o %s: lost, though no part is known', (game, params, text) => {
  const rules = freshRules(game, params);
  const budget = { states: 1_000 };
  expect(analyseText(rules, text, false, budget)).toMatchObject({ outcome: 'P', nimber: 0, winningCount: 0, method: { tier: 'theorem' } });
  // Where the last move loses, equal parts don't cancel.
  expect(analyseText(rules, text, true, budget).outcome).toBe('unknown');
});

test('small parts keep what their theory says of them', () => {
  const { method, parts } = analyseText(freshRules('kayles'), '7,7');
  expect(method.tier).toBe('table');
  expect(parts.map(({ nimber }) => nimber)).toEqual([2, 2]);
});

test('why, in words', () => {
  const rules = rulesOf('kayles');
  expect(
    lostByPairs(rules, positionOf(rules, '7,7'))
      .explain()
      .sentences.map(({ says }) => inWords(says)),
  ).toEqual([
    'Each part has an equal partner. After any move, the other side can make the same move in the partner. So it always has an answer.',
  ]);
});
