import { SocketPort } from '../../ground/net/socket.ts';
import { hasPlayed } from '../../ground/state/has-played.ts';
import { MyRooms } from '../../ground/state/my-rooms.ts';
import { PendingMoves } from '../../ground/state/pending-move.ts';
import { SeenRooms } from '../../ground/state/seen-rooms.ts';
import { WaitingGames } from '../../ground/state/waiting-games.ts';
import { deviceStorage, tabStorage } from '../../ground/store/storage.ts';

/** The connection of this page: one for all that is shown in it. */
export const port = new SocketPort();

/** Moves of this tab that have no answer yet. */
export const pendingMoves = new PendingMoves(tabStorage());

/** Rooms in which we sit. */
export const myRooms = new MyRooms(deviceStorage());

/** Games of ours that can be left and continued days later. */
export const unfinishedGames = new WaitingGames();

/** Games to which friends challenge us. */
export const challenges = new WaitingGames();

/** Rooms as this device last saw them. */
export const seenRooms = new SeenRooms(deviceStorage());

myRooms.subscribe(({ length }) => length > 0 && hasPlayed.set(true));
