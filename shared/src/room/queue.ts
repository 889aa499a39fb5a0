import { isCorrespondence } from './clock-rule.ts';
import { isProgram, type Room } from './room.ts';
import { type BySeat, otherSeat, SEATS, type Seat } from './seat.ts';

/** Most people in the queue of a table. */
export const MAX_QUEUE = 12;

/** How long after a game only the first in the queue may take the seat, in milliseconds. After that anyone in it may, and the players may have a rematch. */
export const QUEUE_TURN_MS = 20_000;

/** Whether the winner of a room may stay and play those in a queue: where two people play games that do not belong together, nor take days. */
export function hasQueue({ status, duel, clock, seats, result, closed }: Room): boolean {
  const isPlayed = status !== 'waiting' && !closed && result?.reason !== 'expired';
  const arePeople = SEATS.every((seat) => seats[seat]?.kind === 'human' && !isProgram(seats[seat]));
  return isPlayed && arePeople && !duel && !(clock && isCorrespondence(clock));
}

/**
 * The seat of the next in the queue: the loser's, or the one of a player who has left while the other is here; null where there is none.
 * `present` says who is connected.
 */
export function seatToGive({ result }: Pick<Room, 'result'>, present: BySeat<boolean>): Seat | null {
  const loser = result?.winner ? otherSeat(result.winner) : null;
  const [gone, ...more] = SEATS.filter((seat) => !present[seat]);
  return gone && more.length === 0 ? gone : loser;
}

/** When a player in the queue may take a seat, in milliseconds since 1970; null for everybody else, and during a game. */
export function playableAt(room: Room, player: string): number | null {
  const place = room.queue?.players.indexOf(player) ?? -1;
  if (!room.queue || place < 0 || room.status !== 'over' || !hasQueue(room)) return null;
  return place === 0 ? room.queue.since : room.queue.since + QUEUE_TURN_MS;
}

/** Until when the players of a game that was won leave a seat to the queue, in milliseconds since 1970; 0 if nobody waits. */
export function keptForQueueUntil(room: Room): number {
  return room.queue && room.result?.winner && hasQueue(room) ? room.queue.since + QUEUE_TURN_MS : 0;
}
