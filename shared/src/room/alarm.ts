import { FREE_PLIES, flagFall } from './clock.ts';
import { isCorrespondence } from './clock-rule.ts';
import { GAME_BREAK_MS, isInBreak } from './duel-phase.ts';
import type { Room } from './room.ts';
import { isCorrespondenceGame } from './unfinished.ts';

/** Scheduled work of a room. */
export interface Alarm {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: 'bot-move' | 'flag' | 'expire' | 'next-game';
}

const HOUR = 3_600_000;

/**
 * How long a room may be empty or without a move before it is closed, in milliseconds; and how long a game with clocks may wait for its
 * first moves.
 */
const EXPIRY = { waiting: 2 * HOUR, playing: 72 * HOUR, notBegun: 120_000 } as const;

/**
 * When a room that stays as it is will be closed, in milliseconds since 1970; never, where a game waits for both of its players. On the
 * hour where it is hours away, so that most moves do not change it and need not be written down for it.
 */
export function expiryOf(room: Room): number {
  const { status, updatedAt, clock, ply } = room;
  if (status === 'over' || isCorrespondenceGame(room)) return Number.POSITIVE_INFINITY;
  // Who is to come has as long as for a move.
  if (clock && isCorrespondence(clock)) return updatedAt + clock.days * 24 * HOUR;
  if (clock && status === 'playing' && ply < FREE_PLIES) return updatedAt + EXPIRY.notBegun;
  return Math.ceil((updatedAt + EXPIRY[status]) / HOUR) * HOUR;
}

/**
 * The next alarm of a room: a pure function of it, so that it follows every entry, is swept by any node, and
 * survives a crash. `botPace` is how long a bot waits before it moves, in milliseconds, so that people can follow.
 */
export function alarmOf(room: Room, botPace: number): Alarm | null {
  if (isInBreak(room)) return { at: room.updatedAt + GAME_BREAK_MS, kind: 'next-game' };
  if (room.status === 'over') return null;
  if (room.turn && room.seats[room.turn]?.kind === 'bot') return { at: room.updatedAt + botPace, kind: 'bot-move' };
  const fall = room.clock && room.turn && flagFall(room.clock, room.turn);
  if (fall !== null) return { at: fall, kind: 'flag' };
  const expiry = expiryOf(room);
  return Number.isFinite(expiry) ? { at: expiry, kind: 'expire' } : null;
}
