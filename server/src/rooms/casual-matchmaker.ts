import { randomInt } from 'node:crypto';
import { readGame, readStart } from '@nimhall/shared/catalogue/read';
import type { CommandBody } from '@nimhall/shared/protocol/commands';
import type { RoomCommand, SeatWish } from '@nimhall/shared/room/commands';
import { listingOf, seekKey } from '@nimhall/shared/room/listing';
import { type Player, type Room, seatedPlayers, seatOf } from '@nimhall/shared/room/room';
import { type BySeat, SEATS, type Seat } from '@nimhall/shared/room/seat';
import { LRUCache } from 'lru-cache';
import { newCode } from '../people/code.ts';
import { unwrap } from '../refusal-error.ts';
import { PAIRING } from '../store/logged-entry.ts';
import type { Store } from '../store/store.ts';
import type { PresenceTracker } from './presence.ts';
import type { Rooms } from './rooms.ts';

/** Rooms that are searched for a seeker: only right after many people left at once are there more than a few deserted ones. */
const MAX_EXAMINED = 200;
/** Commands of players who already waited and got that room again. Their ids are kept in memory, because the log does not have them. */
const MAX_REMINDED = 10_000;

type PairingOptions = Omit<CommandBody<'pair'>, 'id'>;
type OpenOptions = Omit<Extract<RoomCommand, { kind: 'create' }>, 'kind' | 'room' | 'seats'>;

/** A player who seeks an opponent, with the receipt of the command. */
export interface Seeker {
  readonly player: Player;
  readonly id: string | null;
  /** Brings them into the room that was found, and resolves once every node knows that they are there. */
  readonly onMatched: (code: string) => Promise<void>;
}

interface Deps {
  readonly rooms: Rooms;
  readonly store: Store;
  readonly presences: PresenceTracker;
  /** Called for a room where the waiting player is missing. */
  readonly onDeserted: (code: string) => void;
}

/**
 * Pairs two players who want to play the same game, unless one has blocked the other. The queue is the open rooms in the store, whatever
 * the lobby lists, so a crash loses nothing. Pairings run one at a time on all nodes together, each only once the players of the one before
 * are seen in their room: of two who ask at once, one opens the room and the other finds it.
 */
export class CasualMatchmaker {
  readonly #deps: Deps;
  readonly #reminded = new LRUCache<string, string>({ max: MAX_REMINDED });
  #queue: Promise<unknown> = Promise.resolve();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Seats a player in the room that has waited longest for these options, or in a new one; gives its code. The same id gives the same room
   * again.
   */
  async pair(seeker: Seeker, options: PairingOptions): Promise<string> {
    return await this.inTurn(async () => {
      const code = (await this.answered(seeker)) ?? (await this.#join(seeker, options)) ?? (await this.open(seeker, options, 'open'));
      await seeker.onMatched(code);
      return code;
    });
  }

  /** Runs a task while nobody else is paired on any node. */
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

  /** Remembers that this id was answered with the room in which they already wait. */
  remind({ player, id }: Seeker, code: string): void {
    if (id) this.#reminded.set(`${player.id} ${id}`, code);
  }

  /** Rooms with this key in which a present player waits, the longest first, without those blocked on either side. */
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

  /** Executes a command for the seeker; false if it is refused because somebody else was faster. */
  async succeeds({ player, id }: Seeker, code: string, command: RoomCommand): Promise<boolean> {
    let done = false;
    await this.#deps.rooms.execute(code, { command, actor: { kind: 'player', player }, id }, (outcome) => {
      done = outcome.ok;
    });
    return done;
  }

  /** Opens a room for the seeker and an opponent. */
  async open({ player, id }: Seeker, options: OpenOptions, opponent: SeatWish): Promise<string> {
    const command = { kind: 'create', room: newCode(), ...options, seats: seatsByChance(opponent), listed: true } as const;
    return unwrap(await this.#deps.rooms.create({ command, actor: { kind: 'player', player }, id }));
  }

  async #join(seeker: Seeker, options: PairingOptions): Promise<string | null> {
    for await (const { room, free } of this.waiting(keyOf(options), seeker.player)) {
      if (seatOf(room, seeker.player.id)) {
        this.remind(seeker, room.room);
        return room.room;
      }
      if (await this.succeeds(seeker, room.room, { kind: 'sit', seat: free })) return room.room;
    }
    return null;
  }
}

/** Chance decides who moves first, because in most positions that decides the game. */
export function seatsByChance(opponent: SeatWish): BySeat<SeatWish> {
  return randomInt(2) === 0 ? { first: 'me', second: opponent } : { first: opponent, second: 'me' };
}

/** The receipt id of a pairing command. */
export function receiptId(id: string | undefined): string | null {
  return id === undefined ? null : PAIRING + id;
}

/** The key of a matching room. Refuses options that name no game or position. */
function keyOf({ game: id, params, misere = false, start, clock }: PairingOptions): string {
  const game = unwrap(readGame(id, params));
  const position = game.rules.position.format(unwrap(readStart(game, start)));
  return seekKey({ game: game.family.id, params: game.params, misere, start: position, clock: clock ?? null });
}
