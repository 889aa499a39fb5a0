import type { TreeNode } from '../game/explanation.ts';
import { gameTree } from '../solver/game-tree.ts';
import { readGame, readPosition } from './read.ts';

/** All that can come of a position of a game, as `gameTree` has it; null also where the texts make none. */
export function treeFrom(game: string, params: unknown, position: string): TreeNode[][] | null {
  const read = readGame(game, params);
  const start = read.ok ? readPosition(read.value.rules, position) : read;
  return read.ok && start.ok ? gameTree(read.value.rules, start.value) : null;
}
