import { botLevel } from '../bot/levels.ts';
import type { GameRecord } from './game-record.ts';
import type { Occupant, Room } from './room.ts';

/** The current or last game of a room, as far as it has come. */
export function recordOf({ game, params, misere, start, moves, inks, result, seats }: Room): GameRecord {
  return {
    game,
    params,
    misere,
    start,
    moves,
    ...(inks ? { inks } : {}),
    result,
    first: nameOf(seats.first),
    second: nameOf(seats.second),
  };
}

/** The name of a seat in a record; empty for an open one. */
function nameOf(occupant: Occupant | null): string {
  if (!occupant) return '';
  return occupant.kind === 'human' ? occupant.player.name : `Bot: ${botLevel(occupant.level).name}`;
}
