import type { Refusal } from '@nimhall/shared/protocol/errors';
import type { Applied } from '@nimhall/shared/protocol/messages';
import { ok, type Result } from '@nimhall/shared/result';
import { applyEntry } from '@nimhall/shared/room/evolve';
import type { Room } from '@nimhall/shared/room/room';
import type { LoggedEntry, Receipt } from './store/store.ts';

/** Answers kept for each room, so that a command sent twice is answered twice the same. */
const MOST_ANSWERS = 1_000;

/** What a command came to. */
export type Outcome = Result<Applied, Refusal>;

/** A room in memory: folded as far as is known, with the answers that were given, and one thing at a time done to it. */
export class LiveRoom {
  /** Null before anything is known of it. */
  room: Room | null = null;
  readonly #answers = new Map<string, Outcome>();
  /** The tail of what was asked of it. */
  #queue: Promise<unknown> = Promise.resolve();

  /** Does something when everything asked before is done; what goes wrong concerns only who asked. */
  async inTurn(deed: () => Promise<void>): Promise<void> {
    const turn = this.#queue.then(deed);
    this.#queue = turn.catch(() => undefined);
    await turn;
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    await this.#queue;
  }

  /** Takes in the next entry of its log. */
  fold(entry: LoggedEntry): Room {
    this.room = applyEntry(this.room, entry);
    // The id of the first entry belongs to `create`, which is remembered by the store for all rooms together.
    if (entry.receipt && entry.version > 1) this.remember(entry.receipt, ok({ version: this.room.version, ply: this.room.ply }));
    return this.room;
  }

  /** The answer that was given to a command. */
  answerTo(receipt: Receipt): Outcome | undefined {
    return this.#answers.get(keyOf(receipt));
  }

  remember(receipt: Receipt, outcome: Outcome): void {
    this.#answers.set(keyOf(receipt), outcome);
    if (this.#answers.size <= MOST_ANSWERS) return;
    for (const oldest of this.#answers.keys()) {
      this.#answers.delete(oldest);
      return;
    }
  }
}

function keyOf({ actor, id }: Receipt): string {
  return `${actor} ${id}`;
}
