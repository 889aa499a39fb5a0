import { REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import type { WaitingGames } from '@nimhall/shared/protocol/messages';
import { newTie } from '@nimhall/shared/protocol/ties';
import { Router } from 'express';
import { need } from '../refused.ts';
import type { Challenges } from '../rooms/challenges.ts';
import type { Friends } from '../rooms/friends.ts';
import type { Asking } from './asking.ts';

export interface FriendParts {
  readonly friends: Friends;
  readonly challenges: Challenges;
}

/** `/me/friends`: whom I chose among those I played with; `/me/challenges`: to what they challenge me. */
export function friendRoutes({ friends, challenges }: FriendParts, { needPlayer, spend }: Asking): Router {
  const router = Router();

  router.get('/me/friends', async (request, response) => {
    const player = await needPlayer(request);
    spend('look', request, player);
    response.json(await friends.of(player));
  });

  router.get('/me/challenges', async (request, response) => {
    const player = await needPlayer(request);
    spend('look', request, player);
    response.json({ games: await challenges.of(player.id) } satisfies WaitingGames);
  });

  router.put('/me/friends', async (request, response) => {
    const player = await needPlayer(request);
    const { room, tie } = need(readBody(newTie, request.body));
    spend('play', request, player);
    need(await friends.choose(player, room, tie));
    response.status(204).end();
  });

  router.put('/me/blocked', async (request, response) => {
    const player = await needPlayer(request);
    const { name } = need(readBody(REQUESTS.name, request.body));
    spend('play', request, player);
    need(await friends.block(player, name));
    response.status(204).end();
  });

  router.delete('/me/friends/:id', async (request, response) => {
    const player = await needPlayer(request);
    spend('play', request, player);
    need(await friends.set(player, request.params.id, null));
    response.status(204).end();
  });
  return router;
}
