import type { BotLevelId } from '../bot/levels.ts';
import { strengthsIn } from '../bot/strength.ts';

/** Levels nearer than this are one to people: who is so much stronger wins 58 games of a hundred (Elo, 1978). */
const NEAR = 60;

/** A ladder has at least so many rungs, however near they are, and at most so many. */
export const MIN_RUNGS = 4;
export const MAX_RUNGS = 6;

/**
 * The levels that are told apart in a game, from the weakest to the strongest, which are always in: of the two that are nearest the
 * stronger one goes, as long as they are too near.
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
