import { readGame } from '../../catalogue/read.ts';
import type { Game } from '../../catalogue/registry.ts';
import { say } from '../../phrase.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { Result } from '../../result.ts';
import type { Actor } from '../commands.ts';
import type { RoomEvent } from '../events.ts';
import { type Room, seatOf } from '../room.ts';
import type { Seat } from '../seat.ts';

/** What follows from a command, or why nothing does. */
export type Decision = Result<RoomEvent[], Refusal>;

/** The seat of the actor; null for everybody else. */
export function heldSeat(room: Room, actor: Actor): Seat | null {
  if (actor.kind === 'player') return seatOf(room, actor.player.id);
  return actor.kind === 'bot' && room.seats[actor.seat]?.kind === 'bot' ? actor.seat : null;
}

export function notSeated() {
  return refuse('not-seated', say`You have no seat in this game.`);
}

/** A refusal unless a game is going on. */
export function notPlaying(room: Room) {
  if (room.status === 'waiting') return refuse('not-started', say`The game has not started. A seat is still open.`);
  return over(room);
}

/** A refusal when the game has ended. */
export function over(room: Room) {
  return room.status === 'over' ? refuse('game-over', say`The game has ended.`) : null;
}

/** A refusal of what is not allowed in a duel, whose two games must count the same. */
export function inDuel({ duel }: Room) {
  return duel ? refuse('forbidden', say`You can’t do this in a duel or a tournament.`) : null;
}

/** A refusal for what only the server does. */
export function requireServer(actor: Actor) {
  return actor.kind === 'clockwork' ? null : refuse('forbidden', say`Only the server does this.`);
}

/** Games of rooms, by their parameters: a room hands the same object on from event to event. */
const games = new WeakMap<object, Game>();

/** The rules a room plays by; its parameters were checked when it was created. */
export function gameOf(room: Room): Game {
  const known = games.get(room.params);
  if (known?.family.id === room.game) return known;
  const game = readGame(room.game, room.params);
  if (!game.ok) throw new Error(`Room ${room.room} plays a game that cannot be opened: ${game.error.message}`);
  games.set(room.params, game.value);
  return game.value;
}

/** A position text of this room, which was written by us. */
export function positionOf(room: Room, text: string): unknown {
  const position = gameOf(room).rules.position.parse(text);
  if (!position.ok) throw new Error(`Room ${room.room} holds a position that cannot be read: ${text}`);
  return position.value;
}
