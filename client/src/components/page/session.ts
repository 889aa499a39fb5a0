import { SocketConnection } from '../../net/socket.ts';
import { deviceStorage, tabStorage } from '../../reactive/storage.ts';
import { hasPlayed } from '../../stores/has-played.ts';
import { MyRooms } from '../../stores/my-rooms.ts';
import { OfflineRooms } from '../../stores/offline-rooms.ts';
import { PendingMoves } from '../../stores/pending-move.ts';
import { WaitingGames } from '../../stores/waiting-games.ts';

/** The connection of this page: one for all that is shown in it. */
export const connection = new SocketConnection();

/** Moves of this tab that have no answer yet. */
export const pendingMoves = new PendingMoves(tabStorage());

/** Rooms in which we sit. */
export const myRooms = new MyRooms(deviceStorage());

/** Our ongoing games. */
export const unfinishedGames = new WaitingGames();

/** Games to which friends challenge us. */
export const challenges = new WaitingGames();

/** Rooms as this device last saw them. */
export const seenRooms = new OfflineRooms(deviceStorage());

myRooms.subscribe(({ length }) => length > 0 && hasPlayed.set(true));
