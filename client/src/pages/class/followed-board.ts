import type { Room } from '@nimhall/shared/room/room';
import type { LitElement, ReactiveController } from 'lit';
import { connection } from '../../components/page/session.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { RoomsStore } from '../../stores/rooms-store.ts';

/** The room of a board of a class, followed while its element is on the page. */
export class FollowedBoard implements ReactiveController {
  readonly #host: LitElement;
  readonly #codeOf: () => string | null;
  readonly #rooms = new RoomsStore(connection);

  /** `codeOf` gives the code of the room; null while there is none. */
  constructor(host: LitElement, codeOf: () => string | null) {
    this.#host = host;
    this.#codeOf = codeOf;
    new StoreController(host, this.#rooms);
    host.addController(this);
  }

  /** Undefined while it is not known. */
  get room(): Room | undefined {
    return this.#rooms.value.get(this.#codeOf() ?? '');
  }

  hostUpdate(): void {
    const code = this.#codeOf();
    if (this.#host.isConnected) this.#rooms.follow(code === null ? [] : [code]);
  }

  hostDisconnected(): void {
    this.#rooms.follow([]);
  }
}
