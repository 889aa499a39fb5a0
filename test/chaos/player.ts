import type { Ack } from '@nimhall/shared/protocol/messages';
import type { Entry } from '@nimhall/shared/room/events';
import { applyEntry } from '@nimhall/shared/room/evolve';
import { type Room, seatOf } from '@nimhall/shared/room/room';
import { BACK_OFF, Line } from './line.ts';

/** The longest time to think about a move, in milliseconds, so that games last while faults happen. */
const MAX_DELAY_MS = 80;

interface Move {
  readonly room: string;
  readonly id: string;
  readonly branch: number;
  readonly ply: number;
  readonly move: string;
}

/** What a client was told about its room in one epoch of the log. */
export interface Told {
  readonly epoch: string;
  /** Every entry it was sent, by version, with all texts it was sent for each. */
  readonly seen: Map<number, Set<string>>;
  /** For every acknowledged command, each version that the acknowledgements named. */
  readonly acks: Map<string, Set<number>>;
}

export interface PlayerOptions {
  /** Possible server addresses; the next one is tried when a connection is lost. */
  readonly urls: readonly string[];
  readonly token: string;
  readonly player: string;
  readonly room: string;
  readonly random: () => number;
  /** Called with every acknowledged move. */
  readonly onAck: () => void;
  /** Called when the server says that there is no such room. */
  readonly onLost: (error: Error) => void;
}

/**
 * A room member that does what a good client does on a bad network: keeps a copy of the room, repairs it when entries
 * are missing, reloads it in a new epoch of the log, and repeats a command with the same id until it is answered.
 * Remembers everything it was told.
 */
export class ChaosPlayer {
  readonly code: string;
  /** The room as this client knows it. */
  room: Room | null = null;
  /** What it was told in each epoch, in order. */
  readonly told: Told[] = [];
  readonly #options: PlayerOptions;
  readonly #line: Line;
  #pending: Move | null = null;
  #sent: Move[] = [];
  #thinking = false;
  #closed = false;
  #startsOver: () => void = () => undefined;
  #awaiting: { readonly fits: (room: Room) => boolean; readonly resolve: () => void }[] = [];

  constructor(options: PlayerOptions) {
    this.code = options.room;
    this.#options = options;
    this.#line = new Line({
      ...options,
      onOpen: (epoch) => this.#open(epoch),
      onEntry: (room, entry) => {
        if (room === options.room) this.#see(entry);
      },
      onBeacon: (rooms) => {
        if ((rooms[options.room] ?? 0) > (this.room?.version ?? 0)) void this.#enter();
      },
    });
  }

  /** Resolves when its copy of the room satisfies the condition. */
  reaches(fits: (room: Room) => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#awaiting.push({ fits, resolve });
      this.#look();
    });
  }

  /** Resolves when it reloads its room because the server now has another log. */
  startsOver(): Promise<void> {
    return new Promise((resolve) => {
      this.#startsOver = resolve;
    });
  }

  close(): void {
    this.#closed = true;
    this.#line.close();
  }

  #open(epoch: string): void {
    if (this.told.at(-1)?.epoch !== epoch) {
      this.told.push({ epoch, seen: new Map(), acks: new Map() });
      this.room = null;
      this.#startsOver();
    }
    void this.#enter();
  }

  /** Requests the current room until there is an answer on this connection. */
  async #enter(): Promise<void> {
    const { room, onLost } = this.#options;
    const ack = (await this.#line.ask('room:enter', { room })) as Ack<'room:enter'> | null;
    if (!ack) return;
    if (ack.ok) this.#adopt(ack.snapshot);
    else if (ack.error.code === 'not-found') onLost(new Error(`The room ${room} is lost`));
    else this.#later(() => this.#enter());
  }

  #see(entry: Entry): void {
    const seen = this.told.at(-1)?.seen;
    seen?.set(entry.version, (seen.get(entry.version) ?? new Set()).add(entryText(entry)));
    const version = this.room?.version ?? 0;
    if (this.room && entry.version === version + 1) {
      this.room = applyEntry(this.room, entry);
      this.#moved();
    } else if (entry.version > version) void this.#enter();
  }

  #adopt({ presence: _, ...room }: Room & { readonly presence: unknown }): void {
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

  /** Repeats the pending command; without one, chooses a move when it is its turn. */
  #play(): void {
    if (this.#pending) this.#send(this.#pending);
    if (this.#pending || this.#thinking || !this.#isMyTurn()) return;
    this.#thinking = true;
    setTimeout(() => {
      this.#thinking = false;
      if (!this.#closed && !this.#pending) this.#move();
    }, this.#options.random() * MAX_DELAY_MS);
  }

  #isMyTurn(): boolean {
    const { room } = this;
    return room !== null && room.turn !== null && room.turn === seatOf(room, this.#options.player);
  }

  #move(): void {
    const { room } = this;
    const { random } = this.#options;
    if (!room || !this.#isMyTurn()) return;
    const heaps = room.position.split(',').map(Number);
    const open = heaps.flatMap((size, index) => (size > 0 ? [`${'abcdef'[index]}1`] : []));
    const move = open[Math.floor(random() * open.length)] ?? '';
    const { branch, ply } = room;
    this.#pending = { room: room.room, id: `${room.turn} ${branch}.${ply} ${Math.floor(random() * 1e9)}`, branch, ply, move };
    this.#sent = [...this.#sent, this.#pending].slice(-5);
    this.#send(this.#pending);
  }

  #send(move: Move): void {
    const { random } = this.#options;
    const emit = async (what: Move): Promise<void> => {
      const ack = (await this.#line.ask('move', what)) as Ack<'move'> | null;
      if (ack) this.#answered(what, ack);
    };
    void emit(move);
    // The network duplicates packets, delays them, and breaks in the middle of a command.
    if (random() < 0.2) void emit(move);
    if (random() < 0.2) void emit(this.#sent[Math.floor(random() * this.#sent.length)] ?? move);
    if (random() < 0.05) this.#line.cut();
  }

  #answered(move: Move, ack: Ack<'move'>): void {
    const isPending = this.#pending?.id === move.id;
    if (ack.ok) {
      const acks = this.told.at(-1)?.acks;
      acks?.set(move.id, (acks.get(move.id) ?? new Set()).add(ack.version));
      if (!isPending) return;
      this.#pending = null;
      this.#options.onAck();
      this.#play();
      return;
    }
    if (!isPending) return;
    // Refused for good (the room moved on), or to be sent again.
    if (ack.error.code !== 'unavailable' && ack.error.code !== 'rate-limited') this.#pending = null;
    this.#later(() => this.#enter());
  }

  #later(task: () => Promise<void>): void {
    setTimeout(() => {
      if (!this.#closed) void task();
    }, BACK_OFF);
  }
}

/** An entry as a text that is the same for equal entries. */
export function entryText({ version, at, events }: Entry): string {
  return JSON.stringify([version, at, events]);
}
