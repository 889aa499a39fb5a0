import type { CommandBody, CommandName } from '@nimhall/shared/protocol/commands';
import type { Ack } from '@nimhall/shared/protocol/messages';
import { PROTOCOL_VERSION } from '@nimhall/shared/protocol/version';
import type { Player } from '@nimhall/shared/room/room';
import { io, type Socket } from 'socket.io-client';
import { Store, type Unbind } from '../state/store.ts';
import { whoAmI } from './me.ts';
import { Outbox } from './outbox.ts';
import type { Connection, Message, MessageName, Port } from './port.ts';

/** In milliseconds. Quick at first, so that a restarted server is found at once; jittered, so that not all come together. */
const RETRY = { reconnectionDelay: 150, reconnectionDelayMax: 3_000, randomizationFactor: 0.5 } as const;

/**
 * How long a connection may take to open, in milliseconds. Socket.IO does not notice when one is cut after the handshake of
 * WebSocket and before its own, as by a server that dies: it would wait for 20 s.
 */
const OPENING = 5_000;

/** The connection of this page to its server. */
export class SocketPort implements Port {
  readonly connection = new Store<Connection>({ kind: 'connecting' });
  readonly player = new Store<Player | null>(null);
  readonly offset = new Store(0);
  readonly #socket: Socket;
  readonly #outbox: Outbox;
  /** True where it does not matter who we are. */
  #onlyWatches = false;

  constructor() {
    const auth = { protocol: PROTOCOL_VERSION, echo: false };
    this.#socket = io({ autoConnect: false, transports: ['websocket'], auth, timeout: OPENING, ...RETRY });
    this.#outbox = new Outbox((name, body, answer) => this.#socket.emit(name, body, answer));
    this.#socket.on('connect', () => this.#up());
    this.#socket.on('disconnect', (reason) => this.#down(reason));
    this.#socket.on('connect_error', (error) => this.#failed(error));
    this.on('welcome', ({ player, serverTime }) => {
      this.offset.set(serverTime - Date.now());
      void this.#welcome(player);
    });
    // Told to go, at a time of our own: whichever server answers takes us in.
    this.on('draining', ({ afterMs }) => setTimeout(() => this.#socket.disconnect().connect(), afterMs));
    addEventListener('offline', () => this.connection.set({ kind: 'offline' }));
    addEventListener('online', () => this.#back());
  }

  /** Makes sure that the cookie is there, which the socket needs to be known by, and connects. */
  async open(): Promise<void> {
    for (let wait: number = RETRY.reconnectionDelay; ; wait = Math.min(wait * 2, RETRY.reconnectionDelayMax)) {
      const me = await whoAmI();
      if (me.ok) {
        this.player.set(me.value);
        break;
      }
      if (!navigator.onLine) this.connection.set({ kind: 'offline' });
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    this.#socket.connect();
  }

  /** Connects as whoever the server takes us for, without asking for a cookie: frames in other pages keep none. */
  watch(): void {
    this.#onlyWatches = true;
    this.#socket.connect();
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

  #up(): void {
    this.#outbox.open(() => this.connection.set({ kind: 'online' }));
  }

  #down(reason: string): void {
    this.#outbox.close();
    this.#lost();
    // Socket.IO does not come back by itself from this one.
    if (reason === 'io server disconnect') setTimeout(() => this.#socket.connect(), RETRY.reconnectionDelay);
  }

  #failed(error: Error & { readonly data?: { readonly message?: string } }): void {
    if (this.#socket.active) this.#lost();
    else this.connection.set({ kind: 'refused', message: error.data?.message ?? error.message });
  }

  #lost(): void {
    if (!navigator.onLine) this.connection.set({ kind: 'offline' });
    else if (this.connection.value.kind !== 'reconnecting') this.connection.set({ kind: 'reconnecting', since: Date.now() });
  }

  #back(): void {
    if (this.#socket.connected) this.connection.set({ kind: 'online' });
    else {
      this.#lost();
      // Until it is known who we are, `open` goes on asking.
      if (this.player.value) this.#socket.connect();
    }
  }

  /** Two tabs opened at once may each have been given a cookie; the one that stayed is who we are. */
  async #welcome(player: Player): Promise<void> {
    if (!this.#onlyWatches && player.id !== this.player.value?.id) {
      const me = await whoAmI();
      if (me.ok && me.value.id !== player.id) {
        this.player.set(me.value);
        this.#socket.disconnect().connect();
        return;
      }
    }
    this.player.set(player);
  }
}
