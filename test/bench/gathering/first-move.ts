import { readGame, readPosition } from '@nimhall/shared/catalogue/read';
import type { Room } from '@nimhall/shared/room/room';

/** The first legal move in a room, as text, or the one after so many others if there are so many. Throws where there is none. */
export function firstMove({ game, params, position }: Pick<Room, 'game' | 'params' | 'position'>, others = 0): string {
  const read = readGame(game, params);
  if (!read.ok) throw new Error(read.error.message);
  const place = readPosition(read.value.rules, position);
  if (!place.ok) throw new Error(place.error.message);
  let move: unknown;
  let left = others;
  for (move of read.value.rules.moves(place.value)) if (left-- === 0) break;
  return read.value.rules.move.format(move);
}
