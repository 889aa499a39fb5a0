import { say } from '@nimhall/shared/phrase';
import { REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import type { PushInfo } from '@nimhall/shared/protocol/push';
import { refusal } from '@nimhall/shared/refusal';
import { type Request, Router } from 'express';
import { secretHash } from '../people/identity.ts';
import type { PushSender } from '../push/sender.ts';
import { need, Refused } from '../refused.ts';
import type { PushStore } from '../store/pushes.ts';
import { type Asking, secretOf } from './asking.ts';

export interface PushParts {
  readonly pushes: PushStore;
  /** Null where nothing is sent. */
  readonly sender: PushSender | null;
  readonly now: () => number;
}

/** `/me/push`: whether the device that asks is told when it is my turn. */
export function pushRoutes({ pushes, sender, now }: PushParts, { needPlayer, spend }: Asking): Router {
  const router = Router();
  const device = (request: Request): Buffer => secretHash(secretOf(request) ?? '');

  router.get('/me/push', async (request, response) => {
    const player = await needPlayer(request);
    spend('look', request, player);
    const on = sender !== null && (await pushes.has(device(request)));
    response.json({ key: sender?.key ?? null, on } satisfies PushInfo);
  });

  router.put('/me/push', async (request, response) => {
    const player = await needPlayer(request);
    spend('sign-in', request, player);
    const address = need(readBody(REQUESTS.push, request.body));
    if (!sender) throw new Refused(refusal('not-found', say`Notifications are turned off on this server.`));
    if (!sender.accepts(address)) throw new Refused(refusal('bad-request', say`There is no push service at this address.`));
    if (!(await pushes.put(player.id, device(request), address, now())))
      throw new Refused(refusal('unauthenticated', say`This token isn’t valid.`));
    response.status(204).end();
  });

  router.delete('/me/push', async (request, response) => {
    const player = await needPlayer(request);
    spend('play', request, player);
    await pushes.remove(device(request));
    response.status(204).end();
  });
  return router;
}
