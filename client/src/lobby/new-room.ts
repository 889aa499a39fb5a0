import type { CommandBody } from '@nimhall/shared/protocol/commands';
import type { Refusal } from '@nimhall/shared/protocol/errors';
import { navigate } from '../app/navigation.ts';
import type { Port } from '../net/port.ts';

/** What a room is opened with. */
export type RoomWishes = Omit<CommandBody<'room:create'>, 'id'>;

/** Opens a room and goes there; why not, when the server refuses. */
export async function openRoom(port: Port, wishes: RoomWishes): Promise<Refusal | null> {
  const ack = await port.send('room:create', { ...wishes, id: crypto.randomUUID() });
  if (!ack.ok) return ack.error;
  navigate(`/r/${ack.room}`);
  return null;
}
