/** What a computation may spend. */
export interface Budget {
  /** How many positions may be examined, or as much other work as that takes: see `Progress`. */
  readonly states: number;
  /** Bytes that may be held at a time by what grows with the position: tables, memos, lines of play. */
  readonly bytes?: number;
  /** Asked between steps; true once the time is up. The caller owns the clock. */
  readonly expired?: () => boolean;
}

/** What of a budget ran out. */
export type Spent = 'time' | 'memory' | 'positions';

/** A million positions take a few seconds, and a quarter of a gigabyte fits a worker. */
export const DEFAULT_BUDGET = { states: 1_000_000, bytes: 2 ** 28 } as const satisfies Budget;

/** How many bytes a budget has. */
export function bytesOf({ bytes = DEFAULT_BUDGET.bytes }: Budget): number {
  return bytes;
}
