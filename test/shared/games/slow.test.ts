import { isLostByPlay } from '@nimhall/shared/games/slow/longest-play';
import { outcomeRows } from '@nimhall/shared/games/slow/outcome-rows';
import { isLostBy, lostRule } from '@nimhall/shared/games/slow/rules';
import { heapSets, lowered } from '@nimhall/shared/games/slow/sets';
import { sortedTable } from '@nimhall/shared/games/slow/sorted-table';
import { inWords } from '@nimhall/shared/phrase';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { describe, expect, test } from 'vitest';
import { multisets } from '../../support/boxes.ts';
import { afterText, analyseText, positionOf, rulesOf } from '../../support/games.ts';
import { spread } from '../../support/scale.ts';

/** Every rule, with the largest heap it is checked to. */
const RULES: readonly { heaps: number; k: number; exact: boolean; largest: number; misere?: boolean }[] = [
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
  { heaps: 7, k: 4, exact: false, largest: 9 },
  { heaps: 8, k: 5, exact: false, largest: 7 },
  { heaps: 1, k: 3, exact: false, largest: 20, misere: true },
  { heaps: 2, k: 2, exact: false, largest: 30, misere: true },
  { heaps: 3, k: 2, exact: false, largest: 30, misere: true },
  { heaps: 3, k: 4, exact: false, largest: 20, misere: true },
  { heaps: 4, k: 2, exact: false, largest: 24, misere: true },
  { heaps: 4, k: 3, exact: false, largest: 16, misere: true },
  { heaps: 5, k: 4, exact: false, largest: 12, misere: true },
];

test.each(RULES)('$heaps heaps, k = $k, exact $exact, misère $misere: the rule agrees with the table to $largest', (given) => {
  const { heaps, k, exact, largest, misere = false } = given;
  const rule = lostRule(heaps, { k, exact }, misere);
  const table = runToEnd(sortedTable(heaps, largest, { k, exact }, misere ? 'misere' : 'nimbers'));
  const wrong: (readonly number[])[] = [];
  for (const sizes of multisets(heaps, largest, 1)) {
    if (sizes.length === heaps && rule && isLostBy(rule, sizes) !== (table.values[table.rank(sizes)] === 0)) wrong.push(sizes);
  }
  expect(rule).not.toBeNull();
  expect(wrong.slice(0, 5)).toEqual([]);
});

test.each([
  [2, 1, 40],
  [3, 2, 35],
  [4, 2, 18],
  [5, 2, 11],
  [5, 3, 9],
  [6, 4, 7],
  [7, 3, 5],
])('%i heaps, k = %i: rows of outcomes agree with the table to %i, when at most k and when exactly k are taken', (heaps, k, largest) => {
  const top = Array.from({ length: heaps }, () => largest);
  for (const exact of [false, true]) {
    for (const misere of [false, true]) {
      const table = runToEnd(sortedTable(heaps, largest, { k, exact }, misere ? 'misere' : 'nimbers'));
      const rows = runToEnd(outcomeRows(top, { k, exact }, misere));
      const wrong: (readonly number[])[] = [];
      for (const sizes of multisets(heaps, largest)) {
        if (sizes.length === heaps && rows.isLost(sizes) !== (table.values[table.rank(sizes)] === 0)) wrong.push(sizes);
      }
      expect(wrong.slice(0, 5), `exactly ${exact}, misère ${misere}`).toEqual([]);
    }
  }
});

/** One heap is too large for a table of nimbers; the larger the others are, the longer it takes. */
const BEYOND_NIMBERS = ['14,21,24,25,27,60', '33,41,44,45,47,60'];

test.each(spread(BEYOND_NIMBERS, 1))(
  'beyond the table of nimbers, each winning move from %s leads to a position without a winning move',
  (text) => {
    const rules = rulesOf('slow', { k: 2 });
    for (const misere of [false, true]) {
      const { outcome, nimber, winningMoves } = analyseText(rules, text, misere);
      expect([outcome, nimber]).toEqual([winningMoves.length > 0 ? 'N' : 'P', null]);
      for (const move of winningMoves) {
        expect(analyseText(rules, afterText(rules, text, move), misere), move).toMatchObject({ outcome: 'P', winningCount: 0 });
      }
    }
  },
);

