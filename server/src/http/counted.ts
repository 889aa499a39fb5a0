import type { RequestHandler } from 'express';
import type { Limits } from '../limits.ts';
import { addressOf } from '../origin.ts';

/** Counts requests by the address they come from, and refuses those beyond its allowance. */
export function counted(limits: Limits): RequestHandler {
  return async (request, _response, next) => {
    await limits.spend('request', addressOf(request));
    next();
  };
}
