import { seatedIn } from '@nimhall/shared/bot/levels';
import type { Refusal } from '@nimhall/shared/refusal';
import type { SeatWish } from '@nimhall/shared/room/commands';
import { bySeat } from '@nimhall/shared/room/seat';
import { parseClock } from '../../components/new-game/clock-text.ts';
import type { SeatChoice } from '../../components/new-game/draft.ts';
import { findOpponent, isOffline, openRoom } from '../../components/new-game/new-room.ts';
import { type PlayWith, seatAgainstBot } from '../../components/new-game/play-with.ts';
import { newLocalGameUrl } from '../../components/new-game/room-links.ts';
import { navigate } from '../../components/page/navigation.ts';
import type { ServerConnection } from '../../net/server-connection.ts';
import type { Tile } from './tiles.ts';

/**
 * Goes to where the position of a tile is played with whom the person wants; why not, when the server refuses. What needs no
 * server goes on without one.
 */
export async function playTile(
  connection: ServerConnection,
  tile: Tile,
  { opponent, level, begins, clock }: PlayWith,
): Promise<Refusal | null> {
  const wishes = tileRoomOptions(tile);
  switch (opponent) {
    case 'bot': {
      const mine = seatAgainstBot(begins, tile.preset.outcome, Math.random);
      const bot = seatedIn(wishes.game, wishes.misere, level);
      if (isOffline(connection)) {
        navigate(newLocalGameUrl({ ...wishes, seats: bySeat<SeatChoice>(mine, 'me', bot) }));
        return null;
      }
      return openRoom(connection, { ...wishes, seats: bySeat<SeatWish>(mine, 'me', { bot }) });
    }
    case 'friend':
      return openRoom(connection, wishes);
    case 'anyone': {
      const rule = parseClock(clock);
      return findOpponent(connection, { ...wishes, ...(rule ? { clock: rule } : {}) });
    }
    case 'here':
      navigate(newLocalGameUrl(wishes));
      return null;
    default:
      return opponent satisfies never;
  }
}

/** The options of a tile, for the server and for links. */
export function tileRoomOptions({ game, preset: { start, params, misere = false } }: Tile) {
  return { game, start, misere, ...(params ? { params } : {}) };
}
