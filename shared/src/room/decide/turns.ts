import { playText, readInkFor } from '../../catalogue/read.ts';
import { isOver } from '../../game/contract.ts';
import { say } from '../../phrase.ts';
import { refuse } from '../../refusal.ts';
import { ok } from '../../result.ts';
import { charge } from '../clock.ts';
import type { Actor, RoomCommand } from '../commands.ts';
import type { RoomEvent } from '../events.ts';
import type { Room } from '../room.ts';
import { otherSeat } from '../seat.ts';
import { type Decision, gameOf, heldSeat, notPlaying, notSeated, positionOf } from './decision.ts';

/** A move is guarded by (branch, ply): sent twice or too late, it is not taken for another one that would be legal. */
export function move(room: Room, command: Extract<RoomCommand, { kind: 'move' }>, actor: Actor, now: number): Decision {
  const seat = heldSeat(room, actor);
  if (!seat) return notSeated();
  const stopped = notPlaying(room);
  if (stopped) return stopped;
  if (command.branch !== room.branch || command.ply !== room.ply) {
    return refuse(
      'stale',
      say`This move was for turn ${`${command.branch}.${command.ply}`}, and the game is at ${`${room.branch}.${room.ply}`}. Choose again.`,
    );
  }
  if (room.turn !== seat) return refuse('not-your-turn', say`It is the other player’s turn.`);
  const { rules } = gameOf(room);
  const played = playText(rules, positionOf(room, room.position), command.move);
  if (!played.ok) return played;
  const ink = command.ink === undefined ? ok(undefined) : readInkFor(rules, command.ink);
  if (!ink.ok) return ink;
  const cost = room.clock && charge(room.clock, seat, now, command.lag);
  if (room.clock && !cost) {
    // A person is told, and the alarm lets the flag fall. A bot needs no message, so its game ends here.
    return actor.kind === 'bot'
      ? ok([{ kind: 'ended', winner: otherSeat(seat), reason: 'time' }])
      : refuse('game-over', say`Your time had run out before this move.`);
  }
  const events: RoomEvent[] = [
    {
      kind: 'moved',
      seat,
      branch: room.branch,
      ply: room.ply,
      move: played.value.move,
      position: played.value.position,
      ...(ink.value === undefined ? {} : { ink: ink.value }),
      ...(cost ? { charge: cost } : {}),
    },
  ];
  if (isOver(rules, played.value.value)) {
    events.push({ kind: 'ended', winner: room.misere ? otherSeat(seat) : seat, reason: 'last-object' });
  }
  return ok(events);
}
