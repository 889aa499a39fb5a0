import type { CommandBody, CommandName } from '../../../src/protocol/commands.ts';
import type { Ack, ServerToClient } from '../../../src/protocol/messages.ts';
import { PROTOCOL_VERSION } from '../../../src/protocol/version.ts';
import type { Refusal } from '../../../src/refusal.ts';
import { Again, isPassing } from './again.ts';
import { io, type Socket } from './io.ts';
import { Outbox } from './outbox.ts';

export type MessageName = keyof ServerToClient;
export type Message<Name extends MessageName> = Parameters<ServerToClient[Name]>[0];

/** In milliseconds. Quick at first, so that a restarted server is found at once; jittered, so that not all come together. */
export const RETRY = { reconnectionDelay: 150, reconnectionDelayMax: 3_000, randomizationFactor: 0.5 } as const;

/**
 * How long a connection may take to open, in milliseconds. Socket.IO does not notice when one is cut after the handshake of
 * WebSocket and before its own, as by a server that dies: it would wait for 20 s.
 */
const OPENING = 5_000;

/** Is told how the connection is. */
export interface LinkWatcher {
  /** It is up; commands that waited go out after this. */
  up(): void;
  /** It is down, or could not be opened, and is tried again. */
  lost(): void;
  /** The server will not have us. */
  refused(refusal: Pick<Refusal, 'message'> & Partial<Refusal>): void;
}

/** A connection to a server, which opens itself again whenever it is lost, and sends what has no answer once more. */
export class Link {
  readonly #socket: Socket;
  readonly #outbox: Outbox;
  readonly #again = new Again();
  readonly #watcher: LinkWatcher;
  #heardAt = 0;
  #closed = false;
  #epoch: string | null = null;

  /** `url` is the server; without it the one that a page came from. Without a token the cookie of the browser says who we are, or nothing. */
  constructor(watcher: LinkWatcher, { url, token }: { readonly url?: string; readonly token?: string } = {}) {
    this.#watcher = watcher;
    const auth = { protocol: PROTOCOL_VERSION, echo: false, ...(token === undefined ? {} : { token }) };
    const options = { autoConnect: false, transports: ['websocket'], auth, timeout: OPENING, forceNew: true, ...RETRY };
    this.#socket = url === undefined ? io(options) : io(url, options);
    this.#outbox = new Outbox((name, body, answer) => this.#socket.emit(name, body, answer));
    this.#socket.on('connect', () => this.#up());
    this.#socket.on('disconnect', (reason) => this.#down(reason));
    this.#socket.on('connect_error', (error) => this.#failed(error));
    this.#socket.io.on('ping', () => this.#heard());
    this.on('welcome', ({ epoch }) => {
      this.#epoch = epoch ?? null;
    });
    // Told to go, at a time of our own: whichever server answers takes us in.
    this.on('draining', ({ afterMs }) => this.#in(afterMs, () => this.restart()));
  }

  /** Names the log that the server has; null until it has said so. */
  get epoch(): string | null {
    return this.#epoch;
  }

  get isOnline(): boolean {
    return this.#socket.connected;
  }

  /** How long the server was silent, in milliseconds; it is heard every 10 s. */
  get silence(): number {
    return Date.now() - this.#heardAt;
  }

  /** The longest pause between two tries, in milliseconds. */
  set longestRetry(milliseconds: number) {
    this.#socket.io.reconnectionDelayMax(milliseconds);
  }

  open(): void {
    this.#socket.connect();
  }

  /** Lets go of the connection, or of the wait for one, and opens another. */
  restart(): void {
    this.#socket.disconnect().connect();
  }

  /** Ends it for good. */
  close(): void {
    this.#closed = true;
    this.#again.reset();
    this.#socket.disconnect();
  }

  /**
   * Sends a command and resolves with its answer, however often the connection is lost in between: a command without
   * an answer is sent again, with the same id, and so is one that was `unavailable`, a few times in as many seconds. Only what concerns the
   * connection itself (entering and leaving rooms, the overlay, the lobby) is answered with `unavailable` when there is none, or when it is
   * lost before the answer.
   */
  send<Name extends CommandName>(name: Name, body: CommandBody<Name>): Promise<Ack<Name>> {
    return this.#outbox.send(name, body);
  }

  /** Calls the listener with every message of a name, until what it gives back is called. */
  on<Name extends MessageName>(name: Name, listener: (message: Message<Name>) => void): () => void {
    // The map of messages is the type of the wire; Socket.IO's own event types cannot be narrowed by a parameter.
    const heard = listener as (message: unknown) => void;
    this.#socket.on(name as string, heard);
    return () => void this.#socket.off(name as string, heard);
  }

  /** What was heard before says nothing about now. */
  doubt(): void {
    this.#heardAt = 0;
  }

  #up(): void {
    this.#heard();
    this.#again.reset();
    this.#outbox.open(() => this.#watcher.up());
  }

  #down(reason: string): void {
    this.#outbox.close();
    if (this.#closed) return;
    this.#watcher.lost();
    // Socket.IO does not come back by itself from this one.
    if (reason === 'io server disconnect') this.#in(RETRY.reconnectionDelay, () => this.#socket.connect());
  }

  /** Socket.IO goes on trying by itself, but not where a server refused us. */
  #failed(error: Error & { readonly data?: Refusal }): void {
    const isRefused = !this.#socket.active;
    if (isRefused && !(error.data && isPassing(error.data))) {
      this.#watcher.refused(error.data ?? error);
      return;
    }
    this.#watcher.lost();
    if (isRefused) this.#again.later(() => this.#socket.connect());
  }

  #in(milliseconds: number, act: () => void): void {
    setTimeout(() => this.#closed || act(), milliseconds);
  }

  #heard(): void {
    this.#heardAt = Date.now();
  }
}
