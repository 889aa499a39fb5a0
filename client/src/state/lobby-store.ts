import type { RoomSummary } from '@nimhall/shared/protocol/messages';
import type { Message, Port } from '../net/port.ts';
import { Store, type Unbind } from './store.ts';

/** The listed rooms, the newest first; null until the server has told them. */
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

/** Rooms that changed stay where they are, so that nothing moves away from under a finger; new ones come first. */
export function merged(rooms: readonly RoomSummary[], { changed, gone }: Message<'lobby'>): RoomSummary[] {
  const left = new Map(rooms.map((room) => [room.room, room]));
  for (const code of gone) left.delete(code);
  const fresh = changed.filter(({ room }) => !left.has(room));
  for (const room of changed) if (left.has(room.room)) left.set(room.room, room);
  return [...fresh.toReversed(), ...left.values()];
}
