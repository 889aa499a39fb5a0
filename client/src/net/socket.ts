import { Link, RETRY } from '@nimhall/shared/player/link';
import type { CommandBody, CommandName } from '@nimhall/shared/protocol/commands';
import type { Ack } from '@nimhall/shared/protocol/messages';
import type { Player } from '@nimhall/shared/room/room';
import { Store, type Unbind } from '../reactive/store.ts';
import { fetchCurrentPlayer, identify } from './current-player.ts';
import { ServerClock } from './server-clock.ts';
import type { ConnectionState, Message, MessageName, ServerConnection } from './server-connection.ts';

/** The longest pause between two tries while nobody looks at the page, in milliseconds. */
const UNSEEN_RETRY = 30_000;

/**
 * The server sends something every 10 s. A connection that was silent for longer than this, in milliseconds, may be dead: a device that
 * slept was not told.
 */
const SILENCE = 12_000;

/** The connection of this page to its server: a link that knows when the device is offline and when somebody looks at the page. */
export class SocketConnection implements ServerConnection {
  readonly state = new Store<ConnectionState>({ kind: navigator.onLine ? 'connecting' : 'offline' });
  readonly player = new Store<Player | null>(null);
  readonly #clock = new ServerClock();
  readonly offset = this.#clock.offset;
  readonly epoch = new Store<string | null>(null);
  readonly #link = new Link({
    up: () => this.state.set({ kind: 'online' }),
    lost: () => this.#lost(),
    refused: (refusal) => this.state.set({ kind: 'refused', refusal }),
  });
  /** True where it does not matter who we are. */
  #onlyWatches = false;
  /** False until it is known who we are. */
  #started = false;
  /** Ends a pause. */
  #rouse = (): void => {};

  constructor() {
    this.on('welcome', ({ player, serverTime, epoch }) => {
      this.#clock.begin(serverTime, Date.now());
      this.epoch.set(epoch ?? null);
      void this.#welcome(player);
    });
    this.on('room', ({ at }) => this.#clock.hear(at, Date.now()));
    addEventListener('offline', () => this.#cutOff());
    addEventListener('online', () => this.#wake());
    document.addEventListener('visibilitychange', () => {
      this.#link.longestRetry = longestRetry();
      if (!document.hidden) this.#wake();
    });
  }

  /** Makes sure that the cookie is there, which the socket needs to be known by, and connects. */
  async open(): Promise<void> {
    for (let wait: number = RETRY.reconnectionDelay; ; wait = Math.min(wait * 2, longestRetry())) {
      const me = await identify();
      if (me.ok) {
        this.player.set(me.value);
        break;
      }
      if (!navigator.onLine) this.state.set({ kind: 'offline' });
      await this.#pause(wait);
    }
    this.#start();
  }

  /** Connects without asking for a cookie, because frames in other sites keep none: the server decides who we are. */
  watch(): void {
    this.#onlyWatches = true;
    this.#start();
  }

  send<Name extends CommandName>(name: Name, body: CommandBody<Name>): Promise<Ack<Name>> {
    return this.#link.send(name, body);
  }

  on<Name extends MessageName>(name: Name, listener: (message: Message<Name>) => void): Unbind {
    return this.#link.on(name, listener);
  }

  #start(): void {
    this.#started = true;
    this.#link.open();
  }

  #lost(): void {
    if (!navigator.onLine) this.state.set({ kind: 'offline' });
    else if (this.state.value.kind !== 'reconnecting') this.state.set({ kind: 'reconnecting', since: Date.now() });
  }

  /** Messages before the network went away say nothing about the time after it. */
  #cutOff(): void {
    this.#link.doubt();
    this.state.set({ kind: 'offline' });
  }

  /** The network is back, or somebody looks at the page again: a connection that may be dead is not waited for. */
  #wake(): void {
    this.#rouse();
    if (!this.#started || this.state.value.kind === 'refused') return;
    if (!this.#link.isOnline || this.#link.silence > SILENCE) {
      this.#lost();
      this.#link.restart();
    } else this.state.set({ kind: 'online' });
  }

  /** Waits so long, in milliseconds, or until somebody looks at the page again. */
  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.#rouse = resolve;
      setTimeout(resolve, milliseconds);
    });
  }

  /** Two tabs opened at once may each have been given a cookie; the one that stayed is who we are. */
  async #welcome(player: Player): Promise<void> {
    if (!this.#onlyWatches && player.id !== this.player.value?.id) {
      const me = await fetchCurrentPlayer();
      if (me.ok && me.value.id !== player.id) {
        this.player.set(me.value);
        this.#link.restart();
        return;
      }
    }
    this.player.set(player);
  }
}

function longestRetry(): number {
  return document.hidden ? UNSEEN_RETRY : RETRY.reconnectionDelayMax;
}
