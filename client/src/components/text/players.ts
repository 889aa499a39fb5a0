import { msg, str } from '@lit/localize';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import { SEATS } from '@nimhall/shared/room/seat';
import { isTurnOf } from '@nimhall/shared/room/unfinished';
import { occupantName } from './names.ts';

/** The players of a room, as lists show them: `Ann – Owl`, `Ann – open seat`. */
export function playersInWords({ seats }: Pick<RoomSummary, 'seats'>): string {
  return SEATS.map((seat) => (seats[seat] ? occupantName(seats[seat]) : msg('open seat'))).join(' – ');
}

/** Whom a room of ours waits for. */
export function turnInWords(room: Pick<RoomSummary, 'turn' | 'seats'>, player: string): string {
  if (!room.turn) return msg('Waiting for another player');
  return isTurnOf(room, player) ? msg('Your turn') : msg(str`${occupantName(room.seats[room.turn])} is to move`);
}
