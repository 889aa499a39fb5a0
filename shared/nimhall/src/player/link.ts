import type { CommandBody, CommandName } from '../../../src/protocol/commands.ts';
import type { Ack, ServerToClient } from '../../../src/protocol/messages.ts';
import { PROTOCOL_VERSION } from '../../../src/protocol/version.ts';
import type { Refusal } from '../../../src/refusal.ts';
import { Backoff, isTransient } from './backoff.ts';
import { io, type Socket } from './io.ts';
import { Outbox } from './outbox.ts';

export type MessageName = keyof ServerToClient;
export type Message<Name extends MessageName> = Parameters<ServerToClient[Name]>[0];

/** In milliseconds. Quick at first, so that a restarted server is found at once; jittered, so that clients do not all come together. */
export const RETRY = { reconnectionDelay: 150, reconnectionDelayMax: 3_000, randomizationFactor: 0.5 } as const;

/**
 * How long a connection may take to open, in milliseconds. Socket.IO does not notice when it breaks between the WebSocket handshake and its
 * own, as when a server dies: it would wait for 20 s. After each time in vain it is twice as long, up to that, because a bad network or a busy
 * server may need it.
 */
const OPENING = { first: 5_000, most: 20_000 } as const;

/** Callbacks of a connection. */
export interface LinkWatcher {
  /** It is up; waiting commands are sent after this. */
  up(): void;
  /** It is down, or could not be opened, and is tried again. */
  lost(): void;
  /** The server refused it. */
  refused(refusal: Pick<Refusal, 'message'> & Partial<Refusal>): void;
}

/** A connection to a server that reconnects by itself, and repeats commands that have no answer. */
export class Link {
  readonly #socket: Socket;
  readonly #outbox: Outbox;
  readonly #again = new Backoff();
  readonly #watcher: LinkWatcher;
  #heardAt = 0;
  #opening: number = OPENING.first;
  #closed = false;
  #epoch: string | null = null;

  /** `url` is the server; by default the one that served the page. Without a token the browser's cookie identifies us, if there is one. */
  constructor(watcher: LinkWatcher, { url, token }: { readonly url?: string; readonly token?: string } = {}) {
    this.#watcher = watcher;
    const auth = { protocol: PROTOCOL_VERSION, echo: false, ...(token === undefined ? {} : { token }) };
    const options = { autoConnect: false, transports: ['websocket'], auth, timeout: OPENING.first, forceNew: true, ...RETRY };
    this.#socket = url === undefined ? io(options) : io(url, options);
    this.#outbox = new Outbox((name, body, answer) => this.#socket.emit(name, body, answer));
    this.#socket.on('connect', () => this.#up());
    this.#socket.on('disconnect', (reason) => this.#down(reason));
    this.#socket.on('connect_error', (error) => this.#failed(error));
    this.#socket.io.on('ping', () => this.#heard());
    this.on('welcome', ({ epoch }) => {
      this.#epoch = epoch ?? null;
    });
    // Asked to reconnect after a delay of our own; any server may take us.
    this.on('draining', ({ afterMs }) => this.#in(afterMs, () => this.restart()));
  }

  /** The epoch of the server's log; null until it is known. */
  get epoch(): string | null {
    return this.#epoch;
  }

  get isOnline(): boolean {
    return this.#socket.connected;
  }

  /** How long the server has been silent, in milliseconds; it sends something every 10 s. */
  get silence(): number {
    return Date.now() - this.#heardAt;
  }

  /** The longest pause between two attempts, in milliseconds. */
  set longestRetry(milliseconds: number) {
    this.#socket.io.reconnectionDelayMax(milliseconds);
  }

  open(): void {
    this.#socket.connect();
  }

  /** Drops the connection, or the wait for one, and opens another. */
  restart(): void {
    this.#mayTake(OPENING.first);
    this.#socket.disconnect().connect();
  }

  /** Closes it for good. */
  close(): void {
    this.#closed = true;
    this.#again.reset();
    this.#socket.disconnect();
  }

  /**
   * Sends a command and resolves with its answer, however often the connection is lost in between: a command without an answer is repeated
   * with the same id, and so is one that was `unavailable`, a few times in as many seconds. Only commands about the connection itself
   * (joining and leaving rooms, the overlay, the lobby) are answered with `unavailable` if there is none, or if it is lost before the
   * answer.
   */
  send<Name extends CommandName>(name: Name, body: CommandBody<Name>): Promise<Ack<Name>> {
    return this.#outbox.send(name, body);
  }

  /** Calls the listener with every message of a name, until the returned function is called. */
  on<Name extends MessageName>(name: Name, listener: (message: Message<Name>) => void): () => void {
    // The map of messages is the wire type; Socket.IO's own event types cannot be narrowed by a parameter.
    const heard = listener as (message: unknown) => void;
    this.#socket.on(name as string, heard);
    return () => void this.#socket.off(name as string, heard);
  }

  /** Earlier messages say nothing about the present. */
  doubt(): void {
    this.#heardAt = 0;
  }

  #up(): void {
    this.#heard();
    this.#mayTake(OPENING.first);
    this.#again.reset();
    this.#outbox.open(() => this.#watcher.up());
  }

  #down(reason: string): void {
    this.#outbox.close();
    if (this.#closed) return;
    this.#watcher.lost();
    // Socket.IO does not reconnect after this reason.
    if (reason === 'io server disconnect') this.#in(RETRY.reconnectionDelay, () => this.#socket.connect());
  }

  /** Socket.IO retries by itself, except after a refusal by the server. */
  #failed(error: Error & { readonly data?: Refusal }): void {
    if (error.message === 'timeout') this.#mayTake(Math.min(2 * this.#opening, OPENING.most));
    const isRefused = !this.#socket.active;
    if (isRefused && !(error.data && isTransient(error.data))) {
      this.#watcher.refused(error.data ?? error);
      return;
    }
    this.#watcher.lost();
    if (isRefused) this.#again.later(() => this.#socket.connect());
  }

  /** How long the next connection may take to open. */
  #mayTake(milliseconds: number): void {
    this.#opening = milliseconds;
    this.#socket.io.timeout(milliseconds);
  }

  #in(milliseconds: number, act: () => void): void {
    setTimeout(() => this.#closed || act(), milliseconds);
  }

  #heard(): void {
    this.#heardAt = Date.now();
  }
}
