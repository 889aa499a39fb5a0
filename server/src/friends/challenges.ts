import { say } from '@nimhall/shared/phrase';
import type { CommandBody } from '@nimhall/shared/protocol/commands';
import { refusal } from '@nimhall/shared/refusal';
import { challengeOf } from '@nimhall/shared/room/challenge';
import { challengeKey, type RoomSummary } from '@nimhall/shared/room/listing';
import { type Player, type Room, seatOf } from '@nimhall/shared/room/room';
import { newCode } from '../people/code.ts';
import { RefusalError, unwrap } from '../refusal-error.ts';
import { seatsByChance } from '../rooms/casual-matchmaker.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';

/** Challenges that are listed: nobody reads more. */
const MAX_LISTED = 20;

interface Deps {
  readonly rooms: Rooms;
  readonly store: Pick<Store, 'relationships' | 'soughtRooms'>;
}

/** Challenges among friends: rooms with an open seat that the lobby does not list. They exist only in the store. */
export class Challenges {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Opens a room to play with a friend; gives its code. The same id gives the same room again. Only the newest challenge to a friend
   * counts.
   */
  async challenge(player: Player, { friend, id, ...wishes }: CommandBody<'challenge'>): Promise<string> {
    const { rooms, store } = this.#deps;
    const relationships = await store.relationships.of(player.id);
    if (!relationships.some((each) => each.kind === 'friend' && each.player.id === friend)) {
      throw new RefusalError(refusal('forbidden', say`You can only challenge friends. Add them after a game.`));
    }
    const older = (await this.#to(friend)).filter((room) => seatOf(room, player.id));
    const command = { kind: 'create', room: newCode(), ...wishes, seats: seatsByChance('open'), listed: false, invited: friend } as const;
    const actor = { kind: 'player', player } as const;
    const code = unwrap(await rooms.create({ command, actor, id: id ?? null }));
    for (const { room } of older) {
      if (room !== code) await rooms.execute(room, { command: { kind: 'stand' }, actor, id: null }, () => undefined);
    }
    return code;
  }

  /** Challenges to a player, without those from or to people blocked on either side. */
  async of(player: string): Promise<RoomSummary[]> {
    const blocked = await this.#deps.store.relationships.blockedWith(player);
    return (await this.#to(player)).filter(({ host }) => !blocked.includes(host)).flatMap((room) => challengeOf(room) ?? []);
  }

  async #to(player: string): Promise<Room[]> {
    const { rooms, store } = this.#deps;
    const codes = await store.soughtRooms(challengeKey(player), MAX_LISTED);
    const found = await Promise.all(codes.map((code) => rooms.browse(code)));
    return found.filter((room) => room !== null && room.invited?.player === player && challengeOf(room) !== null) as Room[];
  }
}
