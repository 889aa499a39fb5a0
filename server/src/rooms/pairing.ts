import { randomInt } from 'node:crypto';
import { readGame, readStart } from '@nimhall/shared/catalogue/read';
import type { CommandBody } from '@nimhall/shared/protocol/commands';
import type { RoomCommand, SeatWish } from '@nimhall/shared/room/commands';
import { listingOf, seekKey } from '@nimhall/shared/room/listing';
import { type Player, type Room, seatedPlayers, seatOf } from '@nimhall/shared/room/room';
import { type BySeat, SEATS, type Seat } from '@nimhall/shared/room/seat';
import { LRUCache } from 'lru-cache';
import { newCode } from '../people/code.ts';
import { need } from '../refused.ts';
import { PAIRING } from '../store/logged-entry.ts';
import type { Store } from '../store/store.ts';
import type { PresenceTracker } from './presence.ts';
import type { Rooms } from './rooms.ts';

/** Rooms looked at for one who seeks: in more than a few nobody is there only for a moment after many went away at once. */
const MAX_EXAMINED = 200;
/** Ids kept of those who were told of the room in which they wait already: the log knows nothing of them. */
const MAX_REMINDED = 10_000;

type Wishes = Omit<CommandBody<'pair'>, 'id'>;
type OpenWishes = Omit<Extract<RoomCommand, { kind: 'create' }>, 'kind' | 'room' | 'seats'>;

/** Who seeks an opponent, by a command with this receipt. */
export interface Seeker {
  readonly player: Player;
  readonly id: string | null;
  /** Brings them into the room that they were given, and resolves once every node knows that they are there. */
  readonly onMatched: (code: string) => Promise<void>;
}

interface Deps {
  readonly rooms: Rooms;
  readonly store: Store;
  readonly presences: PresenceTracker;
  /** Called for a room where nobody is who should wait there. */
  readonly onDeserted: (code: string) => void;
}

/**
 * Brings two people together who want to play the same, unless one of them has blocked the other. The queue is what the
 * store knows of open rooms, whatever the lobby lists of them: there is nothing to lose in a crash. One pairing at a
 * time, on all nodes together, and each only once the one before is seen to be in their room: of two who ask at once, one
 * opens the room and the other one finds it.
 */
export class Pairing {
  readonly #deps: Deps;
  readonly #reminded = new LRUCache<string, string>({ max: MAX_REMINDED });
  #queue: Promise<unknown> = Promise.resolve();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Seats a player in the room that has waited longest for these wishes, else in a new one; its code. The same id gives the same room again. */
  async pair(seeker: Seeker, wishes: Wishes): Promise<string> {
    return await this.inTurn(async () => {
      const code = (await this.answered(seeker)) ?? (await this.#join(seeker, wishes)) ?? (await this.open(seeker, wishes, 'open'));
      await seeker.onMatched(code);
      return code;
    });
  }

  /** Does something while nobody else is paired, on any node. */
  async inTurn<T>(task: () => Promise<T>): Promise<T> {
    const { sharedTables } = this.#deps.store;
    const turn = this.#queue.then(() => (sharedTables ? sharedTables.exclusively('pairing', task) : task()));
    this.#queue = turn.catch(() => undefined);
    return await turn;
  }

  /** The room to which the same id led before. */
  async answered({ player, id }: Seeker): Promise<string | null> {
    if (id === null) return null;
    return this.#reminded.get(`${player.id} ${id}`) ?? (await this.#deps.store.paired({ actor: player.id, id }));
  }

  /** The room in which they wait already is the answer to this id as well, as far as anybody remembers. */
  remind({ player, id }: Seeker, code: string): void {
    if (id) this.#reminded.set(`${player.id} ${id}`, code);
  }

  /**
   * Rooms in which somebody who is there waits for what has this key, the one that has waited longest first; for who seeks, and so none
   * where one of both has blocked the other.
   */
  async *waiting(key: string, seeker: Player): AsyncGenerator<{ readonly room: Room; readonly free: Seat }> {
    const { store, rooms, presences, onDeserted } = this.#deps;
    const blocked = await store.relationships.blockedWith(seeker.id);
    for (const code of await store.soughtRooms(key, MAX_EXAMINED)) {
      const room = await rooms.browse(code);
      if (!room || listingOf(room)?.seeks !== key) continue;
      if (seatedPlayers(room).some(({ id }) => blocked.includes(id))) continue;
      const present = await presences.seats(room);
      const free = SEATS.find((seat) => room.seats[seat] === null);
      if (!SEATS.some((seat) => present[seat])) onDeserted(code);
      else if (free) yield { room, free };
    }
  }

  /** Carries out a command for who seeks; false when it is refused because somebody else was faster. */
  async succeeds({ player, id }: Seeker, code: string, command: RoomCommand): Promise<boolean> {
    let done = false;
    await this.#deps.rooms.execute(code, { command, actor: { kind: 'player', player }, id }, (outcome) => {
      done = outcome.ok;
    });
    return done;
  }

  /** Opens a room for who seeks and an opponent. */
  async open({ player, id }: Seeker, wishes: OpenWishes, opponent: SeatWish): Promise<string> {
    const command = { kind: 'create', room: newCode(), ...wishes, seats: seatsByChance(opponent), listed: true } as const;
    return need(await this.#deps.rooms.create({ command, actor: { kind: 'player', player }, id }));
  }

  async #join(seeker: Seeker, wishes: Wishes): Promise<string | null> {
    for await (const { room, free } of this.waiting(keyOf(wishes), seeker.player)) {
      if (seatOf(room, seeker.player.id)) {
        this.remind(seeker, room.room);
        return room.room;
      }
      if (await this.succeeds(seeker, room.room, { kind: 'sit', seat: free })) return room.room;
    }
    return null;
  }
}

/** Who moves first is left to chance: in most positions it decides the game. */
export function seatsByChance(opponent: SeatWish): BySeat<SeatWish> {
  return randomInt(2) === 0 ? { first: 'me', second: opponent } : { first: opponent, second: 'me' };
}

/** Ids of pairing as receipts have them. */
export function receiptId(id: string | undefined): string | null {
  return id === undefined ? null : PAIRING + id;
}

/** What is sought, as a room that fits has it. Refuses wishes that name no game or position. */
function keyOf({ game: id, params, misere = false, start, clock }: Wishes): string {
  const game = need(readGame(id, params));
  const position = game.rules.position.format(need(readStart(game, start)));
  return seekKey({ game: game.family.id, params: game.params, misere, start: position, clock: clock ?? null });
}
