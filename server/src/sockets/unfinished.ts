import { seatedPlayers } from '@nimhall/shared/room/room';
import type { Lists } from '../rooms/lists.ts';
import { channels } from './channels.ts';
import type { Io } from './connection.ts';

/** Tells players of a game that waits for them how it stands there, wherever they are connected and in whatever they look at but its own room. */
export function tellUnfinished(io: Io, lists: Lists): void {
  lists.onUnfinished((room, game) => {
    const players = seatedPlayers(room).map(({ id }) => channels.player(id));
    io.to(players).except(channels.room(room.room)).emit('unfinished', { room: room.room, game });
  });
}
