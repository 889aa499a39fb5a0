import { REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import { Router } from 'express';
import type { Standings } from '../people/standings.ts';
import { need } from '../refused.ts';
import type { RatedPlayers } from '../rooms/rated-players.ts';
import type { Asking } from './asking.ts';

export interface RatingParts {
  readonly standings: Standings;
  readonly rated: RatedPlayers;
}

/** What rated duels came to: for everybody, and for who asks. */
export function ratings({ standings, rated }: RatingParts, { needPlayer, spend }: Asking): Router {
  const router = Router();

  router.get('/ratings', async (request, response) => {
    spend('look', request);
    const { game } = need(readBody(REQUESTS.ratings, request.query));
    response.json({ best: await standings.best(game ?? null) });
  });

  router.get('/me/ratings', async (request, response) => {
    const player = await needPlayer(request);
    spend('look', request, player);
    const [may, ratings, curve] = await Promise.all([rated.may(player.id), standings.of(player.id), standings.curve(player.id)]);
    response.json({ ratings, curve, refusal: may.ok ? null : may.error });
  });
  return router;
}
