import type { BotId } from '@nimhall/shared/bot/levels';
import type { CommandBody, CommandName, ResyncCause } from '@nimhall/shared/protocol/commands';
import type { Ack, Presence, Snapshot } from '@nimhall/shared/protocol/messages';
import type { Refusal } from '@nimhall/shared/refusal';
import type { ChatLine } from '@nimhall/shared/room/chat';
import type { Entry } from '@nimhall/shared/room/events';
import { FORGOTTEN, roomWithoutName } from '@nimhall/shared/room/forgotten';
import { mayWatchOverlay } from '@nimhall/shared/room/overlay';
import { type Room, seatOf } from '@nimhall/shared/room/room';
import type { Seat } from '@nimhall/shared/room/seat';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { Again, isPassing } from '../net/again.ts';
import { newId } from '../net/new-id.ts';
import type { Port } from '../net/port.ts';
import { Store, type Unbind } from '../reactive/store.ts';
import { isStillDue, type PendingMove, type PendingMoves } from './pending-move.ts';
import { newer, receive } from './room-sync.ts';

/** What a page knows of a room. */
export interface RoomState {
  /** As folded from its log; null until the server has answered. */
  readonly room: Room | null;
  readonly presence: Presence;
  /** The seat we hold. */
  readonly seat: Seat | null;
  /** Drawn on top of the room, never merged into it. */
  readonly pending: PendingMove | null;
  /** Why the last command was refused; null after the next one. */
  readonly refusal: Refusal | null;
  /** Why there is no room to show. */
  readonly missing: Refusal | null;
  /** True while the server cannot take what we ask of it at the moment, and is asked again. */
  readonly trying: boolean;
  /** What was said, as far as we may read it, the oldest line first. */
  readonly chat: readonly ChatLine[];
  readonly overlayOn: boolean;
  readonly analysis: Analysis | null;
}

const NOBODY: Presence = { seats: { first: false, second: false }, spectators: 0, watchers: [] };
const START: RoomState = {
  room: null,
  presence: NOBODY,
  seat: null,
  pending: null,
  refusal: null,
  missing: null,
  trying: false,
  chat: [],
  overlayOn: false,
  analysis: null,
};

/** Commands by which a player wants something of a room, besides a move. */
type Order = Extract<CommandName, `seat:${string}` | `takeback:${string}` | `rematch:${string}` | 'resign' | 'abort' | 'claim'>;

/** One room, kept true: it folds the log as it comes in, asks again when something is missing, and gives commands. */
export class RoomStore extends Store<RoomState> {
  readonly #code: string;
  readonly #port: Port;
  readonly #pendingMoves: PendingMoves;
  readonly #unbinds: Unbind[];
  readonly #enterAgain = new Again();
  readonly #moveAgain = new Again();
  /** What was told while the whole room is on its way, whose picture may be older; null while it is not asked for. */
  #meanwhile: (() => void)[] | null = null;
  /** Orders without an answer. */
  readonly #ordered = new Set<string>();
  #closed = false;
  /** The log that the room was folded from. */
  #epoch: string | null = null;

