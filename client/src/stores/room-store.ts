import type { BotId } from '@nimhall/shared/bot/levels';
import { Backoff, isTransient } from '@nimhall/shared/player/backoff';
import { FollowedRoom } from '@nimhall/shared/player/followed-room';
import { newId } from '@nimhall/shared/player/new-id';
import type { CommandBody, CommandName } from '@nimhall/shared/protocol/commands';
import type { Ack, Presence } from '@nimhall/shared/protocol/messages';
import type { Refusal } from '@nimhall/shared/refusal';
import type { ChatLine } from '@nimhall/shared/room/chat';
import { ERASED_NAME } from '@nimhall/shared/room/erased-name';
import { mayWatchOverlay } from '@nimhall/shared/room/overlay';
import { type Room, seatOf } from '@nimhall/shared/room/room';
import type { Seat } from '@nimhall/shared/room/seat';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import type { ServerConnection } from '../net/server-connection.ts';
import { Store, type Unbind } from '../reactive/store.ts';
import { isStillDue, type PendingMove, type PendingMoves } from './pending-move.ts';
import { wireOf } from './room-wire.ts';

/** The state of a room on a page. */
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
  /** True while the server cannot handle our request and is asked again. */
  readonly trying: boolean;
  /** The chat that we may read, the oldest line first. */
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

/** Commands of a player about a room, besides moves. */
type Order = Extract<
  CommandName,
  `seat:${string}` | `takeback:${string}` | `queue:${string}` | `rematch:${string}` | 'resign' | 'abort' | 'claim'
>;

/** A followed room, with the state of its page and its commands. */
export class RoomStore extends Store<RoomState> {
  readonly #code: string;
  readonly #connection: ServerConnection;
  readonly #pendingMoves: PendingMoves;
  readonly #followed: FollowedRoom;
  readonly #unbinds: Unbind[];
  readonly #moveAgain = new Backoff();
  /** The last move that was sent, until it is answered. */
  #moving: Promise<void> = Promise.resolve();
  /** Orders without an answer. */
  readonly #ordered = new Set<string>();

