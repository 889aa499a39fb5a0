import type { Refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import { type Room, seatOf } from './room.ts';

/**
 * Whether this identity may see perfect play in this room now. Never whoever holds a seat in a game that runs: the
 * answer to every position would be theirs.
 */
export function mayWatchOverlay(room: Room, player: string): Result<true, Refusal> {
  if (room.overlay === 'off') return refuse('The overlay is switched off in this room.');
  if (room.status === 'over') return ok(true);
  if (room.overlay === 'after') return refuse('The overlay opens after the game.');
  return seatOf(room, player) ? refuse('Players see the overlay after the game.') : ok(true);
}

function refuse(message: string) {
  return fail<Refusal>({ code: 'forbidden', message });
}
