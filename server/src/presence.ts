import type { Presence } from '@nimhall/shared/protocol/messages';
import { type Room, SEATS, seatOf } from '@nimhall/shared/room/room';

/** Who is connected to which room: by room, the player of each socket that entered it. */
export class Attendance {
  readonly #rooms = new Map<string, Map<string, string>>();

  enter(code: string, socket: string, player: string): void {
    const sockets = this.#rooms.get(code) ?? new Map<string, string>();
    sockets.set(socket, player);
    this.#rooms.set(code, sockets);
  }

  leave(code: string, socket: string): void {
    const sockets = this.#rooms.get(code);
    sockets?.delete(socket);
    if (sockets?.size === 0) this.#rooms.delete(code);
  }

  /** Codes of all rooms that somebody is in. */
  rooms(): Iterator<string> {
    return this.#rooms.keys();
  }

  /** How many rooms somebody is in. */
  get size(): number {
    return this.#rooms.size;
  }

  presence(room: Room): Presence {
    const players = new Set(this.#rooms.get(room.room)?.values());
    const there = { first: false, second: false };
    for (const seat of SEATS) {
      const occupant = room.seats[seat];
      there[seat] = occupant?.kind === 'bot' || (occupant?.kind === 'human' && players.has(occupant.player.id));
    }
    const spectators = [...players].filter((player) => !seatOf(room, player)).length;
    return { seats: there, spectators };
  }
}
