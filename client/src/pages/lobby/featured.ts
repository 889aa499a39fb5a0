import type { RoomSummary } from '@nimhall/shared/room/listing';
import { seatedPlayers } from '@nimhall/shared/room/room';
import { standingOf } from './standing.ts';

/** A game in which somebody has moved so lately is lively, in milliseconds. */
const LIVELY = 60_000;

/**
 * The game to show: the one that was shown `before`, by its code, as long as it is lively; else a lively one that is not
 * ours and whose board is told, with the most people, then the last moved in. Where none is lively, the one
 * before is as good as any while it goes on, and to whom none was shown none is. `now` is server time in milliseconds since 1970.
 */
export function featuredOf(rooms: readonly RoomSummary[], player: string, before: string | null, now: number): RoomSummary | null {
  const games = rooms.filter((room) => room.status === 'playing' && room.position !== undefined && standingOf(room, player) === 'live');
  const lively = games.filter(({ updatedAt }) => now - updatedAt < LIVELY);
  const shown = ({ room }: RoomSummary): boolean => room === before;
  return lively.find(shown) ?? lively.sort(byCompany)[0] ?? games.find(shown) ?? null;
}

function byCompany(a: RoomSummary, b: RoomSummary): number {
  return seatedPlayers(b).length - seatedPlayers(a).length || b.updatedAt - a.updatedAt || a.room.localeCompare(b.room);
}
