import { EASIEST, HARDEST } from '@nimhall/shared/puzzle/grade';
import rate from 'glicko2-lite';
import { fieldsOf } from '../../../reactive/kept-store.ts';

/** How a puzzle went, by the first that was done about it: solved, solved with hints, or answered wrongly. */
export const ATTEMPTS = ['found', 'helped', 'missed'] as const;
export type Attempt = (typeof ATTEMPTS)[number];

/** How strong somebody is: a rating as Glicko-2 has it (Glickman, 2012), of which puzzles are the opponents. */
export interface Skill {
  readonly rating: number;
  /** How sure that is: in two of three cases it is right up to so much. */
  readonly deviation: number;
  readonly volatility: number;
}

export const BEGINNER: Skill = { rating: 700, deviation: 220, volatility: 0.06 };

/** Grades of puzzles are worked out, not played out, and may be wrong by as much. */
const PUZZLE_DEVIATION = 120;
/** Whoever learns changes: nothing is ever surer. */
const LEAST_DEVIATION = 75;

const SCORES: Readonly<Record<Attempt, number>> = { found: 1, helped: 0.5, missed: 0 };

/** A puzzle a little below one's own rating is solved more often than not. */
const BELOW = 60;

/** After a puzzle of a rating. */
export function skillAfter(skill: Skill, puzzle: number, attempt: Attempt): Skill {
  const { rating, rd, vol } = rate(skill.rating, skill.deviation, skill.volatility, [[puzzle, PUZZLE_DEVIATION, SCORES[attempt]]]);
  return { rating: onScale(rating), deviation: Math.max(LEAST_DEVIATION, rd), volatility: vol };
}

/** How hard the next puzzle should be. */
export function nextRating({ rating }: Skill): number {
  return onScale(rating - BELOW);
}

/** What makes sense of a stored skill. */
export function skillFrom(stored: unknown): Skill {
  const { rating, deviation, volatility } = fieldsOf(stored);
  const all = [rating, deviation, volatility];
  if (!all.every((each): each is number => typeof each === 'number' && each > 0 && each < 5_000)) return BEGINNER;
  const [strength = 0, sure = 0, change = 0] = all;
  return {
    rating: onScale(strength),
    deviation: Math.min(BEGINNER.deviation, Math.max(LEAST_DEVIATION, sure)),
    volatility: Math.min(change, 2 * BEGINNER.volatility),
  };
}

function onScale(rating: number): number {
  return Math.min(HARDEST, Math.max(EASIEST, rating));
}
