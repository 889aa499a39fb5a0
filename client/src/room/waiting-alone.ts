import { otherSeat, type Room, type Seat } from '@nimhall/shared/room/room';

/** True while whoever holds `seat` has nobody opposite. */
export function waitsAlone(room: Room | null, seat: Seat | null): boolean {
  return room?.status === 'waiting' && seat !== null && room.seats[otherSeat(seat)] === null;
}
