import type { Room } from './room.ts';

/** Something a room needs done at a time, though nobody asks for it. */
export interface Alarm {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: 'bot-move' | 'expire';
}

/** How long nobody may come, or move, before a room is closed, in milliseconds. */
export const EXPIRY = { waiting: 2 * 3_600_000, playing: 72 * 3_600_000 } as const;

/**
 * The next alarm of a room: a pure function of it, so that it is written with every entry, swept by any node, and
 * survives a crash. `botPace` is how long a bot waits before it moves, in milliseconds, so that people can follow.
 */
export function alarmOf(room: Room, botPace: number): Alarm | null {
  if (room.status === 'over') return null;
  if (room.turn && room.seats[room.turn]?.kind === 'bot') return { at: room.updatedAt + botPace, kind: 'bot-move' };
  return { at: room.updatedAt + EXPIRY[room.status], kind: 'expire' };
}
