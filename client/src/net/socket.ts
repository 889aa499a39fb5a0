import type { CommandBody, CommandName } from '@nimhall/shared/protocol/commands';
import type { Ack } from '@nimhall/shared/protocol/messages';
import { PROTOCOL_VERSION } from '@nimhall/shared/protocol/version';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Player } from '@nimhall/shared/room/room';
import { io, type Socket } from 'socket.io-client';
import { Store, type Unbind } from '../reactive/store.ts';
import { Again, isPassing } from './again.ts';
import { whoAmI } from './me.ts';
import { Outbox } from './outbox.ts';
import type { Connection, Message, MessageName, Port } from './port.ts';
import { ServerClock } from './server-clock.ts';

/** In milliseconds. Quick at first, so that a restarted server is found at once; jittered, so that not all come together. */
const RETRY = { reconnectionDelay: 150, reconnectionDelayMax: 3_000, randomizationFactor: 0.5 } as const;

/** The longest pause between two tries while nobody looks at the page, in milliseconds. */
const UNSEEN_RETRY = 30_000;

/**
 * How long a connection may take to open, in milliseconds. Socket.IO does not notice when one is cut after the handshake of
 * WebSocket and before its own, as by a server that dies: it would wait for 20 s.
 */
const OPENING = 5_000;

/** The server is heard every 10 s. A connection that was silent for so long may be dead, in milliseconds: nobody told a device that slept. */
const SILENCE = 12_000;

/** The connection of this page to its server. */
export class SocketPort implements Port {
  readonly connection = new Store<Connection>({ kind: navigator.onLine ? 'connecting' : 'offline' });
  readonly player = new Store<Player | null>(null);
  readonly #clock = new ServerClock();
  readonly offset = this.#clock.offset;
  readonly epoch = new Store<string | null>(null);
  readonly #socket: Socket;
  readonly #outbox: Outbox;
  readonly #again = new Again();
  /** True where it does not matter who we are. */
  #onlyWatches = false;
  /** False until it is known who we are. */
  #started = false;
  /** When the server was last heard, in milliseconds since 1970. */
  #heardAt = 0;
  /** Ends a pause. */
  #rouse = (): void => {};

  constructor() {
    const auth = { protocol: PROTOCOL_VERSION, echo: false };
    this.#socket = io({ autoConnect: false, transports: ['websocket'], auth, timeout: OPENING, ...RETRY });
    this.#outbox = new Outbox((name, body, answer) => this.#socket.emit(name, body, answer));
    this.#socket.on('connect', () => this.#up());
    this.#socket.on('disconnect', (reason) => this.#down(reason));
    this.#socket.on('connect_error', (error) => this.#failed(error));
    this.#socket.io.on('ping', () => this.#heard());
    this.on('welcome', ({ player, serverTime, epoch }) => {
      this.#clock.begin(serverTime, Date.now());
      this.epoch.set(epoch ?? null);
      void this.#welcome(player);
    });
    this.on('room', ({ at }) => this.#clock.hear(at, Date.now()));
    // Told to go, at a time of our own: whichever server answers takes us in.
    this.on('draining', ({ afterMs }) => setTimeout(() => this.#restart(), afterMs));
    addEventListener('offline', () => this.#cutOff());
    addEventListener('online', () => this.#wake());
    document.addEventListener('visibilitychange', () => {
      this.#socket.io.reconnectionDelayMax(longestRetry());
      if (!document.hidden) this.#wake();
    });
  }

  /** Makes sure that the cookie is there, which the socket needs to be known by, and connects. */
  async open(): Promise<void> {
    for (let wait: number = RETRY.reconnectionDelay; ; wait = Math.min(wait * 2, longestRetry())) {
      const me = await whoAmI();
      if (me.ok) {
        this.player.set(me.value);
        break;
      }
      if (!navigator.onLine) this.connection.set({ kind: 'offline' });
      await this.#pause(wait);
    }
    this.#start();
  }

  /** Connects as whoever the server takes us for, without asking for a cookie: frames in other pages keep none. */
  watch(): void {
    this.#onlyWatches = true;
    this.#start();
  }

  send<Name extends CommandName>(name: Name, body: CommandBody<Name>): Promise<Ack<Name>> {
    return this.#outbox.send(name, body);
  }

  on<Name extends MessageName>(name: Name, listener: (message: Message<Name>) => void): Unbind {
    // The map of messages is the type of the wire; Socket.IO's own event types cannot be narrowed by a parameter.
    const heard = listener as (message: unknown) => void;
    this.#socket.on(name as string, heard);
    return () => void this.#socket.off(name as string, heard);
  }

  #start(): void {
    this.#started = true;
    this.#socket.connect();
  }

  /** Lets go of the connection, or of the wait for one, and opens another. */
  #restart(): void {
    this.#socket.disconnect().connect();
  }

  #up(): void {
    this.#heard();
    this.#again.reset();
    this.#outbox.open(() => this.connection.set({ kind: 'online' }));
  }

  #down(reason: string): void {
    this.#outbox.close();
    this.#lost();
    // Socket.IO does not come back by itself from this one.
    if (reason === 'io server disconnect') setTimeout(() => this.#socket.connect(), RETRY.reconnectionDelay);
  }

  /** Socket.IO goes on trying by itself, but not where a server refused us. */
  #failed(error: Error & { readonly data?: Refusal }): void {
    const isRefused = !this.#socket.active;
    if (isRefused && !(error.data && isPassing(error.data))) {
      this.connection.set({ kind: 'refused', refusal: error.data ?? error });
      return;
    }
    this.#lost();
    if (isRefused) this.#again.later(() => this.#socket.connect());
  }

  #lost(): void {
    if (!navigator.onLine) this.connection.set({ kind: 'offline' });
    else if (this.connection.value.kind !== 'reconnecting') this.connection.set({ kind: 'reconnecting', since: Date.now() });
  }

  #heard(): void {
    this.#heardAt = Date.now();
  }

  /** What was heard before the network went says nothing about after it. */
  #cutOff(): void {
    this.#heardAt = 0;
    this.connection.set({ kind: 'offline' });
  }

  /** The network is back, or somebody looks at the page again: a connection that may be dead is not waited for. */
  #wake(): void {
    this.#rouse();
    if (!this.#started || this.connection.value.kind === 'refused') return;
    if (!this.#socket.connected || Date.now() - this.#heardAt > SILENCE) {
      this.#lost();
      this.#restart();
    } else this.connection.set({ kind: 'online' });
  }

  /** So long, in milliseconds, or until somebody looks at the page again. */
  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.#rouse = resolve;
      setTimeout(resolve, milliseconds);
    });
  }

  /** Two tabs opened at once may each have been given a cookie; the one that stayed is who we are. */
  async #welcome(player: Player): Promise<void> {
    if (!this.#onlyWatches && player.id !== this.player.value?.id) {
      const me = await whoAmI();
      if (me.ok && me.value.id !== player.id) {
        this.player.set(me.value);
        this.#restart();
        return;
      }
    }
    this.player.set(player);
  }
}

function longestRetry(): number {
  return document.hidden ? UNSEEN_RETRY : RETRY.reconnectionDelayMax;
}
