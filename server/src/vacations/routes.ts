import { REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import { Router } from 'express';
import type { RequestContext } from '../http/request-context.ts';
import { unwrap } from '../refusal-error.ts';
import type { Vacations } from './vacations.ts';

interface Deps {
  readonly vacations: Vacations;
}

/** `/me/vacation`: whether my clocks stand still in games with days for each move. */
export function vacationRoutes({ vacations }: Deps, { needPlayer, consume }: RequestContext): Router {
  const router = Router();

  router.get('/me/vacation', async (request, response) => {
    const player = await needPlayer(request);
    consume('look', request, player);
    response.json(await vacations.of(player.id));
  });

  router.put('/me/vacation', async (request, response) => {
    const player = await needPlayer(request);
    const { on } = unwrap(readBody(REQUESTS.vacation, request.body));
    consume('open', request, player);
    response.json(unwrap(await (on ? vacations.begin(player.id) : vacations.end(player.id))));
  });
  return router;
}
