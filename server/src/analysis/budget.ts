import type { Means } from '@nimhall/shared/bot/choose';

/** Limits of the analysis of one position: more positions than time allows, and bytes. */
const ANALYSIS_LIMITS = { states: 1_000_000, bytes: 128 * 2 ** 20 } as const;

/** Means of a search that expire this many milliseconds from now. */
export function searchBudget(milliseconds: number): Means {
  const end = performance.now() + milliseconds;
  return { random: Math.random, budget: { ...ANALYSIS_LIMITS, expired: () => performance.now() > end } };
}
