import { REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import type { MyPrograms as MyProgramsAnswer, OfferedPrograms } from '@nimhall/shared/protocol/programs';
import { Router } from 'express';
import type { ErasureJob } from '../account/erasure.ts';
import type { History } from '../history/history.ts';
import type { RequestContext } from '../http/request-context.ts';
import { unwrap } from '../refusal-error.ts';
import type { MyPrograms } from './my-programs.ts';
import type { ProgramOffers } from './offers.ts';

interface Deps {
  readonly offers: ProgramOffers;
  readonly myPrograms: MyPrograms;
  readonly erasureJob: ErasureJob;
  readonly history: History;
  /** Ends the connections of a player: who is still let in comes back. */
  readonly onSignedOut: (player: string) => void;
}

/** `/programs`: which programs offer themselves; `/me/programs`: those that are mine. */
export function programRoutes(
  { offers, myPrograms, erasureJob, history, onSignedOut }: Deps,
  { needPlayer, consume }: RequestContext,
): Router {
  const router = Router();

  router.get('/programs', async (request, response) => {
    consume('look', request);
    response.json({ programs: await offers.list() } satisfies OfferedPrograms);
  });

  router.get('/me/programs', async (request, response) => {
    const player = await needPlayer(request);
    consume('look', request, player);
    response.json({ programs: await myPrograms.of(player) } satisfies MyProgramsAnswer);
  });

  router.post('/me/programs', async (request, response) => {
    const player = await needPlayer(request);
    const { name } = unwrap(readBody(REQUESTS.name, request.body));
    consume('sign-in', request, player);
    const { player: program, secret } = unwrap(await myPrograms.add(player, name));
    response.status(201).json({ id: program.id, token: secret });
  });

  router.get('/me/programs/:id/games', async (request, response) => {
    const player = await needPlayer(request);
    const wishes = unwrap(readBody(REQUESTS.played, request.query));
    consume('look', request, player);
    const program = unwrap(await myPrograms.find(player, request.params.id));
    response.json(await history.page(program.id, wishes));
  });

  router.post('/me/programs/:id/token', async (request, response) => {
    const player = await needPlayer(request);
    consume('sign-in', request, player);
    const token = unwrap(await myPrograms.renewToken(player, request.params.id));
    onSignedOut(request.params.id);
    response.status(201).json({ token });
  });

  router.delete('/me/programs/:id', async (request, response) => {
    const player = await needPlayer(request);
    consume('sign-in', request, player);
    const program = unwrap(await myPrograms.find(player, request.params.id));
    await erasureJob.erase(program.id);
    response.status(204).end();
  });
  return router;
}
