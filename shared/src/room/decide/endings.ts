import { say } from '../../phrase.ts';
import { refuse } from '../../refusal.ts';
import { ok } from '../../result.ts';
import { isCorrespondence } from '../clock-rule.ts';
import type { Actor } from '../commands.ts';
import { isProgram, type Room } from '../room.ts';
import { otherSeat, SEATS, type Seat } from '../seat.ts';
import { isCorrespondenceGame } from '../unfinished.ts';
import { type Decision, heldSeat, inDuel, notPlaying, notSeated } from './decision.ts';

/** Before the second move a game may be aborted without a loser. */
const ABORT_BEFORE_PLY = 2;
/** How long a player must be gone before the other may claim a game on the clock, in milliseconds. */
const CLAIM_AFTER = 30_000;
/** And how long a person may be gone from a game with a program, where no clock of minutes runs. */
const CLAIM_FROM_PERSON_AFTER = 5 * 60_000;
/** Where no such clock runs, a program has so long for a move, and a person who plays with one, whose board others wait for. */
const PROGRAM_MOVES_WITHIN = 60_000;
const PERSON_MOVES_WITHIN = 3_600_000;
/** And before the other may call off a game without a clock that waits for their move. */
const CALL_OFF_AFTER = 7 * 24 * 3_600_000;

export function resign(room: Room, actor: Actor): Decision {
  const seat = heldSeat(room, actor);
  if (!seat) return notSeated();
  return notPlaying(room) ?? ok([{ kind: 'ended', winner: otherSeat(seat), reason: 'resigned' }]);
}

/**
 * When this seat may abort the game, in milliseconds since 1970: soon after its start, or if nobody else would ever end it; null if it may
 * not.
 */
export function abortableAt(room: Room, seat: Seat): number | null {
  if (room.status !== 'playing' || room.duel) return null;
  // Not its start, because the client's clock may be slightly behind.
  if (room.ply < ABORT_BEFORE_PLY) return 0;
  const away = room.away[otherSeat(seat)];
  const waits = isCorrespondenceGame(room) && room.clock === null && room.turn === otherSeat(seat);
  return waits && away !== null ? away + CALL_OFF_AFTER : null;
}

export function abort(room: Room, actor: Actor, now: number): Decision {
  const seat = heldSeat(room, actor);
  if (!seat) return notSeated();
  const stopped = notPlaying(room) ?? inDuel(room);
  if (stopped) return stopped;
  const at = abortableAt(room, seat);
  if (at === null || now < at) return refuse('forbidden', say`After two moves you can’t call off a game. Resign instead.`);
  return ok([{ kind: 'ended', winner: null, reason: 'aborted' }]);
}

/** Whether time counts against an absent player: with a clock of minutes, which nobody leaves for days, or where a program plays. */
export function countsAbsence(room: Pick<Room, 'status' | 'clock' | 'seats'>): boolean {
  return room.status === 'playing' && (hasMinutes(room) || SEATS.some((seat) => isProgram(room.seats[seat])));
}

function hasMinutes({ clock }: Pick<Room, 'clock'>): boolean {
  return clock !== null && !isCorrespondence(clock);
}

/** When this seat may claim the game because the other player is gone, in milliseconds since 1970; null while they are there, or need not be. */
export function claimableAt(room: Room, seat: Seat): number | null {
  const other = otherSeat(seat);
  const away = room.away[other];
  if (!countsAbsence(room)) return null;
  const isPersonWithProgram = !hasMinutes(room) && !isProgram(room.seats[other]);
  if (away !== null) return away + (isPersonWithProgram ? CLAIM_FROM_PERSON_AFTER : CLAIM_AFTER);
  if (hasMinutes(room) || room.turn !== other) return null;
  return room.updatedAt + (isPersonWithProgram ? PERSON_MOVES_WITHIN : PROGRAM_MOVES_WITHIN);
}

export function claim(room: Room, actor: Actor, now: number): Decision {
  const seat = heldSeat(room, actor);
  if (!seat) return notSeated();
  const stopped = notPlaying(room);
  if (stopped) return stopped;
  const at = claimableAt(room, seat);
  if (!countsAbsence(room)) return refuse('forbidden', say`This game waits for the player who is away.`);
  if (at === null) return refuse('forbidden', say`Your opponent is here.`);
  const seconds = Math.ceil((at - now) / 1_000);
  if (now < at && room.away[otherSeat(seat)] === null) return refuse('forbidden', say`Your opponent still has ${seconds} s to move.`);
  if (now < at) return refuse('forbidden', say`Your opponent may still come back. Wait ${seconds} s.`);
  return ok([{ kind: 'ended', winner: seat, reason: 'abandoned' }]);
}
