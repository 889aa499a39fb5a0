import { REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import { Router } from 'express';
import { need } from '../refused.ts';
import type { Vacations } from '../rooms/vacations.ts';
import type { Asking } from './asking.ts';

export interface VacationParts {
  readonly vacations: Vacations;
}

/** `/me/vacation`: whether my clocks stand still in games with days for each move. */
export function vacationRoutes({ vacations }: VacationParts, { needPlayer, spend }: Asking): Router {
  const router = Router();

  router.get('/me/vacation', async (request, response) => {
    const player = await needPlayer(request);
    spend('look', request, player);
    response.json(await vacations.of(player.id));
  });

  router.put('/me/vacation', async (request, response) => {
    const player = await needPlayer(request);
    const { on } = need(readBody(REQUESTS.vacation, request.body));
    spend('open', request, player);
    response.json(need(await (on ? vacations.begin(player.id) : vacations.end(player.id))));
  });
  return router;
}
