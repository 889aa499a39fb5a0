import { REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import { Router } from 'express';
import type { RequestContext } from '../http/request-context.ts';
import { unwrap } from '../refusal-error.ts';
import type { Guests } from './guests.ts';

interface Deps {
  readonly guests: Guests;
}

/** `/me/guests`: what I did as a guest before I signed in, and may keep. */
export function guestRoutes({ guests }: Deps, { needPlayer, consume }: RequestContext): Router {
  const router = Router();

  router.get('/me/guests', async (request, response) => {
    const player = await needPlayer(request);
    consume('look', request, player);
    response.json({ guests: await guests.offered(player) });
  });

  router.put('/me/guests/:id', async (request, response) => {
    const player = await needPlayer(request);
    const { keep } = unwrap(readBody(REQUESTS.guest, request.body));
    consume('sign-in', request, player);
    unwrap(await guests.answer(player, request.params.id, keep));
    response.status(204).end();
  });
  return router;
}
