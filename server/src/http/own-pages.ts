import { say } from '@nimhall/shared/phrase';
import { refusal } from '@nimhall/shared/refusal';
import type { RequestHandler } from 'express';
import { isOurs } from '../people/origin.ts';
import { Refused } from '../refused.ts';

/** Methods that change nothing. */
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses what a page of another site wants done, as sockets do: the browser of its visitor sends their cookie along. */
export function ownPagesOnly(publicUrl: string | null): RequestHandler {
  return ({ method, headers }, _response, next) => {
    if (!READING.has(method) && !isOurs(headers.origin, headers.host, publicUrl)) {
      throw new Refused(refusal('forbidden', say`Pages of other sites may not do this.`));
    }
    next();
  };
}

/** Answers are for who asks, and for now: no proxy keeps them, least of all those that set a cookie. */
export const unkept: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};
