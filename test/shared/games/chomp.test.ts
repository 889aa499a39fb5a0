import { barTable, numberingOf } from '@nimhall/shared/games/chomp/table';
import { inWords } from '@nimhall/shared/phrase';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { expect, test } from 'vitest';
import { partitions } from '../../support/boxes.ts';
import { afterText, analyseText, positionOf, rulesOf } from '../../support/games.ts';

const chomp = rulesOf('chomp');

function whole(columns: number, rows: number): string {
  return Array(rows).fill(columns).join(',');
}

test.each([false, true])('every whole bar is won, misère %s', (misere) => {
  for (let columns = 2; columns <= 9; columns++) {
    for (let rows = misere && columns === 2 ? 2 : 1; rows * columns <= 64 && rows <= 9; rows++) {
      expect(analyseText(chomp, whole(columns, rows), misere).outcome, `${columns} × ${rows}`).toBe('N');
    }
  }
});

/** The smallest with two is 8 × 10, found by Ken Thompson in 1973, which is larger than any played here. */
test('whole bars have one winning bite each', () => {
  for (const [columns, rows] of [
    [4, 3],
    [5, 4],
    [8, 7],
    [9, 7],
  ] as const) {
    expect(analyseText(chomp, whole(columns, rows)).winningCount, `${columns} × ${rows}`).toBe(1);
  }
});

test('a square is won by the bite that leaves two arms of one length', () => {
  for (let side = 2; side <= 8; side++) expect(analyseText(chomp, whole(side, side)).winningMoves).toContain('b2');
});

test('two rows are lost exactly when the upper one is shorter by one', () => {
  for (let lower = 1; lower <= 20; lower++) {
    for (let upper = 1; upper <= lower; upper++) {
      expect(analyseText(chomp, `${lower},${upper}`).outcome).toBe(upper === lower - 1 ? 'P' : 'N');
    }
  }
});

test('the bars that can be left are numbered without gaps, and a bite leads to a smaller number', () => {
  for (const ascending of partitions(9)) {
    const bar = ascending.toReversed();
    if (bar.length === 0) continue;
    const { bars, shorter } = numberingOf(bar);
    const seen = new Set<number>();
    const walk = (rows: readonly number[]): void => {
      const next = rows.length;
      if (next === bar.length) {
        seen.add(rows.reduce((sum, length, row) => sum + (shorter[row]?.[length] ?? 0), 0));
        return;
      }
      for (let length = 0; length <= Math.min(bar[next] ?? 0, rows.at(-1) ?? 99); length++) walk([...rows, length]);
    };
    walk([]);
    expect(
      [...seen].sort((a, b) => a - b),
      `${bar}`,
    ).toEqual(Array.from({ length: bars }, (_, number) => number));
  }
});

test('positions of the same game share a table', () => {
  const table = runToEnd(barTable(numberingOf([5, 5, 3])));
  expect([table.has([5, 5, 3]), table.has([4, 2]), table.has([1]), table.has([5, 5, 4]), table.has([2, 2, 2, 1])]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('above the budget it is searched, and nothing is guessed', () => {
  expect(analyseText(chomp, '11,10,9,8,7,6,5,4,3,1', false, { states: 20 }).outcome).toBe('unknown');
});

test('bites take what is above and to the right', () => {
  expect(afterText(chomp, '5,5,3', 'c2')).toBe('5,2,2');
  expect(afterText(chomp, '5,5,3', 'a2')).toBe('5');
  expect(afterText(chomp, '5,5,3', 'b1')).toBe('1,1,1');
});

test.each([
  ['5,5,3', 'a1', 'That square is poisoned. Bite another one.'],
  ['5,5,3', 'd3', 'Square d3 is gone. Bite where there is chocolate.'],
  ['5,5,3', 'a4', 'Square a4 is gone. Bite where there is chocolate.'],
])('on %s, %s is refused', (position, text, message) => {
  const move = chomp.move.parse(text);
  expect(move.ok && chomp.play(positionOf(chomp, position), move.value)).toMatchObject({ ok: false, error: { message } });
});

test.each([
  ['3,5', 'malformed', 0],
  ['3,0', 'malformed', 2],
  ['27', 'limit', 0],
  ['22,22,21', 'limit', undefined],
])('the position %s is refused: %s', (text, kind, at) => {
  expect(chomp.position.parse(text)).toMatchObject({ ok: false, error: { kind, ...(at === undefined ? {} : { at }) } });
});

test.each([
  ['', 0],
  ['2', 0],
  ['c', 1],
  ['c0', 1],
  ['cc2', 1],
])('the move %j is refused at %i', (text, at) => {
  expect(chomp.move.parse(text)).toMatchObject({ ok: false, error: { kind: 'malformed', at } });
});

test('the reasons match the shape', () => {
  const told = (text: string, misere = false) => analyseText(chomp, text, misere).explanation.sentences.map(({ says }) => inWords(says));
  expect(told('4,4,4')[0]).toMatch(/^A whole bar is always won/);
  expect(told('4,4,4,4')[0]).toMatch(/^On a square bar, bite at b2/);
  for (const own of ['3,3,2', '4,2,1,1', '5,5,3,2,2']) {
    for (const misere of [false, true]) {
      expect(told(own, misere)[0], own).toMatch(/^The rows of this bar are as long as its columns\. Bite at b2\./);
      expect(analyseText(chomp, own, misere).winningMoves, own).toContain('b2');
    }
  }
  expect(told('4,3,1')[0], 'not its own mirror image').toMatch(/^For most shapes/);
  expect(told('2,2', true)[0]).toMatch(/^A whole bar is always won/);
  expect(told('6,5')[0]).toMatch(/^Two rows are lost if/);
  expect(told('5,1,1')[0]).toMatch(/^Only one row and one column/);
});
