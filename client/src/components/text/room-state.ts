import { msg, str } from '@lit/localize';
import type { RoomSummary } from '@nimhall/shared/room/listing';

/** How far a room is. */
export function stateInWords({ status, ply }: RoomSummary): string {
  return status === 'waiting' ? msg('waiting for a player') : msg(str`move ${ply + 1}`);
}
