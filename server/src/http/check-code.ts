import { roomCode } from '@nimhall/shared/protocol/words';
import type { RequestParamHandler } from 'express';
import * as v from 'valibot';

/** At an address with a code that cannot be one, there is nothing. */
export const checkCode: RequestParamHandler = (_request, _response, next, code) => next(v.is(roomCode, code) ? undefined : 'route');
