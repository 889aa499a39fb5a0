import { treeFrom } from '@nimhall/shared/catalogue/tree';
import { GAMES } from '@nimhall/shared/games/all';
import { expect, test } from 'vitest';

const treeOf = (game: string, text: string) => treeFrom(game, undefined, text);

test('the whole game of one spot: a loop worth 1, then the end, so that the spot is worth 0', () => {
  expect(treeOf('sprouts', '1')?.map((level) => level.map(({ counts, to }) => [counts, to]))).toEqual([[[0, [0]]], [[1, [0]]], [[0, []]]]);
});

test('a heap of Nim is worth its size, and every level has what is left of it', () => {
  expect(treeOf('nim', '3')?.map((level) => level.map(({ counts }) => counts).sort())).toEqual([[3], [0, 1, 2], [0, 1], [0]]);
});

test('what is too much for a picture is none, and so is what is no position', () => {
  expect([treeOf('sprouts', '3'), treeOf('nim', 'x'), treeOf('nothing', '1')]).toEqual([null, null, null]);
});

test('every start whose whole game is told on a page has one', () => {
  for (const { id, trees = [] } of GAMES) {
    for (const { start } of trees) {
      expect(treeOf(id, start), `${id} ${start}`).toBeTruthy();
    }
  }
});
