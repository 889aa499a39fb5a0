import type { Player } from '@nimhall/shared/room/room';
import type { Logger } from 'pino';
import type { PresenceTracker } from '../rooms/presence.ts';
import type { RoomFeeds } from '../rooms/room-feeds.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Io } from './connection.ts';

interface Deps {
  readonly io: Io;
  readonly rooms: Rooms;
  readonly presences: PresenceTracker;
  readonly feeds: RoomFeeds;
  readonly log: Logger;
  readonly onRenamed: (player: Player) => void;
  readonly onForget: () => void;
  readonly onDone: () => void;
}

/**
 * Each node sends its entries to the others, and each tells its own clients. So the overlay, the lobby and the cache follow on every node,
 * the same way as on the one that made the entry.
 */
export function syncEntriesAcrossNodes({ io, rooms, presences, feeds, log, onRenamed, onForget, onDone }: Deps): void {
  rooms.onEntry(({ isLocal, room, entry, receipt }) => {
    if (isLocal) io.serverSideEmit('entry', { room: room.room, listed: room.listed, entry: { ...entry, receipt } });
  });
  io.on('entry', ({ room, listed, entry }) => {
    if (!listed && presences.count(room) === 0 && !feeds.follows(room)) return;
    rooms
      .applyRemoteEntry(room, entry)
      .catch((error: unknown) => log.error({ err: error, room }, 'cannot follow another node; a beacon will'));
  });
  io.on('renamed', onRenamed);
  io.on('forget', onForget);
  io.on('done', onDone);
}
