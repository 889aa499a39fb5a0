import { isTransient } from '@nimhall/shared/player/backoff';
import { newId } from '@nimhall/shared/player/new-id';
import type { Ack } from '@nimhall/shared/protocol/messages';
import type { Refusal } from '@nimhall/shared/refusal';
import { type Room, seatOf } from '@nimhall/shared/room/room';
import type { ServerConnection } from '../../net/server-connection.ts';
import { Store, type Unbind } from '../../reactive/store.ts';

/** How often the server is asked again, in milliseconds: it accepts more distant opponents the longer one waits. */
export const SEARCH_INTERVAL_MS = 10_000;
/** When the question before has no answer yet, in milliseconds. */
const ASK_LATER = 1_000;

/** Whether a duel is being sought. */
export type Search =
  /** `refusal`: why a search ended. */
  | { readonly kind: 'none'; readonly refusal: Refusal | null }
  /** `since`: when it began, in milliseconds since 1970. */
  | { readonly kind: 'waiting'; readonly game: string; readonly since: number };

const NONE: Search = { kind: 'none', refusal: null };

/**
 * Seeks somebody for a duel: asks the server again and again, and waits in the room it names. Wherever a duel has begun, there the
 * person belongs, also when that happened while the connection was away or in the moment in which they stopped: its clock runs.
 */
export class DuelSearch extends Store<Search> {
  readonly #connection: ServerConnection;
  readonly #onFound: (room: string) => void;
  #unbinds: readonly Unbind[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Until the server knows that we left our seat, no request is sent, because we would be sent back to wait there. */
  #leaving: Promise<void> = Promise.resolve();
  #asking = false;
  /** The room in which we wait. */
  #room: string | null = null;

  /** `onFound` is called with the room of a duel that has begun. */
  constructor(connection: ServerConnection, onFound: (room: string) => void) {
    super(NONE);
    this.#connection = connection;
    this.#onFound = onFound;
  }

  begin(game: string): void {
    if (this.value.kind === 'waiting') return;
    const search: Search = { kind: 'waiting', game, since: Date.now() };
    this.set(search);
    this.#unbinds = [
      this.#connection.on('room', ({ room, events }) => {
        if (room === this.#room && events.some(({ kind }) => kind === 'started')) this.#arrive(room);
      }),
      this.#connection.state.subscribe(({ kind }) => kind === 'online' && this.#soon(0)),
    ];
    void this.#ask(search);
  }

  /** Nobody is sought any more, and nobody finds us. */
  stop(): void {
    const room = this.#room;
    this.#end(NONE);
    if (room !== null) this.#leave(room);
  }

  #end(search: Search): void {
    clearTimeout(this.#timer);
    for (const unbind of this.#unbinds) unbind();
    this.#unbinds = [];
    this.#room = null;
    this.set(search);
  }

  #arrive(room: string): void {
    this.#end(NONE);
    this.#onFound(room);
  }

  #soon(milliseconds: number): void {
    const search = this.value;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(search), milliseconds);
  }

  /** One question at a time: of two at once each might open a room. */
  async #ask(search: Search): Promise<void> {
    if (search.kind !== 'waiting' || this.value !== search) return;
    if (this.#asking) {
      this.#soon(ASK_LATER);
      return;
    }
    this.#asking = true;
    await this.#leaving;
    const before = this.#room;
    if (this.value === search) await this.#look(search, before, await this.#connection.send('duel', { game: search.game }));
    this.#asking = false;
  }

  /** Goes where a duel has begun, or waits where the answer says; `before` is where we waited when it was asked for. */
  async #look(search: Search, before: string | null, answer: Ack<'duel'>): Promise<void> {
    if (!answer.ok) {
      if (this.value === search) this.#refuse(answer.error);
      return;
    }
    const { room } = answer;
    // A duel may have begun in the old room while the request was under way; then nobody should wait for us in the new one.
    for (const each of new Set([before ?? room, room])) {
      const begun = await this.#hasBegun(each);
      const isOver = this.value !== search;
      if (room !== before && (isOver || (begun && each === before))) this.#leave(room);
      if (isOver) return;
      if (begun) {
        this.#arrive(each);
        return;
      }
    }
    if (before !== null && before !== room) void this.#connection.send('room:leave', { room: before });
    this.#room = room;
    this.#soon(SEARCH_INTERVAL_MS);
  }

  #refuse(error: Refusal): void {
    if (isTransient(error)) this.#soon(SEARCH_INTERVAL_MS);
    else this.#end({ kind: 'none', refusal: error });
  }

  async #hasBegun(room: string): Promise<boolean> {
    const answer = await this.#connection.send('room:enter', { room });
    return answer.ok && this.#isOurs(answer.snapshot);
  }

  #isOurs(room: Room): boolean {
    return room.status !== 'waiting' && seatOf(room, this.#connection.player.value?.id ?? '') !== null;
  }

  #leave(room: string): void {
    this.#leaving = this.#standUp(room);
  }

  async #standUp(room: string): Promise<void> {
    const answer = await this.#connection.send('seat:leave', { room, id: newId() });
    if (!answer.ok && answer.room && this.#isOurs(answer.room)) this.#onFound(room);
    else void this.#connection.send('room:leave', { room });
  }
}
