import { REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import type { StakesAnswer } from '@nimhall/shared/protocol/messages';
import type { Stake } from '@nimhall/shared/room/duel';
import type { Room } from '@nimhall/shared/room/room';
import type { BySeat } from '@nimhall/shared/room/seat';
import { Router } from 'express';
import type { RatedPlayers } from '../duels/rated-players.ts';
import type { RequestContext } from '../http/request-context.ts';
import { needRoom, requireRoomCode } from '../http/require-room-code.ts';
import { unwrap } from '../refusal-error.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { PlayerRatings } from './player-ratings.ts';

interface Deps {
  readonly rooms: Pick<Rooms, 'read'>;
  readonly playerRatings: PlayerRatings;
  readonly rated: RatedPlayers;
  /** The stakes of a duel for a seated player; null if nothing is at stake. */
  readonly stakesIn: (room: Room) => Promise<BySeat<Stake> | null>;
}

/** Results of rated duels: for everybody, and for the player who asks. */
export function ratingRoutes({ rooms, playerRatings, rated, stakesIn }: Deps, { needPlayer, consume }: RequestContext): Router {
  const router = Router();
  router.param('code', requireRoomCode);

  router.get('/ratings', async (request, response) => {
    consume('look', request);
    const { game } = unwrap(readBody(REQUESTS.ratings, request.query));
    response.json({ best: await playerRatings.best(game ?? null) });
  });

  router.get('/rooms/:code/stakes', async (request, response) => {
    consume('look', request);
    response.json({ stakes: await stakesIn(await needRoom(rooms, request.params.code)) } satisfies StakesAnswer);
  });

  router.get('/me/ratings', async (request, response) => {
    const player = await needPlayer(request);
    consume('look', request, player);
    const [may, ratings, curve] = await Promise.all([rated.may(player.id), playerRatings.of(player.id), playerRatings.curve(player.id)]);
    response.json({ ratings, curve, refusal: may.ok ? null : may.error });
  });
  return router;
}
