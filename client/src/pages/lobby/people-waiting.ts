import type { RoomSummary } from '@nimhall/shared/room/listing';
import { seatedPlayers } from '@nimhall/shared/room/room';
import { standingOf } from '../../components/watching/standing.ts';

/** How many other people wait for somebody to play with, in whatever many rooms each of them waits. */
export function peopleWaiting(rooms: readonly RoomSummary[], player: string): number {
  const open = rooms.filter((room) => room.status === 'waiting' && standingOf(room, player) === 'open');
  return new Set(open.flatMap((room) => seatedPlayers(room).map(({ id }) => id))).size;
}
