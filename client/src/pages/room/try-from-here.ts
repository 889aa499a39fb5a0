import type { Room } from '@nimhall/shared/room/room';
import type { RoomWishes } from '../../parts/opening/new-room.ts';

/** A game from a position of a room, against a bot that knows how; whoever asks is to move. */
export function tryFromHere({ game, params, misere }: Room, position: string): RoomWishes {
  return { game, params, misere, start: position, seats: { first: 'me', second: { bot: 'teacher' } }, listed: false };
}
