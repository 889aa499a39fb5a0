import { say } from '@nimhall/shared/phrase';
import { ERRORS, type Refusal, refusal } from '@nimhall/shared/refusal';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Metrics } from '../metrics.ts';
import { RefusalError } from '../refusal-error.ts';

export const noSuchRoute: RequestHandler = (request) => {
  throw new RefusalError(refusal('not-found', say`There is nothing at ${request.method} ${request.path.slice(0, 100)}.`));
};

/** Errors of the body parser and of the file server carry a status below 500 and a message meant for the sender. */
interface ClientError {
  readonly status: number;
  readonly type?: string;
}

/** Every error becomes `{error: {code, message, phrase}}`; unexpected ones are logged and reveal nothing. */
export function answerErrors(metrics: Metrics): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const refused = refusalOf(error);
    if (!refused) {
      metrics.unexpected('request');
      request.log.error({ err: error }, 'request failed');
    }
    if (response.headersSent) return next(error);
    const answer = refused ?? refusal('unavailable', say`Something went wrong on the server. Try again.`);
    if (error instanceof RefusalError && error.retryAfter !== undefined) response.set('Retry-After', String(error.retryAfter));
    response.status(ERRORS[answer.code].status).json({ error: answer });
  };
}

function refusalOf(error: unknown): Refusal | null {
  if (error instanceof RefusalError) return error.refusal;
  const { status, type } = (error ?? {}) as Partial<ClientError>;
  if (status === undefined || status >= 500) return null;
  if (type === 'entity.too.large') return refusal('too-large', say`The request is too large.`);
  if (status === 404) return refusal('not-found', say`File not found.`);
  return refusal('bad-request', type === 'entity.parse.failed' ? say`The request isn’t JSON.` : say`The request can’t be read.`);
}