test.each([
  [2, 16],
  [3, 12],
  [4, 9],
])('exactly %i of one heap more: the chosen play agrees with the table', (k, largest) => {
  const table = runToEnd(sortedTable(k + 1, largest, { k, exact: true }, 'nimbers'));
  const wrong: (readonly number[])[] = [];
  for (const sizes of multisets(k + 1, largest)) {
    if (sizes.length === k + 1 && runToEnd(isLostByPlay(sizes)) !== (table.values[table.rank(sizes)] === 0)) wrong.push(sizes);
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

/** Every sorted list with a smallest size up to `smallest`, and gaps between neighbours up to the given numbers. */
function* sortedByGaps(smallest: number, gaps: readonly number[]): Generator<readonly number[], void, void> {
  if (gaps.length === 0) {
    for (let size = 0; size <= smallest; size++) yield [size];
    return;
  }
  for (const before of sortedByGaps(smallest, gaps.slice(0, -1))) {
    for (let gap = 0; gap <= (gaps.at(-1) as number); gap++) yield [...before, (before.at(-1) as number) + gap];
  }
}

test('four heaps, two at a time, misère: all cases of the proof, which are positions with small gaps', () => {
  const reach = { k: 2, exact: false };
  const isLost = (given: readonly number[]) => {
    const sorted = given.filter((size) => size > 0).sort((a, b) => a - b);
    const rule = lostRule(sorted.length, reach, true);
    return rule !== null && isLostBy(rule, sorted);
  };
  const wrong: (readonly number[])[] = [];
  for (const sizes of sortedByGaps(36, [3, 7, 12])) {
    const leads = [...heapSets(sizes, reach)].some((set) => isLost(lowered(sizes, set)));
    if (sizes.at(-1) !== 0 && isLost(sizes) === leads) wrong.push(sizes);
  }
  expect(wrong.slice(0, 5)).toEqual([]);
});

test('no rule is claimed where none is known', () => {
  expect(lostRule(6, { k: 2, exact: false }, false)).toBeNull();
  expect(lostRule(8, { k: 4, exact: false }, false)).toBeNull();
  expect(lostRule(4, { k: 3, exact: true }, false)).toBeNull();
  expect(lostRule(5, { k: 3, exact: false }, true)).toBeNull();
  expect(lostRule(3, { k: 2, exact: true }, true)).toBeNull();
});

test.each([
  [{ k: 2 }, '999999,1000000,999997'],
  [{ k: 3 }, '999999,999998,1000000,12,13'],
  [{ k: 24 }, Array.from({ length: 26 }, (_, index) => 1_000_000 - index * index).join(',')],
  [{ k: 26 }, Array.from({ length: 26 }, (_, index) => 999_999 - index).join(',')],
  [{ k: 3, exact: true }, '1000,2001,999,1502'],
  [{ k: 4 }, '1000,2001,999,1502,3000,77,78'],
  [{ k: 23 }, Array.from({ length: 26 }, (_, index) => 500_001 + 2 * index).join(',')],
  [{ k: 23 }, Array.from({ length: 26 }, (_, index) => (index < 3 ? 1_000 - index : 500_001 + 2 * index)).join(',')],
  [{ k: 2 }, '999999,1000000,999997', true],
  [{ k: 2 }, '90000,170000,180003,200001', true],
  [{ k: 25 }, [...Array(25).fill(1_000), 5_001].join(','), true],
  [{ k: 25 }, [...Array(24).fill(1_000), 1_001, 5_001].join(','), true],
  [{ k: 25 }, [...Array(20).fill(1), 5_001].join(','), true],
])('%j on large heaps %s: every winning move leaves a lost position', (params, text, misere = false) => {
  const rules = rulesOf('slow', params);
  const found = analyseText(rules, text, misere);
  expect(found.outcome).not.toBe('unknown');
  expect(found.winningMoves.length > 0).toBe(found.outcome === 'N');
  for (const move of found.winningMoves) expect(analyseText(rules, afterText(rules, text, move), misere).outcome).toBe('P');
});

test.each([
  [{ k: 6 }, '1,2,3,4,5,6,7,8,9', false],
  [{ k: 6 }, '2,2,2,3,3,4,5,5,5', false],
  [{ k: 8 }, '3,3,3,3,3,3,3,3,5', true],
  [{ k: 8 }, '3,3,3,3,4,4,3,3,5', true],
  [{ k: 9 }, '1,1,1,1,1,1,1,1,6', true],
])('%j on the many heaps %s: the listed winning moves are complete', (params, text, misere) => {
  const rules = rulesOf('slow', params);
  const found = analyseText(rules, text, misere);
  const winning = [...rules.moves(positionOf(rules, text))]
    .map((move) => rules.move.format(move))
    .filter((move) => analyseText(rules, afterText(rules, text, move), misere).outcome === 'P');
  expect(winning.length).toBeGreaterThan(0);
  expect([...found.winningMoves].sort()).toEqual(winning.sort());
});

test('a hundred thousand positions of six heaps fit the budget of one answer', () => {
  expect(analyseText(rulesOf('slow'), '20,20,20,20,20,20', false, { states: 20_000 })).toMatchObject({ outcome: 'P', nimber: 0 });
  expect(analyseText(rulesOf('slow'), '40,40,40,40,40,39', false, { states: 20_000 }).outcome).toBe('unknown');
});

test.each([
  [{}, '0,0,0', false, 'P', 'The game is over, and the side to move has lost.'],
  [{}, '0,0,0', true, 'N', 'The game is over, and the side to move has won.'],
  [{ exact: true }, '0,3', false, 'P', 'The game is over, and the side to move has lost.'],
  [{ exact: true }, '0,3', true, 'N', 'The game is over, and the side to move has won.'],
] as const)('%j on %s, where no move is left, misère %s', (params, text, misere, outcome, says) => {
  const found = analyseText(rulesOf('slow', params), text, misere);
  expect(found.outcome).toBe(outcome);
  expect(found.explanation.sentences.map((sentence) => inWords(sentence.says))).toEqual([says]);
});

test('where too few heaps are left to move, the game is over, and no table is made, however large they are', () => {
  const rules = rulesOf('slow', { k: 7, exact: true });
  const heaps = positionOf(rules, '40,41,42,43,44,45');
  expect(rules.theory?.closed?.(heaps, false)).toMatchObject({ outcome: 'P', nimber: 0, winningCount: 0 });
  expect(rules.theory?.closed?.(heaps, true)).toMatchObject({ outcome: 'N', nimber: null, winningCount: 0 });
});
