import { setTimeout as passes } from 'node:timers/promises';
import type { Ack } from '@nimhall/shared/protocol/messages';
import { shortened } from '../support/delays.ts';
import { BACK_OFF, Line } from './line.ts';
import { ChaosPlayer } from './player.ts';

/** How long to wait in a room before looking for another one, in milliseconds. */
const MAX_WAIT_MS = shortened(3_000);
/** What they all look for: a game that is soon over. */
const WISHES = { game: 'nim', start: '1,2', clock: { initialMs: 600_000, incrementMs: 0 } } as const;

export interface SeekerOptions {
  readonly urls: readonly string[];
  readonly token: string;
  readonly player: string;
  readonly random: () => number;
  /** Called with every room that it was given. */
  readonly onPaired: () => void;
  /** Called when a game has ended. */
  readonly onPlayed: () => void;
  readonly onLost: (error: Error) => void;
}

/**
 * A client that looks for opponents one after the other, asks again with the same id until it gets an answer, and
 * plays.
 */
export class Seeker {
  readonly player: string;
  /** For each request id, every room that was the answer. */
  readonly answers = new Map<string, Set<string>>();
  /** What it was told in the rooms where it played. */
  readonly visits: ChaosPlayer[] = [];
  readonly #options: SeekerOptions;
  readonly #line: Line;
  #stopped = false;
  #asked = 0;

  constructor(options: SeekerOptions) {
    this.player = options.player;
    this.#options = options;
    this.#line = new Line({ ...options, onOpen: () => undefined });
  }

  /** Looks for opponents and plays until it is stopped. */
  async go(): Promise<void> {
    while (!this.#stopped) {
      const room = await this.#pair();
      if (room === null) return;
      const player = new ChaosPlayer({ ...this.#options, room, onAck: () => undefined });
      this.visits.push(player);
      await Promise.race([player.reaches(({ status }) => status !== 'waiting'), passes(MAX_WAIT_MS)]);
      if (player.room?.status !== 'playing' && player.room?.status !== 'over' && (await this.#leave(room))) continue;
      await player.reaches(({ status }) => status === 'over');
      this.#options.onPlayed();
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  close(): void {
    this.stop();
    this.#line.close();
    for (const player of this.visits) player.close();
  }

  /** A seat opposite an opponent, or in a new room; null when it was stopped meanwhile. */
  async #pair(): Promise<string | null> {
    const id = `seek ${++this.#asked}`;
    const answers = new Set<string>();
    this.answers.set(id, answers);
    const ask = async (): Promise<void> => {
      const ack = (await this.#line.ask('pair', { ...WISHES, id })) as Ack<'pair'> | null;
      if (ack?.ok) answers.add(ack.room);
    };
    while (answers.size === 0) {
      await Promise.all(this.#options.random() < 0.2 ? [ask(), ask()] : [ask()]);
      if (answers.size > 0) break;
      if (this.#stopped) return null;
      await passes(BACK_OFF);
    }
    this.#options.onPaired();
    return [...answers][0] ?? null;
  }

  /** Leaves a seat opposite which nobody sat down; false when somebody did. */
  async #leave(room: string): Promise<boolean> {
    const id = `leave ${this.#asked}`;
    for (;;) {
      const ack = (await this.#line.ask('seat:leave', { room, id })) as Ack<'seat:leave'> | null;
      if (ack?.ok) return true;
      if (ack && ack.error.code !== 'unavailable') return false;
      await passes(BACK_OFF);
    }
  }
}
