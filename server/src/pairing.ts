import { randomInt } from 'node:crypto';
import { readGame, readStart } from '@nimhall/shared/game/read';
import { paramsKey } from '@nimhall/shared/game/registry';
import type { CommandBody } from '@nimhall/shared/protocol/commands';
import type { RoomSummary } from '@nimhall/shared/protocol/messages';
import type { ClockRule } from '@nimhall/shared/room/clock';
import { type Player, SEATS, type Seat, seatOf } from '@nimhall/shared/room/room';
import { LRUCache } from 'lru-cache';
import type { Lobby } from './lobby.ts';
import type { Attendance } from './presence.ts';
import { need } from './refused.ts';
import { newRoomCode } from './room-code.ts';
import type { Rooms } from './rooms.ts';
import type { Store } from './store/store.ts';

/** Answers kept, so that who asks twice is not paired twice. */
const MOST_ANSWERS = 10_000;

type Wishes = Omit<CommandBody<'pair'>, 'id'>;

interface Parts {
  readonly rooms: Rooms;
  readonly lobby: Lobby;
  readonly store: Store;
  readonly attendance: Attendance;
}

/**
 * Brings two people together who want to play the same. The open rooms of the lobby are the queue: there is nothing to
 * lose in a crash, and whoever waits can be found there too. One pairing at a time, on all nodes together: of two who
 * ask at once, one opens the room and the other one finds it.
 */
export class Pairing {
  readonly #parts: Parts;
  readonly #answers = new LRUCache<string, string>({ max: MOST_ANSWERS });
  #queue: Promise<unknown> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Seats a player in the room that has waited longest for these wishes, else in a new one; its code. The same id gives the same room again. */
  async pair(player: Player, { id, ...wishes }: CommandBody<'pair'>): Promise<string> {
    const { commons } = this.#parts.store;
    const seek = () => this.#seek(player, id ?? null, wishes);
    const turn = this.#queue.then(() => (commons ? commons.exclusively('pairing', seek) : seek()));
    this.#queue = turn.catch(() => undefined);
    return await turn;
  }

  async #seek(player: Player, id: string | null, wishes: Wishes): Promise<string> {
    const { lobby, store, rooms } = this.#parts;
    const receipt = id && `${player.id} ${id}`;
    const answered = receipt && this.#answers.get(receipt);
    if (answered) return answered;
    if (store.commons) await lobby.refresh(store, store.commons, rooms);
    const room = (await this.#join(player, id, wishes)) ?? (await this.#open(player, id, wishes));
    if (receipt) this.#answers.set(receipt, room);
    return room;
  }

  async #join(player: Player, id: string | null, wishes: Wishes): Promise<string | null> {
    const wanted = keyOfWishes(wishes);
    for (const summary of this.#parts.lobby.list().reverse()) {
      if (summary.status !== 'waiting' || keyOf(summary) !== wanted) continue;
      const room = await this.#parts.rooms.read(summary.room);
      if (!room) continue;
      if (seatOf(room, player.id)) return room.room;
      const present = await this.#parts.attendance.seats(room);
      const free = SEATS.find((seat) => room.seats[seat] === null);
      const waits = SEATS.some((seat) => room.seats[seat]?.kind === 'human' && present[seat]);
      if (free && waits && (await this.#sit(room.room, free, player, id))) return room.room;
    }
    return null;
  }

  /** False when somebody else was faster. */
  async #sit(code: string, seat: Seat, player: Player, id: string | null): Promise<boolean> {
    let sits = false;
    const order = { command: { kind: 'sit', seat }, actor: { kind: 'player', player }, id } as const;
    await this.#parts.rooms.execute(code, order, (outcome) => {
      sits = outcome.ok;
    });
    return sits;
  }

  async #open(player: Player, id: string | null, wishes: Wishes): Promise<string> {
    // Who moves first is left to chance: in most positions it decides the game.
    const seats = randomInt(2) === 0 ? ({ first: 'me', second: 'open' } as const) : ({ first: 'open', second: 'me' } as const);
    const command = { kind: 'create', room: newRoomCode(), ...wishes, seats, listed: true } as const;
    return need(await this.#parts.rooms.create({ command, actor: { kind: 'player', player }, id }));
  }
}

/** Refuses wishes that name no game or position. */
function keyOfWishes({ game: id, params, misere = false, start, clock }: Wishes): string {
  const game = need(readGame(id, params));
  const position = game.rules.position.format(need(readStart(game, start)));
  return keyOf({ game: game.family.id, params: game.params, misere, start: position, clock: clock ?? null });
}

type Settings = Pick<RoomSummary, 'game' | 'params' | 'misere' | 'start'> & { readonly clock: ClockRule | null };

/** Equal for wishes and rooms that fit. */
function keyOf({ game, params, misere, start, clock }: Settings): string {
  return JSON.stringify([game, paramsKey(params), misere, start, clock && [clock.initialMs, clock.incrementMs]]);
}
