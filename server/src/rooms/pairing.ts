import { randomInt } from 'node:crypto';
import { readGame, readStart } from '@nimhall/shared/catalogue/read';
import type { CommandBody } from '@nimhall/shared/protocol/commands';
import { listingOf, seekKey } from '@nimhall/shared/room/listing';
import { type Player, seatOf } from '@nimhall/shared/room/room';
import { SEATS, type Seat } from '@nimhall/shared/room/seat';
import { LRUCache } from 'lru-cache';
import { newCode } from '../people/code.ts';
import { need } from '../refused.ts';
import { PAIRING, type Store } from '../store/store.ts';
import type { PresenceTracker } from './presence.ts';
import type { Rooms } from './rooms.ts';

/** Rooms looked at for one who seeks: in more than a few nobody is there only for a moment after many went away at once. */
const MOST_LOOKED_AT = 200;
/** Ids kept of those who were told of the room in which they wait already: the log knows nothing of them. */
const MOST_REMINDED = 10_000;

type Wishes = Omit<CommandBody<'pair'>, 'id'>;

interface Deps {
  readonly rooms: Rooms;
  readonly store: Store;
  readonly presences: PresenceTracker;
  /** Called for a room where nobody is who should wait there. */
  readonly onDeserted: (code: string) => void;
}

/**
 * Brings two people together who want to play the same. The queue is what the store knows of open rooms, whatever the
 * lobby lists of them: there is nothing to lose in a crash. One pairing at a time, on all nodes together: of two who
 * ask at once, one opens the room and the other one finds it.
 */
export class Pairing {
  readonly #deps: Deps;
  readonly #reminded = new LRUCache<string, string>({ max: MOST_REMINDED });
  #queue: Promise<unknown> = Promise.resolve();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Seats a player in the room that has waited longest for these wishes, else in a new one; its code. The same id gives the same room again. */
  async pair(player: Player, { id, ...wishes }: CommandBody<'pair'>): Promise<string> {
    const { sharedTables } = this.#deps.store;
    const seek = () => this.#seek(player, id === undefined ? null : PAIRING + id, wishes);
    const turn = this.#queue.then(() => (sharedTables ? sharedTables.exclusively('pairing', seek) : seek()));
    this.#queue = turn.catch(() => undefined);
    return await turn;
  }

  async #seek(player: Player, id: string | null, wishes: Wishes): Promise<string> {
    return (id && (await this.#answered(player, id))) || (await this.#join(player, id, wishes)) || (await this.#open(player, id, wishes));
  }

  async #answered(player: Player, id: string): Promise<string | null> {
    return this.#reminded.get(`${player.id} ${id}`) ?? (await this.#deps.store.paired({ actor: player.id, id }));
  }

  async #join(player: Player, id: string | null, wishes: Wishes): Promise<string | null> {
    const { store, rooms, presences, onDeserted } = this.#deps;
    const wanted = keyOf(wishes);
    for (const code of await store.soughtRooms(wanted, MOST_LOOKED_AT)) {
      const room = await rooms.browse(code);
      if (!room || listingOf(room)?.seeks !== wanted) continue;
      if (seatOf(room, player.id)) {
        if (id) this.#reminded.set(`${player.id} ${id}`, code);
        return code;
      }
      const present = await presences.seats(room);
      const free = SEATS.find((seat) => room.seats[seat] === null);
      if (!SEATS.some((seat) => present[seat])) onDeserted(code);
      else if (free && (await this.#sit(code, free, player, id))) return code;
    }
    return null;
  }

  /** False when somebody else was faster. */
  async #sit(code: string, seat: Seat, player: Player, id: string | null): Promise<boolean> {
    let sits = false;
    const order = { command: { kind: 'sit', seat }, actor: { kind: 'player', player }, id } as const;
    await this.#deps.rooms.execute(code, order, (outcome) => {
      sits = outcome.ok;
    });
    return sits;
  }

  async #open(player: Player, id: string | null, wishes: Wishes): Promise<string> {
    // Who moves first is left to chance: in most positions it decides the game.
    const seats = randomInt(2) === 0 ? ({ first: 'me', second: 'open' } as const) : ({ first: 'open', second: 'me' } as const);
    const command = { kind: 'create', room: newCode(), ...wishes, seats, listed: true } as const;
    return need(await this.#deps.rooms.create({ command, actor: { kind: 'player', player }, id }));
  }
}

/** What is sought, as a room that fits has it. Refuses wishes that name no game or position. */
function keyOf({ game: id, params, misere = false, start, clock }: Wishes): string {
  const game = need(readGame(id, params));
  const position = game.rules.position.format(need(readStart(game, start)));
  return seekKey({ game: game.family.id, params: game.params, misere, start: position, clock: clock ?? null });
}
