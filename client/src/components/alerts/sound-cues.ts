import type { Room } from '@nimhall/shared/room/room';
import type { Seat } from '@nimhall/shared/room/seat';
import { timeLeft } from '../text/clock-words.ts';

/**
 * Sounds: the start of a game, our move, an opponent's move, its end from our view (`over` for spectators, `called-off` if nobody won), and
 * each of our last seconds.
 */
export type SoundCue = 'begin' | 'own-move' | 'other-move' | 'won' | 'lost' | 'over' | 'called-off' | 'tick';

/** Below this our own clock is heard, in milliseconds. */
const LOW = 10_000;

/** The sound for a change of a room; null for silence. */
export function soundCueOf(before: Room, after: Room, me: Seat | null): SoundCue | null {
  if (after.status !== before.status) {
    if (after.status === 'over') return endingOf(after, me);
    return after.status === 'playing' ? 'begin' : null;
  }
  if (after.branch !== before.branch || after.moves.length <= before.moves.length) return null;
  return before.turn === me ? 'own-move' : 'other-move';
}

/** The end of a game from the view of this seat, or of a spectator. */
export function endingOf({ result }: Room, me: Seat | null): 'won' | 'lost' | 'over' | 'called-off' {
  if (!result?.winner) return 'called-off';
  if (me === null) return 'over';
  return result.winner === me ? 'won' : 'lost';
}

export function isTurnOf(room: Room | null, seat: Seat | null): boolean {
  return room?.status === 'playing' && seat !== null && room.turn === seat;
}

/** Whether the seat's clock is low. `now` is server time in milliseconds since 1970. */
export function isLow(room: Room, seat: Seat, now: number): boolean {
  if (!room.clock || room.clock.since === null || !isTurnOf(room, seat)) return false;
  const left = timeLeft(room, seat, now);
  return left > 0 && left < LOW;
}
