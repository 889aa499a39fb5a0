import { say } from '@nimhall/shared/phrase';
import { type Refusal, refuse } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import { type Player, type Room, seatedPlayers } from '@nimhall/shared/room/room';
import type { Store } from '../store/store.ts';

type Waiting = Pick<Room, 'status' | 'seats'>;

/**
 * Keeps two players apart if one of them has blocked the other: neither sees in the lobby where the other waits, nor can sit down there.
 * The blocked player is not told; for them the seat is reserved.
 */
export class BlockedPairs {
  readonly #relationships: Store['relationships'];

  constructor({ relationships }: Pick<Store, 'relationships'>) {
    this.#relationships = relationships;
  }

  /** Whether a player may sit down opposite these players. */
  async mayMeet(player: string, { seats }: Pick<Room, 'seats'>): Promise<Result<true, Refusal>> {
    const others = seatedPlayers({ seats }).filter(({ id }) => id !== player);
    const blocked = others.length > 0 ? await this.#relationships.blockedWith(player) : [];
    const other = others.find(({ id }) => blocked.includes(id));
    if (!other) return ok(true);
    const own = await this.#relationships.of(player);
    return own.some(({ kind, player: { id } }) => kind === 'blocked' && id === other.id)
      ? refuse('forbidden', say`You’ve blocked the player who is waiting here.`)
      : refuse('seat-taken', say`This seat is reserved for someone else.`);
  }

  /** The rooms of a lobby that a player may see. */
  async visibleTo(player: Player | null, rooms: readonly RoomSummary[]): Promise<readonly RoomSummary[]> {
    if (!player || !rooms.some((room) => waitingIn(room).length > 0)) return rooms;
    const blocked = await this.#relationships.blockedWith(player.id);
    return rooms.filter((room) => !waitingIn(room).some((id) => blocked.includes(id)));
  }

  /** The players from whom some of these rooms are hidden, by id, with the codes of those rooms. */
  async hiddenFrom(rooms: readonly RoomSummary[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const hidden = new Map<string, Set<string>>();
    const waiting = rooms.flatMap((room) => waitingIn(room).map((player) => ({ player, code: room.room })));
    const blocked = await Promise.all(waiting.map(({ player }) => this.#relationships.blockedWith(player)));
    for (const [at, { code }] of waiting.entries()) {
      for (const other of blocked[at] ?? []) hidden.set(other, (hidden.get(other) ?? new Set()).add(code));
    }
    return hidden;
  }
}

/** Who waits in a room for somebody to sit down. */
function waitingIn({ status, seats }: Waiting): string[] {
  return status === 'waiting' ? seatedPlayers({ seats }).map(({ id }) => id) : [];
}
