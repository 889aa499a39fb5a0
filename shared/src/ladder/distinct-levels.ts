import type { BotLevelId } from '../bot/levels.ts';
import { strengthsIn } from '../bot/strength.ts';

/** Levels closer than this feel the same: a player so much stronger wins 58 games of a hundred (Elo, 1978). */
const NEAR = 60;

/** The least and the most rungs of a ladder, however close their levels are. */
export const MIN_RUNGS = 4;
export const MAX_RUNGS = 6;

/**
 * The clearly different levels of a game, from the weakest to the strongest, which are always included: of the closest two the stronger one
 * is dropped while they are too close.
 */
export function distinctLevels(game: string): readonly BotLevelId[] {
  const strengths = strengthsIn(game);
  let levels = [...strengths.keys()];
  while (levels.length > MIN_RUNGS) {
    const gaps = levels.slice(1).map((level, at) => (strengths.get(level) ?? 0) - (strengths.get(levels[at] as BotLevelId) ?? 0));
    const least = Math.min(...gaps);
    if (least >= NEAR) break;
    const stronger = gaps.indexOf(least) + 1;
    levels = levels.toSpliced(stronger === levels.length - 1 ? stronger - 1 : stronger, 1);
  }
  return levels;
}
