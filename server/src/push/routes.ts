import { say } from '@nimhall/shared/phrase';
import { REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import type { PushInfo } from '@nimhall/shared/protocol/push';
import { refusal } from '@nimhall/shared/refusal';
import { type Request, Router } from 'express';
import { credentialFromRequest, type RequestContext } from '../http/request-context.ts';
import { secretHash } from '../people/identity.ts';
import { RefusalError, unwrap } from '../refusal-error.ts';
import type { PushStore } from './queries.ts';
import type { PushSender } from './sender.ts';

interface Deps {
  readonly pushes: PushStore;
  /** Null if push is not configured. */
  readonly sender: PushSender | null;
  readonly now: () => number;
}

/** `/me/push`: whether this device is notified when it is the player's turn. */
export function pushRoutes({ pushes, sender, now }: Deps, { needPlayer, consume }: RequestContext): Router {
  const router = Router();
  const device = (request: Request): Buffer => secretHash(credentialFromRequest(request) ?? '');

  router.get('/me/push', async (request, response) => {
    const player = await needPlayer(request);
    consume('look', request, player);
    const on = sender !== null && (await pushes.has(device(request)));
    response.json({ key: sender?.key ?? null, on } satisfies PushInfo);
  });

  router.put('/me/push', async (request, response) => {
    const player = await needPlayer(request);
    consume('sign-in', request, player);
    const address = unwrap(readBody(REQUESTS.push, request.body));
    if (!sender) throw new RefusalError(refusal('not-found', say`Notifications are turned off on this server.`));
    if (!sender.accepts(address)) throw new RefusalError(refusal('bad-request', say`There is no push service at this address.`));
    if (!(await pushes.put(player.id, device(request), address, now())))
      throw new RefusalError(refusal('unauthenticated', say`This token isn’t valid.`));
    response.status(204).end();
  });

  router.delete('/me/push', async (request, response) => {
    const player = await needPlayer(request);
    consume('play', request, player);
    await pushes.remove(device(request));
    response.status(204).end();
  });
  return router;
}
