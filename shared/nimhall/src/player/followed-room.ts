import type { CommandBody, CommandName, ResyncCause } from '../../../src/protocol/commands.ts';
import type { Ack, Snapshot } from '../../../src/protocol/messages.ts';
import type { Refusal } from '../../../src/refusal.ts';
import { roomWithoutName } from '../../../src/room/erased-name.ts';
import type { Entry } from '../../../src/room/events.ts';
import { applyEntry } from '../../../src/room/evolve.ts';
import type { Room } from '../../../src/room/room.ts';
import { Backoff, isTransient } from './backoff.ts';
import type { Message, MessageName } from './link.ts';

/** What following a room needs of a connection. */
export interface Wire {
  readonly isOnline: boolean;
  readonly epoch: string | null;
  send<Name extends CommandName>(name: Name, body: CommandBody<Name>): Promise<Ack<Name>>;
  on<Name extends MessageName>(name: Name, listener: (message: Message<Name>) => void): () => void;
  /** Calls the listener whenever the connection is up again, until the returned function is called. */
  whenUp(listener: () => void): () => void;
}

/** Callbacks of a followed room. */
export interface Follower {
  /** The room as it is now. */
  room(room: Room): void;
  /** We have joined, with the server's snapshot: called before `room`. */
  entered(answer: Extract<Ack<'room:enter'>, { ok: true }>): void;
  /** All messages that came meanwhile have been applied. */
  caughtUp(): void;
  /** The room does not exist, or is not for us. */
  missing(refusal: Refusal): void;
  /** The server cannot let us in at the moment, and is asked again. */
  trying(): void;
}

/** A room that is kept up to date: folds log entries as they come, and asks again if one is missing. */
export class FollowedRoom {
  readonly #code: string;
  readonly #wire: Wire;
  readonly #follower: Follower;
  readonly #unbinds: (() => void)[];
  readonly #enterAgain = new Backoff();
  #room: Room | null = null;
  /** Messages that came while the snapshot was requested, which may be older than they are; null if none is requested. */
  #meanwhile: (() => void)[] | null = null;
  #closed = false;
  /** The epoch of the log that the room was folded from. */
  #epoch: string | null = null;

  constructor(code: string, wire: Wire, follower: Follower) {
    this.#code = code;
    this.#wire = wire;
    this.#follower = follower;
    this.#unbinds = [
      wire.on('room', ({ room, ...entry }) => room === code && this.#receive(entry)),
      wire.on('forgotten', ({ room, player }) => room === code && this.told(() => this.#forget(player))),
      wire.on('beacon', ({ rooms }) => (rooms[code] ?? 0) > (this.#room?.version ?? 0) && this.#enter('beacon')),
      wire.whenUp(() => this.#enter('return')),
    ];
  }

  /** The room as it is now; null until the server has answered. */
  get room(): Room | null {
    return this.#room;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** Joins if there is a connection; the next connection joins by itself. */
  begin(): void {
    if (this.#wire.isOnline) void this.#enter('return');
  }

  /** Leaves the room. Resolves when the server knows, or is not reachable. */
  async close(): Promise<void> {
    for (const unbind of this.#unbinds) unbind();
    this.#enterAgain.reset();
    this.#closed = true;
    await this.#wire.send('room:leave', { room: this.#code });
  }

  /** Applies a message, and again after a snapshot that may be older. */
  told(tell: () => void): void {
    this.#meanwhile?.push(tell);
    tell();
  }

  /** The answer to a command carries its entry, and a refusal the state of the room. */
  take(ack: Ack<'move'>): void {
    if (!ack.ok) {
      if (ack.room) this.#adoptSnapshot(ack.room);
    } else if (ack.entry) this.#receive(ack.entry);
    else if (ack.version > (this.#room?.version ?? 0)) void this.#enter('gap');
  }

  /** Requests the whole room: on joining, on reconnecting, and when a version is missing. */
  async #enter(cause: ResyncCause): Promise<void> {
    if (this.#meanwhile) return;
    const meanwhile: (() => void)[] = [];
    this.#meanwhile = meanwhile;
    const version = this.#room?.version;
    const ack = await this.#wire.send('room:enter', { room: this.#code, ...(version === undefined ? {} : { since: version, cause }) });
    this.#meanwhile = null;
    if (this.#closed) return;
    if (ack.ok) {
      this.#enterAgain.reset();
      this.#follower.entered(ack);
      this.#adoptSnapshot(ack.snapshot);
      for (const tell of meanwhile) tell();
      this.#follower.caughtUp();
    } else if (!isTransient(ack.error)) {
      this.#room = null;
      this.#follower.missing(ack.error);
    }
    // Without a connection the next one joins.
    else if (this.#wire.isOnline) {
      this.#follower.trying();
      this.#enterAgain.later(() => void this.#enter(cause));
    }
  }

  #receive(entry: Entry): void {
    this.told(() => this.#apply(entry));
  }

  #apply(entry: Entry): void {
    const room = this.#room;
    if (!room || this.#epoch !== this.#wire.epoch || entry.version <= room.version) return;
    if (entry.version > room.version + 1) return void this.#enter('gap');
    const next = applyEntry(room, entry);
    this.#adopt(next);
    // After the game everybody may read the whole chat.
    if (room.status === 'playing' && next.status === 'over') void this.#enter('other');
  }

  /** A player was erased. */
  #forget(player: string): void {
    if (this.#room) this.#adopt(roomWithoutName(player, this.#room));
  }

  /** The later snapshot counts, but one of another log counts in any case, because there the room may have fewer entries. */
  #adoptSnapshot({ presence: _, ...room }: Snapshot): void {
    const isSameLog = this.#epoch === this.#wire.epoch;
    this.#epoch = this.#wire.epoch;
    this.#adopt(isSameLog && this.#room && this.#room.version > room.version ? this.#room : room);
  }

  #adopt(room: Room): void {
    this.#room = room;
    this.#follower.room(room);
  }
}
