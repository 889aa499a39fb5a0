import { botLevel } from '../bot/levels.ts';
import type { GameRecord } from './game-record.ts';
import type { Occupant, Room } from './room.ts';

/** The game that is played in a room, or was played last, as far as it has come. */
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

/** How a record names who sits in a seat; empty for an open one. */
function nameOf(occupant: Occupant | null): string {
  if (!occupant) return '';
  return occupant.kind === 'human' ? occupant.player.name : `Bot: ${botLevel(occupant.level).name}`;
}
