import type { Room } from '@nimhall/shared/room/room';
import type { Seat } from '@nimhall/shared/room/seat';
import { timeLeft } from '../text/clock-words.ts';

/**
 * What can be heard: the start of a game, a move of ours, one of somebody else, its end as it is for us (`over` for who watched,
 * `called-off` where nobody won), and each of our last seconds.
 */
export type SoundCue = 'begin' | 'own-move' | 'other-move' | 'won' | 'lost' | 'over' | 'called-off' | 'tick';

/** Below this our own clock is heard, in milliseconds. */
const LOW = 10_000;

/** What is heard when a room goes from one state to the next; null for silence. */
export function soundCueOf(before: Room, after: Room, me: Seat | null): SoundCue | null {
  if (after.status !== before.status) {
    if (after.status === 'over') return endingOf(after, me);
    return after.status === 'playing' ? 'begin' : null;
  }
  if (after.branch !== before.branch || after.moves.length <= before.moves.length) return null;
  return before.turn === me ? 'own-move' : 'other-move';
}

/** What the end of a game is to who holds this seat, or none. */
export function endingOf({ result }: Room, me: Seat | null): 'won' | 'lost' | 'over' | 'called-off' {
  if (!result?.winner) return 'called-off';
  if (me === null) return 'over';
  return result.winner === me ? 'won' : 'lost';
}

export function isTurnOf(room: Room | null, seat: Seat | null): boolean {
  return room?.status === 'playing' && seat !== null && room.turn === seat;
}

/** Whether the seat's clock is running out. `now` is server time in milliseconds since 1970. */
export function isLow(room: Room, seat: Seat, now: number): boolean {
  if (!room.clock || room.clock.since === null || !isTurnOf(room, seat)) return false;
  const left = timeLeft(room, seat, now);
  return left > 0 && left < LOW;
}
