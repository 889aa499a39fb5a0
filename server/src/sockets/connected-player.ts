import type { Player } from '@nimhall/shared/room/room';
import type { Gatherings } from '../gatherings/gatherings.ts';
import type { Lobby } from '../rooms/lobby.ts';
import type { PresenceTracker } from '../rooms/presence.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import type { Broadcasts } from './broadcasts.ts';
import { channels } from './channels.ts';
import type { Io } from './connection.ts';

interface Deps {
  readonly io: Io;
  readonly store: Pick<Store, 'erasure'>;
  readonly rooms: Rooms;
  readonly gatherings: Gatherings;
  readonly lobby: Lobby;
  readonly presences: PresenceTracker;
  readonly broadcasts: Broadcasts;
}

/** Shows the new name of a player to everybody in their rooms, on this node. */
export function renameConnected({ io, presences, broadcasts }: Pick<Deps, 'io' | 'presences' | 'broadcasts'>, player: Player): void {
  for (const id of io.of('/').adapter.rooms.get(channels.player(player.id)) ?? []) {
    const socket = io.of('/').sockets.get(id);
    if (!socket) continue;
    socket.data.player = { ...socket.data.player, name: player.name };
    for (const code of socket.data.rooms) {
      presences.renamed(code, player);
      broadcasts.tellPresence(code);
    }
  }
}

/** Closes the connections of a player, and removes their name from everything this node has in memory or on screens. */
export async function disconnectAndErase(
  { io, store, rooms, gatherings, lobby }: Omit<Deps, 'presences' | 'broadcasts'>,
  player: string,
): Promise<void> {
  io.local.in(channels.player(player)).disconnectSockets(true);
  const seatedIn = await rooms.eraseName(player);
  gatherings.evict();
  for (const room of seatedIn) lobby.show(room);
  for (const room of new Set([...seatedIn.map(({ room }) => room), ...(await store.erasure.roomsWithChatBy(player))])) {
    io.to(channels.room(room)).emit('forgotten', { room, player });
  }
}
