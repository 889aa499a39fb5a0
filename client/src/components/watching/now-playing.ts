import type { RoomSummary } from '@nimhall/shared/room/listing';
import { seatedPlayers } from '@nimhall/shared/room/room';
import { standingOf } from './standing.ts';

/** A game in which somebody has moved so lately is lively, in milliseconds. */
const LIVELY = 60_000;

/** How many games are shown at most. */
const MAX_GAMES = 3;

/**
 * The games to show, three at most: those that were shown `before`, by their codes, as long as they are lively, each in its place; then lively
 * ones that are not ours and whose board is told, those with the most people first, then the last moved in. Where none is lively,
 * those before are as good as any while they go on. `now` is server time in milliseconds since 1970.
 */
export function gamesToWatch(
  rooms: readonly RoomSummary[],
  player: string,
  before: readonly string[],
  now: number,
): readonly RoomSummary[] {
  const games = rooms.filter((room) => room.status === 'playing' && room.position !== undefined && standingOf(room, player) === 'live');
  const lively = games.filter(({ updatedAt }) => now - updatedAt < LIVELY);
  const shownOf = (some: readonly RoomSummary[]) => before.flatMap((code) => some.find(({ room }) => room === code) ?? []);
  const shown = shownOf(lively);
  const others = lively.filter((game) => !shown.includes(game)).toSorted(byCompany);
  const chosen = [...shown, ...others].slice(0, MAX_GAMES);
  return chosen.length > 0 ? chosen : shownOf(games);
}

function byCompany(a: RoomSummary, b: RoomSummary): number {
  return seatedPlayers(b).length - seatedPlayers(a).length || b.updatedAt - a.updatedAt || a.room.localeCompare(b.room);
}
