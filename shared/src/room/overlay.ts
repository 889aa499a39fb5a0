import { say } from '../phrase.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { ok, type Result } from '../result.ts';
import { isDuelPositionLive } from './duel-phase.ts';
import { type Room, seatOf } from './room.ts';

/**
 * Whether this identity may see the overlay of this room now. Players seated in a running game never may: they would have the answer to
 * every position.
 */
export function mayWatchOverlay(room: Room, player: string): Result<true, Refusal> {
  if (room.overlay === 'off') return refuse('forbidden', say`Perfect play is switched off in this room.`);
  if (room.status === 'over' && !isDuelPositionLive(room)) return ok(true);
  if (room.overlay === 'after') return refuse('forbidden', say`Perfect play opens after the game.`);
  return seatOf(room, player) ? refuse('forbidden', say`Players see perfect play after the game.`) : ok(true);
}
