import type { Wire } from '@nimhall/shared/player/followed-room';
import type { ServerConnection } from '../net/server-connection.ts';

/** Who follows a room over a connection, by its code. */
const followers = new WeakMap<ServerConnection, Map<string, Set<Wire>>>();

/**
 * The connection of a page as following one room needs it. A page may follow a room twice, as the wall of a class does with the board that
 * is enlarged, so the server is notified only when the last of them leaves.
 */
export function wireOf(connection: ServerConnection): Wire {
  const wire: Wire = {
    get isOnline() {
      return connection.state.value.kind === 'online';
    },
    get epoch() {
      return connection.epoch.value;
    },
    send: async (name, body) => {
      if (name === 'room:enter') followersOf(connection, (body as { readonly room: string }).room).add(wire);
      if (name === 'room:leave' && !isLast(connection, (body as { readonly room: string }).room, wire)) return { ok: true } as never;
      return await connection.send(name, body);
    },
    on: (name, listener) => connection.on(name, listener),
    whenUp: (listener) => connection.state.subscribe(({ kind }) => kind === 'online' && listener()),
  };
  return wire;
}

function followersOf(connection: ServerConnection, room: string): Set<Wire> {
  const rooms = followers.get(connection) ?? new Map<string, Set<Wire>>();
  followers.set(connection, rooms);
  const all = rooms.get(room) ?? new Set<Wire>();
  rooms.set(room, all);
  return all;
}

/** Whether this is the last one that follows the room. */
function isLast(connection: ServerConnection, room: string, wire: Wire): boolean {
  const all = followersOf(connection, room);
  all.delete(wire);
  if (all.size > 0) return false;
  followers.get(connection)?.delete(room);
  return true;
}
