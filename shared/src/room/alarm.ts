import { FREE_PLIES, flagFall } from './clock.ts';
import type { Room } from './room.ts';

/** Something a room needs done at a time, though nobody asks for it. */
export interface Alarm {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: 'bot-move' | 'flag' | 'expire';
}

const HOUR = 3_600_000;

/** How long nobody may come, or move, before a room is closed, in milliseconds; and how long a game with clocks may stand still at its start. */
const EXPIRY = { waiting: 2 * HOUR, playing: 72 * HOUR, notBegun: 120_000 } as const;

/**
 * When a room that stays as it is will be closed, in milliseconds since 1970. On the hour where it is hours away, so
 * that most moves do not change it and need not be written down for it.
 */
export function expiryOf({ status, updatedAt, clock, ply }: Room): number {
  if (status === 'over') return Number.POSITIVE_INFINITY;
  if (clock && status === 'playing' && ply < FREE_PLIES) return updatedAt + EXPIRY.notBegun;
  return Math.ceil((updatedAt + EXPIRY[status]) / HOUR) * HOUR;
}

/**
 * The next alarm of a room: a pure function of it, so that it is written with every entry, swept by any node, and
 * survives a crash. `botPace` is how long a bot waits before it moves, in milliseconds, so that people can follow.
 */
export function alarmOf(room: Room, botPace: number): Alarm | null {
  if (room.status === 'over') return null;
  if (room.turn && room.seats[room.turn]?.kind === 'bot') return { at: room.updatedAt + botPace, kind: 'bot-move' };
  const fall = room.clock && room.turn && flagFall(room.clock, room.turn);
  return fall === null ? { at: expiryOf(room), kind: 'expire' } : { at: fall, kind: 'flag' };
}
