import type { Whereabouts } from '@nimhall/shared/protocol/ties';
import type { Player } from '@nimhall/shared/room/room';
import { seatOf } from '@nimhall/shared/room/room';
import type { Cluster } from '../cluster/cluster.ts';
import type { PresenceTracker } from './presence.ts';
import type { Rooms } from './rooms.ts';

/** The hall itself, among the rooms that nodes tell one another of: whoever is connected is in it. No code is empty. */
const HALL = '';
/** Rooms of somebody that are looked at to find one where they play: people are in one or two. */
const MOST_LOOKED_AT = 10;

interface Deps {
  readonly rooms: Rooms;
  readonly presences: PresenceTracker;
  readonly cluster: Cluster | null;
}

/** Who is connected, by any node, and whether they play. */
export class Hall {
  readonly #deps: Deps;
  /** The connections to this node of each player. */
  readonly #here = new Map<string, Set<string>>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  enter(socket: string, player: Player): void {
    const sockets = this.#here.get(player.id);
    if (sockets) sockets.add(socket);
    else {
      this.#here.set(player.id, new Set([socket]));
      this.#deps.cluster?.note({ room: HALL, player, there: true });
    }
  }

  leave(socket: string, player: Player): void {
    const sockets = this.#here.get(player.id);
    if (!sockets?.delete(socket) || sockets.size > 0) return;
    this.#here.delete(player.id);
    this.#deps.cluster?.note({ room: HALL, player, there: false });
  }

  /** Where each of these players is. */
  async whereabouts(players: readonly string[]): Promise<ReadonlyMap<string, Whereabouts>> {
    const elsewhere = players.filter((player) => !this.#here.has(player));
    const found = this.#deps.cluster && elsewhere.length > 0 ? await this.#deps.cluster.whoOf(elsewhere, HALL) : [];
    const there = new Set([...found, ...players.filter((player) => this.#here.has(player))]);
    const known = players.map(async (player): Promise<[string, Whereabouts]> => {
      if (!there.has(player)) return [player, 'away'];
      return [player, (await this.#plays(player)) ? 'playing' : 'here'];
    });
    return new Map(await Promise.all(known));
  }

  async #plays(player: string): Promise<boolean> {
    const codes = (await this.#deps.presences.roomsOf(player)).filter((code) => code !== HALL);
    const rooms = await Promise.all(codes.slice(0, MOST_LOOKED_AT).map((code) => this.#deps.rooms.browse(code)));
    return rooms.some((room) => room?.status === 'playing' && seatOf(room, player) !== null);
  }
}
