import { say } from '@nimhall/shared/phrase';
import type { CommandBody } from '@nimhall/shared/protocol/commands';
import type { Ack } from '@nimhall/shared/protocol/messages';
import { type Refusal, refusal } from '@nimhall/shared/refusal';
import type { ServerConnection } from '../../net/server-connection.ts';
import { SingleFlight } from '../../reactive/single-flight.ts';
import { isLeaving, navigate, navigationGuard } from '../page/navigation.ts';

/** Commands that lead into a room. */
type Way = 'room:create' | 'pair' | 'challenge' | 'duel';

type OptionsOf<Name extends Way> = Omit<CommandBody<Name>, 'id'>;

/** The options of a new room. */
export type NewRoomOptions = OptionsOf<'room:create'>;

/** Otherwise the request would wait for the connection, and lead somewhere long after. */
export const OFFLINE = refusal('unavailable', say`You need a connection to open a room.`);

/** Opens a room and goes there; gives the server’s refusal, or null. */
export async function openRoom(connection: ServerConnection, options: NewRoomOptions): Promise<Refusal | null> {
  return await goToRoom(connection, () => connection.send('room:create', options));
}

/** Goes to the room of somebody who waits for the same game, or to a new one to wait in; gives the server’s refusal, or null. */
export async function findOpponent(connection: ServerConnection, options: OptionsOf<'pair'>): Promise<Refusal | null> {
  return await goToRoom(connection, () => connection.send('pair', options));
}

/** Opens a room to play in with a friend, and goes there; gives the server’s refusal, or null. */
export async function challengeFriend(connection: ServerConnection, options: OptionsOf<'challenge'>): Promise<Refusal | null> {
  return await goToRoom(connection, () => connection.send('challenge', options));
}

/** Goes to a rated duel with a bot; gives the server’s refusal, or null. */
export async function playDuel(connection: ServerConnection, options: OptionsOf<'duel'>): Promise<Refusal | null> {
  return await goToRoom(connection, () => connection.send('duel', options));
}

/** Whether this device has no network; a connection that was only lost comes back by itself. */
export function isOffline({ state }: ServerConnection): boolean {
  return state.value.kind === 'offline';
}

/** On the way into a room: the second tap of a double one would open another. */
const going = new SingleFlight();

/** Opens a room and goes there, unless one is being opened already, or the page is left meanwhile; gives the server’s refusal, or null. */
export async function goToRoom(connection: ServerConnection, open: () => Promise<Ack<Way>>): Promise<Refusal | null> {
  if (isOffline(connection)) return OFFLINE;
  // The first tap of a double one was answered before the second.
  if (isLeaving()) return null;
  const isHere = navigationGuard();
  const ack = await going.run(open);
  if (ack?.ok === false) return ack.error;
  // A person who has left the page meanwhile stays there, as if they had left the room again.
  if (ack && isHere()) navigate(`/r/${ack.room}`);
  return null;
}
