import type { Room } from '@nimhall/shared/room/room';
import { positionsOf } from '../position/replay.ts';
import { Store } from '../reactive/store.ts';

/** How long each position is shown while the moves are run through, in milliseconds. */
export const STEP = 1_200;

/** The part of a game that is shown. */
export interface Replay {
  /** The position after each number of moves, the start first. */
  readonly positions: readonly string[];
  /** After how many moves the position is that is looked at; null for the present, also when that goes on. */
  readonly ply: number | null;
  /** True while the moves are run through. */
  readonly running: boolean;
}

/**
 * Looks back at the moves of a room while its game may go on: an old position stays on screen unless it is taken back or another game
 * begins.
 */
export class ReplayStore extends Store<Replay> {
  #moves: readonly string[] = [];
  #timer: ReturnType<typeof setInterval> | null = null;

  constructor() {
    super({ positions: [], ply: null, running: false });
  }

  /** Takes in how the room is now. */
  follow(room: Room | null): void {
    if (!room || (room.moves === this.#moves && this.value.positions.length > 0)) return;
    const { ply } = this.value;
    const stays = ply !== null && ply < room.moves.length && this.#moves.slice(0, ply).every((move, at) => move === room.moves[at]);
    this.#moves = room.moves;
    if (!stays) this.#stop();
    this.set({ ...this.value, positions: positionsOf(room), ply: stays ? ply : null });
  }

  /** Shows the position after this many moves; after all of them it is the present. */
  goTo(ply: number): void {
    this.#stop();
    this.#look(ply);
  }

  first(): void {
    this.goTo(0);
  }

  previous(): void {
    this.goTo(this.#ply - 1);
  }

  next(): void {
    this.goTo(this.#ply + 1);
  }

  /** Back to the present. */
  last(): void {
    this.goTo(this.#total);
  }

  /** Runs through the moves from the one looked at, from the start when that is the present; or stops doing so. */
  run(): void {
    const { running } = this.value;
    this.#stop();
    if (running || this.#total < 1) return;
    if (this.value.ply === null) this.#look(0);
    this.set({ ...this.value, running: true });
    this.#timer = setInterval(() => this.#step(), STEP);
  }

  /** The store is of no use any more. */
  close(): void {
    this.#stop();
  }

  get #total(): number {
    return this.value.positions.length - 1;
  }

  get #ply(): number {
    return this.value.ply ?? this.#total;
  }

  #step(): void {
    this.#look(this.#ply + 1);
    if (this.value.ply === null) this.#stop();
  }

  #look(ply: number): void {
    this.set({ ...this.value, ply: ply >= this.#total ? null : Math.max(0, ply) });
  }

  #stop(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    if (this.value.running) this.set({ ...this.value, running: false });
  }
}
