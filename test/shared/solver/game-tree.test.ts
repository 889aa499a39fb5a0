import { readGame } from '@nimhall/shared/catalogue/read';
import { GAMES } from '@nimhall/shared/games/all';
import { gameTree } from '@nimhall/shared/solver/game-tree';
import { expect, test } from 'vitest';
import { rulesOf } from '../../support/games.ts';

function treeOf(game: string, text: string) {
  const rules = rulesOf(game);
  const start = rules.position.parse(text);
  if (!start.ok) throw new Error(text);
  return gameTree(rules, start.value);
}

test('the whole game of one spot: a loop worth 1, then the end, so that the spot is worth 0', () => {
  expect(treeOf('sprouts', '1')?.map((level) => level.map(({ counts, to }) => [counts, to]))).toEqual([[[0, [0]]], [[1, [0]]], [[0, []]]]);
});

test('a heap of Nim is worth its size, and every level has what is left of it', () => {
  expect(treeOf('nim', '3')?.map((level) => level.map(({ counts }) => counts).sort())).toEqual([[3], [0, 1, 2], [0, 1], [0]]);
});

test('what is too much for a picture is none', () => {
  expect(treeOf('sprouts', '3')).toBeNull();
});

test('every start whose whole game is told on a page has one', () => {
  for (const { id, trees = [] } of GAMES) {
    for (const { start } of trees) {
      const game = readGame(id, undefined);
      const position = game.ok ? game.value.rules.position.parse(start) : game;
      expect(game.ok && position.ok && gameTree(game.value.rules, position.value), `${id} ${start}`).toBeTruthy();
    }
  }
});