  constructor(code: string, connection: ServerConnection, pendingMoves: PendingMoves) {
    super(START);
    this.#code = code;
    this.#connection = connection;
    this.#pendingMoves = pendingMoves;
    this.#followed = new FollowedRoom(code, wireOf(connection), {
      entered: ({ chat, snapshot }) => this.#patch({ chat, presence: snapshot.presence, missing: null, trying: false }),
      room: (room) => this.#adopt(room),
      caughtUp: () => {
        this.#resumeMove();
        if (this.value.overlayOn) void this.showOverlay(true);
      },
      missing: (refusal) => this.set({ ...START, missing: refusal }),
      trying: () => this.#patch({ trying: true }),
    });
    this.#unbinds = [
      connection.on('presence', ({ room, ...presence }) => room === code && this.#patch({ presence })),
      connection.on('overlay', ({ room, analysis }) => room === code && this.#learn(analysis)),
      connection.on('chat', ({ room, line }) => room === code && this.#followed.told(() => this.#hear(line))),
      connection.on('forgotten', ({ room, player }) => room === code && this.#followed.told(() => this.#forget(player))),
      connection.player.subscribe(() => this.value.room && this.#adopt(this.value.room)),
    ];
    this.#followed.begin();
  }

  /** Leaves the room; the store is of no use any more. Resolves when the server knows, and has answered our last move, or is not there. */
  async close(): Promise<void> {
    for (const unbind of this.#unbinds) unbind();
    this.#moveAgain.reset();
    await Promise.all([this.#followed.close(), this.#moving]);
  }

  /** `ink` is how it was drawn, for games whose boards show that. */
  move(move: string, ink?: string): void {
    const { room, pending } = this.value;
    if (!room || pending) return;
    this.#moving = this.#sendMove({ id: newId(), branch: room.branch, ply: room.ply, move, ...(ink ? { ink } : {}) });
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

  seatProgram(seat: Seat, program: string): void {
    void this.#order('seat:program', { seat, program });
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

  joinQueue(): void {
    void this.#order('queue:join', {});
  }

  leaveQueue(): void {
    void this.#order('queue:leave', {});
  }

  playWinner(): void {
    void this.#order('queue:play', {});
  }

  /** The last refusal was read. */
  forgetRefusal(): void {
    this.#patch({ refusal: null });
  }

  /** Says something; a refusal is shown. */
  async say(text: string): Promise<void> {
    const ack = await this.#connection.send('chat', { room: this.#code, text });
    this.#patch({ refusal: ack.ok ? null : ack.error });
  }

  async showOverlay(on: boolean): Promise<void> {
    this.#patch({ overlayOn: on, analysis: null });
    const ack = await this.#connection.send('overlay', { room: this.#code, on });
    if (this.value.overlayOn !== on) return;
    if (ack.ok) this.#learn(ack.analysis);
    // Without a connection it waits for the next one.
    else if (this.#isOnline) this.#patch({ overlayOn: false, refusal: ack.error });
  }

  #hear(line: ChatLine): void {
    const isKnown = this.value.chat.some(({ id, from }) => id === line.id && from.id === line.from.id);
    if (!isKnown) this.#patch({ chat: [...this.value.chat, line] });
  }

  /** Somebody has no name any more, also on what they said. */
  #forget(player: string): void {
    this.#patch({
      chat: this.value.chat.map((line) => (line.from.id === player ? { ...line, from: { id: player, name: ERASED_NAME } } : line)),
    });
  }

  /** Accepts an analysis of the current position; one of an earlier position comes too late. */
  #learn(analysis: Analysis | null): void {
    const { room, overlayOn } = this.value;
    if (overlayOn && analysis?.position === room?.position) this.#patch({ analysis });
  }

  /** Takes a room as it is now, and drops what no longer fits it. */
  #adopt(room: Room): void {
    const player = this.#connection.player.value?.id ?? '';
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

  /** Sends a move again that was pending when the page was closed. */
  #resumeMove(): void {
    const { room, seat, pending } = this.value;
    const kept = this.#pendingMoves.read(this.#code);
    if (!room || pending || !kept) return;
    if (isStillDue(kept, room, seat)) this.#moving = this.#sendMove(kept);
    else this.#pendingMoves.remove(this.#code);
  }

  /** A move that the server cannot handle at the moment is sent again, until the game has gone on. */
  async #sendMove(pending: PendingMove): Promise<void> {
    this.#pendingMoves.write(this.#code, pending);
    this.#patch({ pending, refusal: null });
    const ack = await this.#connection.send('move', { room: this.#code, ...pending });
    const isDue = this.value.pending === pending && !this.#followed.isClosed;
    if (isDue && !ack.ok && isTransient(ack.error)) {
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

  /** An order that is repeated before its answer, as by a double tap, is ignored. */
  async #order<Name extends Order>(name: Name, wishes: Omit<CommandBody<Name>, 'room' | 'id'>): Promise<void> {
    const order = JSON.stringify([name, wishes]);
    if (this.#ordered.has(order)) return;
    this.#ordered.add(order);
    this.#patch({ refusal: null });
    const ack: Ack<Order> = await this.#connection.send(name, { room: this.#code, id: newId(), ...wishes } as CommandBody<Name>);
    this.#ordered.delete(order);
    this.#take(ack);
  }

  /** The answer to a command carries its entry; a refusal is shown, and its snapshot corrects our state. */
  #take(ack: Ack<'move'>): void {
    if (!ack.ok) this.#patch({ refusal: ack.error, ...(ack.room && { presence: ack.room.presence }) });
    this.#followed.take(ack);
  }

  get #isOnline(): boolean {
    return this.#connection.state.value.kind === 'online';
  }

  #patch(change: Partial<RoomState>): void {
    this.set({ ...this.value, ...change });
  }
}
