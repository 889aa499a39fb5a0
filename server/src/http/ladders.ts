import { climbsFrom } from '@nimhall/shared/ladder/climb';
import { readBody } from '@nimhall/shared/protocol/commands';
import { climbedLadders } from '@nimhall/shared/protocol/ladders';
import { Router } from 'express';
import type { Ladders } from '../people/ladders.ts';
import { need } from '../refused.ts';
import type { Asking } from './asking.ts';

export interface LadderParts {
  readonly ladders: Ladders;
}

/** `/me/ladders`: how far I am on the ladders, on all of my devices. */
export function ladderRoutes({ ladders }: LadderParts, { needPlayer, spend }: Asking): Router {
  const router = Router();

  router.put('/me/ladders', async (request, response) => {
    const player = await needPlayer(request);
    const { ladders: of, of: from } = need(readBody(climbedLadders, request.body));
    spend('play', request, player);
    response.json(need(await ladders.keep(player, climbsFrom({ of }), from)));
  });
  return router;
}
