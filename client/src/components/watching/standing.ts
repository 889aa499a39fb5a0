import type { RoomSummary } from '@nimhall/shared/room/listing';
import { seatOf } from '@nimhall/shared/room/room';

/** `open` to sit down, `live` to watch, or `yours`. */
export function standingOf(room: RoomSummary, player: string): 'yours' | 'open' | 'live' {
  if (seatOf(room, player)) return 'yours';
  return room.status === 'waiting' ? 'open' : 'live';
}
