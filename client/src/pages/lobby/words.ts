import { msg, str } from '@lit/localize';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import { seatOf } from '@nimhall/shared/room/room';
import { SEATS } from '@nimhall/shared/room/seat';
import { occupantName } from '../../parts/words/names.ts';

/** Who sits in a room, as the lobby says it: `Ann – Owl`, `Ann – open seat`. */
export function playersInWords({ seats }: RoomSummary): string {
  return SEATS.map((seat) => (seats[seat] ? occupantName(seats[seat]) : msg('open seat'))).join(' – ');
}

/** How far a room is. */
export function stateInWords({ status, ply }: RoomSummary): string {
  return status === 'waiting' ? msg('waiting for a player') : msg(str`move ${ply + 1}`);
}

/** True when a room waits for a move of this player. */
export function isTurnOf(room: RoomSummary, player: string): boolean {
  return room.turn !== null && room.turn === seatOf(room, player);
}

/** Who a room of ours waits for. */
export function turnInWords(room: RoomSummary, player: string): string {
  if (!room.turn) return msg('Waiting for another player');
  return isTurnOf(room, player) ? msg('Your turn') : msg(str`${occupantName(room.seats[room.turn])} is to move`);
}
