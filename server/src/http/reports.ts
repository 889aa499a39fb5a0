import { REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import { Router } from 'express';
import type { Reports } from '../people/reports.ts';
import { need } from '../refused.ts';
import type { Asking } from './asking.ts';

export interface ReportParts {
  readonly reports: Reports;
}

/** `/api/v1/reports`: what the operator should look at. */
export function reportRoutes({ reports }: ReportParts, { needPlayer, spend }: Asking): Router {
  const router = Router();
  router.post('/reports', async (request, response) => {
    const player = await needPlayer(request);
    spend('report', request, player);
    const { of, reason } = need(readBody(REQUESTS.report, request.body));
    need(await reports.add(player, of, reason));
    response.status(204).end();
  });
  return router;
}
