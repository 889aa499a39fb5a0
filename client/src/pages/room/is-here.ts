import type { Presence } from '@nimhall/shared/protocol/messages';
import type { Room } from '@nimhall/shared/room/room';
import type { Seat } from '@nimhall/shared/room/seat';

/** Whether whoever holds a seat is here. A bot always is, also before the server has told who is present. */
export function isHere(room: Room, presence: Presence, seat: Seat): boolean {
  return room.seats[seat]?.kind === 'bot' || presence.seats[seat];
}
