import { FollowedRoom } from '@nimhall/shared/player/followed-room';
import type { Room } from '@nimhall/shared/room/room';
import type { ServerConnection } from '../net/server-connection.ts';
import { Store } from '../reactive/store.ts';
import { wireOf } from './room-wire.ts';

/** Many rooms that are only looked at, by their codes, each as folded from its log. */
export class RoomsStore extends Store<ReadonlyMap<string, Room>> {
  readonly #connection: ServerConnection;
  readonly #followed = new Map<string, FollowedRoom>();

  constructor(connection: ServerConnection) {
    super(new Map());
    this.#connection = connection;
  }

  /** Follows these rooms from now on, and no others. */
  follow(codes: readonly string[]): void {
    const left = [...this.#followed.keys()].filter((code) => !codes.includes(code));
    for (const code of left) {
      void this.#followed.get(code)?.close();
      this.#followed.delete(code);
    }
    if (left.length > 0) this.set(new Map([...this.value].filter(([code]) => !left.includes(code))));
    for (const code of codes) if (!this.#followed.has(code)) this.#begin(code);
  }

  #begin(code: string): void {
    const nothing = (): void => undefined;
    const followed = new FollowedRoom(code, wireOf(this.#connection), {
      room: (room) => this.set(new Map(this.value).set(code, room)),
      entered: nothing,
      caughtUp: nothing,
      missing: nothing,
      trying: nothing,
    });
    this.#followed.set(code, followed);
    followed.begin();
  }
}
