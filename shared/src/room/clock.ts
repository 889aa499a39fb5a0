import type { BySeat, Seat } from './seat.ts';

/** A Fischer clock: time at the start, and what every move adds, in milliseconds. */
export interface ClockRule {
  readonly initialMs: number;
  readonly incrementMs: number;
}

/** What a clock may be set to, in milliseconds. */
export const CLOCK_LIMITS = { initialMs: { min: 1_000, max: 3 * 3_600_000 }, incrementMs: { min: 0, max: 180_000 } } as const;

/** The clocks of both players. Only the server moves them, and every change is in the log. */
export interface Clock extends ClockRule {
  /** Time left at the beginning of the turn, in milliseconds. */
  readonly remaining: BySeat<number>;
  /** Lag that may still be made good for, in milliseconds. */
  readonly quota: BySeat<number>;
  /** Since when the side to move is charged, in milliseconds since 1970; null while nobody is. */
  readonly since: number | null;
}

/** What a move did to the clock of its player, in milliseconds. */
export interface Charge {
  readonly remaining: number;
  readonly quota: number;
  /** Network delay that was not charged. */
  readonly credited: number;
}

/** Each player's first move is free: whoever was sent a link may still be reading. */
export const FREE_PLIES = 2;
/** A flag falls this much later at most, so that a move under way may arrive. */
const LONGEST_GRACE = 2_000;
/** Moves that a game is reckoned to last, for the quota. */
const TYPICAL_MOVES = 40;

export function newClock({ initialMs, incrementMs }: ClockRule): Clock {
  const quota = 3 * quotaGain({ initialMs, incrementMs });
  return {
    initialMs,
    incrementMs,
    remaining: { first: initialMs, second: initialMs },
    quota: { first: quota, second: quota },
    since: null,
  };
}

/**
 * Charges the side to move for its turn: the time since the turn began, less the network delay as far as the quota
 * reaches; then the increment. Null when its time was over before the move. `lag` is measured by the server, in
 * milliseconds. The quota grows a little with every move, so bad lines are helped and nobody gains by pretending.
 */
export function charge(clock: Clock, seat: Seat, now: number, lag: number): Charge | null {
  const gain = quotaGain(clock);
  const elapsed = clock.since === null ? 0 : Math.max(0, now - clock.since);
  const credited = Math.min(Math.max(0, lag), clock.quota[seat], elapsed);
  const left = clock.remaining[seat] - (elapsed - credited);
  if (left <= 0) return null;
  const quota = Math.min(7 * gain, clock.quota[seat] + gain - credited);
  return { remaining: clock.since === null ? left : left + clock.incrementMs, quota, credited };
}

/** When the side to move will have lost on time, in milliseconds since 1970; null while nobody is charged. */
export function flagFall(clock: Clock, turn: Seat): number | null {
  return clock.since === null ? null : clock.since + clock.remaining[turn] + Math.min(clock.quota[turn], LONGEST_GRACE);
}

/** How much the lag quota grows with a move: more in longer games, a second at most. */
function quotaGain({ initialMs, incrementMs }: ClockRule): number {
  const seconds = (initialMs + TYPICAL_MOVES * incrementMs) / 1_000;
  return Math.min(1_000, Math.round(4 * seconds + 150));
}
