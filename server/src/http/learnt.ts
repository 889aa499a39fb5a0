import { readBody } from '@nimhall/shared/protocol/commands';
import { MAX_LEARNT_BYTES, toldLearnt } from '@nimhall/shared/protocol/learnt';
import express, { Router } from 'express';
import type { Learning } from '../people/learning.ts';
import { need } from '../refused.ts';
import type { Asking } from './asking.ts';

export interface LearntParts {
  readonly learning: Learning;
}

/** Reads the bodies that are larger than any other, of whoever is known and does not send too many. */
export function learntBodies({ needPlayer, spend }: Asking): Router {
  const router = Router();
  router.put(
    '/me/learnt',
    async (request, _response, next) => {
      spend('learn', request, await needPlayer(request));
      next();
    },
    express.json({ limit: MAX_LEARNT_BYTES }),
  );
  return router;
}

/** `/me/learnt`: what I have learnt on all of my devices. */
export function learntRoutes({ learning }: LearntParts, { needPlayer }: Asking): Router {
  const router = Router();

  router.put('/me/learnt', async (request, response) => {
    const player = await needPlayer(request);
    const { learnt, of } = need(readBody(toldLearnt, request.body));
    response.json(need(await learning.keep(player, learnt, of)));
  });
  return router;
}
