import type { Entry } from '@nimhall/shared/room/events';
import type { Room } from '@nimhall/shared/room/room';
import { Again, isPassing } from '../net/again.ts';
import type { Port } from '../net/port.ts';
import { Store, type Unbind } from '../reactive/store.ts';
import { newer, receive } from './room-sync.ts';

/** Many rooms that are only looked at, by their codes, each as folded from its log. */
export class RoomsStore extends Store<ReadonlyMap<string, Room>> {
  readonly #port: Port;
  readonly #unbinds: readonly Unbind[];
  readonly #again = new Again();
  #codes: ReadonlySet<string> = new Set();
  /** Rooms whose whole picture is on its way, with the entries that came meanwhile. */
  readonly #entering = new Map<string, Entry[]>();

  constructor(port: Port) {
    super(new Map());
    this.#port = port;
    this.#unbinds = [
      port.on('room', ({ room, ...entry }) => this.#receive(room, entry)),
      port.on('beacon', ({ rooms }) => {
        for (const [code, version] of Object.entries(rooms)) if (version > (this.value.get(code)?.version ?? 0)) void this.#enter(code);
      }),
      port.connection.subscribe(() => this.#enterAll()),
    ];
  }

  /** Follows these rooms from now on, and no others. */
  follow(codes: readonly string[]): void {
    const before = this.#codes;
    this.#codes = new Set(codes);
    const left = [...before].filter((code) => !this.#codes.has(code));
    for (const code of left) void this.#port.send('room:leave', { room: code });
    if (left.length > 0) this.set(new Map([...this.value].filter(([code]) => this.#codes.has(code))));
    for (const code of codes) if (!before.has(code)) void this.#enter(code);
  }

  close(): void {
    this.follow([]);
    for (const unbind of this.#unbinds) unbind();
    this.#again.reset();
  }

  #enterAll(): void {
    if (this.#port.connection.value.kind !== 'online') return;
    for (const code of this.#codes) void this.#enter(code);
  }

  async #enter(code: string): Promise<void> {
    if (this.#entering.has(code) || !this.#codes.has(code) || this.#port.connection.value.kind !== 'online') return;
    const meanwhile: Entry[] = [];
    this.#entering.set(code, meanwhile);
    const ack = await this.#port.send('room:enter', { room: code });
    this.#entering.delete(code);
    if (!this.#codes.has(code)) return;
    if (ack.ok) {
      const { presence: _, ...room } = ack.snapshot;
      this.#put(newer(this.value.get(code) ?? null, room));
      for (const entry of meanwhile) this.#receive(code, entry);
    } else if (isPassing(ack.error)) this.#again.later(() => this.#enterAll());
  }

  #receive(code: string, entry: Entry): void {
    this.#entering.get(code)?.push(entry);
    const room = this.value.get(code);
    if (!room) return;
    const received = receive(room, entry);
    if (received.kind === 'applied') this.#put(received.room);
    else if (received.kind === 'gap') void this.#enter(code);
  }

  #put(room: Room): void {
    this.set(new Map(this.value).set(room.room, room));
  }
}
