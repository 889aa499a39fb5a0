import type { Question } from '@nimhall/shared/bot/think';
import type { Params } from '@nimhall/shared/game/params';
import { paramsKey } from '@nimhall/shared/game/registry';
import { seatOf } from '@nimhall/shared/room/room';
import type { Attendance } from '../presence.ts';
import type { Rooms } from '../rooms.ts';

interface Parts {
  readonly rooms: Rooms;
  readonly attendance: Attendance;
}

/**
 * Whether this is the position of a running game in which the player holds a seat, and to which they are connected. It
 * keeps honest programs from looking up their own game by mistake; whoever wants to cheat asks under no name, or
 * computes: these games are solved, and pages solve them by themselves.
 */
export async function isPlaying(
  player: string,
  question: Question & { readonly params: Params },
  { rooms, attendance }: Parts,
): Promise<boolean> {
  for (const code of await attendance.roomsOf(player)) {
    const room = await rooms.recall(code);
    if (room?.status !== 'playing' || !seatOf(room, player)) continue;
    const isSame = room.game === question.game && room.misere === question.misere && room.position === question.position;
    if (isSame && paramsKey(room.params) === paramsKey(question.params)) return true;
  }
  return false;
}
