import { Backoff } from '@nimhall/shared/player/backoff';
import type { LobbyPage } from '@nimhall/shared/protocol/messages';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import { compareBySection, lobbySectionOf } from '@nimhall/shared/room/listing';
import type { Message, ServerConnection } from '../net/server-connection.ts';
import { Store, type Unbind } from '../reactive/store.ts';

const NOTHING_READ: LobbyPage = { rooms: [], more: '' };

/** The listed rooms that have been read, in the order of the lobby; null until the server has sent them. */
export class LobbyStore extends Store<LobbyPage | null> {
  readonly #connection: ServerConnection;
  readonly #unbinds: Unbind[];
  readonly #again = new Backoff();
  /** How many pages somebody wants to see. */
  #pages = 1;
  /** Rooms of the pages that are being read. */
  #reading: LobbyPage | null = null;

  constructor(connection: ServerConnection) {
    super(null);
    this.#connection = connection;
    this.#unbinds = [
      connection.on('lobby', (changes) => this.#follow(changes)),
      connection.state.subscribe(({ kind }) => kind === 'online' && this.#open()),
    ];
    if (connection.state.value.kind === 'online') void this.#open();
  }

  /** Reads the next page, unless there is none or one is on its way. */
  async readOn(): Promise<void> {
    if (!this.value?.more || this.#reading) return;
    if (await this.#read(this.value, 1)) this.#pages++;
  }

  close(): void {
    for (const unbind of this.#unbinds) unbind();
    this.#again.reset();
    void this.#connection.send('lobby', { on: false });
  }

  /** On coming in and on coming back: as many pages as there were. Where the server cannot tell them now, it is asked again. */
  async #open(): Promise<void> {
    if (this.#reading) return;
    if (await this.#read(NOTHING_READ, this.#pages)) this.#again.reset();
    else if (this.#connection.state.value.kind === 'online') this.#again.later(() => void this.#open());
  }

  /** Reads this many pages after those before, and shows them together; false if the server does not answer all of them. */
  async #read(before: LobbyPage, pages: number): Promise<boolean> {
    this.#reading = before;
    for (let left = pages; left > 0 && this.#reading.more !== null; left--) {
      const after: string = this.#reading.more;
      const ack = await this.#connection.send('lobby', { on: true, ...(after && { after }) });
      if (!ack.ok) {
        this.#reading = null;
        return false;
      }
      this.#reading = { rooms: sorted([...this.#reading.rooms, ...ack.rooms]), more: ack.more ?? null };
    }
    this.set(this.#reading);
    this.#reading = null;
    return true;
  }

  #follow(changes: Message<'lobby'>): void {
    if (this.value) this.set(merged(this.value, changes));
    if (this.#reading) this.#reading = merged(this.#reading, changes);
  }
}

/** Changed rooms keep their place, so that nothing moves under a finger; rooms after the last page are left to the next. */
export function merged({ rooms, more }: LobbyPage, { changed, gone }: Message<'lobby'>): LobbyPage {
  const isKnown = ({ room }: RoomSummary): boolean => rooms.some((each) => each.room === room);
  const isBehind = (room: RoomSummary): boolean => {
    const last = rooms.findLast((each) => lobbySectionOf(each) === lobbySectionOf(room));
    return more !== null && last !== undefined && compareBySection(last, room) < 0;
  };
  const left = rooms.filter(({ room }) => !gone.includes(room));
  return { rooms: sorted([...left, ...changed.filter((room) => isKnown(room) || !isBehind(room))]), more };
}

/** Each room once, in its latest version. */
function sorted(rooms: readonly RoomSummary[]): RoomSummary[] {
  return [...new Map(rooms.map((room) => [room.room, room])).values()].sort(compareBySection);
}
