/** A Fischer clock: time at the start, and what every move adds, in milliseconds. */
export interface FischerRule {
  readonly initialMs: number;
  readonly incrementMs: number;
}

/** How many days a move may take, where it is days. */
export const DAYS = [1, 3, 7] as const;

/** This many days for each move, from the first on; unused time is not saved. */
export interface DaysRule {
  readonly days: (typeof DAYS)[number];
}

export type ClockRule = FischerRule | DaysRule;

/** What a clock may be set to, in milliseconds. */
export const CLOCK_LIMITS = { initialMs: { min: 1_000, max: 3 * 3_600_000 }, incrementMs: { min: 0, max: 180_000 } } as const;

export function isCorrespondence(rule: ClockRule): rule is DaysRule {
  return 'days' in rule;
}
