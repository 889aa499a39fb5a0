import type { TurnPush } from '@nimhall/shared/protocol/push';
import type { Entry, RoomEvent } from '@nimhall/shared/room/events';
import { otherSeat } from '@nimhall/shared/room/seat';
import { isOngoing } from '@nimhall/shared/room/unfinished';
import type { Rooms } from '../rooms/rooms.ts';

/** Events after which it is a player's turn without their knowing. */
const TURNING: readonly RoomEvent['kind'][] = ['started', 'moved', 'taken-back', 'rematch-started'];

/**
 * Notifies the player who is to move in an ongoing game, if they have not opened its room. Only the node that made the entry does it, so it
 * happens once. `tell` must return at once.
 */
export function pushTurnNotifications(rooms: Rooms, tell: (player: string, message: TurnPush) => void): void {
  rooms.onEntry(({ isLocal, room, entry }) => {
    const { turn } = room;
    if (!isLocal || !turn || room.away[turn] === null || !isOngoing(room) || !isNewTurn(entry)) return;
    const [mover, other] = [room.seats[turn], room.seats[otherSeat(turn)]];
    if (mover?.kind !== 'human' || other?.kind !== 'human') return;
    tell(mover.player.id, { room: room.room, game: room.game, by: other.player.name });
  });
}

function isNewTurn({ events }: Entry): boolean {
  return events.some(({ kind }) => TURNING.includes(kind));
}
