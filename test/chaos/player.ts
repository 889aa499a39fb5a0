import type { Applied, Snapshot } from '@nimhall/shared/protocol/messages';
import type { Entry } from '@nimhall/shared/room/events';
import { applyEntry } from '@nimhall/shared/room/evolve';
import { type Room, seatOf } from '@nimhall/shared/room/room';
import { io, type Socket } from 'socket.io-client';

/** How long a client waits for a connection to open, or for an answer before it sends the command again, in milliseconds. */
const PATIENCE = 2_000;
/** How long it waits before it connects or sends again, in milliseconds: as a client must, so as not to storm a server that starts. */
const BACK_OFF = 40;

interface Move {
  readonly room: string;
  readonly id: string;
  readonly branch: number;
  readonly ply: number;
  readonly move: string;
}

export interface PlayerOptions {
  /** Where a server may be; the next one is tried when a connection is lost. */
  readonly urls: readonly string[];
  readonly token: string;
  readonly player: string;
  readonly room: string;
  readonly random: () => number;
  /** Called with every acknowledged move. */
  readonly onAck: () => void;
}

/**
 * Somebody in a room who does what a good client does on a bad network: holds a copy of the room, mends it when something
 * is missing, and sends a command with the same id until it is answered. Remembers all that it was told.
 */
export class ChaosPlayer {
  /** The room as this client knows it. */
  room: Room | null = null;
  /** Every entry it was ever shown, by version; all texts it was shown for one. */
  readonly seen = new Map<number, Set<string>>();
  /** For every command that was acknowledged, each version it was said to have made. */
  readonly acks = new Map<string, Set<number>>();
  readonly #options: PlayerOptions;
  #socket: Socket;
  #tries = 0;
  #pending: Move | null = null;
  #sent: Move[] = [];
  #closed = false;
  #awaiting: { readonly fits: (room: Room) => boolean; readonly resolve: () => void }[] = [];

  constructor(options: PlayerOptions) {
    this.#options = options;
    this.#tries = Math.floor(options.random() * options.urls.length);
    this.#socket = this.#connect();
  }

  /** Resolves when its copy of the room is like this. */
  reaches(fits: (room: Room) => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#awaiting.push({ fits, resolve });
      this.#look();
    });
  }

  close(): void {
    this.#closed = true;
    this.#socket.disconnect();
  }

  #connect(): Socket {
    const { urls, token } = this.#options;
    const url = urls[this.#tries++ % urls.length] ?? '';
    const socket = io(url, {
      transports: ['websocket'],
      auth: { protocol: 1, token },
      timeout: PATIENCE,
      reconnection: false,
      forceNew: true,
    });
    const again = (): void => {
      if (this.#closed || this.#socket !== socket) return;
      setTimeout(() => {
        if (!this.#closed) this.#socket = this.#connect();
      }, BACK_OFF);
    };
    socket.once('connect_error', again);
    socket.once('disconnect', again);
    socket.on('connect', () => this.#enter(socket));
    socket.on('room', ({ room, ...entry }: { room: string } & Entry) => this.#see(socket, entry));
    socket.on('beacon', ({ rooms }: { rooms: Readonly<Record<string, number>> }) => {
      if ((rooms[this.#options.room] ?? 0) > (this.room?.version ?? 0)) this.#enter(socket);
    });
    socket.on('draining', () => socket.disconnect());
    return socket;
  }

  /** Asks for the room as it is, until there is an answer on this connection. */
  #enter(socket: Socket): void {
    const { room: code } = this.#options;
    socket.timeout(PATIENCE).emit('room:enter', { room: code }, (error: unknown, ack?: { ok: boolean; snapshot?: Snapshot }) => {
      if (!socket.connected) return;
      if (!error && ack?.ok && ack.snapshot) this.#adopt(ack.snapshot);
      else setTimeout(() => this.#enter(socket), BACK_OFF);
    });
  }

  #see(socket: Socket, entry: Entry): void {
    const texts = this.seen.get(entry.version) ?? new Set();
    this.seen.set(entry.version, texts.add(entryText(entry)));
    const version = this.room?.version ?? 0;
    if (this.room && entry.version === version + 1) {
      this.room = applyEntry(this.room, entry);
      this.#moved();
    } else if (entry.version > version) this.#enter(socket);
  }

  #adopt({ presence: _, ...room }: Snapshot): void {
    if (room.version > (this.room?.version ?? 0)) this.room = room;
    this.#moved();
  }

  #moved(): void {
    this.#look();
    this.#play();
  }

  #look(): void {
    const { room } = this;
    if (!room) return;
    this.#awaiting = this.#awaiting.filter(({ fits, resolve }) => {
      if (!fits(room)) return true;
      resolve();
      return false;
    });
  }

  /** Moves when it is its turn and nothing is on the way; otherwise sends what is on the way once more. */
  #play(): void {
    const { room } = this;
    const { player, random } = this.#options;
    const seat = room && seatOf(room, player);
    if (this.#pending) {
      this.#send(this.#pending);
      return;
    }
    if (!room || !seat || room.turn !== seat) return;
    const heaps = room.position.split(',').map(Number);
    const open = heaps.flatMap((size, index) => (size > 0 ? [`${'abcdef'[index]}1`] : []));
    const move = open[Math.floor(random() * open.length)] ?? '';
    const { branch, ply } = room;
    this.#pending = { room: room.room, id: `${seat} ${branch}.${ply} ${Math.floor(random() * 1e9)}`, branch, ply, move };
    this.#sent = [...this.#sent, this.#pending].slice(-5);
    this.#send(this.#pending);
  }

  #send(move: Move): void {
    const socket = this.#socket;
    const { random } = this.#options;
    const emit = (what: Move): void => {
      socket.timeout(PATIENCE).emit('move', what, (error: unknown, ack?: { ok: boolean } & Applied & { error?: { code: string } }) => {
        this.#answered(what, error ? null : (ack ?? null));
      });
    };
    emit(move);
    // The network doubles packets, brings old ones late, and breaks in the middle of a command.
    if (random() < 0.2) emit(move);
    if (random() < 0.2) emit(this.#sent[Math.floor(random() * this.#sent.length)] ?? move);
    if (random() < 0.05) socket.io.engine.close();
  }

  #answered(move: Move, ack: ({ ok: boolean } & Applied & { error?: { code: string } }) | null): void {
    const isPending = this.#pending?.id === move.id;
    if (ack?.ok) {
      const versions = this.acks.get(move.id) ?? new Set();
      this.acks.set(move.id, versions.add(ack.version));
      if (!isPending) return;
      this.#pending = null;
      this.#options.onAck();
      this.#play();
      return;
    }
    if (!isPending) return;
    // Refused for good (the room moved on), or to be sent again: on this connection now, else on the next one.
    if (ack && ack.error?.code !== 'unavailable') this.#pending = null;
    const socket = this.#socket;
    if (socket.connected) setTimeout(() => this.#enter(socket), BACK_OFF);
  }
}

/** An entry as a text that two equal ones share. */
export function entryText({ version, at, events }: Entry): string {
  return JSON.stringify([version, at, events]);
}
