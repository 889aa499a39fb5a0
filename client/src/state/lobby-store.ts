import type { RoomSummary } from '@nimhall/shared/protocol/messages';
import type { Message, Port } from '../net/port.ts';
import { Store, type Unbind } from './store.ts';

/** The listed rooms, the last used first; null until the server has told them. */
export class LobbyStore extends Store<readonly RoomSummary[] | null> {
  readonly #port: Port;
  readonly #unbinds: Unbind[];

  constructor(port: Port) {
    super(null);
    this.#port = port;
    this.#unbinds = [
      port.on('lobby', (changes) => this.value && this.set(merged(this.value, changes))),
      port.connection.subscribe(({ kind }) => kind === 'online' && this.#open()),
    ];
    if (port.connection.value.kind === 'online') void this.#open();
  }

  close(): void {
    for (const unbind of this.#unbinds) unbind();
    void this.#port.send('lobby', { on: false });
  }

  async #open(): Promise<void> {
    const ack = await this.#port.send('lobby', { on: true });
    if (ack.ok) this.set(ack.rooms);
  }
}

/** Rooms that changed come to the front. */
export function merged(rooms: readonly RoomSummary[], { changed, gone }: Message<'lobby'>): RoomSummary[] {
  const replaced = new Set([...gone, ...changed.map((room) => room.room)]);
  return [...changed.toReversed(), ...rooms.filter((room) => !replaced.has(room.room))];
}
