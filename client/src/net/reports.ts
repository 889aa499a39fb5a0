import type { Reported, ReportReason } from '@nimhall/shared/protocol/reports';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';
import { ask } from './api.ts';

/** Tells the operator of somebody, who hears nothing of it. */
export function sendReport(of: Reported, reason: ReportReason): Promise<Result<unknown, Refusal>> {
  return ask('POST', '/reports', { of, reason });
}
