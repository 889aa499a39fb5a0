import type { Outage } from '@nimhall/server/store/outages';
import type { Entry, RoomEvent } from '@nimhall/shared/room/events';
import type { BySeat } from '@nimhall/shared/room/seat';
import { expect } from 'vitest';
import { delays } from '../support/delays.ts';
import type { Failure } from './trouble.ts';

/** Moves at the beginning of a game that use no time. */
const FREE = 2;
/**
 * How long after a repair a node may still notice the fault: the last one noticed is the death of another node. In
 * milliseconds.
 */
const FOUND_OUT_WITHIN = delays.deadNode + delays.beat + 4_000;

/** A clock computed from the log, without the code that runs it. */
interface Reckoned {
  readonly increment: number;
  readonly remaining: BySeat<number>;
  /** When the turn began, and since when it is charged; null while it is free. */
  readonly turn: { readonly began: number; readonly since: number } | null;
}

/** What went wrong. */
interface Known {
  /** By the test. */
  readonly failures: readonly Failure[];
  /** When nobody could move according to the nodes: because of faults, or of anything else that held them up. */
  readonly outages: readonly Outage[];
}

/**
 * Recomputes the clocks of a room from its log. Charges must add up, and time may be given back only where something
 * had failed. A fault for everybody is charged to nobody. During an outage reported by nodes, no player whose clock ran
 * moved. Nobody lost on time, because all players here move at once.
 */
export function judgeClock(log: readonly Entry[], known: Known): void {
  let clock: Reckoned | null = null;
  try {
    for (const { at, events } of log) for (const event of events) clock = after(clock, event, at, known);
  } catch (error) {
    throw new Error(`A clock is wrong in ${JSON.stringify(log)}, with what is known: ${JSON.stringify(known)}`, { cause: error });
  }
}

function after(clock: Reckoned | null, event: RoomEvent, at: number, known: Known): Reckoned | null {
  if (event.kind === 'created') return event.clock && !('days' in event.clock) ? begun(event.clock) : null;
  if (!clock) return null;
  switch (event.kind) {
    case 'moved':
      return moved(clock, event, at, known);
    case 'clock-credited':
      return credited(clock, event.milliseconds, at, known);
    case 'ended':
      expect(event.reason, 'somebody lost on time').not.toBe('time');
      return { ...clock, turn: null };
    default:
      return clock;
  }
}

function begun({ initialMs, incrementMs }: { readonly initialMs: number; readonly incrementMs: number }): Reckoned {
  return { increment: incrementMs, remaining: { first: initialMs, second: initialMs }, turn: null };
}

type Moved = Extract<RoomEvent, { kind: 'moved' }>;

function moved({ increment, remaining, turn }: Reckoned, { charge, seat, ply }: Moved, at: number, { failures, outages }: Known): Reckoned {
  const elapsed = turn ? Math.max(0, at - turn.since) : 0;
  const lag = charge?.credited ?? Number.NaN;
  expect(lag, 'a silly credit for lag').toBeGreaterThanOrEqual(0);
  expect(lag, 'more credit for lag than time had passed').toBeLessThanOrEqual(elapsed);
  const left = remaining[seat] - elapsed + lag + (turn ? increment : 0);
  expect(charge?.remaining, 'a wrong charge').toBe(left);
  if (turn && elapsed > 0) {
    expect(elapsed, 'an outage was charged').toBeLessThanOrEqual(ownTime(turn.began, at, failures));
    // During the extra time after an outage the clock stands still: the next outage costs nothing then, and need not be noticed before a move.
    const within = outages.filter(({ from, to }) => from + delays.doubt < at && at < to);
    expect(within, 'somebody moved in an outage').toEqual([]);
  }
  return { increment, remaining: { ...remaining, [seat]: left }, turn: ply + 1 >= FREE ? { began: at, since: at } : null };
}

function credited(clock: Reckoned, milliseconds: number, at: number, known: Known): Reckoned {
  const { turn } = clock;
  if (!turn) throw new Error('Time was given back while no clock ran');
  expect(mayBeOwed(turn.began, at, known), 'time was given back and nothing had failed').toBe(true);
  const since = turn.since + milliseconds;
  expect(since, 'more was given back than the turn had taken').toBeLessThanOrEqual(at + delays.extraTime);
  return { ...clock, turn: { ...turn, since } };
}

/** The most that a player may be charged for a turn: an outage too short to count may be charged. */
function ownTime(began: number, ended: number, failures: readonly Failure[]): number {
  const stopped = failures
    .filter(({ trouble }) => trouble.stops === 'everybody')
    .map(({ broken }) => Math.min(broken.to, ended) - Math.max(broken.from, began));
  return stopped.reduce((left, overlap) => left - Math.max(0, overlap - delays.outage), ended - began);
}

/** Whether a fault may have affected a turn. */
function mayBeOwed(began: number, at: number, { failures, outages }: Known): boolean {
  return (
    failures.some(({ trouble, from, to }) => trouble.stops !== 'nobody' && from <= at && began <= to + FOUND_OUT_WITHIN) ||
    outages.some(({ from, to }) => from <= at && began <= to)
  );
}
