import { readGame, readStart } from '../../catalogue/read.ts';
import { isOver } from '../../game/contract.ts';
import { say } from '../../phrase.ts';
import { refuse } from '../../refusal.ts';
import { ok } from '../../result.ts';
import type { Actor, RoomCommand } from '../commands.ts';
import { GAME_BREAK_MS, isInBreak } from '../duel-phase.ts';
import { type Room, seatOf } from '../room.ts';
import { otherSeat, type Seat } from '../seat.ts';
import { type Decision, inDuel, over, requireServer } from './decision.ts';
import { alreadyStarted } from './seats.ts';
import { callOff } from './server-commands.ts';

/** The second player of a duel sits down, and both see what was drawn for them. Nobody knows it before. */
export function startDuel(room: Room, { seat, drawn, rated = false }: Extract<RoomCommand, { kind: 'meet' }>, actor: Actor): Decision {
  if (actor.kind !== 'player') return refuse('forbidden', say`Only players can take a seat.`);
  if (!room.duel || drawn.game !== room.game) return refuse('forbidden', say`This room waits for another game.`);
  if (room.status !== 'waiting') return alreadyStarted(room);
  if (room.seats[seat] || seatOf(room, actor.player.id)) return refuse('seat-taken', say`This seat is already taken.`);
  if (!room.seats[otherSeat(seat)]) return refuse('stale', say`No one is waiting in this room.`);
  const game = readGame(drawn.game, drawn.params);
  if (!game.ok) return game;
  const { params, rules } = game.value;
  const start = readStart(game.value, drawn.start);
  if (!start.ok) return start;
  if (isOver(rules, start.value)) return refuse('bad-position', say`There is no move in this position. Start from another one.`);
  return ok([
    { kind: 'seated', seat, occupant: { kind: 'human', player: actor.player } },
    { kind: 'drawn', params, misere: drawn.misere, start: rules.position.format(start.value), ...(rated ? { rated } : {}) },
    { kind: 'started' },
  ]);
}

/** The second game begins by itself, after a pause in which both see how the first one ended. */
export function nextGame(room: Room, actor: Actor, now: number): Decision {
  const refused = requireServer(actor);
  if (refused) return refused;
  if (!isInBreak(room) || now < room.updatedAt + GAME_BREAK_MS) return refuse('stale', say`It isn’t time for the next game yet.`);
  return ok([{ kind: 'rematch-started' }]);
}

/**
 * Ends the match of a player who has left it. In a rated one where both have moved, they lose what is left of it: leaving saves no rating.
 * Removing a player saves none either, so that an organizer cannot remove an opponent who is about to win.
 */
export function forfeit(room: Room, by: Seat | null, actor: Actor): Decision {
  const refused = requireServer(actor);
  if (refused) return refused;
  if (!room.duel?.played || room.duel.unrated) return callOff(room, actor);
  if (by === null) return inDuel(room) ?? callOff(room, actor);
  // Seats are swapped for the second game.
  if (isInBreak(room)) return ok([{ kind: 'rematch-started' }, { kind: 'ended', winner: by, reason: 'resigned' }]);
  return over(room) ?? ok([{ kind: 'ended', winner: room.duel.game === 1 ? otherSeat(by) : by, reason: 'resigned' }]);
}

/** Takes a duel out of the ratings, for the operator. What was played stays to be seen, also in a closed room. */
export function voidDuel({ duel }: Room, actor: Actor): Decision {
  if (actor.kind !== 'operator') return refuse('forbidden', say`Only the site operator can void duels.`);
  if (!duel?.rated) return refuse('not-found', say`No rated duel has ended in this room.`);
  return duel.voided ? refuse('stale', say`This duel is void already.`) : ok([{ kind: 'voided' }]);
}
