import type { RoomSummary } from '@nimhall/shared/room/listing';
import { seatedPlayers } from '@nimhall/shared/room/room';
import { standingOf } from './standing.ts';

/** A game in which somebody has moved so lately is lively, in milliseconds. */
const LIVELY = 60_000;

/** How many games are shown at most. */
const MAX_GAMES = 3;

/**
 * The games to show, at most three: those shown `before`, by code and each in its place, as long as they are lively; then other lively
 * games with a known board, those with the most people first, then the latest moves. If none is lively, those before stay while they go on.
 * `now` is server time in milliseconds since 1970.
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
