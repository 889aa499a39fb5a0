import type { Room } from '@nimhall/shared/room/room';
import { moverOf } from '@nimhall/shared/room/seat';
import { lastMoveOn } from '../../position/board-position.ts';
import type { LastMove } from '../../position/last-move.ts';
import { moveMade } from './words.ts';

/** The move that led to the position after this many moves, given the positions of the game; null if there is none. */
export function lastMade(room: Room, positions: readonly string[], ply: number): LastMove | null {
  const position = positions[ply - 1];
  return position === undefined ? null : lastMoveOn({ ...room, position }, room.moves[ply - 1]);
}

/** `Ben took 2 stones from heap B, leaving 3.`; empty where no move was made. */
export function lastMadeInWords(room: Room, positions: readonly string[], ply: number): string {
  const last = lastMade(room, positions, ply);
  return last ? moveMade(room.seats[moverOf(ply - 1)], last.before, last.move) : '';
}
