import { REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import { Router } from 'express';
import { need } from '../refused.ts';
import type { Guests } from '../rooms/guests.ts';
import type { Asking } from './asking.ts';

export interface GuestParts {
  readonly guests: Guests;
}

/** `/me/guests`: what I did as a guest before I signed in, and may keep. */
export function guestRoutes({ guests }: GuestParts, { needPlayer, spend }: Asking): Router {
  const router = Router();

  router.get('/me/guests', async (request, response) => {
    const player = await needPlayer(request);
    spend('look', request, player);
    response.json({ guests: await guests.offered(player) });
  });

  router.put('/me/guests/:id', async (request, response) => {
    const player = await needPlayer(request);
    const { keep } = need(readBody(REQUESTS.guest, request.body));
    spend('sign-in', request, player);
    need(await guests.answer(player, request.params.id, keep));
    response.status(204).end();
  });
  return router;
}
