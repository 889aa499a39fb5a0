import { seededRandom } from '@nimhall/shared/bot/random';
import { readCode } from '@nimhall/shared/games/octal/code';
import { countsOf, isExceptional } from '@nimhall/shared/games/octal/kayles';
import { codeRows } from '@nimhall/shared/games/octal/row-game';
import { codeTable } from '@nimhall/shared/games/octal/table';
import { inWords } from '@nimhall/shared/phrase';
import { analyse, runToEnd } from '@nimhall/shared/solver/analyse';
import { nimSum } from '@nimhall/shared/solver/nimbers';
import { PartialQuotient } from '@nimhall/shared/solver/quotient/partial-quotient';
import { product } from '@nimhall/shared/solver/quotient/quotient';
import { RecursiveSolver } from '@nimhall/shared/solver/recursive-solver';
import { describe, expect, test } from 'vitest';
import { multisets, partitions } from '../../support/boxes.ts';
import { analyseText, freshRules, positionOf, rulesOf } from '../../support/games.ts';
import { scaled } from '../../support/scale.ts';

/** Codes with the longest row that is not a heap of Nim, or is one where smaller rows are. */
const WILD = [
  ['grundy', 14],
  ['0.6', 8],
  ['0.36', 9],
  ['0.75', 6],
  ['0.15', 15],
  ['0.123', 9],
  ['0.07', 11],
] as const;

describe.each(WILD)('misère, code %s', (code, longest) => {
  const rules = rulesOf('octal', { code });
  const definition = new RecursiveSolver(rules, true);
  const box = [...multisets(1, longest + 3), ...multisets(2, longest + 1), ...[...multisets(3, longest)].slice(0, 200)].filter(
    (rows) => rows.reduce((sum, size) => sum + size, 0) <= 30,
  );

  test('verdicts and winning moves agree with the definition', () => {
    for (const rows of box) {
      const found = runToEnd(analyse(rules, rows, { misere: true }));
      const moves = found.winningMoves.map((move) => rules.move.format(move)).sort();
      expect({ rows, outcome: found.outcome, moves }).toEqual({
        rows,
        outcome: definition.wins(rows) ? 'N' : 'P',
        moves: definition.winningMoves(rows).sort(),
      });
    }
  });
});

test('a hundred rows at once', () => {
  const rules = freshRules('dawsons-kayles');
  const position = positionOf(rules, Array.from({ length: 100 }, (_, row) => 24 - (row % 12)).join());
  const found = runToEnd(analyse(rules, position, { misere: true, budget: { states: 400_000 } }));
  expect([found.outcome, found.winningCount > 0, inWords(found.method.source)]).toEqual([
    'N',
    true,
    'Misère quotient of 24 kinds (Plambeck and Siegel 2008), proven here for rows of up to 24, however many',
  ]);
});

test('the winner keeps winning, from sums of many rows', () => {
  const random = seededRandom(3);
  for (const code of ['0.07', 'grundy', '0.007', '0.71']) {
    const rules = rulesOf('octal', { code });
    for (let game = 0; game < scaled(5, 10); game++) {
      let rows: unknown = Array.from({ length: 2 + Math.floor(8 * random()) }, () => 1 + Math.floor(24 * random()));
      for (;;) {
        const moves = [...rules.moves(rows)];
        const found = runToEnd(analyse(rules, rows, { misere: true, budget: { states: 400_000 } }));
        const next = (move: unknown) => {
          const after = rules.play(rows, move);
          if (!after.ok) throw new Error(rules.move.format(move));
          return after.value;
        };
        expect([code, rows, found.outcome === 'unknown']).toEqual([code, rows, false]);
        expect([code, rows, found.outcome]).toEqual([code, rows, moves.length === 0 || found.winningMoves.length > 0 ? 'N' : 'P']);
        if (moves.length === 0) break;
        const chosen = found.winningMoves[0] ?? moves[Math.floor(random() * moves.length)];
        const wasWon = found.outcome === 'N';
        rows = next(chosen);
        const then = runToEnd(analyse(rules, rows, { misere: true, budget: { states: 400_000 } })).outcome;
        expect([code, rows, then]).toEqual([code, rows, wasWon ? 'P' : 'N']);
      }
    }
  }
});

test('when one row is too long for the quotient, a search ends once all are short enough', () => {
  const rules = freshRules('officers');
  const { theory: _, ...bare } = rules;
  const position = positionOf(rules, '17,5,3');
  const searched = runToEnd(analyse(bare, position, { misere: true, budget: { states: 1e7 } }));
  const found = runToEnd(analyse(rules, position, { misere: true, budget: { states: 200_000 } }));
  expect([found.outcome, found.winningMoves]).toEqual([searched.outcome, searched.winningMoves]);
  expect(inWords(found.method.source)).toMatch(/^Every line of play searched down to what a misère quotient settles, /);
});

