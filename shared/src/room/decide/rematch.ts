import { say } from '../../phrase.ts';
import { refuse } from '../../refusal.ts';
import { ok } from '../../result.ts';
import type { Actor } from '../commands.ts';
import type { RoomEvent } from '../events.ts';
import type { Room } from '../room.ts';
import { otherSeat, SEATS } from '../seat.ts';
import { type Decision, heldSeat, inDuel, notSeated } from './decision.ts';
import { waitedFor } from './queue.ts';

/** A bot accepts at once, and so does an opponent who has offered too. Two bots play again when their host asks. */
export function offerRematch(room: Room, actor: Actor, now: number): Decision {
  const seat = heldSeat(room, actor);
  const bots = SEATS.every((each) => room.seats[each]?.kind === 'bot');
  const host = actor.kind === 'player' && actor.player.id === room.host;
  if (!seat && !(bots && host)) return notSeated();
  const refused = notOver(room) ?? inDuel(room) ?? waitedFor(room, now);
  if (refused) return refused;
  if (!seat) return ok([{ kind: 'rematch-started' }]);
  if (room.rematch === seat) return refuse('forbidden', say`You have already offered a rematch.`);
  if (room.rematch) return ok([{ kind: 'rematch-started' }]);
  const offered: RoomEvent = { kind: 'rematch-offered', seat };
  return ok(room.seats[otherSeat(seat)]?.kind === 'bot' ? [offered, { kind: 'rematch-started' }] : [offered]);
}

/** An offer is accepted or declined by the opponent, and withdrawn by the player who made it. */
export function answerRematch(room: Room, accept: boolean, actor: Actor, now: number): Decision {
  const seat = heldSeat(room, actor);
  if (!seat) return notSeated();
  const refused = notOver(room);
  if (refused) return refused;
  if (!room.rematch) return refuse('stale', say`There is no rematch offer to answer.`);
  if (!accept) return ok([{ kind: 'rematch-declined', seat }]);
  if (room.rematch === seat) return refuse('forbidden', say`Your opponent must agree first.`);
  return waitedFor(room, now) ?? ok([{ kind: 'rematch-started' }]);
}

function notOver(room: Room) {
  if (room.status !== 'over') return refuse('forbidden', say`Finish this game before a rematch.`);
  return room.seats.first && room.seats.second ? null : refuse('game-over', say`This room is closed. Open a new one.`);
}
