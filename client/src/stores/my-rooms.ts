import type { Room } from '@nimhall/shared/room/room';
import type { Seat } from '@nimhall/shared/room/seat';
import { PersistentStore, parsed } from '../reactive/persistent-store.ts';
import type { Readable, Unbind } from '../reactive/store.ts';

/** Rooms kept at most: the ones sat down in last. */
const MAX_KEPT = 20;

/** The form of a room code. */
const CODE = /^\w{1,40}$/;

/** Codes of the rooms in which somebody of this device sits and plays, the last one first. */
export class MyRooms extends PersistentStore<readonly string[]> {
  constructor(storage: Storage | null) {
    super(storage, 'nimhall:my-rooms', (text) => {
      const stored = parsed(text);
      return Array.isArray(stored) ? stored.filter((code) => typeof code === 'string' && CODE.test(code)).slice(0, MAX_KEPT) : [];
    });
  }

  /** Takes note of a room, and of the seat we hold in it, whenever they change. */
  follow(store: Readable<{ readonly room: Room | null; readonly seat: Seat | null }>): Unbind {
    return store.subscribe(({ room, seat }) => room && this.note(room, seat));
  }

  /** Takes note of a room as it is now, and of the seat we hold in it. */
  note({ room, status }: Pick<Room, 'room' | 'status'>, seat: Seat | null): void {
    const isOurs = seat !== null && status !== 'over';
    if (isOurs !== this.value.includes(room)) this.#keep(room, isOurs);
  }

  /** The game is over, or the room is gone. */
  drop(code: string): void {
    this.#keep(code, false);
  }

  #keep(code: string, keeps: boolean): void {
    // Another tab may have taken a seat somewhere else.
    this.reload();
    const others = this.value.filter((each) => each !== code);
    this.set((keeps ? [code, ...others] : others).slice(0, MAX_KEPT));
  }
}
