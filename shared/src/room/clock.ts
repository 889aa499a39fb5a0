import { type ClockRule, isCorrespondence } from './clock-rule.ts';
import { type BySeat, moverOf, type Seat } from './seat.ts';

/** The clocks of both players. Only the server moves them, and every change is in the log. */
export type Clock = ClockRule & ClockState;

interface ClockState {
  /** Time left at the beginning of the turn, in milliseconds. */
  readonly remaining: BySeat<number>;
  /** Lag that may still be made good for, in milliseconds. */
  readonly quota: BySeat<number>;
  /**
   * Since when the side to move is charged, in milliseconds since 1970: in the future for a player on vacation. Null while nobody is
   * charged.
   */
  readonly since: number | null;
  /** Until when each player is on vacation, in milliseconds since 1970; absent if neither ever was. Only the passing of time ends it. */
  readonly vacation?: BySeat<number | null>;
}

/** What a move did to the clock of its player, in milliseconds. */
export interface ClockCharge {
  readonly remaining: number;
  readonly quota: number;
  /** Network delay that was not charged. */
  readonly credited: number;
}

/** With clocks of minutes each player's first move is free, because somebody who was sent a link may still be reading. */
export const FREE_PLIES = 2;
const DAY = 24 * 3_600_000;
/** A flag falls this much later at most, so that a move under way may arrive. */
const MAX_GRACE_MS = 2_000;
/** Moves that a game is reckoned to last, for the quota. */
const TYPICAL_MOVES = 40;

/** The clocks before a game, by the rule that another one had, too. */
export function newClock(rule: ClockRule): Clock {
  const [start, quota] = [startOf(rule), 3 * quotaGain(rule)];
  const state = { remaining: { first: start, second: start }, quota: { first: quota, second: quota }, since: null };
  return isCorrespondence(rule) ? { days: rule.days, ...state } : { initialMs: rule.initialMs, incrementMs: rule.incrementMs, ...state };
}

/**
 * The clocks after this many moves, the last of them at this time, in milliseconds since 1970. They run from then on, or from the end of the
 * vacation of the player to move, or are not charged yet. No move is free if both `areHere` from the start.
 */
export function clockAfterPly(clock: Clock, ply: number, at: number, areHere = false): Clock {
  const runs = areHere || isCorrespondence(clock) || ply >= FREE_PLIES;
  return { ...clock, since: runs ? Math.max(at, clock.vacation?.[moverOf(ply)] ?? at) : null };
}

/**
 * The clocks when a player goes on vacation `until` a time, or returns (null), at this time; both in milliseconds since 1970. The player to
 * move was charged until now, and is charged again after it.
 */
export function withVacation(clock: Clock, seat: Seat, until: number | null, turn: Seat | null, at: number): Clock {
  const away = { ...clock, vacation: { first: null, second: null, ...clock.vacation, [seat]: until } };
  if (turn !== seat || clock.since === null) return away;
  const left = clock.remaining[seat] - Math.max(0, at - clock.since);
  return { ...away, remaining: { ...clock.remaining, [seat]: left }, since: Math.max(at, until ?? at) };
}

/** Until when a player is on vacation at a time, both in milliseconds since 1970; null while they are not. */
export function vacationOf(clock: Clock | null, seat: Seat, now: number): number | null {
  const until = clock?.vacation?.[seat] ?? null;
  return until !== null && now < until ? until : null;
}

/** What each player has at the start, in milliseconds. */
function startOf(rule: ClockRule): number {
  return isCorrespondence(rule) ? rule.days * DAY : rule.initialMs;
}

/**
 * Charges the side to move for its turn: the time since the turn began, less the network delay within the quota; then adds the increment.
 * Null if its time was over before the move. `lag` is measured by the server, in milliseconds. The quota grows a little with every move, so
 * bad connections are helped and pretending gains nothing.
 */
export function charge(clock: Clock, seat: Seat, now: number, lag: number): ClockCharge | null {
  const gain = quotaGain(clock);
  const elapsed = clock.since === null ? 0 : Math.max(0, now - clock.since);
  const credited = Math.min(Math.max(0, lag), clock.quota[seat], elapsed);
  const left = clock.remaining[seat] - (elapsed - credited);
  if (left <= 0) return null;
  const quota = Math.min(7 * gain, clock.quota[seat] + gain - credited);
  return { remaining: leftAfterMove(clock, left), quota, credited };
}

/** The time for the next turn after this much was left, in milliseconds. */
function leftAfterMove(clock: Clock, left: number): number {
  if (isCorrespondence(clock)) return startOf(clock);
  return clock.since === null ? left : left + clock.incrementMs;
}

/** When the side to move loses on time if it does not move, in milliseconds since 1970; null while nobody is charged. */
export function flagFall(clock: Clock, turn: Seat): number | null {
  return clock.since === null ? null : clock.since + clock.remaining[turn] + Math.min(clock.quota[turn], MAX_GRACE_MS);
}

/** How much the lag quota grows with a move: more in longer games, a second at most, and not at all with days for each move. */
function quotaGain(rule: ClockRule): number {
  if (isCorrespondence(rule)) return 0;
  const seconds = (rule.initialMs + TYPICAL_MOVES * rule.incrementMs) / 1_000;
  return Math.min(1_000, Math.round(4 * seconds + 150));
}
