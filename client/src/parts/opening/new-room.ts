import { say } from '@nimhall/shared/phrase';
import type { CommandBody } from '@nimhall/shared/protocol/commands';
import { type Refusal, refusal } from '@nimhall/shared/refusal';
import type { Port } from '../../ground/net/port.ts';
import { navigate } from '../page/navigation.ts';

/** What a room is opened with. */
export type RoomWishes = Omit<CommandBody<'room:create'>, 'id'>;

/** What somebody is sought for. */
type PairWishes = Omit<CommandBody<'pair'>, 'id'>;

/** Else the wish would wait for the connection, and lead somewhere long after. */
const OFFLINE = refusal('unavailable', say`Without a connection no room can be opened.`);

/** Opens a room and goes there; why not, when the server refuses. */
export async function openRoom(port: Port, wishes: RoomWishes): Promise<Refusal | null> {
  return isOffline(port) ? OFFLINE : goTo(await port.send('room:create', wishes));
}

/** Goes to the room of whoever waits for the same, or to a new one to wait in; why not, when the server refuses. */
export async function findOpponent(port: Port, wishes: PairWishes): Promise<Refusal | null> {
  return isOffline(port) ? OFFLINE : goTo(await port.send('pair', wishes));
}

/** Whether this device has no network; a connection that was only lost comes back by itself. */
export function isOffline({ connection }: Port): boolean {
  return connection.value.kind === 'offline';
}

function goTo(ack: { readonly ok: true; readonly room: string } | { readonly ok: false; readonly error: Refusal }): Refusal | null {
  if (!ack.ok) return ack.error;
  navigate(`/r/${ack.room}`);
  return null;
}
