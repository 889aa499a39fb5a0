import { isLostByPlay } from '@nimhall/shared/games/slow/longest-play';
import { isLostBy, parityRule } from '@nimhall/shared/games/slow/rules';
import { sortedTable } from '@nimhall/shared/games/slow/sorted-table';
import { finish } from '@nimhall/shared/solver/analyse';
import { describe, expect, test } from 'vitest';
import { multisets } from '../../support/boxes.ts';
import { afterText, analyseText, rulesOf } from '../../support/games.ts';

/** Every rule for odd and even, with the largest heap it is checked to. */
const RULES: readonly { heaps: number; k: number; exact: boolean; largest: number }[] = [
  { heaps: 3, k: 1, exact: false, largest: 12 },
  { heaps: 2, k: 2, exact: false, largest: 30 },
  { heaps: 3, k: 2, exact: false, largest: 30 },
  { heaps: 4, k: 2, exact: false, largest: 24 },
  { heaps: 5, k: 2, exact: false, largest: 16 },
  { heaps: 3, k: 3, exact: false, largest: 20 },
  { heaps: 4, k: 3, exact: false, largest: 16 },
  { heaps: 5, k: 3, exact: false, largest: 13 },
  { heaps: 6, k: 3, exact: false, largest: 11 },
  { heaps: 5, k: 4, exact: false, largest: 12 },
  { heaps: 6, k: 4, exact: false, largest: 10 },
  { heaps: 2, k: 2, exact: true, largest: 30 },
  { heaps: 3, k: 3, exact: true, largest: 20 },
];

test.each(RULES)('$heaps heaps, k = $k, exact $exact: the rule agrees with the table to $largest', ({ heaps, k, exact, largest }) => {
  const rule = parityRule(heaps, { k, exact }, false);
  const table = finish(sortedTable(heaps, largest, { k, exact }, 'nimbers'));
  const wrong: (readonly number[])[] = [];
  for (const sizes of multisets(heaps, largest, 1)) {
    if (sizes.length === heaps && rule && isLostBy(rule, sizes) !== (table.values[table.rank(sizes)] === 0)) wrong.push(sizes);
  }
  expect(rule).not.toBeNull();
  expect(wrong.slice(0, 5)).toEqual([]);
});

test.each([
  [2, 16],
  [3, 12],
  [4, 9],
])('exactly %i of one heap more: the chosen play agrees with the table', (k, largest) => {
  const table = finish(sortedTable(k + 1, largest, { k, exact: true }, 'nimbers'));
  const wrong: (readonly number[])[] = [];
  for (const sizes of multisets(k + 1, largest)) {
    if (sizes.length === k + 1 && finish(isLostByPlay(sizes)) !== (table.values[table.rank(sizes)] === 0)) wrong.push(sizes);
  }
  expect(wrong.slice(0, 5)).toEqual([]);
});

describe('published positions', () => {
  const princess = rulesOf('princess-and-roses');

  test.each([
    ['2,3,5,6', 'N'],
    ['3,5,6,7', 'N'],
    ['1,1,1,1,1,1', 'P'],
    ['1,1,1,1,1,3', 'N'],
    ['0,1,1,1,1,2', 'P'],
  ])('%s is %s', (text, outcome) => {
    expect(analyseText(princess, text).outcome).toBe(outcome);
  });
});

test('no rule is claimed where odd and even do not decide', () => {
  expect(parityRule(6, { k: 2, exact: false }, false)).toBeNull();
  expect(parityRule(7, { k: 4, exact: false }, false)).toBeNull();
  expect(parityRule(4, { k: 3, exact: true }, false)).toBeNull();
});

test.each([
  [{ k: 2 }, '999999,1000000,999997'],
  [{ k: 3 }, '999999,999998,1000000,12,13'],
  [{ k: 24 }, Array.from({ length: 26 }, (_, index) => 1_000_000 - index * index).join(',')],
  [{ k: 26 }, Array.from({ length: 26 }, (_, index) => 999_999 - index).join(',')],
  [{ k: 3, exact: true }, '1000,2001,999,1502'],
])('%j on large heaps %s: every winning move leaves a lost position', (params, text) => {
  const rules = rulesOf('slow', params);
  const found = analyseText(rules, text);
  expect(found.outcome).not.toBe('unknown');
  expect(found.winningMoves.length > 0).toBe(found.outcome === 'N');
  for (const move of found.winningMoves) expect(analyseText(rules, afterText(rules, text, move)).outcome).toBe('P');
});

test('a hundred thousand positions of six heaps fit the budget of one answer', () => {
  expect(analyseText(rulesOf('slow'), '20,20,20,20,20,20', false, { states: 20_000 })).toMatchObject({ outcome: 'P', nimber: 0 });
  expect(analyseText(rulesOf('slow'), '40,40,40,40,40,39', false, { states: 20_000 }).outcome).toBe('unknown');
});
