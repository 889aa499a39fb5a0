import { say } from '@nimhall/shared/phrase';
import { refusal } from '@nimhall/shared/refusal';
import { type Room, seatOf } from '@nimhall/shared/room/room';
import { LRUCache } from 'lru-cache';
import { Refused } from '../refused.ts';
import { gatheringIn, type LoggedEntry, UnreadableEntry } from '../store/logged-entry.ts';
import type { Store } from '../store/store.ts';
import { CachedRoom } from './cached-room.ts';

/** Rooms kept folded in memory; the others are folded again from their log when somebody asks. */
const MAX_CACHED = 20_000;
/** Rooms that are known not to open. */
const MAX_BROKEN = 10_000;

/** One bad entry stops one room. Perhaps a newer version wrote it, and will read it again. */
const BROKEN = refusal('unavailable', say`This room can’t be opened right now. The problem has been reported.`);

/** The rooms in memory, each of them once. */
export class RoomCache {
  readonly #store: Store;
  readonly #onBroken: (code: string, error: unknown) => void;
  readonly #rooms = new LRUCache<string, CachedRoom>({ max: MAX_CACHED });
  /** Rooms that are being read. */
  readonly #opening = new Map<string, Promise<CachedRoom>>();
  /** Rooms whose logs could not be folded. They are not folded again: it would come to the same. */
  readonly #broken = new LRUCache<string, true>({ max: MAX_BROKEN });

  /** `onBroken` is called once for a room whose log cannot be folded. */
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

  /** A room in memory, without a look at the store. */
  peek(code: string): CachedRoom | undefined {
    return this.#rooms.peek(code);
  }

  /** A room from memory, else from its log; one that does not exist yet is kept when its first entry is made. */
  async open(code: string): Promise<CachedRoom> {
    if (gatheringIn(code) !== null) return new CachedRoom();
    const known = this.#rooms.get(code) ?? this.#opening.get(code);
    if (known) return await known;
    const opening = this.#read(code).finally(() => this.#opening.delete(code));
    this.#opening.set(code, opening);
    return await opening;
  }

  /** Keeps a room that exists now. */
  keep(code: string, live: CachedRoom): void {
    if (!this.#rooms.has(code)) this.#rooms.set(code, live);
  }

  /** The entries of a log after what is known of it. Refuses those that cannot be read. */
  async after(code: string, live: CachedRoom): Promise<LoggedEntry[]> {
    try {
      return await this.#store.entries(code, live.room?.version ?? 0);
    } catch (error) {
      if (error instanceof UnreadableEntry) this.#refuse(code, error);
      throw error;
    }
  }

  /** Lets go of the name of a player everywhere; the rooms in which they held a seat. */
  async eraseName(player: string): Promise<Room[]> {
    // What is being read may have been read before the name was erased.
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

  /** Lets go of a room. */
  drop(code: string): void {
    this.#rooms.delete(code);
  }

  /** Takes in the next entry of a log. Refuses one that cannot be understood. */
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
    if (this.#broken.has(code)) throw new Refused(BROKEN);
    const live = new CachedRoom();
    for (const entry of await this.after(code, live)) this.fold(code, live, entry);
    if (live.room) this.#rooms.set(code, live);
    return live;
  }

  /** Refuses a room now and from then on, and tells of it once. */
  #refuse(code: string, error: unknown): never {
    this.#rooms.delete(code);
    this.#broken.set(code, true);
    this.#onBroken(code, error);
    throw new Refused(BROKEN);
  }
}
