import type { Refusal } from '@nimhall/shared/refusal';
import type { Port } from '../../ground/net/port.ts';
import { parseClock } from '../../parts/opening/clock-text.ts';
import { findOpponent, openRoom } from '../../parts/opening/new-room.ts';
import type { PlayWith } from '../../parts/opening/play-with.ts';
import type { Tile } from './tiles.ts';

/** Goes to a room where the position of a tile is played with whom the person wants; why not, when the server refuses. */
export function playTile(port: Port, { family, preset }: Tile, { opponent, level, clock }: PlayWith): Promise<Refusal | null> {
  const { start, params, misere = false } = preset;
  const wishes = { game: family.id, start, misere, ...(params ? { params } : {}) };
  switch (opponent) {
    case 'anyone': {
      const rule = parseClock(clock);
      return findOpponent(port, { ...wishes, ...(rule ? { clock: rule } : {}) });
    }
    case 'friend':
      return openRoom(port, wishes);
    case 'bot':
      return openRoom(port, { ...wishes, seats: { first: 'me', second: { bot: level } } });
    default:
      return opponent satisfies never;
  }
}
