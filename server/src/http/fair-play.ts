import { readPosition } from '@nimhall/shared/catalogue/read';
import { type Game, paramsKey } from '@nimhall/shared/catalogue/registry';
import { memoKey } from '@nimhall/shared/game/contract';
import { seatOf } from '@nimhall/shared/room/room';
import type { PresenceTracker } from '../rooms/presence.ts';
import type { Rooms } from '../rooms/rooms.ts';

interface Deps {
  readonly rooms: Rooms;
  readonly presences: PresenceTracker;
}

/** A position that somebody asks about. */
interface Asked {
  readonly game: Game;
  readonly misere: boolean;
  /** As the rules read it. */
  readonly position: unknown;
}

/**
 * Whether this is the position of a running game in which the player holds a seat, and to which they are connected, or one of
 * equal value, as with its heaps in another order. It keeps honest programs from looking up their own game by mistake;
 * whoever wants to cheat asks under no name, or computes: these games are solved, and pages solve them by themselves.
 */
export async function isPlaying(player: string, { game, misere, position }: Asked, { rooms, presences }: Deps): Promise<boolean> {
  const { family, rules, params } = game;
  const key = memoKey(rules, position);
  for (const code of await presences.roomsOf(player)) {
    const room = await rooms.recall(code);
    if (room?.status !== 'playing' || !seatOf(room, player)) continue;
    if (room.game !== family.id || room.misere !== misere || paramsKey(room.params) !== paramsKey(params)) continue;
    const played = readPosition(rules, room.position);
    if (played.ok && memoKey(rules, played.value) === key) return true;
  }
  return false;
}
