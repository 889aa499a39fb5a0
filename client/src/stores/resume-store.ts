import type { LobbyPage } from '@nimhall/shared/protocol/messages';
import type { Result } from '@nimhall/shared/result';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import { type Player, seatOf } from '@nimhall/shared/room/room';
import { type Readable, Store, type Unbind } from '../reactive/store.ts';
import type { MyRooms } from './my-rooms.ts';

/** The server's answer about a room; the code `not-found` if there is none. */
type Look = (code: string) => Promise<Result<RoomSummary, string>>;

/** Rooms of ours by code; null while the server is asked. */
type Resumable = ReadonlyMap<string, RoomSummary | null>;

interface Sources {
  /** The lobby's rooms, which are followed without asking. */
  readonly lobby: Readable<Pick<LobbyPage, 'rooms'> | null>;
  readonly player: Readable<Player | null>;
  readonly myRooms: MyRooms;
  readonly look: Look;
}

/** The games we can resume. Remembered rooms that the lobby does not list are fetched once; finished ones are forgotten. */
export class ResumeStore extends Store<Resumable> {
  readonly #sources: Sources;
  readonly #unbinds: readonly Unbind[];
  /** Ours, as the lobby listed them last. */
  #listed: ReadonlySet<string> = new Set();
  /** Those that are being looked at, each with its last look: what an earlier one comes back with is old. */
  readonly #looking = new Map<string, symbol>();

  constructor(sources: Sources) {
    super(new Map());
    this.#sources = sources;
    // Another tab may have sat down somewhere.
    sources.myRooms.reload();
    this.set(new Map(sources.myRooms.value.map((code) => [code, null])));
    this.#unbinds = [sources.lobby.subscribe(() => this.#follow()), sources.player.subscribe(() => this.#follow())];
    this.#follow();
  }

  close(): void {
    for (const unbind of this.#unbinds) unbind();
  }

  #follow(): void {
    const { lobby, player } = this.#sources;
    if (!lobby.value || !player.value) return;
    const me = player.value.id;
    const ours = lobby.value.rooms.filter((room) => seatOf(room, me) !== null);
    const rooms = new Map(this.value);
    for (const room of ours) rooms.set(room.room, room);
    const before = this.#listed;
    this.#listed = new Set(ours.map(({ room }) => room));
    // A room that the lobby no longer lists is over, or we have left our seat.
    const isUnknown = (code: string, room: RoomSummary | null): boolean => before.has(code) || (room === null && !this.#looking.has(code));
    const unknown = [...rooms].filter(([code, room]) => !this.#listed.has(code) && isUnknown(code, room));
    this.#show(rooms);
    for (const [code] of unknown) void this.#look(code, me);
  }

  async #look(code: string, me: string): Promise<void> {
    const look = Symbol();
    this.#looking.set(code, look);
    const found = await this.#sources.look(code);
    if (this.#looking.get(code) !== look) return;
    this.#looking.delete(code);
    // The lobby knows better, where it lists the room by now.
    if (this.#listed.has(code)) return;
    const rooms = new Map(this.value);
    if (found.ok && found.value.status !== 'over' && seatOf(found.value, me) !== null) rooms.set(code, found.value);
    else {
      if (!found.ok && found.error !== 'not-found') return;
      rooms.delete(code);
      this.#sources.myRooms.drop(code);
    }
    this.#show(rooms);
  }

  /** Told only when something is different. */
  #show(rooms: Resumable): void {
    const isSame = rooms.size === this.value.size && [...rooms].every(([code, room]) => this.value.get(code) === room);
    if (!isSame) this.set(rooms);
  }
}
