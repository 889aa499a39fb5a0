import { say } from '../../phrase.ts';
import { refuse } from '../../refusal.ts';
import { ok } from '../../result.ts';
import { expiryOf } from '../alarm.ts';
import { FREE_PLIES, flagFall } from '../clock.ts';
import type { Actor, RoomCommand } from '../commands.ts';
import type { Room } from '../room.ts';
import { otherSeat, type Seat } from '../seat.ts';
import { type Decision, notPlaying, over, requireServer } from './decision.ts';

/** Ends the game of a player whose time is over. Nobody loses a game that had hardly begun, except in a duel, to which both came. */
export function flag(room: Room, actor: Actor, now: number): Decision {
  const refused = requireServer(actor) ?? notPlaying(room);
  if (refused) return refused;
  const fall = room.clock && room.turn && flagFall(room.clock, room.turn);
  if (fall === null || room.turn === null || now < fall) return refuse('stale', say`There is time left.`);
  if (room.ply < FREE_PLIES && !room.duel) return ok([{ kind: 'ended', winner: null, reason: 'expired' }]);
  return ok([{ kind: 'ended', winner: otherSeat(room.turn), reason: 'time' }]);
}

/** Ends a game, or the wait for one, without a winner. */
export function callOff(room: Room, actor: Actor): Decision {
  return requireServer(actor) ?? over(room) ?? ok([{ kind: 'ended', winner: null, reason: 'aborted' }]);
}

/** Closes an unused room. */
export function expire(room: Room, actor: Actor, now: number): Decision {
  const refused = requireServer(actor) ?? over(room);
  if (refused) return refused;
  if (now < expiryOf(room)) return refuse('stale', say`Someone is using this room.`);
  return ok([{ kind: 'ended', winner: null, reason: 'expired' }]);
}

/**
 * Records in the log whether a player is connected, so that both players see the same deadline of a claim, and the lobby shows no room
 * where nobody waits.
 */
export function recordPresence(room: Room, seat: Seat, present: boolean, actor: Actor): Decision {
  const refused = requireServer(actor) ?? over(room);
  if (refused) return refused;
  if (room.seats[seat]?.kind !== 'human') return refuse('stale', say`There is no player in this seat.`);
  if (present === (room.away[seat] === null)) return refuse('stale', say`Nothing has changed.`);
  return ok([{ kind: present ? 'came-back' : 'went-away', seat }]);
}

/** Restarts an absence, so that an outage is not held against a player who could not return. */
export function restartAbsence(room: Room, seat: Seat, actor: Actor): Decision {
  const refused = requireServer(actor) ?? notPlaying(room);
  if (refused) return refused;
  if (room.away[seat] === null) return refuse('stale', say`That player is there.`);
  return ok([
    { kind: 'came-back', seat },
    { kind: 'went-away', seat },
  ]);
}

/** Credits the side to move with the time in which nobody could move, and some extra time to find their way back. */
export function creditClock(room: Room, { from, to, extraTime }: Extract<RoomCommand, { kind: 'credit-clock' }>, actor: Actor): Decision {
  const refused = requireServer(actor) ?? notPlaying(room);
  if (refused) return refused;
  const since = room.clock?.since ?? null;
  if (since === null) return refuse('stale', say`No clock is running.`);
  const charged = to - Math.max(from, since);
  if (charged < 0 || charged + extraTime === 0) return refuse('stale', say`This turn began afterwards.`);
  return ok([{ kind: 'clock-credited', milliseconds: charged + extraTime }]);
}
