import type { BotId } from '../bot/levels.ts';
import { findFamily } from '../catalogue/registry.ts';
import { distinctLevels } from './distinct-levels.ts';

/**
 * Who guards the chapters of the course guards the ladder of Nim, each stronger than the one before: who knows one heap, pairs,
 * threes; then the two who never slip, of whom the last puts out the largest heaps.
 */
const OF_NIM: readonly BotId[] = ['solo', 'echo', 'trio', 'presto', 'tutti'];

/** Who stands on the ladder of a game, from the lowest rung to the highest; nobody where there is no such game. */
export function rungsOf(game: string): readonly BotId[] {
  if (!findFamily(game)) return [];
  return game === 'nim' ? OF_NIM : distinctLevels(game);
}
