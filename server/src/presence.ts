import type { Presence } from '@nimhall/shared/protocol/messages';
import { type Room, SEATS, seatOf } from '@nimhall/shared/room/room';
import type { Neighbours } from './cluster/neighbours.ts';

/** Who is connected to which room: by room, the player of each socket of this node that entered it; other nodes are asked. */
export class Attendance {
  readonly #rooms = new Map<string, Map<string, string>>();
  readonly #neighbours: Neighbours | null;

  constructor(neighbours: Neighbours | null) {
    this.#neighbours = neighbours;
  }

  enter(code: string, socket: string, player: string): void {
    const sockets = this.#rooms.get(code) ?? new Map<string, string>();
    const isNew = this.#neighbours !== null && !holds(sockets, player);
    sockets.set(socket, player);
    this.#rooms.set(code, sockets);
    if (isNew) this.#neighbours.note({ room: code, player, there: true });
  }

  leave(code: string, socket: string): void {
    const sockets = this.#rooms.get(code);
    const player = sockets?.get(socket);
    if (!sockets || player === undefined) return;
    sockets.delete(socket);
    if (sockets.size === 0) this.#rooms.delete(code);
    if (this.#neighbours && !holds(sockets, player)) this.#neighbours.note({ room: code, player, there: false });
  }

  /** Whether somebody is in a room by this node. */
  has(code: string): boolean {
    return this.#rooms.has(code);
  }

  /** Codes of all rooms that somebody is in by this node. */
  rooms(): Iterator<string> {
    return this.#rooms.keys();
  }

  /** How many rooms somebody is in by this node. */
  get size(): number {
    return this.#rooms.size;
  }

  /** Who is in a room, by any node. */
  async presence(room: Room): Promise<Presence> {
    const elsewhere = this.#neighbours ? await this.#neighbours.playersIn(room.room) : [];
    const players = new Set([...(this.#rooms.get(room.room)?.values() ?? []), ...elsewhere]);
    const there = { first: false, second: false };
    for (const seat of SEATS) {
      const occupant = room.seats[seat];
      there[seat] = occupant?.kind === 'bot' || (occupant?.kind === 'human' && players.has(occupant.player.id));
    }
    const spectators = [...players].filter((player) => !seatOf(room, player)).length;
    return { seats: there, spectators };
  }
}

function holds(sockets: ReadonlyMap<string, string>, player: string): boolean {
  return sockets.values().some((each) => each === player);
}
