import { readGame, readPosition } from '@nimhall/shared/catalogue/read';
import type { Room } from '@nimhall/shared/room/room';

/** The first legal move in a room, as text. Throws where there is none. */
export function firstMove({ game, params, position }: Pick<Room, 'game' | 'params' | 'position'>): string {
  const read = readGame(game, params);
  if (!read.ok) throw new Error(read.error.message);
  const place = readPosition(read.value.rules, position);
  if (!place.ok) throw new Error(place.error.message);
  const [move] = read.value.rules.moves(place.value);
  return read.value.rules.move.format(move);
}
