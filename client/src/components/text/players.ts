import { msg, str } from '@lit/localize';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import type { Occupant } from '@nimhall/shared/room/room';
import { SEATS } from '@nimhall/shared/room/seat';
import { isTurnOf } from '@nimhall/shared/room/unfinished';
import { displayName, occupantName } from './names.ts';

/** A name as lists show it: that of a program with its owner. */
export function listedName({ name, owner }: { readonly name: string; readonly owner?: string | undefined }): string {
  return owner === undefined ? displayName(name) : msg(str`${displayName(name)} by ${displayName(owner)}`);
}

/** The player in a seat, as lists show them. */
export function listedOccupant(occupant: Occupant | null): string {
  return occupant?.kind === 'human' ? listedName(occupant.player) : occupantName(occupant);
}

/** The players of a room, as lists show them: `Ann – Owl`, `Ann – open seat`. */
export function playersInWords({ seats }: Pick<RoomSummary, 'seats'>): string {
  return SEATS.map((seat) => (seats[seat] ? listedOccupant(seats[seat]) : msg('open seat'))).join(' – ');
}

/** Whom a room of ours waits for. */
export function turnInWords(room: Pick<RoomSummary, 'turn' | 'seats'>, player: string): string {
  if (!room.turn) return msg('Waiting for another player');
  return isTurnOf(room, player) ? msg('Your turn') : msg(str`${occupantName(room.seats[room.turn])} is to move`);
}
