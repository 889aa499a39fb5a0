import { type Room, seatOf } from '@nimhall/shared/room/room';

/** Whether the page offers perfect play: never to whoever sits in a game that runs. The server decides the same way. */
export function mayWatchOverlay(room: Room, player: string): boolean {
  if (room.overlay === 'off') return false;
  return room.status === 'over' || (room.overlay === 'spectators' && !seatOf(room, player));
}
