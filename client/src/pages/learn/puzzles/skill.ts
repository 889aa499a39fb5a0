import type { Attempt } from '@nimhall/shared/learnt/attempts';
import type { Practice, Skill } from '@nimhall/shared/learnt/practice';
import { EASIEST, HARDEST } from '@nimhall/shared/puzzle/grade';
import rate from 'glicko2-lite';

export const BEGINNER: Skill = { rating: 700, deviation: 220, volatility: 0.06 };

/** Grades of puzzles are worked out, not played out, and may be wrong by as much. */
const PUZZLE_DEVIATION = 120;
/** Learners improve, so the estimate never becomes surer than this. */
const MIN_DEVIATION = 75;

const SCORES: Readonly<Record<Attempt, number>> = { found: 1, helped: 0.5, missed: 0 };

/** A puzzle a little below one's own rating is solved more often than not. */
const BELOW = 60;

/** After a puzzle of a rating. */
export function skillAfter(skill: Skill, puzzle: number, attempt: Attempt): Skill {
  const { rating, rd, vol } = rate(skill.rating, skill.deviation, skill.volatility, [[puzzle, PUZZLE_DEVIATION, SCORES[attempt]]]);
  return { rating: onScale(rating), deviation: Math.max(MIN_DEVIATION, rd), volatility: vol };
}

/** A player's level by their stored puzzles. */
export function skillOf({ before, tried }: Practice): Skill {
  return tried.reduce((skill, [, , rating, attempt]) => skillAfter(skill, onScale(rating), attempt), before ? bounded(before) : BEGINNER);
}

/** How hard the next puzzle should be. */
export function nextRating({ rating }: Skill): number {
  return onScale(rating - BELOW);
}

/** A reported level, limited to what is possible. */
function bounded({ rating, deviation, volatility }: Skill): Skill {
  return {
    rating: onScale(rating),
    deviation: Math.min(BEGINNER.deviation, Math.max(MIN_DEVIATION, deviation)),
    volatility: Math.min(volatility, 2 * BEGINNER.volatility),
  };
}

function onScale(rating: number): number {
  return Math.min(HARDEST, Math.max(EASIEST, rating));
}
