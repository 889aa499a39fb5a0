import type { TurnPush } from '@nimhall/shared/protocol/push';
import type { Entry, RoomEvent } from '@nimhall/shared/room/events';
import { otherSeat } from '@nimhall/shared/room/seat';
import { isListedAsOngoing } from '@nimhall/shared/room/unfinished';
import type { Rooms } from './rooms.ts';

/** After these it is somebody’s turn who may not know. */
const TURNING: readonly RoomEvent['kind'][] = ['started', 'moved', 'taken-back', 'rematch-started'];

/**
 * Tells who has come to move in a game that waits for them, where they have not opened its room: by the node that made the entry, and so once.
 * `tell` must return at once.
 */
export function pushTurns(rooms: Rooms, tell: (player: string, message: TurnPush) => void): void {
  rooms.onEntry(({ isLocal, room, entry }) => {
    const { turn } = room;
    if (!isLocal || !isListedAsOngoing(room) || !turn || !isNewTurn(entry) || room.away[turn] === null) return;
    const [mover, other] = [room.seats[turn], room.seats[otherSeat(turn)]];
    if (mover?.kind !== 'human' || other?.kind !== 'human') return;
    tell(mover.player.id, { room: room.room, game: room.game, by: other.player.name });
  });
}

function isNewTurn({ events }: Entry): boolean {
  return events.some(({ kind }) => TURNING.includes(kind));
}
