import { treeFrom } from '@nimhall/shared/catalogue/tree';
import { GAMES } from '@nimhall/shared/games/all';
import { expect, test } from 'vitest';

const treeOf = (game: string, text: string) => treeFrom(game, undefined, text);

test('the whole game of one spot: a loop worth 1, then the end, so that the spot is worth 0', () => {
  expect(treeOf('sprouts', '1')?.map((level) => level.map(({ counts, to }) => [counts, to]))).toEqual([[[0, [0]]], [[1, [0]]], [[0, []]]]);
});

test('a heap of Nim is worth its size, and every level has the remaining sizes', () => {
  expect(treeOf('nim', '3')?.map((level) => level.map(({ counts }) => counts).sort())).toEqual([[3], [0, 1, 2], [0, 1], [0]]);
});

test('a tree too large for a picture is omitted, and an invalid position has none', () => {
  expect([treeOf('sprouts', '3'), treeOf('nim', 'x'), treeOf('nothing', '1')]).toEqual([null, null, null]);
});

test('every start that a page shows as a whole game has a tree', () => {
  for (const { id, trees = [] } of GAMES) {
    for (const { start } of trees) {
      expect(treeOf(id, start), `${id} ${start}`).toBeTruthy();
    }
  }
});
