import type { RowGame } from '@nimhall/shared/game/row-game';
import { readCode } from '@nimhall/shared/games/octal/code';
import { codeRows } from '@nimhall/shared/games/octal/row-game';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { formText, type MisereForm, MisereForms } from '@nimhall/shared/solver/misere/canonical-form';
import { type Genus, genusOf, genusText, isWild, misereValue } from '@nimhall/shared/solver/misere/genus';
import { RowFold } from '@nimhall/shared/solver/misere/row-fold';
import { mex } from '@nimhall/shared/solver/nimbers';
import { describe, expect, test } from 'vitest';

const MANY = 1_000_000;

describe.each(['0.77', '0.07', '0.137', '0.3333', '0.4', '4.7', '0.6', '0.17', '0.3F'])('code %s', (code) => {
  const game = rowsOf(code);
  const genera = new RowFold(game, MANY, genusOf);

  test('genera agree with the definition, beside up to five heaps of two', () => {
    const definition = misereGrundy(game);
    for (const rows of [[0], [1], [2], [3], [4], [5], [6], [7], [2, 3], [3, 3], [1, 5], [2, 2, 4]]) {
      const genus = runToEnd(genera.of(rows)) as Genus;
      const expected = [...Array(6).keys()].map((heaps) => definition(rows, Array<number>(heaps).fill(2)));
      expect([rows, [...Array(6).keys()].map((heaps) => misereValue(genus, heaps))]).toEqual([rows, expected]);
    }
  });

  test('the last two misère values differ by 2, as the theorem says', () => {
    for (let row = 0; row <= 16; row++) {
      const { misere } = runToEnd(genera.of([row])) as Genus;
      expect([row, (misere.at(-1) as number) ^ (misere.at(-2) as number)]).toEqual([row, 2]);
    }
  });

  test('a position does what its form does, beside every game of three moves at most', () => {
    const forms = new MisereForms();
    const folded = new RowFold(game, MANY, (options: readonly MisereForm[]) => forms.of(options));
    const trees = new RowFold(game, MANY, (options: readonly Tree[]): Tree => options);
    for (const rows of [[1], [2], [3], [4], [5], [6], [2, 3], [3, 3]]) {
      const form = treeOf(runToEnd(folded.of(rows)) as MisereForm);
      const tree = runToEnd(trees.of(rows)) as Tree;
      for (const beside of born(3)) expect([rows, beside, wins(tree, beside)]).toEqual([rows, beside, wins(form, beside)]);
    }
  });
});

test('genera of Kayles are those of Winning Ways', () => {
  const genera = new RowFold(rowsOf('0.77'), MANY, genusOf);
  const texts = [...Array(11).keys()].map((row) => genusText(runToEnd(genera.of([row])) as Genus));
  expect(texts).toEqual(['0^120', '1^031', '2^20', '3^31', '1^031', '4^146', '3^31', '2^20', '1^13', '4^046', '2^20']);
});

test('wild is what no position of Nim is', () => {
  const nim = new RowFold(rowsOf('0.(3)'), MANY, genusOf);
  for (const rows of [[], [1], [1, 1], [2], [7], [2, 2], [2, 3], [1, 2, 3], [5, 6], [12]]) {
    expect([rows, isWild(runToEnd(nim.of(rows)) as Genus)]).toEqual([rows, false]);
  }
  expect(isWild({ nimber: 4, misere: [1, 4, 6] })).toBe(true);
});

test('of games of 0, 1, 2, … moves there are 1, 2, 3, 5 and 22 forms, as Conway counted', () => {
  const forms = new MisereForms();
  let day = [forms.of([])];
  const counts = [day.length];
  for (let moves = 1; moves <= 4; moves++) {
    const before = day;
    const subsets = [...Array(2 ** before.length).keys()].map((bits) => before.filter((_, at) => (bits >> at) & 1));
    day = [...new Set(subsets.map((options) => forms.of(options)))];
    counts.push(day.length);
  }
  expect(counts).toEqual([1, 2, 3, 5, 22]);
});

test('forms are written by their options', () => {
  const forms = new MisereForms();
  const zero = forms.of([]);
  const one = forms.of([zero]);
  const two = forms.of([zero, one]);
  const odd = forms.of([two]);
  expect([zero, one, two, odd, forms.of([odd, zero])].map((form) => formText(form, 20))).toEqual(['0', '1', '2', '{2}', '{0, {2}}']);
  expect([3, 2].map((most) => formText(odd, most))).toEqual(['{2}', null]);
});

test('what has too many positions is left alone', () => {
  expect(runToEnd(new RowFold(rowsOf('0.77'), 100, genusOf).of([20]))).toBeNull();
});

type Tree = readonly Tree[];

function rowsOf(code: string): RowGame {
  const read = readCode(code);
  if (!read.ok) throw new Error(`No code: ${code}`);
  return codeRows(read.value);
}

/** Misère Grundy values of rows beside heaps of Nim, by the definition. */
function misereGrundy(game: RowGame): (rows: readonly number[], heaps: readonly number[]) => number {
  const known = new Map<string, number>();
  const value = (rows: readonly number[], heaps: readonly number[]): number => {
    const [sortedRows, sortedHeaps] = [rows, heaps].map((sizes) => sizes.filter((size) => size > 0).toSorted((a, b) => a - b)) as [
      number[],
      number[],
    ];
    const key = `${sortedRows} ${sortedHeaps}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const options = new Set<number>();
    for (const [at, row] of sortedRows.entries()) {
      for (const pieces of game.pieces(row)) options.add(value(sortedRows.toSpliced(at, 1, ...pieces), sortedHeaps));
    }
    for (const [at, heap] of sortedHeaps.entries()) {
      for (let left = 0; left < heap; left++) options.add(value(sortedRows, sortedHeaps.with(at, left)));
    }
    const found = options.size === 0 ? 1 : mex(options);
    known.set(key, found);
    return found;
  };
  return value;
}

/** All games in which at most so many moves are made. */
function born(moves: number): Tree[] {
  if (moves === 0) return [[]];
  const before = born(moves - 1);
  return [...Array(2 ** before.length).keys()].map((bits) => before.filter((_, at) => (bits >> at) & 1));
}

function treeOf({ options }: MisereForm): Tree {
  return [...options].map(treeOf);
}

/** Whether the side to move wins two games side by side, where the last move loses. */
function wins(one: Tree, other: Tree): boolean {
  if (one.length + other.length === 0) return true;
  return one.some((option) => !wins(option, other)) || other.some((option) => !wins(one, option));
}
