import type { Room } from './room.ts';

/** The fields of a room that say how far a duel has come. */
type Phase = Pick<Room, 'duel' | 'status' | 'result' | 'closed'>;

/** How long people look at how the first game ended, in milliseconds. */
export const GAME_BREAK_MS = 5_000;

/** Between the two games of a duel. */
export function isInBreak({ duel, status, result, closed }: Phase): boolean {
  return !closed && duel?.game === 1 && status === 'over' && result?.winner != null;
}

/** Whether a room's position is still to be played by those who sit there: a game runs, or the second one of a duel will. */
export function isDuelPositionLive(room: Phase): boolean {
  return room.status === 'playing' || isInBreak(room);
}

/** Whether both games of a duel have a winner. */
export function isDuelOver({ duel, status, result }: Phase): boolean {
  return duel?.game === 2 && status === 'over' && result?.winner != null;
}
