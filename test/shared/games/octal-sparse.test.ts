import { type Code, readCode } from '@nimhall/shared/games/octal/code';
import { RowNimbers } from '@nimhall/shared/games/octal/row-nimbers';
import { SparseSpace, sparsestMask } from '@nimhall/shared/games/octal/sparse-space';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { expect, test } from 'vitest';
import { analyseText, freshRules, rulesOf } from '../../support/games.ts';
import { scaled, spread } from '../../support/scale.ts';

const CODES = ['grundy', '4.7', '0.0077', ...Array.from({ length: 511 }, (_, index) => `0.${(index + 1).toString(8).padStart(3, '0')}`)];

test('rows have the same nimbers in a sparse space as by trying every move, under every code of three digits', () => {
  const wrong: string[] = [];
  let compared = 0;
  const codes = spread(CODES, 60);
  for (const text of codes) {
    const code = codeOf(text);
    const rows = new RowNimbers(code);
    runToEnd(rows.reach(600));
    if (rows.period) continue;
    // Below this many rows every move is tried.
    const known = byEveryMove(code, 1_500);
    const sparse = Uint16Array.from(known);
    const space = new SparseSpace(code, sparse);
    runToEnd(space.divide(sparsestMask(sparse.subarray(0, 500)).mask, 0));
    for (let row = 0; row < known.length; row++) {
      sparse[row] = space.nimber(row);
      if (sparse[row] !== known[row]) wrong.push(`${text}: ${row}`);
    }
    compared++;
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(0.3 * codes.length);
});

test.each(['grundy', '0.16', '0.36', '0.6', '0.007', '0.356'])('code %s switches to a sparse space, and continues unchanged', (text) => {
  const code = codeOf(text);
  const rows = new RowNimbers(code);
  runToEnd(rows.reach(5_500));
  expect(rows.values).toEqual(byEveryMove(code, 5_500));
});

test('an interrupted run is continued by another', () => {
  const rows = new RowNimbers(codeOf('grundy'));
  let runs = [rows.reach(6_000), rows.reach(5_000)];
  while (runs.length > 0) runs = runs.filter((run) => !run.next().done);
  expect(rows.values).toEqual(byEveryMove(codeOf('grundy'), 6_000));
});

test('the mask is one that makes the fewest of them rare', () => {
  const values = byEveryMove(codeOf('grundy'), 2_000);
  const rareUnder = (mask: number) =>
    values.filter((value) => [...(value & mask).toString(2)].filter((bit) => bit === '1').length % 2 === 0).length;
  const { mask, rare } = sparsestMask(values);
  expect(rareUnder(mask)).toBe(rare);
  expect(rare).toBe(Math.min(...Array.from({ length: 127 }, (_, index) => rareUnder(index + 1))));
});

test('a solver knows longer rows when there is a sparse space', () => {
  const { outcome, nimber, method } = analyseText(rulesOf('grundys-game'), '25000');
  expect([outcome, nimber === null, method.tier]).toEqual(['N', false, 'table']);
});

function codeOf(text: string): Code {
  const code = readCode(text);
  if (!code.ok) throw new Error(code.error.message);
  return code.value;
}

/** The definition, with every sum of two rows examined once. */
function byEveryMove(code: Code, rows: number): Uint16Array {
  const values = new Uint16Array(rows);
  const seen = new Int32Array(2 ** 12).fill(-1);
  for (let row = 0; row < rows; row++) values[row] = nimberOf(code, values, row, seen);
  return values;
}

function nimberOf(code: Code, values: Uint16Array, row: number, seen: Int32Array): number {
  for (let take = 0; take <= row && take <= code.longest; take++) {
    const digit = code.digit(take);
    const rest = row - take;
    if (take > 0 && rest === 0 && (digit & 1) !== 0) seen[0] = row;
    if (take > 0 && rest > 0 && (digit & 2) !== 0) seen[values[rest] as number] = row;
    for (let left = 1; (digit & 4) !== 0 && 2 * left <= rest; left++) {
      if (code.unequal && 2 * left === rest) continue;
      seen[(values[left] as number) ^ (values[rest - left] as number)] = row;
    }
  }
  let nimber = 0;
  while (seen[nimber] === row) nimber++;
  return nimber;
}

/** Gangolli and Plambeck 1989, and Flammenkamp's tables: where the values become periodic, and the period. */
const LATE_PERIODS: readonly (readonly [code: string, start: number, length: number])[] = [
  ['0.16', 105_351, 149_459],
  ['0.56', 326_640, 144],
  ['0.127', 46_578, 4],
];

test.each(spread(LATE_PERIODS, 1))(
  'the late period of code %s is proven when it is needed, and holds for the longest rows',
  (text, start, length) => {
    const longest = 999_999_999;
    const shorter = longest - length * Math.floor((longest - start) / length);
    const rules = freshRules('octal', { code: text });
    const { nimber, method, explanation } = analyseText(rules, `${longest}`);
    expect([nimber, method.tier]).toEqual([analyseText(rules, `${shorter}`).nimber, 'table']);
    expect(explanation).toMatchObject({ drawings: [{}, { period: { start, length, saltus: 0 } }] });
  },
);

test.each(['0.36', 'grundy'])('rows of %s far beyond where every move is tried agree with their moves', (text) => {
  const code = codeOf(text);
  const rows = new RowNimbers(code);
  const farthest = scaled(30_000, 60_000);
  runToEnd(rows.reach(farthest + 1));
  const far = [farthest, farthest - 1, ...spread([27_123, 47_123, 31_007], 1)];
  expect(far.map((row) => rows.at(row))).toEqual(far.map((row) => nimberOf(code, rows.values, row, new Int32Array(2 ** 12))));
});
