import { say } from '@nimhall/shared/phrase';
import type { RelationshipKind, RelationshipsInfo } from '@nimhall/shared/protocol/relationships';
import { type Refusal, refuse } from '@nimhall/shared/refusal';
import { fail, ok, type Result } from '@nimhall/shared/result';
import { ROOM_NOT_FOUND } from '@nimhall/shared/room/not-found';
import { type Player, seatedPlayers, seatOf } from '@nimhall/shared/room/room';
import { skeletonOf } from '../people/look-alikes.ts';
import type { OnlinePlayers } from '../rooms/online-players.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { MAX_RELATIONSHIPS, relatedAs } from './queries.ts';

interface Deps {
  readonly store: Pick<Store, 'relationships' | 'profiles'>;
  readonly rooms: Rooms;
  readonly onlinePlayers: OnlinePlayers;
}

/** Friends and blocked people, chosen among those one has played with. They are never told. */
export class Friends {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Blocked people, on either side, seem to be away. */
  async of(player: Player): Promise<RelationshipsInfo> {
    const { store, onlinePlayers } = this.#deps;
    const [relationships, blocked] = await Promise.all([store.relationships.of(player.id), store.relationships.blockedWith(player.id)]);
    const friends = relatedAs('friend', relationships);
    const where = await onlinePlayers.whereabouts(friends.map(({ id }) => id).filter((id) => !blocked.includes(id)));
    return {
      friends: friends.map((friend) => ({ player: friend, whereabouts: where.get(friend.id) ?? 'away' })),
      blocked: relatedAs('blocked', relationships),
    };
  }

  /** Sets what the opponent in a room is to a player: friend, blocked, or null for neither. */
  async choose(player: Player, code: string, kind: RelationshipKind | null): Promise<Result<true, Refusal>> {
    const room = await this.#deps.rooms.read(code);
    if (!room) return fail(ROOM_NOT_FOUND);
    const isOurs = seatOf(room, player.id) !== null || room.invited?.player === player.id;
    const opponent = isOurs && seatedPlayers(room).find(({ id }) => id !== player.id);
    if (!opponent) return refuse('forbidden', say`You can only add or block people you’ve played with.`);
    return await this.set(player, opponent.id, kind);
  }

  /** Blocks an account by name, whether they played together or not. */
  async block(player: Player, name: string): Promise<Result<true, Refusal>> {
    const other = await this.#deps.store.profiles.accountNamed(skeletonOf(name));
    if (!other) return refuse('not-found', say`There is no account with this name.`);
    return other.id === player.id ? refuse('forbidden', say`You can’t do that to yourself.`) : await this.set(player, other.id, 'blocked');
  }

  /** The same for somebody who was chosen before. */
  async set(player: Player, other: string, kind: RelationshipKind | null): Promise<Result<true, Refusal>> {
    if (await this.#deps.store.relationships.set(player.id, other, kind)) return ok(true);
    return refuse('forbidden', say`That can’t be saved. They were a temporary guest, or your list of ${MAX_RELATIONSHIPS} people is full.`);
  }
}
