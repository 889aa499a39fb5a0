import type { CommandBody, CommandName } from '@nimhall/shared/protocol/commands';
import type { Ack, Presence } from '@nimhall/shared/protocol/messages';
import type { Entry } from '@nimhall/shared/room/events';
import { fold } from '@nimhall/shared/room/evolve';
import type { Player, Room } from '@nimhall/shared/room/room';
import type { ConnectionState, Message, MessageName, ServerConnection } from '../../client/src/net/server-connection.ts';
import { Store, type Unbind } from '../../client/src/reactive/store.ts';

export const ANN: Player = { id: 'ann', name: 'Ann' };
export const BEN: Player = { id: 'ben', name: 'Ben' };
export const CODE = 'room1';

export interface Sent {
  readonly name: CommandName;
  readonly body: Readonly<Record<string, unknown>>;
  readonly answer: (ack: Ack) => void;
}

/** A connection without a server: the test answers commands and sends what the server would. */
export class FakeConnection implements ServerConnection {
  readonly state = new Store<ConnectionState>({ kind: 'online' });
  readonly player = new Store<Player | null>(ANN);
  readonly offset = new Store(0);
  readonly epoch = new Store<string | null>('one');
  readonly sent: Sent[] = [];
  readonly #listeners = new Map<string, Set<(message: never) => void>>();

  send<Name extends CommandName>(name: Name, body: CommandBody<Name>): Promise<Ack<Name>> {
    return new Promise((resolve) => {
      this.sent.push({ name, body, answer: (ack) => resolve(ack as Ack<Name>) });
    });
  }

  on<Name extends MessageName>(name: Name, listener: (message: Message<Name>) => void): Unbind {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  say<Name extends MessageName>(name: Name, message: Message<Name>): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(message as never);
  }

  /** The commands of this name sent so far. */
  all(name: CommandName): Sent[] {
    return this.sent.filter((each) => each.name === name);
  }

  /** Answers the last command of this name, and lets the store process the answer. */
  async answer(name: CommandName, ack: Ack): Promise<void> {
    const command = this.all(name).at(-1);
    if (!command) throw new Error(`No ${name} was sent`);
    command.answer(ack);
    await settled();
  }
}

/** Runs everything that was waiting for an answer. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

export const PRESENCE: Presence = { seats: { first: true, second: true }, spectators: 0, watchers: [] };

/** The log of a game of Nim on 1,2: Ann has opened it and moves first, Ben has sat down, and they play these moves. */
const LOG: readonly Entry[] = [
  {
    version: 1,
    at: 1,
    events: [
      {
        kind: 'created',
        room: CODE,
        host: ANN.id,
        listed: true,
        overlay: 'spectators',
        game: 'nim',
        params: {},
        misere: false,
        start: '1,2',
      },
      { kind: 'seated', seat: 'first', occupant: { kind: 'human', player: ANN } },
    ],
  },
  { version: 2, at: 2, events: [{ kind: 'seated', seat: 'second', occupant: { kind: 'human', player: BEN } }, { kind: 'started' }] },
  { version: 3, at: 3, events: [{ kind: 'moved', seat: 'first', branch: 0, ply: 0, move: 'b1', position: '1,1' }] },
  { version: 4, at: 4, events: [{ kind: 'moved', seat: 'second', branch: 0, ply: 1, move: 'a1', position: '0,1' }] },
  {
    version: 5,
    at: 5,
    events: [
      { kind: 'moved', seat: 'first', branch: 0, ply: 2, move: 'b1', position: '0,0' },
      { kind: 'ended', winner: 'first', reason: 'last-object' },
    ],
  },
];

/** The room after this many entries. */
export function roomAt(version: number): Room {
  const room = fold(LOG.slice(0, version));
  if (!room) throw new Error('A room has at least one entry');
  return room;
}

export function entryAt(version: number): Entry {
  const entry = LOG[version - 1];
  if (!entry) throw new Error(`There is no entry ${version}`);
  return entry;
}

/** The answer to `room:enter`. */
export function entered(version: number): Ack<'room:enter'> {
  return { ok: true, snapshot: { ...roomAt(version), presence: PRESENCE }, version, you: 'first', chat: [] };
}

/** Storage as a browser tab has it. */
export class FakeStorage implements Storage {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }

  clear(): void {
    this.#items.clear();
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }

  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }
}

/** Storage that cannot be read, and is full. */
export class ClosedStorage extends FakeStorage {
  override getItem(): string | null {
    throw new DOMException('No', 'SecurityError');
  }

  override setItem(): void {
    throw new DOMException('Full', 'QuotaExceededError');
  }
}
