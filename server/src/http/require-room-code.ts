import { roomCode } from '@nimhall/shared/protocol/words';
import type { RequestParamHandler } from 'express';
import * as v from 'valibot';

/** A malformed room code gives 404. */
export const requireRoomCode: RequestParamHandler = (_request, _response, next, code) => next(v.is(roomCode, code) ? undefined : 'route');
