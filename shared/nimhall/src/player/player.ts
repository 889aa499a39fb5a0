import type { CommandBody, CommandName } from '../../../src/protocol/commands.ts';
import type { Ack } from '../../../src/protocol/messages.ts';
import type { Refusal } from '../../../src/refusal.ts';
import { type Player as Identity, type Room, seatOf } from '../../../src/room/room.ts';
import type { Seat } from '../../../src/room/seat.ts';
import { NimhallError } from '../refused.ts';
import { Backoff, isTransient } from './backoff.ts';
import { FollowedRoom, type Wire } from './followed-room.ts';
import { Link } from './link.ts';
import { newId } from './new-id.ts';
import { type Offer, Offering } from './offering.ts';
import type { GameWishes, OrderBodies, OrderName, Orders, RoomWishes } from './orders.ts';
import { Pulse } from './pulse.ts';
import { Turn } from './turn.ts';

interface Followed {
  readonly room: FollowedRoom;
  /** Why the room is missing. */
  missing: Refusal | null;
}

/** A program as a player in a hall. It follows its rooms, and plays where it has a seat. */
export class Player implements Orders {
  readonly url: string;
  /** The token to connect as the same player again; undefined for spectators. */
  readonly token: string | undefined;
  readonly #link: Link;
  readonly #wire: Wire;
  readonly #rooms = new Map<string, Followed>();
  readonly #whenUp = new Set<() => void>();
  #me: Identity | null = null;
  #fault: NimhallError | null = null;
  #closed = false;
  /** Beats after every change. */
  readonly #pulse = new Pulse();
  #offering: Offering | null = null;

