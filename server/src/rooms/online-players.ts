import type { Whereabouts } from '@nimhall/shared/protocol/relationships';
import { type Player, type Room, seatedPlayers, seatOf } from '@nimhall/shared/room/room';
import type { Cluster } from '../cluster/cluster.ts';
import type { Requester } from '../workers/fair-queue.ts';
import type { PresenceTracker } from './presence.ts';
import type { Rooms } from './rooms.ts';

/** The code of the hall itself in the shared tables of visitors, since every connected player is in it. No room has an empty code. */
const HALL = '';
/** Used in place of an address for players who are not connected to this node. */
const ELSEWHERE = 'elsewhere';
/** Rooms of a player that are searched for one where they play; people are in one or two. */
const MAX_EXAMINED = 10;

interface Deps {
  readonly rooms: Rooms;
  readonly presences: PresenceTracker;
  readonly cluster: Cluster | null;
}

/** Who is connected, on any node, and whether they play. */
export class OnlinePlayers {
  readonly #deps: Deps;
  /** The connections to this node of each player, with where they come from. */
  readonly #here = new Map<string, Map<string, string>>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  enter(socket: string, player: Player, address: string): void {
    const sockets = this.#here.get(player.id);
    if (sockets) sockets.set(socket, address);
    else {
      this.#here.set(player.id, new Map([[socket, address]]));
      this.#deps.cluster?.note({ room: HALL, player, there: true, address });
    }
  }

  leave(socket: string, player: Player): void {
    const sockets = this.#here.get(player.id);
    if (!sockets?.delete(socket) || sockets.size > 0) return;
    this.#here.delete(player.id);
    this.#deps.cluster?.note({ room: HALL, player, there: false });
  }

  /**
   * Who is charged for the bots of a room: the human opponent, else the host. Players who are not connected to this node share one queue.
   */
  requesterFor(room: Room): Requester {
    const [identity = room.host] = seatedPlayers(room).map(({ id }) => id);
    const [address = ELSEWHERE] = this.#here.get(identity)?.values() ?? [];
    return { address, identity };
  }

  /**
   * Which of these players share an address with another player, on any node. Of several connections to another node only the first is
   * known.
   */
  async besides(player: string, others: readonly string[]): Promise<ReadonlySet<string>> {
    const known = [player, ...others].flatMap((each) =>
      [...(this.#here.get(each)?.values() ?? [])].map((address) => ({ player: each, address })),
    );
    const elsewhere = (await this.#deps.cluster?.addressesOf([player, ...others], HALL)) ?? [];
    const all = [...known, ...elsewhere];
    const own = new Set(all.filter((each) => each.player === player).map(({ address }) => address));
    return new Set(all.filter((each) => each.player !== player && own.has(each.address)).map((each) => each.player));
  }

  /** The whereabouts of these players. */
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
    const rooms = await Promise.all(codes.slice(0, MAX_EXAMINED).map((code) => this.#deps.rooms.browse(code)));
    return rooms.some((room) => room?.status === 'playing' && seatOf(room, player) !== null);
  }
}
