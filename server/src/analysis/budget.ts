import type { Means } from '@nimhall/shared/bot/choose';

/** What thinking about one position may cost: positions looked at, more than there is time for, and bytes held. */
const THINKING = { states: 1_000_000, bytes: 128 * 2 ** 20 } as const;

/** Means that are spent so many milliseconds after now. */
export function meansFor(milliseconds: number): Means {
  const end = performance.now() + milliseconds;
  return { random: Math.random, budget: { ...THINKING, expired: () => performance.now() > end } };
}