  constructor(code: string, port: Port, pendingMoves: PendingMoves) {
    super(START);
    this.#code = code;
    this.#port = port;
    this.#pendingMoves = pendingMoves;
    this.#unbinds = [
      port.on('room', ({ room, ...entry }) => room === code && this.#told(() => this.#receive(entry))),
      port.on('presence', ({ room, ...presence }) => room === code && this.#patch({ presence })),
      port.on('overlay', ({ room, analysis }) => room === code && this.#learn(analysis)),
      port.on('chat', ({ room, line }) => room === code && this.#told(() => this.#hear(line))),
      port.on('forgotten', ({ room, player }) => room === code && this.#told(() => this.#forget(player))),
      port.on('beacon', ({ rooms }) => (rooms[code] ?? 0) > (this.value.room?.version ?? 0) && this.#enter('beacon')),
      port.connection.subscribe(() => this.#isOnline && this.#enter('return')),
      port.player.subscribe(() => this.value.room && this.#adopt(this.value.room)),
    ];
    if (this.#isOnline) void this.#enter('return');
  }

  /** Leaves the room; the store is of no use any more. Resolves when the server knows, or is not there. */
  async close(): Promise<void> {
    for (const unbind of this.#unbinds) unbind();
    for (const again of [this.#enterAgain, this.#moveAgain]) again.reset();
    this.#closed = true;
    await this.#port.send('room:leave', { room: this.#code });
  }

  /** `ink` is how it was drawn, for games whose boards show that. */
  move(move: string, ink?: string): void {
    const { room, pending } = this.value;
    if (!room || pending) return;
    void this.#sendMove({ id: newId(), branch: room.branch, ply: room.ply, move, ...(ink ? { ink } : {}) });
  }

  sit(seat: Seat): void {
    void this.#order('seat:take', { seat });
  }

  stand(): void {
    void this.#order('seat:leave', {});
  }

  seatBot(seat: Seat, level: BotId): void {
    void this.#order('seat:bot', { seat, level });
  }

  resign(): void {
    void this.#order('resign', {});
  }

  abort(): void {
    void this.#order('abort', {});
  }

  claim(): void {
    void this.#order('claim', {});
  }

  offerTakeback(): void {
    void this.#order('takeback:offer', {});
  }

  answerTakeback(accept: boolean): void {
    void this.#order('takeback:answer', { accept });
  }

  offerRematch(): void {
    void this.#order('rematch:offer', {});
  }

  answerRematch(accept: boolean): void {
    void this.#order('rematch:answer', { accept });
  }

  /** Says something; a refusal is shown. */
  async say(text: string): Promise<void> {
    const ack = await this.#port.send('chat', { room: this.#code, text });
    this.#patch({ refusal: ack.ok ? null : ack.error });
  }

  async showOverlay(on: boolean): Promise<void> {
    this.#patch({ overlayOn: on, analysis: null });
    const ack = await this.#port.send('overlay', { room: this.#code, on });
    if (this.value.overlayOn !== on) return;
    if (ack.ok) this.#learn(ack.analysis);
    // Without a connection it waits for the next one.
    else if (this.#isOnline) this.#patch({ overlayOn: false, refusal: ack.error });
  }

  /** Asks for the whole room: on coming in, on coming back, and when a version is missing. */
  async #enter(cause: ResyncCause): Promise<void> {
    if (this.#meanwhile) return;
    const meanwhile: (() => void)[] = [];
    this.#meanwhile = meanwhile;
    const version = this.value.room?.version;
    const ack = await this.#port.send('room:enter', { room: this.#code, ...(version === undefined ? {} : { since: version, cause }) });
    this.#meanwhile = null;
    if (this.#closed) return;
    if (ack.ok) {
      this.#enterAgain.reset();
      this.#patch({ chat: ack.chat, missing: null, trying: false });
      this.#adoptSnapshot(ack.snapshot);
      for (const tell of meanwhile) tell();
      this.#resumeMove();
      if (this.value.overlayOn) void this.showOverlay(true);
    } else if (!isPassing(ack.error)) this.set({ ...START, missing: ack.error });
    // Without a connection the next one enters.
    else if (this.#isOnline) {
      this.#patch({ trying: true });
      this.#enterAgain.later(() => void this.#enter(cause));
    }
  }

  /** Takes in what the server tells, and once more where it may have told it before it wrote down the picture that is on its way. */
  #told(tell: () => void): void {
    this.#meanwhile?.push(tell);
    tell();
  }

  #hear(line: ChatLine): void {
    const isKnown = this.value.chat.some(({ id, from }) => id === line.id && from.id === line.from.id);
    if (!isKnown) this.#patch({ chat: [...this.value.chat, line] });
  }

  /** Somebody has no name any more, neither in a seat nor on what they said. */
  #forget(player: string): void {
    const { room, chat } = this.value;
    if (room) this.#adopt(roomWithoutName(player, room));
    this.#patch({ chat: chat.map((line) => (line.from.id === player ? { ...line, from: { id: player, name: FORGOTTEN } } : line)) });
  }

  /** What is known of the position; of one before it comes too late, where it took longer to work out. */
  #learn(analysis: Analysis | null): void {
    const { room, overlayOn } = this.value;
    if (overlayOn && analysis?.position === room?.position) this.#patch({ analysis });
  }

  #receive(entry: Entry): void {
    const { room } = this.value;
    if (!room || this.#epoch !== this.#port.epoch.value) return;
    const received = receive(room, entry);
    if (received.kind === 'applied') {
      this.#adopt(received.room);
      // Once the game is over everybody may read what everybody said.
      if (room.status === 'playing' && received.room.status === 'over') void this.#enter('other');
    }
    if (received.kind === 'gap') void this.#enter('gap');
  }

  /** The later picture counts, but one of another log counts in any case: there the room may have come to less. */
  #adoptSnapshot({ presence, ...room }: Snapshot): void {
    const isSameLog = this.#epoch === this.#port.epoch.value;
    this.#epoch = this.#port.epoch.value;
    this.#patch({ presence });
    this.#adopt(isSameLog ? newer(this.value.room, room) : room);
  }

  /** Takes a room as it is now, and drops what no longer fits it. */
  #adopt(room: Room): void {
    const player = this.#port.player.value?.id ?? '';
    const { overlayOn, analysis, pending, trying } = this.value;
    const mayWatch = mayWatchOverlay(room, player).ok;
    const seat = seatOf(room, player);
    const due = pending && isStillDue(pending, room, seat) ? pending : null;
    if (pending && !due) {
      this.#pendingMoves.remove(this.#code);
      this.#moveAgain.reset();
    }
    this.#patch({
      room,
      seat,
      pending: due,
      trying: trying && due === pending,
      overlayOn: overlayOn && mayWatch,
      analysis: mayWatch && analysis?.position === room.position ? analysis : null,
    });
  }

  /** A move that was on its way when the page was closed is sent once more. */
  #resumeMove(): void {
    const { room, seat, pending } = this.value;
    const kept = this.#pendingMoves.read(this.#code);
    if (!room || pending || !kept) return;
    if (isStillDue(kept, room, seat)) void this.#sendMove(kept);
    else this.#pendingMoves.remove(this.#code);
  }

  /** What the server cannot do at the moment is sent again, until the game has gone on. */
  async #sendMove(pending: PendingMove): Promise<void> {
    this.#pendingMoves.write(this.#code, pending);
    this.#patch({ pending, refusal: null });
    const ack = await this.#port.send('move', { room: this.#code, ...pending });
    const isDue = this.value.pending === pending && !this.#closed;
    if (isDue && !ack.ok && isPassing(ack.error)) {
      this.#patch({ trying: true });
      this.#moveAgain.later(() => this.value.pending === pending && void this.#sendMove(pending));
      return;
    }
    this.#moveAgain.reset();
    this.#patch({ trying: false });
    if (isDue && !ack.ok) {
      this.#pendingMoves.remove(this.#code);
      this.#patch({ pending: null });
    }
    this.#take(ack);
  }

  /** What is ordered once more before it has its answer, as by the second tap of a double one, is not meant. */
  async #order<Name extends Order>(name: Name, wishes: Omit<CommandBody<Name>, 'room' | 'id'>): Promise<void> {
    const order = JSON.stringify([name, wishes]);
    if (this.#ordered.has(order)) return;
    this.#ordered.add(order);
    this.#patch({ refusal: null });
    const ack: Ack<Order> = await this.#port.send(name, { room: this.#code, id: newId(), ...wishes } as CommandBody<Name>);
    this.#ordered.delete(order);
    this.#take(ack);
  }

  /** The answer to a command carries what it did; a refusal is shown, and its snapshot mends our picture. */
  #take(ack: Ack<'move'>): void {
    if (ack.ok) {
      const { entry } = ack;
      if (entry) this.#told(() => this.#receive(entry));
      else if (ack.version > (this.value.room?.version ?? 0)) void this.#enter('gap');
      return;
    }
    this.#patch({ refusal: ack.error });
    if (ack.room) this.#adoptSnapshot(ack.room);
  }

  get #isOnline(): boolean {
    return this.#port.connection.value.kind === 'online';
  }

  #patch(change: Partial<RoomState>): void {
    this.set({ ...this.value, ...change });
  }
}
