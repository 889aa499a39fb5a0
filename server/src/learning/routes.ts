import { readBody } from '@nimhall/shared/protocol/commands';
import { MAX_LEARNT_BYTES, toldLearnt } from '@nimhall/shared/protocol/learnt';
import express, { Router } from 'express';
import type { RequestContext } from '../http/request-context.ts';
import { unwrap } from '../refusal-error.ts';
import type { Learning } from './learning.ts';

interface Deps {
  readonly learning: Learning;
}

/** Parses bodies that are larger than those of any other route, but only for players we know who stay within their rate limit. */
export function learntBodies({ needPlayer, consume }: RequestContext): Router {
  const router = Router();
  router.put(
    '/me/learnt',
    async (request, _response, next) => {
      consume('learn', request, await needPlayer(request));
      next();
    },
    express.json({ limit: MAX_LEARNT_BYTES }),
  );
  return router;
}

/** `/me/learnt`: what I have learnt on all of my devices. */
export function learntRoutes({ learning }: Deps, { needPlayer }: RequestContext): Router {
  const router = Router();

  router.put('/me/learnt', async (request, response) => {
    const player = await needPlayer(request);
    const { learnt, of } = unwrap(readBody(toldLearnt, request.body));
    response.json(unwrap(await learning.keep(player, learnt, of)));
  });
  return router;
}
