import { seatedPlayers } from '@nimhall/shared/room/room';
import type { Lists } from '../rooms/lists.ts';
import { channels } from './channels.ts';
import type { Io } from './connection.ts';

/**
 * Sends the players of a correspondence game its new state on all their connections, except those that are in its room.
 * `hasOthers` says whether they may be connected to other nodes as well.
 */
export function notifyOngoingGames(io: Io, lists: Lists, hasOthers: boolean): void {
  const { rooms } = io.of('/').adapter;
  lists.onUnfinished((room, game) => {
    const players = seatedPlayers(room).map(({ id }) => channels.player(id));
    const inRoom = rooms.get(channels.room(room.room));
    const areElsewhere = players.some((player) => [...(rooms.get(player) ?? [])].some((socket) => !inRoom?.has(socket)));
    // Mostly both are in the room, and to put it into words for nobody would cost as much as a move.
    if (areElsewhere || hasOthers) io.to(players).except(channels.room(room.room)).emit('unfinished', { room: room.room, game });
  });
}
