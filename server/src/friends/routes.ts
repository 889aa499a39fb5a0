import { REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import type { WaitingGames } from '@nimhall/shared/protocol/messages';
import { relationshipChange } from '@nimhall/shared/protocol/relationships';
import { Router } from 'express';
import type { RequestContext } from '../http/request-context.ts';
import { unwrap } from '../refusal-error.ts';
import type { Challenges } from './challenges.ts';
import type { Friends } from './friends.ts';

interface Deps {
  readonly friends: Friends;
  readonly challenges: Challenges;
}

/** `/me/friends`: whom I chose among those I played with; `/me/challenges`: to what they challenge me. */
export function friendRoutes({ friends, challenges }: Deps, { needPlayer, consume }: RequestContext): Router {
  const router = Router();

  router.get('/me/friends', async (request, response) => {
    const player = await needPlayer(request);
    consume('look', request, player);
    response.json(await friends.of(player));
  });

  router.get('/me/challenges', async (request, response) => {
    const player = await needPlayer(request);
    consume('look', request, player);
    response.json({ games: await challenges.of(player.id) } satisfies WaitingGames);
  });

  router.put('/me/friends', async (request, response) => {
    const player = await needPlayer(request);
    request.body = renamed(request.body);
    const { room, relationship } = unwrap(readBody(relationshipChange, request.body));
    consume('play', request, player);
    unwrap(await friends.choose(player, room, relationship));
    response.status(204).end();
  });

  router.put('/me/blocked', async (request, response) => {
    const player = await needPlayer(request);
    const { name } = unwrap(readBody(REQUESTS.name, request.body));
    consume('play', request, player);
    unwrap(await friends.block(player, name));
    response.status(204).end();
  });

  router.delete('/me/friends/:id', async (request, response) => {
    const player = await needPlayer(request);
    consume('play', request, player);
    unwrap(await friends.set(player, request.params.id, null));
    response.status(204).end();
  });
  return router;
}

/** Clients of the previous version call the relationship `tie`. */
function renamed(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('tie' in body)) return body;
  const { tie, ...rest } = body;
  return { relationship: tie, ...rest };
}
