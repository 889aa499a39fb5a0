import type { RoomSummary } from '@nimhall/shared/room/listing';
import { seatedPlayers } from '@nimhall/shared/room/room';
import { standingOf } from './words.ts';

/** A game in which somebody has moved so lately is lively, in milliseconds. */
const LIVELY = 60_000;

/**
 * The game to show: the one that was shown `before`, by its code, while it goes on; else the liveliest one that is not
 * ours and whose board is told: lately moved in, then with the most people, then the last moved in. `now` is server time in milliseconds since 1970.
 */
export function featuredOf(rooms: readonly RoomSummary[], player: string, before: string | null, now: number): RoomSummary | null {
  const games = rooms.filter((room) => room.status === 'playing' && room.position !== undefined && standingOf(room, player) === 'live');
  return games.find(({ room }) => room === before) ?? games.sort((a, b) => byLiveliness(a, b, now))[0] ?? null;
}

function byLiveliness(a: RoomSummary, b: RoomSummary, now: number): number {
  const isLively = ({ updatedAt }: RoomSummary) => Number(now - updatedAt < LIVELY);
  return (
    isLively(b) - isLively(a) ||
    seatedPlayers(b).length - seatedPlayers(a).length ||
    b.updatedAt - a.updatedAt ||
    a.room.localeCompare(b.room)
  );
}
