import { REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import type { StakesAnswer } from '@nimhall/shared/protocol/messages';
import type { Stake } from '@nimhall/shared/room/duel';
import type { Room } from '@nimhall/shared/room/room';
import type { BySeat } from '@nimhall/shared/room/seat';
import { Router } from 'express';
import type { Standings } from '../people/standings.ts';
import { need } from '../refused.ts';
import type { RatedPlayers } from '../rooms/rated-players.ts';
import type { Asking } from './asking.ts';
import { checkCode } from './check-code.ts';

export interface RatingParts {
  readonly standings: Standings;
  readonly rated: RatedPlayers;
  /** What is at stake in a duel for a player seated in it; null where nothing is. */
  readonly stakesIn: (room: Room) => Promise<BySeat<Stake> | null>;
}

/** What rated duels came to: for everybody, and for who asks. */
export function ratings(
  { standings, rated, stakesIn }: RatingParts,
  needRoom: (code: string) => Promise<Room>,
  { needPlayer, spend }: Asking,
): Router {
  const router = Router();
  router.param('code', checkCode);

  router.get('/ratings', async (request, response) => {
    spend('look', request);
    const { game } = need(readBody(REQUESTS.ratings, request.query));
    response.json({ best: await standings.best(game ?? null) });
  });

  router.get('/rooms/:code/stakes', async (request, response) => {
    spend('look', request);
    response.json({ stakes: await stakesIn(await needRoom(request.params.code)) } satisfies StakesAnswer);
  });

  router.get('/me/ratings', async (request, response) => {
    const player = await needPlayer(request);
    spend('look', request, player);
    const [may, ratings, curve] = await Promise.all([rated.may(player.id), standings.of(player.id), standings.curve(player.id)]);
    response.json({ ratings, curve, refusal: may.ok ? null : may.error });
  });
  return router;
}
