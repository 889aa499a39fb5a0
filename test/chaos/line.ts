import type { Ack } from '@nimhall/shared/protocol/messages';
import type { Entry } from '@nimhall/shared/room/events';
import { io, type Socket } from 'socket.io-client';
import { shortened } from '../support/delays.ts';

/**
 * How long to wait for a connection to open or for an answer, in milliseconds. Each time in vain it is twice as long as before, so that however
 * busy the machine is, an answer comes in time at last.
 */
const PATIENCE = Math.max(1_000, shortened(2_000));
const MOST_PATIENCE = 32 * PATIENCE;
/** How long to wait before connecting or sending again, in milliseconds, so as not to overload a server that starts. */
export const BACK_OFF = 40;

export interface LineOptions {
  /** Possible server addresses; the next one is tried when a connection is lost. */
  readonly urls: readonly string[];
  readonly token: string;
  readonly random: () => number;
  /** Called on every reconnection, with the epoch of the server's log. */
  readonly onOpen: (epoch: string) => void;
  readonly onEntry?: (room: string, entry: Entry) => void;
  /** Called with the room of a match of a tournament. */
  readonly onBoard?: (room: string) => void;
  readonly onBeacon?: (rooms: Readonly<Record<string, number>>) => void;
}

/** A connection that is opened anew, to the next server, whenever it is lost or does not answer. */
export class Line {
  readonly #options: LineOptions;
  #socket: Socket;
  #tries: number;
  #patience = PATIENCE;
  #closed = false;

  constructor(options: LineOptions) {
    this.#options = options;
    this.#tries = Math.floor(options.random() * options.urls.length);
    this.#socket = this.#connect();
  }

  /** The answer to a command; null when there is none, and then the connection is closed. */
  async ask(name: string, body: object): Promise<Ack | null> {
    const socket = this.#socket;
    if (!socket.connected) return null;
    try {
      const answer = (await socket.timeout(this.#patience).emitWithAck(name, body)) as Ack;
      this.#patience = PATIENCE;
      return answer;
    } catch {
      if (socket.connected) this.#waitLonger();
      socket.disconnect();
      return null;
    }
  }

  /** Breaks the connection without notice, as a bad network does. */
  cut(): void {
    this.#socket.io.engine.close();
  }

  close(): void {
    this.#closed = true;
    this.#socket.disconnect();
  }

  #waitLonger(): void {
    this.#patience = Math.min(MOST_PATIENCE, 2 * this.#patience);
  }

  #connect(): Socket {
    const { urls, token, onOpen, onEntry, onBoard, onBeacon } = this.#options;
    const socket = io(urls[this.#tries++ % urls.length] ?? '', {
      transports: ['websocket'],
      auth: { protocol: 1, token },
      timeout: this.#patience,
      reconnection: false,
      forceNew: true,
    });
    const again = (): void => {
      if (this.#closed || this.#socket !== socket) return;
      setTimeout(() => {
        if (!this.#closed) this.#socket = this.#connect();
      }, BACK_OFF);
    };
    socket.once('connect_error', (error) => {
      if (error.message === 'timeout') this.#waitLonger();
      again();
    });
    socket.once('disconnect', again);
    socket.on('welcome', ({ epoch }: { epoch: string }) => onOpen(epoch));
    socket.on('room', ({ room, ...entry }: { room: string } & Entry) => onEntry?.(room, entry));
    socket.on('tournament:board', ({ room }: { room: string }) => onBoard?.(room));
    socket.on('beacon', ({ rooms }: { rooms: Readonly<Record<string, number>> }) => onBeacon?.(rooms));
    socket.on('draining', () => socket.disconnect());
    return socket;
  }
}