test('the winner keeps winning, from sums with rows beyond a quotient', () => {
  const random = seededRandom(4);
  for (const [code, longest] of [
    ['0.07', 32],
    ['0.6', 22],
    ['0.36', 26],
  ] as const) {
    const rules = rulesOf('octal', { code });
    const outcomeOf = (rows: unknown) => runToEnd(analyse(rules, rows, { misere: true, budget: { states: 400_000 } }));
    for (let game = 0; game < scaled(2, 4); game++) {
      let rows: unknown = [longest, ...Array.from({ length: 3 }, () => 1 + Math.floor(longest * random()))];
      for (;;) {
        const moves = [...rules.moves(rows)];
        const { outcome, winningMoves } = outcomeOf(rows);
        if (moves.length === 0) break;
        expect([code, rows, outcome]).toEqual([code, rows, winningMoves.length > 0 ? 'N' : 'P']);
        const after = rules.play(rows, winningMoves[0] ?? moves[Math.floor(random() * moves.length)]);
        if (!after.ok) throw new Error(`${code} ${rows}`);
        rows = after.value;
        expect([code, rows, outcomeOf(rows).outcome]).toEqual([code, rows, outcome === 'N' ? 'P' : 'N']);
      }
    }
  }
});

test('rows beyond a quotient: verdicts and winning moves agree with the definition', () => {
  for (const [code, longest] of [
    ['0.16', 17],
    ['0.6', 17],
  ] as const) {
    const rules = rulesOf('octal', { code });
    const definition = new RecursiveSolver(rules, true);
    for (const rows of [[longest], [longest, 4], [longest, 7], [longest - 1, 2, 2], [longest - 1, 9]]) {
      const found = runToEnd(analyse(rules, rows, { misere: true }));
      expect({ code, rows, outcome: found.outcome, moves: found.winningMoves.map((move) => rules.move.format(move)).sort() }).toEqual({
        code,
        rows,
        outcome: definition.wins(rows) ? 'N' : 'P',
        moves: definition.winningMoves(rows).sort(),
      });
    }
  }
});

test('why, in words', () => {
  const told = (text: string) =>
    analyseText(freshRules('octal', { code: '0.34' }), text, true).explanation.sentences.map(({ says }) => inWords(says));
  const kinds =
    'Here the last move loses, so rows aren’t like Nim heaps. But with rows of up to 10 there are only 12 kinds of positions. Positions of one kind can stand in for each other beside any such rows.';
  expect(told('10,9')).toEqual([
    kinds,
    'All rows together are of one kind with 1 + 10: lost.',
    '3 kinds are lost for the side to move, those of 1, 4 + 4 and 1 + 10.',
  ]);
  expect(told('10,10,4')).toEqual([
    kinds,
    'All rows together are of one kind with 4: won.',
    'A winning move leaves 4 + 4 of row A. All rows together are then of one kind with 4 + 4: lost.',
    '3 kinds are lost for the side to move, those of 1, 4 + 4 and 1 + 10.',
  ]);
});

/**
 * The list of Sibert and Conway, for any number of rows of any length: the quotient is proven, and what the list
 * distinguishes can be counted up to 3 of each listed length.
 */
test('the exceptions of Kayles are right for every position', () => {
  const code = readCode('0.77');
  if (!code.ok) throw new Error('0.77');
  const quotient = new PartialQuotient(codeRows(code.value));
  const table = codeTable(code.value);
  expect([runToEnd(quotient.reach(1e6)), runToEnd(table.reach(1e6, false))]).toEqual([true, true]);
  const periods = [quotient.period, table.period()];
  expect(periods).toMatchObject([
    { start: 71, length: 12 },
    { start: 71, length: 12 },
  ]);

  const listed = [1, 4, 5, 9, 12, 17, 20, 25];
  for (const size of listed)
    expect([size, quotient.elementOfSum(Array(4).fill(size))]).toEqual([size, quotient.elementOfSum([size, size])]);
  const wrong: number[][] = [];
  const look = (rows: number[], from: number, element: number, sum: number) => {
    if ((sum === 0) !== (quotient.isLost(element) !== isExceptional(countsOf(rows)))) wrong.push(rows);
    for (const [at, size] of listed.entries()) {
      if (at < from || rows.filter((row) => row === size).length === 3) continue;
      look([...rows, size], at, product(quotient.quotient, element, quotient.elementOf(size)), nimSum(sum, table.at(size).nimber));
    }
  };
  look([], 0, 0, 0);
  expect(wrong).toEqual([]);

  // With a row that is not listed there is no exception: the nim-sum decides. Lengths after 82 repeat.
  const lengths = Array.from({ length: 82 }, (_, size) => size + 1);
  const states = new Map<string, readonly [element: number, sum: number]>();
  const put = (element: number, sum: number) => states.set(`${element} ${sum}`, states.get(`${element} ${sum}`) ?? [element, sum]);
  for (const size of lengths) if (!listed.includes(size)) put(quotient.elementOf(size), table.at(size).nimber);
  for (const [element, sum] of states.values()) {
    for (const size of lengths) put(product(quotient.quotient, element, quotient.elementOf(size)), nimSum(sum, table.at(size).nimber));
  }
  expect([...states.values()].filter(([element, sum]) => quotient.isLost(element) !== (sum === 0))).toEqual([]);
});

test('positions of one kind have the same outcomes beside anything', () => {
  const rules = rulesOf('officers');
  const definition = new RecursiveSolver(rules, true);
  const code = readCode('0.6');
  if (!code.ok) throw new Error('0.6');
  const quotient = new PartialQuotient(codeRows(code.value));
  runToEnd(quotient.reach(9));
  for (const rows of partitions(12)) {
    if (Math.max(0, ...rows) > 9) continue;
    const same = quotient.rowsOf(quotient.elementOfSum(rows));
    for (const beside of [[2], [3, 3], [7]]) {
      expect([rows, same, definition.wins([...rows, ...beside])]).toEqual([rows, same, definition.wins([...same, ...beside])]);
    }
  }
});