  /** Programs call `connect`. */
  constructor(url: string, token: string | undefined) {
    this.url = url;
    this.token = token;
    this.#link = new Link(
      {
        up: () => {
          for (const listener of this.#whenUp) listener();
          if (this.#me) this.#tellOffer().catch((error: unknown) => this.#fail(error));
        },
        lost: () => undefined,
        refused: ({ code = 'unavailable', message }) => this.#fail(new NimhallError({ code, message })),
      },
      { url, ...(token === undefined ? {} : { token }) },
    );
    const link = this.#link;
    const whenUp = this.#whenUp;
    this.#wire = {
      get isOnline() {
        return link.isOnline;
      },
      get epoch() {
        return link.epoch;
      },
      send: (name, body) => link.send(name, body),
      on: (name, listener) => link.on(name, listener),
      whenUp: (listener) => {
        whenUp.add(listener);
        return () => void whenUp.delete(listener);
      },
    };
    link.on('seated', ({ room }) => {
      if (this.#offering) this.enter(room).catch(() => undefined);
    });
    link.on('welcome', ({ player }) => {
      this.#me = player;
      this.#pulse.beat();
    });
    link.open();
  }

  /** The identity of this program. */
  get me(): Identity {
    if (!this.#me) throw new Error('The server has not said who we are');
    return this.#me;
  }

  /** Resolves when the server has accepted us; throws if it refuses. */
  async welcomed(): Promise<void> {
    while (!this.#me) await this.#changed();
  }

  /** Opens a room and follows it; gives its code. */
  create(wishes: RoomWishes): Promise<string> {
    return this.#enterBy('room:create', wishes);
  }

  /** Finds an opponent for the same game; gives the code of their room. */
  pair(wishes: GameWishes): Promise<string> {
    return this.#enterBy('pair', wishes);
  }

  /** Takes a seat of a room: this one, or the first free one. */
  async sit(code: string, seat?: Seat): Promise<Seat> {
    const room = await this.enter(code);
    const mine = seatOf(room, this.me.id);
    if (mine) return mine;
    const free = seat ?? (room.seats.first ? 'second' : 'first');
    await this.order(code, 'seat:take', { seat: free });
    return free;
  }

  /**
   * Offers to play these games with everybody in the hall, until it is closed or withdrawn; it needs the token of a program that belongs to somebody. `turns`
   * gives the turns of all its games. It plays again when asked to, lets moves be taken back, and claims the games of people who are gone.
   */
  async offer(offer: Offer): Promise<void> {
    this.#offering?.stop();
    const offering = new Offering(this, offer);
    this.#offering = offering;
    await this.#tellOffer();
    void this.#attend(offering);
  }

  /** Takes no more games; those that have begun go on. */
  async withdraw(): Promise<void> {
    this.#offering?.stop();
    this.#offering = null;
    await this.#link.send('program:withdraw', {});
  }

  /** The rooms that are followed, as they are now. */
  get rooms(): readonly Room[] {
    return [...this.#rooms.values()].flatMap(({ room }) => room.room ?? []);
  }

  /** Follows a room from now on; gives its current state. */
  async enter(code: string): Promise<Room> {
    const known = this.#rooms.get(code) ?? this.#follow(code);
    while (!known.room.room) {
      if (known.missing) {
        this.#rooms.delete(code);
        throw new NimhallError(known.missing);
      }
      await this.#changed();
    }
    return known.room.room;
  }

  /** Stops following it. */
  async leave(code: string): Promise<void> {
    await this.#rooms.get(code)?.room.close();
    this.#rooms.delete(code);
    this.#pulse.beat();
  }

  /** The current state of a followed room; undefined for any other. */
  room(code: string): Room | undefined {
    return this.#rooms.get(code)?.room.room ?? undefined;
  }

  /** Sends a command about a room, by its protocol name. Throws a `NimhallError` if it is refused. */
  async order<Name extends OrderName>(code: string, name: Name, body: OrderBodies[Name]): Promise<void> {
    const ack: Ack<OrderName> = await this.#persist(name, { ...body, room: code, id: newId() } as unknown as CommandBody<Name>);
    this.#rooms.get(code)?.room.take(ack);
    if (!ack.ok) throw new NimhallError(ack.error);
  }

  /**
   * Every turn of ours, each once, as soon as it comes: in all followed rooms, until `close`; or in one room, until its game is over.
   * Reconnecting makes no difference.
   */
  async *turns(code?: string): AsyncGenerator<Turn, void, void> {
    if (code !== undefined) await this.enter(code);
    const given = new Map<string, string>();
    while (!this.#closed) {
      for (const each of given.keys()) if (!this.#rooms.has(each)) given.delete(each);
      const due = this.#dueTurn(code, given);
      if (due) {
        given.set(due.code, due.key);
        yield due;
      } else if (code !== undefined && this.room(code)?.status !== 'waiting' && this.room(code)?.status !== 'playing') return;
      else await this.#changed();
    }
  }

  /** A room as soon as it satisfies a condition. */
  async until(code: string, fits: (room: Room) => boolean): Promise<Room> {
    for (let room = await this.enter(code); ; room = await this.enter(code)) {
      if (fits(room)) return room;
      if (this.#closed) throw new Error(`The connection was closed while waiting for room ${code}`);
      await this.#changed();
    }
  }

  /** The room now and after every change, until its game is over; of simultaneous changes only the last may be given. */
  async *changes(code: string): AsyncGenerator<Room, void, void> {
    let told = -1;
    for (let room = await this.enter(code); ; ) {
      if (room.version !== told) yield room;
      told = room.version;
      if (room.status === 'over' || this.#closed) return;
      const next = this.room(code);
      if (!next) return;
      if (next.version === told) await this.#changed();
      room = this.room(code) ?? room;
    }
  }

  /** Closes the connection, and ends every `turns` and `changes`. */
  close(): void {
    this.#closed = true;
    this.#offering?.stop();
    this.#link.close();
    this.#pulse.beat();
  }

  /** Says what is offered: at first, and whenever the connection is up again. */
  async #tellOffer(): Promise<void> {
    if (!this.#offering || this.#closed) return;
    const ack = await this.#persist('program:offer', this.#offering.body);
    if (!ack.ok) throw new NimhallError(ack.error);
    for (const room of ack.rooms) this.enter(room).catch(() => undefined);
  }

  /** Answers what an offer needs besides moves, while it is open. */
  async #attend(offering: Offering): Promise<void> {
    while (!offering.isStopped) {
      offering.attend();
      await this.#pulse.next();
    }
  }

  #follow(code: string): Followed {
    const followed: Followed = {
      missing: null,
      room: new FollowedRoom(code, this.#wire, {
        room: () => this.#pulse.beat(),
        entered: () => undefined,
        caughtUp: () => undefined,
        missing: (refusal) => {
          followed.missing = refusal;
          this.#pulse.beat();
        },
        trying: () => undefined,
      }),
    };
    this.#rooms.set(code, followed);
    followed.room.begin();
    return followed;
  }

  async #enterBy<Name extends 'room:create' | 'pair'>(name: Name, wishes: CommandBody<Name>): Promise<string> {
    const ack: Ack<'room:create'> = await this.#persist(name, { ...wishes, id: newId() });
    if (!ack.ok) throw new NimhallError(ack.error);
    await this.enter(ack.room);
    return ack.room;
  }

  /** Repeats a command until it has a final answer: `unavailable` and `rate-limited` are not final. */
  async #persist<Name extends CommandName>(name: Name, body: CommandBody<Name>): Promise<Ack<Name>> {
    const again = new Backoff();
    for (;;) {
      const ack = await this.#link.send(name, body);
      if (ack.ok || !isTransient(ack.error) || this.#closed) return ack;
      await new Promise<void>((resolve) => again.later(resolve));
    }
  }

  #dueTurn(code: string | undefined, given: ReadonlyMap<string, string>): Turn | undefined {
    for (const [each, { room }] of this.#rooms) {
      if (!room.room || (code !== undefined && code !== each)) continue;
      const seat = seatOf(room.room, this.me.id);
      if (room.room.status !== 'playing' || seat === null || room.room.turn !== seat) continue;
      const turn = new Turn(this, room.room, seat);
      if (given.get(each) !== turn.key) return turn;
    }
    return undefined;
  }

  #fail(error: unknown): void {
    if (!(error instanceof NimhallError)) throw error;
    this.#fault = error;
    this.#pulse.beat();
  }

  /** Waits for a change; throws if the server has refused us. */
  async #changed(): Promise<void> {
    if (this.#fault) throw this.#fault;
    await this.#pulse.next();
    if (this.#fault) throw this.#fault;
  }
}
