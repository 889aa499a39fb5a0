import { say } from '../../phrase.ts';
import { refuse } from '../../refusal.ts';
import { ok } from '../../result.ts';
import type { Actor } from '../commands.ts';
import type { Room } from '../room.ts';
import { otherSeat, type Seat } from '../seat.ts';
import { type Decision, heldSeat, notPlaying, notSeated } from './decision.ts';

/** Until the second move a game may be called off, and nobody has lost. */
const ABORT_BEFORE_PLY = 2;
/** How long a player must be gone before the other may claim the game, in milliseconds. */
const CLAIM_AFTER = 30_000;

export function resign(room: Room, actor: Actor): Decision {
  const seat = heldSeat(room, actor);
  if (!seat) return notSeated();
  return notPlaying(room) ?? ok([{ kind: 'ended', winner: otherSeat(seat), reason: 'resigned' }]);
}

export function abort(room: Room, actor: Actor): Decision {
  if (!heldSeat(room, actor)) return notSeated();
  const stopped = notPlaying(room);
  if (stopped) return stopped;
  if (room.ply >= ABORT_BEFORE_PLY) return refuse('forbidden', say`After the second move a game is not called off: resign instead.`);
  return ok([{ kind: 'ended', winner: null, reason: 'aborted' }]);
}

/** When this seat may claim the game because the other player is gone, in milliseconds since 1970; null while they are there. */
export function claimableAt(room: Room, seat: Seat): number | null {
  const away = room.away[otherSeat(seat)];
  return room.status === 'playing' && away !== null ? away + CLAIM_AFTER : null;
}

export function claim(room: Room, actor: Actor, now: number): Decision {
  const seat = heldSeat(room, actor);
  if (!seat) return notSeated();
  const stopped = notPlaying(room);
  if (stopped) return stopped;
  const at = claimableAt(room, seat);
  if (at === null) return refuse('forbidden', say`The other player is there.`);
  if (now < at) return refuse('forbidden', say`The other player may still come back: ${Math.ceil((at - now) / 1_000)} s.`);
  return ok([{ kind: 'ended', winner: seat, reason: 'abandoned' }]);
}
