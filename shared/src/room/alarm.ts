import type { Room } from './room.ts';

/** Something a room needs done at a time, though nobody asks for it. */
export interface Alarm {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: 'bot-move' | 'expire';
}

const HOUR = 3_600_000;

/** How long nobody may come, or move, before a room is closed, in milliseconds. */
const EXPIRY = { waiting: 2 * HOUR, playing: 72 * HOUR } as const;

/**
 * When a room that stays as it is will be closed, in milliseconds since 1970. On the hour, so that most moves do not
 * change it and need not be written down for it.
 */
export function expiryOf({ status, updatedAt }: Room): number {
  return status === 'over' ? Number.POSITIVE_INFINITY : Math.ceil((updatedAt + EXPIRY[status]) / HOUR) * HOUR;
}

/**
 * The next alarm of a room: a pure function of it, so that it is written with every entry, swept by any node, and
 * survives a crash. `botPace` is how long a bot waits before it moves, in milliseconds, so that people can follow.
 */
export function alarmOf(room: Room, botPace: number): Alarm | null {
  if (room.status === 'over') return null;
  if (room.turn && room.seats[room.turn]?.kind === 'bot') return { at: room.updatedAt + botPace, kind: 'bot-move' };
  return { at: expiryOf(room), kind: 'expire' };
}
