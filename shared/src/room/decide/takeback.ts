import { playText } from '../../catalogue/read.ts';
import { say } from '../../phrase.ts';
import { refuse } from '../../refusal.ts';
import { ok } from '../../result.ts';
import type { Actor } from '../commands.ts';
import type { RoomEvent } from '../events.ts';
import type { Room } from '../room.ts';
import { otherSeat, type Seat } from '../seat.ts';
import { type Decision, gameOf, heldSeat, inDuel, notPlaying, notSeated, positionOf } from './decision.ts';

/** Asks to take back one's last move, together with the reply to it if there is one. A bot lets you at once. */
export function offerTakeback(room: Room, actor: Actor): Decision {
  const seat = heldSeat(room, actor);
  if (!seat) return notSeated();
  const refused = takebackRefused(room, seat);
  if (refused) return refused;
  return ok([room.seats[otherSeat(seat)]?.kind === 'bot' ? takenBack(room, seat) : { kind: 'takeback-offered', seat }]);
}

/** A refusal where a seat may not ask for a takeback now. */
export function takebackRefused(room: Room, seat: Seat) {
  const stopped = notPlaying(room) ?? inDuel(room);
  if (stopped) return stopped;
  if (room.takeback === seat) return refuse('forbidden', say`You have already asked.`);
  if (room.takeback) return refuse('forbidden', say`Your opponent asks for a takeback. Answer first.`);
  return plyBefore(room, seat) < 0 ? refuse('forbidden', say`You have not moved yet.`) : null;
}

/** The other side accepts or declines; who asked may withdraw. A move withdraws it too. */
export function answerTakeback(room: Room, accept: boolean, actor: Actor): Decision {
  const seat = heldSeat(room, actor);
  if (!seat) return notSeated();
  const stopped = notPlaying(room);
  if (stopped) return stopped;
  if (!room.takeback) return refuse('stale', say`There is no takeback to answer.`);
  if (!accept) return ok([{ kind: 'takeback-declined', seat }]);
  return room.takeback === seat ? refuse('forbidden', say`Your opponent must agree first.`) : ok([takenBack(room, room.takeback)]);
}

/** The ply at which this seat made its last move; below 0 when it made none. */
function plyBefore(room: Room, seat: Seat): number {
  return room.turn === seat ? room.ply - 2 : room.ply - 1;
}

function takenBack(room: Room, seat: Seat): RoomEvent {
  const ply = plyBefore(room, seat);
  const { rules } = gameOf(room);
  let position = positionOf(room, room.start);
  for (const move of room.moves.slice(0, ply)) {
    const played = playText(rules, position, move);
    if (!played.ok) throw new Error(`Room ${room.room} holds a move that is not legal: ${move}`);
    position = played.value.value;
  }
  return { kind: 'taken-back', ply, position: rules.position.format(position) };
}
