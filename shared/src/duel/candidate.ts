import { say } from '../phrase.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { ok, type Result } from '../result.ts';

/** A player who may be rated, with the facts that matter for it. */
export interface Candidate {
  readonly hasPasskey: boolean;
  /** In milliseconds since 1970. */
  readonly createdAt: number;
  /** Games that they played to the end, each of `LONG_GAME` moves or more; counted no further than `EARNED.games`. */
  readonly games: number;
  /** Whether the operator keeps them from being rated. */
  readonly barred: boolean;
}

const DAY = 24 * 3_600_000;

/** Without a passkey, a player is rated after this many days and games. */
export const EARNED = { days: 3, games: 20 } as const;
export const LONG_GAME = 6;
/** For this many days a new player is not paired with somebody from the same network. */
export const NEW_FOR = 7;

/** Whether a player may be rated: an identity that costs nothing to make has no rating to lose. Null for an anonymous one. */
export function mayBeRated(candidate: Candidate | null, now: number): Result<true, Refusal> {
  if (candidate?.barred) return refuse('forbidden', say`The site operator has barred you from rated duels. You can play without rating.`);
  if (candidate && (candidate.hasPasskey || (hasBeenHere(candidate, EARNED.days, now) && candidate.games >= EARNED.games))) return ok(true);
  return refuse(
    'not-kept',
    say`Rated duels need an account. Create one, or come back after ${EARNED.days} days and ${EARNED.games} finished games.`,
  );
}

/** Whether two may meet for a rating; `sameNetwork` if both are known to share one. */
export function mayMeetRated(one: Candidate, other: Candidate, sameNetwork: boolean, now: number): boolean {
  return !sameNetwork || [one, other].every((each) => hasBeenHere(each, NEW_FOR, now));
}

function hasBeenHere({ createdAt }: Candidate, days: number, now: number): boolean {
  return now - createdAt >= days * DAY;
}
