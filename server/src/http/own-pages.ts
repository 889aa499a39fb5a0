import { say } from '@nimhall/shared/phrase';
import { refusal } from '@nimhall/shared/refusal';
import type { RequestHandler } from 'express';
import { isOurs } from '../people/origin.ts';
import { RefusalError } from '../refusal-error.ts';

/** Methods that change nothing. */
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses writes requested by pages of other sites, as sockets do, because browsers send our cookie along. */
export function ownPagesOnly(publicUrl: string | null): RequestHandler {
  return ({ method, headers }, _response, next) => {
    if (!READING.has(method) && !isOurs(headers.origin, headers.host, publicUrl)) {
      throw new RefusalError(refusal('forbidden', say`Pages of other sites may not do this.`));
    }
    next();
  };
}

/** Answers depend on who asks, so no proxy may cache them, least of all those that set a cookie. */
export const unkept: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};
