import type { BotId } from '@nimhall/shared/bot/levels';
import type { ResyncCause } from '@nimhall/shared/protocol/commands';
import type { Ack, Presence, Snapshot } from '@nimhall/shared/protocol/messages';
import type { Refusal } from '@nimhall/shared/refusal';
import type { ChatLine } from '@nimhall/shared/room/chat';
import type { Entry } from '@nimhall/shared/room/events';
import { mayWatchOverlay } from '@nimhall/shared/room/overlay';
import { type Room, seatOf } from '@nimhall/shared/room/room';
import type { Seat } from '@nimhall/shared/room/seat';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { Again, isPassing } from '../net/again.ts';
import { newId } from '../net/new-id.ts';
import type { Port } from '../net/port.ts';
import { Store, type Unbind } from '../store/store.ts';
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

/** One room, kept true: it folds the log as it comes in, asks again when something is missing, and gives commands. */
export class RoomStore extends Store<RoomState> {
  readonly #code: string;
  readonly #port: Port;
  readonly #pendingMoves: PendingMoves;
  readonly #unbinds: Unbind[];
  readonly #enterAgain = new Again();
  readonly #moveAgain = new Again();
  #entering = false;
  #closed = false;
  /** The log that the room was folded from. */
  #epoch: string | null = null;

  constructor(code: string, port: Port, pendingMoves: PendingMoves) {
    super(START);
    this.#code = code;
    this.#port = port;
    this.#pendingMoves = pendingMoves;
    this.#unbinds = [
      port.on('room', ({ room, ...entry }) => room === code && this.#receive(entry)),
      port.on('presence', ({ room, ...presence }) => room === code && this.#patch({ presence })),
      port.on('overlay', ({ room, analysis }) => room === code && this.value.overlayOn && this.#patch({ analysis })),
      port.on('chat', ({ room, line }) => room === code && this.#hear(line)),
      port.on('beacon', ({ rooms }) => (rooms[code] ?? 0) > (this.value.room?.version ?? 0) && this.#enter('beacon')),
      port.connection.subscribe(() => this.#isOnline && this.#enter('return')),
      port.player.subscribe(() => this.value.room && this.#adopt(this.value.room)),
    ];
    if (this.#isOnline) void this.#enter('return');
  }

  /** Leaves the room; the store is of no use any more. */
  close(): void {
    for (const unbind of this.#unbinds) unbind();
    for (const again of [this.#enterAgain, this.#moveAgain]) again.reset();
    this.#closed = true;
    void this.#port.send('room:leave', { room: this.#code });
  }

  /** `ink` is how it was drawn, for games whose boards show that. */
  move(move: string, ink?: string): void {
    const { room, pending } = this.value;
    if (!room || pending) return;
    void this.#sendMove({ id: newId(), branch: room.branch, ply: room.ply, move, ...(ink ? { ink } : {}) });
  }

  sit(seat: Seat): void {
    void this.#order(this.#port.send('seat:take', { room: this.#code, id: newId(), seat }));
  }

  stand(): void {
    void this.#order(this.#port.send('seat:leave', { room: this.#code, id: newId() }));
  }

  seatBot(seat: Seat, level: BotId): void {
    void this.#order(this.#port.send('seat:bot', { room: this.#code, id: newId(), seat, level }));
  }

  resign(): void {
    void this.#order(this.#port.send('resign', { room: this.#code, id: newId() }));
  }

  abort(): void {
    void this.#order(this.#port.send('abort', { room: this.#code, id: newId() }));
  }

  claim(): void {
    void this.#order(this.#port.send('claim', { room: this.#code, id: newId() }));
  }

  offerTakeback(): void {
    void this.#order(this.#port.send('takeback:offer', { room: this.#code, id: newId() }));
  }

  answerTakeback(accept: boolean): void {
    void this.#order(this.#port.send('takeback:answer', { room: this.#code, id: newId(), accept }));
  }

  offerRematch(): void {
    void this.#order(this.#port.send('rematch:offer', { room: this.#code, id: newId() }));
  }

  answerRematch(accept: boolean): void {
    void this.#order(this.#port.send('rematch:answer', { room: this.#code, id: newId(), accept }));
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
    if (ack.ok) this.#patch({ analysis: ack.analysis });
    // Without a connection it waits for the next one.
    else if (this.#isOnline) this.#patch({ overlayOn: false, refusal: ack.error });
  }

  /** Asks for the whole room: on coming in, on coming back, and when a version is missing. */
  async #enter(cause: ResyncCause): Promise<void> {
    if (this.#entering) return;
    this.#entering = true;
    const version = this.value.room?.version;
    const ack = await this.#port.send('room:enter', { room: this.#code, ...(version === undefined ? {} : { since: version, cause }) });
    this.#entering = false;
    if (this.#closed) return;
    if (ack.ok) {
      this.#enterAgain.reset();
      this.#patch({ chat: ack.chat, missing: null, trying: false });
      this.#adoptSnapshot(ack.snapshot);
      this.#resumeMove();
      if (this.value.overlayOn) void this.showOverlay(true);
    } else if (!isPassing(ack.error)) this.set({ ...START, missing: ack.error });
    // Without a connection the next one enters.
    else if (this.#isOnline) {
      this.#patch({ trying: true });
      this.#enterAgain.later(() => void this.#enter(cause));
    }
  }

  #hear(line: ChatLine): void {
    const isKnown = this.value.chat.some(({ id, from }) => id === line.id && from.id === line.from.id);
    if (!isKnown) this.#patch({ chat: [...this.value.chat, line] });
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
    const { overlayOn, analysis, pending } = this.value;
    const mayWatch = mayWatchOverlay(room, player).ok;
    const seat = seatOf(room, player);
    const due = pending && isStillDue(pending, room, seat) ? pending : null;
    if (pending && !due) this.#pendingMoves.remove(this.#code);
    this.#patch({
      room,
      seat,
      pending: due,
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

  async #order(answer: Promise<Ack<'move'>>): Promise<void> {
    this.#patch({ refusal: null });
    this.#take(await answer);
  }

  /** The answer to a command carries what it did; a refusal is shown, and its snapshot mends our picture. */
  #take(ack: Ack<'move'>): void {
    if (ack.ok) {
      if (ack.entry) this.#receive(ack.entry);
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
