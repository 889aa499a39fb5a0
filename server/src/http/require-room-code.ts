import { roomCode } from '@nimhall/shared/protocol/words';
import { ROOM_NOT_FOUND } from '@nimhall/shared/room/not-found';
import type { Room } from '@nimhall/shared/room/room';
import type { RequestParamHandler } from 'express';
import * as v from 'valibot';
import { RefusalError } from '../refusal-error.ts';
import type { Rooms } from '../rooms/rooms.ts';

/** A malformed room code gives 404. */
export const requireRoomCode: RequestParamHandler = (_request, _response, next, code) => next(v.is(roomCode, code) ? undefined : 'route');

/** The room with this code; throws a refusal if there is none. */
export async function needRoom(rooms: Pick<Rooms, 'read'>, code: string): Promise<Room> {
  const room = await rooms.read(code);
  if (!room) throw new RefusalError(ROOM_NOT_FOUND);
  return room;
}
