import type { Means } from '@nimhall/shared/bot/choose';

/** What thinking about one position may cost: positions looked at, and milliseconds from when it begins. */
const THINKING = { states: 400_000, milliseconds: 3_000 } as const;

/** Means that are spent so long after now. */
export function meansFromNow(): Means {
  const end = performance.now() + THINKING.milliseconds;
  return { random: Math.random, budget: { states: THINKING.states, expired: () => performance.now() > end } };
}
