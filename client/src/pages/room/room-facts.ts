import type { Presence } from '@nimhall/shared/protocol/messages';
import type { Room } from '@nimhall/shared/room/room';
import { otherSeat, type Seat } from '@nimhall/shared/room/seat';
import type { RoomWishes } from '../../parts/opening/new-room.ts';

/** Whether whoever holds a seat is here. A bot always is, also before the server has told who is present. */
export function isHere(room: Room, presence: Presence, seat: Seat): boolean {
  return room.seats[seat]?.kind === 'bot' || presence.seats[seat];
}

/** True while whoever holds `seat` has nobody opposite. */
export function waitsAlone(room: Room | null, seat: Seat | null): boolean {
  return room?.status === 'waiting' && seat !== null && room.seats[otherSeat(seat)] === null;
}

/** A game from a position of a room, against a bot that knows how; whoever asks is to move. */
export function tryFromHere({ game, params, misere }: Room, position: string): RoomWishes {
  return { game, params, misere, start: position, seats: { first: 'me', second: { bot: 'teacher' } }, listed: false };
}
