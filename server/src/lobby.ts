import type { RoomSummary } from '@nimhall/shared/protocol/messages';
import { isInLobby, type Room } from '@nimhall/shared/room/room';
import { Refused } from './refused.ts';
import type { Rooms } from './rooms.ts';
import type { Commons, Store } from './store/store.ts';

/** Rooms a lobby lists at most: the ones last used. */
const MOST_LISTED = 200;

/** What changed in the lobby since it was last asked. */
export interface LobbyChanges {
  readonly changed: readonly RoomSummary[];
  readonly gone: readonly string[];
}

/** The listed rooms that wait or play, the last used last. Changes are collected, so that they can be told in one go. */
export class Lobby {
  readonly #rooms = new Map<string, RoomSummary>();
  readonly #touched = new Set<string>();

  constructor(rooms: Rooms) {
    rooms.onEntry(({ room }) => this.#see(room));
  }

  /** Fills the lobby after a start. */
  async load(store: Store, rooms: Rooms): Promise<void> {
    for (const code of (await store.openRooms(MOST_LISTED)).reverse()) {
      const room = await readable(rooms, code);
      if (room) this.#see(room);
    }
    this.#touched.clear();
  }

  /** Looks for what other nodes did and nobody told us of. */
  async refresh(store: Store, commons: Commons, rooms: Rooms): Promise<void> {
    const codes = new Set([...(await store.openRooms(MOST_LISTED)).reverse(), ...this.#rooms.keys()]);
    for (const [code, version] of await commons.versions([...codes])) {
      const isKnown = this.#rooms.has(code) || this.#rooms.size >= MOST_LISTED;
      if (isKnown && rooms.cachedVersion(code) === version) continue;
      const room = await readable(rooms, code);
      if (room) this.#see(room);
    }
  }

  /** Every listed room, the last used first. */
  list(): RoomSummary[] {
    return [...this.#rooms.values()].reverse();
  }

  /** What changed since the last call; null when nothing did. */
  takeChanges(): LobbyChanges | null {
    if (this.#touched.size === 0) return null;
    const changed: RoomSummary[] = [];
    const gone: string[] = [];
    for (const code of this.#touched) {
      const room = this.#rooms.get(code);
      if (room) changed.push(room);
      else gone.push(code);
    }
    this.#touched.clear();
    return { changed, gone };
  }

  #see(room: Room): void {
    const was = this.#rooms.delete(room.room);
    const isOpen = isInLobby(room);
    if (isOpen) this.#rooms.set(room.room, summaryOf(room));
    if (was || isOpen) this.#touched.add(room.room);
    for (const oldest of this.#rooms.keys()) {
      if (this.#rooms.size <= MOST_LISTED) break;
      this.#rooms.delete(oldest);
      this.#touched.add(oldest);
    }
  }
}

/** A room, unless its log cannot be understood: that concerns nobody else. */
async function readable(rooms: Rooms, code: string): Promise<Room | null> {
  try {
    return await rooms.read(code);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

function summaryOf({ room, game, params, misere, start, position, status, turn, ply, seats, clock, updatedAt }: Room): RoomSummary {
  return { room, game, params, misere, start, position, status, turn, ply, seats, clock, updatedAt };
}
