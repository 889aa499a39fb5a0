import { say } from '@nimhall/shared/phrase';
import { REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import type { Profile } from '@nimhall/shared/protocol/messages';
import { refusal } from '@nimhall/shared/refusal';
import type { Player } from '@nimhall/shared/room/room';
import { Router } from 'express';
import type { RequestContext } from '../http/request-context.ts';
import type { PlayerRatings } from '../ratings/player-ratings.ts';
import { RefusalError, unwrap } from '../refusal-error.ts';
import type { History } from './history.ts';

interface Deps {
  readonly history: History;
  readonly playerRatings: PlayerRatings;
}

/** `/api/v1/people/NAME`: the public profile of an account. Guests and unknown names get the same answer. */
export function historyRoutes({ history, playerRatings }: Deps, { identify, consume }: RequestContext): Router {
  const router = Router();

  const needPerson = async (name: string): Promise<Player> => {
    const known = readBody(REQUESTS.name, { name });
    const player = known.ok ? await history.accountNamed(known.value.name) : null;
    if (!player) throw new RefusalError(refusal('not-found', say`There is no account with this name.`));
    return player;
  };

  router.get('/people/:name', async (request, response) => {
    const me = await identify(request);
    consume('look', request, me);
    const { id, name } = await needPerson(request.params.name);
    const [since, { games }, ratings, curve, between] = await Promise.all([
      history.since(id),
      history.standing(id),
      playerRatings.of(id),
      playerRatings.curve(id),
      me && me.id !== id ? history.between(me.id, id) : null,
    ]);
    response.json({ id, name, since: since ?? 0, games, ratings, curve, between } satisfies Profile);
  });

  router.get('/people/:name/games', async (request, response) => {
    const me = await identify(request);
    consume('look', request, me);
    const { id } = await needPerson(request.params.name);
    response.json(await history.page(id, unwrap(readBody(REQUESTS.played, request.query)), true));
  });
  return router;
}
