import { say } from '@nimhall/shared/phrase';
import { refusal } from '@nimhall/shared/refusal';
import { type Room, seatOf } from '@nimhall/shared/room/room';
import { LRUCache } from 'lru-cache';
import { RefusalError } from '../refusal-error.ts';
import { gatheringIn, type LoggedEntry, UnreadableEntry } from '../store/logged-entry.ts';
import type { Store } from '../store/store.ts';
import { CachedRoom } from './cached-room.ts';

/** Rooms kept folded in memory; others are folded from their log when needed. */
const MAX_CACHED = 20_000;
/** Rooms that are known not to open. */
const MAX_BROKEN = 10_000;

/** A bad entry blocks only its room. A newer version may have written it, and can read it again. */
const BROKEN = refusal('unavailable', say`This room can’t be opened right now. The problem has been reported.`);

/** Thrown where a room cannot be opened, as opposed to a store that refuses for a while. */
export class BrokenRoom extends RefusalError {
  constructor() {
    super(BROKEN);
  }
}

/** The rooms in memory, one instance each. */
export class RoomCache {
  readonly #store: Store;
  readonly #onBroken: (code: string, error: unknown) => void;
  readonly #rooms = new LRUCache<string, CachedRoom>({ max: MAX_CACHED });
  /** Rooms that are being read. */
  readonly #opening = new Map<string, Promise<CachedRoom>>();
  /** Rooms whose logs could not be folded. They are not tried again, because the result would be the same. */
  readonly #broken = new LRUCache<string, true>({ max: MAX_BROKEN });

  /** `onBroken` is called once for each room whose log cannot be folded. */
  constructor(store: Store, onBroken: (code: string, error: unknown) => void) {
    this.#store = store;
    this.#onBroken = onBroken;
  }

  get size(): number {
    return this.#rooms.size;
  }

  has(code: string): boolean {
    return this.#rooms.has(code);
  }

  /** A room in memory, without reading the store. */
  peek(code: string): CachedRoom | undefined {
    return this.#rooms.peek(code);
  }

  /** A room from memory, else from its log; a new one is cached when its first entry is made. */
  open(code: string): CachedRoom | Promise<CachedRoom> {
    return this.#rooms.get(code) ?? this.#opening.get(code) ?? this.#openUncached(code);
  }

  #openUncached(code: string): CachedRoom | Promise<CachedRoom> {
    if (gatheringIn(code) !== null) return new CachedRoom();
    const opening = this.#read(code).finally(() => this.#opening.delete(code));
    this.#opening.set(code, opening);
    return opening;
  }

  /** Caches a room that now exists. */
  keep(code: string, live: CachedRoom): void {
    if (!this.#rooms.has(code)) this.#rooms.set(code, live);
  }

  /** The log entries after what is known. Refuses those that cannot be read. */
  async after(code: string, live: CachedRoom): Promise<LoggedEntry[]> {
    try {
      return await this.#store.entries(code, live.room?.version ?? 0);
    } catch (error) {
      if (error instanceof UnreadableEntry) this.#refuse(code, error);
      throw error;
    }
  }

  /** Erases the name of a player in all rooms; gives those in which they had a seat. */
  async eraseName(player: string): Promise<Room[]> {
    // Reads under way may have begun before the name was erased.
    await Promise.allSettled(this.#opening.values());
    const seated = [...this.#rooms.values()].filter(({ room }) => room && seatOf(room, player));
    const changed = seated.map(async (live) => {
      let room: Room | null = null;
      await live.inTurn(async () => {
        room = live.eraseName(player);
      });
      return room;
    });
    return (await Promise.all(changed)).filter((room) => room !== null);
  }

  /** Evicts a room. */
  drop(code: string): void {
    this.#rooms.delete(code);
  }

  /** Applies the next log entry. Refuses one that cannot be understood. */
  fold(code: string, live: CachedRoom, entry: LoggedEntry): Room {
    try {
      return live.fold(entry);
    } catch (error) {
      return this.#refuse(code, error);
    }
  }

  /** Resolves when no command is under way. */
  async settled(): Promise<void> {
    await Promise.all([...this.#rooms.values()].map((live) => live.settled()));
  }

  async #read(code: string): Promise<CachedRoom> {
    if (this.#broken.has(code)) throw new BrokenRoom();
    const live = new CachedRoom();
    for (const entry of await this.after(code, live)) this.fold(code, live, entry);
    if (live.room) this.#rooms.set(code, live);
    return live;
  }

  /** Refuses a room from now on, and reports it once. */
  #refuse(code: string, error: unknown): never {
    this.#rooms.delete(code);
    this.#broken.set(code, true);
    this.#onBroken(code, error);
    throw new BrokenRoom();
  }
}
