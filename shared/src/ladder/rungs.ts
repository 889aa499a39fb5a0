import type { BotId } from '../bot/levels.ts';
import { findFamily } from '../catalogue/registry.ts';
import { distinctLevels } from './distinct-levels.ts';

/**
 * The bots of the course are also the ladder of Nim, each stronger than the one before: bots that know one heap, pairs, threes; then two
 * that never make a mistake, of which the last removes the largest heaps.
 */
const OF_NIM: readonly BotId[] = ['solo', 'echo', 'trio', 'presto', 'tutti'];

/** The bots on the ladder of a game, from the lowest rung to the highest; none for an unknown game. */
export function rungsOf(game: string): readonly BotId[] {
  if (!findFamily(game)) return [];
  return game === 'nim' ? OF_NIM : distinctLevels(game);
}
