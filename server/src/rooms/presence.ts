import { MAX_NAMED, type Presence } from '@nimhall/shared/protocol/messages';
import { type Player, type Room, seatedPlayers, seatOf } from '@nimhall/shared/room/room';
import type { BySeat, Seat } from '@nimhall/shared/room/seat';
import type { Cluster } from '../cluster/cluster.ts';

/** People on other nodes who are compared with those here, so that nobody counts twice; in larger crowds it does not matter. */
const MAX_COMPARED = 500;

/** A player in a room on this node, with all their connections to it. */
interface Visit {
  player: Player;
  readonly sockets: Set<string>;
}

/** Who is connected to which room. It knows those on this node, in the order in which they came; other nodes are asked. */
export class PresenceTracker {
  readonly #rooms = new Map<string, Map<string, Visit>>();
  /** The rooms of each player. */
  readonly #players = new Map<string, Set<string>>();
  readonly #cluster: Cluster | null;

  constructor(cluster: Cluster | null) {
    this.#cluster = cluster;
  }

  enter(code: string, socket: string, player: Player): void {
    const visits = this.#rooms.get(code) ?? new Map<string, Visit>();
    this.#rooms.set(code, visits);
    const known = visits.get(player.id);
    if (known) known.sockets.add(socket);
    else {
      visits.set(player.id, { player, sockets: new Set([socket]) });
      const rooms = this.#players.get(player.id) ?? new Set();
      this.#players.set(player.id, rooms.add(code));
      this.#cluster?.note({ room: code, player, there: true });
    }
  }

  /** Resolves once other nodes can see who is here. */
  async told(): Promise<void> {
    await this.#cluster?.noted();
  }

  leave(code: string, socket: string, player: Player): void {
    const visits = this.#rooms.get(code);
    const visit = visits?.get(player.id);
    if (!visits || !visit?.sockets.delete(socket) || visit.sockets.size > 0) return;
    visits.delete(player.id);
    if (visits.size === 0) this.#rooms.delete(code);
    const rooms = this.#players.get(player.id);
    rooms?.delete(code);
    if (rooms?.size === 0) this.#players.delete(player.id);
    this.#cluster?.note({ room: code, player, there: false });
  }

  /** A player in a room has a new name. */
  renamed(code: string, player: Player): void {
    const visit = this.#rooms.get(code)?.get(player.id);
    if (!visit) return;
    visit.player = player;
    this.#cluster?.note({ room: code, player, there: true });
  }

  /** How many people are in a room on this node. */
  count(code: string): number {
    return this.#rooms.get(code)?.size ?? 0;
  }

  /** Whether anybody is in a room, on any node. */
  async isVisited(code: string): Promise<boolean> {
    return this.#rooms.has(code) || (this.#cluster !== null && (await this.#cluster.attendanceIn(code, 1)).count > 0);
  }

  /** Codes of all rooms with visitors on this node. */
  rooms(): MapIterator<string> {
    return this.#rooms.keys();
  }

  /** Codes of the rooms that a player is in on this node. */
  roomsHere(player: string): Iterable<string> {
    return this.#players.get(player) ?? [];
  }

  /** Codes of the rooms that a player is in on any node. */
  async roomsOf(player: string): Promise<string[]> {
    const here = this.roomsHere(player);
    return this.#cluster ? [...new Set([...here, ...(await this.#cluster.roomsOf(player))])] : [...here];
  }

  /** How many rooms have visitors on this node. */
  get size(): number {
    return this.#rooms.size;
  }

  /** Which seats are held by somebody who is present, on any node; bots always are. */
  async seats(room: Room): Promise<BySeat<boolean>> {
    const absent = await this.absentFrom(
      room.room,
      seatedPlayers(room).map(({ id }) => id),
    );
    const isThere = (seat: Seat): boolean => {
      const occupant = room.seats[seat];
      return occupant?.kind === 'human' ? !absent.includes(occupant.player.id) : occupant !== null;
    };
    return { first: isThere('first'), second: isThere('second') };
  }

  /** Those of these players who are not in a room, on any node. */
  async absentFrom(code: string, players: readonly string[]): Promise<readonly string[]> {
    const here = this.#rooms.get(code);
    const sought = players.filter((id) => !here?.has(id));
    const elsewhere = this.#cluster && sought.length > 0 ? await this.#cluster.whoOf(sought, code) : [];
    return sought.filter((id) => !elsewhere.includes(id));
  }

  /** Who is in a room, on any node. */
  async presence(room: Room): Promise<Presence> {
    const here = this.#rooms.get(room.room) ?? new Map<string, Visit>();
    const watches = ({ id }: Player): boolean => seatOf(room, id) === null;
    const [seats, attendance] = await Promise.all([this.seats(room), this.#cluster?.attendanceIn(room.room, MAX_COMPARED)]);
    const counted = attendance?.first.filter((player) => here.has(player.id) || !watches(player)).length ?? 0;
    const elsewhere = attendance?.first.filter((player) => !here.has(player.id) && watches(player)) ?? [];
    const seatedHere = seatedPlayers(room).filter(({ id }) => here.has(id)).length;
    const named = here
      .values()
      .map(({ player }) => player)
      .filter(watches)
      .take(MAX_NAMED);
    const watchers = [...named, ...elsewhere].slice(0, MAX_NAMED);
    return {
      seats,
      spectators: here.size - seatedHere + (attendance ? attendance.count - counted : 0),
      watchers: watchers.map(({ name }) => name),
      ...(watchers.some(({ owner }) => owner !== undefined) && { watchersOwners: watchers.map(({ owner }) => owner ?? null) }),
    };
  }
}
