import { say } from '../../phrase.ts';
import { refuse } from '../../refusal.ts';
import { ok } from '../../result.ts';
import type { Actor } from '../commands.ts';
import { hasQueue, keptForQueueUntil, MAX_QUEUE, playableAt, seatToGive } from '../queue.ts';
import { type Room, seatOf } from '../room.ts';
import type { BySeat } from '../seat.ts';
import { type Decision, inDuel, requireServer } from './decision.ts';

/** A spectator waits to play the winner. */
export function joinQueue(room: Room, actor: Actor): Decision {
  if (actor.kind !== 'player') return refuse('forbidden', say`Only players can wait in line.`);
  const { id } = actor.player;
  const refused = inDuel(room);
  if (refused) return refused;
  if (!hasQueue(room)) return refuse('forbidden', say`You can’t wait in line at this table.`);
  if (seatOf(room, id)) return refuse('forbidden', say`You’re already playing here.`);
  const players = room.queue?.players ?? [];
  if (players.includes(id)) return refuse('forbidden', say`You’re in line already.`);
  if (players.length >= MAX_QUEUE) return refuse('too-large', say`The line is full. Try again after this game.`);
  return ok([{ kind: 'queued', player: id }]);
}

export function leaveQueue(room: Room, actor: Actor): Decision {
  if (actor.kind !== 'player' || !room.queue?.players.includes(actor.player.id)) return notInLine();
  return ok([{ kind: 'unqueued', player: actor.player.id }]);
}

/** Somebody who waited has left the room. */
export function dropQueued(room: Room, player: string, actor: Actor): Decision {
  const refused = requireServer(actor);
  if (refused) return refused;
  return room.queue?.players.includes(player) ? ok([{ kind: 'unqueued', player }]) : notInLine();
}

/** The next in the queue takes a seat, and the players change sides as in a rematch. */
export function playWinner(room: Room, present: BySeat<boolean>, actor: Actor, now: number): Decision {
  if (actor.kind !== 'player' || !room.queue?.players.includes(actor.player.id)) return notInLine();
  if (room.status !== 'over') return refuse('forbidden', say`Wait until this game is over.`);
  const [seat, at] = [seatToGive(room, present), playableAt(room, actor.player.id)];
  if (seat === null || at === null) return refuse('forbidden', say`No one won this game, so no seat is free.`);
  const seconds = Math.ceil((at - now) / 1_000);
  if (now < at) return refuse('forbidden', say`The player before you has ${seconds} s to sit down.`);
  return ok([{ kind: 'seated', seat, occupant: { kind: 'human', player: actor.player }, next: true }, { kind: 'rematch-started' }]);
}

/** A refusal while the next in the queue may take the seat. */
export function waitedFor(room: Room, now: number) {
  const seconds = Math.ceil((keptForQueueUntil(room) - now) / 1_000);
  return seconds > 0 ? refuse('forbidden', say`Someone in line may play the winner first. Wait ${seconds} s.`) : null;
}

function notInLine() {
  return refuse('stale', say`You’re not in line.`);
}
