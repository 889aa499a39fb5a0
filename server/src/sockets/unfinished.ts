import { seatedPlayers } from '@nimhall/shared/room/room';
import type { Rooms } from '../rooms/rooms.ts';
import { channels } from './channels.ts';
import type { Io } from './connection.ts';

/** Tells players of a game that waits for them how it stands there, wherever they are connected and in whatever they look at but its own room. */
export function tellUnfinished(io: Io, rooms: Rooms): void {
  rooms.onEntry(({ room, unfinished: game }) => {
    if (game === undefined) return;
    const players = seatedPlayers(room).map(({ id }) => channels.player(id));
    io.to(players).except(channels.room(room.room)).emit('unfinished', { room: room.room, game });
  });
}
