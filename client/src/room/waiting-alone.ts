import { otherSeat, type Room, type Seat } from '@nimhall/shared/room/room';

/** How long nobody comes before a bot is offered, in milliseconds. */
const PATIENCE = 15_000;

/** True while whoever holds `seat` has nobody opposite. */
export function waitsAlone(room: Room, seat: Seat | null): seat is Seat {
  return room.status === 'waiting' && seat !== null && room.seats[otherSeat(seat)] === null;
}

/** True once that has been so for a while. `now` is server time in milliseconds since 1970. */
export function hasWaitedLong(room: Room, now: number): boolean {
  return now - room.updatedAt >= PATIENCE;
}
