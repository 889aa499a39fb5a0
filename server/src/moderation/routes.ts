import { REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import { Router } from 'express';
import type { RequestContext } from '../http/request-context.ts';
import { unwrap } from '../refusal-error.ts';
import type { Reports } from './reports.ts';

interface Deps {
  readonly reports: Reports;
}

/** `/api/v1/reports`: what the operator should look at. */
export function reportRoutes({ reports }: Deps, { needPlayer, consume }: RequestContext): Router {
  const router = Router();
  router.post('/reports', async (request, response) => {
    const player = await needPlayer(request);
    consume('report', request, player);
    const { of, reason } = unwrap(readBody(REQUESTS.report, request.body));
    unwrap(await reports.add(player, of, reason));
    response.status(204).end();
  });
  return router;
}
