import type { Room } from '@nimhall/shared/room/room';
import { otherSeat, type Seat } from '@nimhall/shared/room/seat';

/** True while whoever holds `seat` has nobody opposite. */
export function waitsAlone(room: Room | null, seat: Seat | null): boolean {
  return room?.status === 'waiting' && seat !== null && room.seats[otherSeat(seat)] === null;
}
