import { LruMap } from '@nimhall/shared/lru-map';
import type { Applied } from '@nimhall/shared/protocol/messages';
import type { Refusal } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import { roomWithoutName } from '@nimhall/shared/room/erased-name';
import type { Entry } from '@nimhall/shared/room/events';
import { applyEntry } from '@nimhall/shared/room/evolve';
import { type Room, seatOf } from '@nimhall/shared/room/room';
import type { LoggedEntry, Receipt } from '../store/logged-entry.ts';

/** Answers to accepted commands that are at hand; the store has all of them. */
const MAX_ACCEPTED = 64;
/** Refusals that are remembered of each player who sits in the room: nobody else can make a room forget. */
const MAX_REFUSED = 20;
/** Players whose refusals are kept: who sits here, and who has just stood up. */
const MAX_PLAYERS = 4;

/** What a command came to. */
export type CommandOutcome = Result<Applied, Refusal>;

/** A room in memory: folded as far as is known, with the answers that were given, and one thing at a time done to it. */
export class CachedRoom {
  /** Null before anything is known of it. */
  room: Room | null = null;
  /** Since when the store has not taken what was to be written, while a clock runs; in milliseconds since 1970. */
  stalledSince: number | null = null;
  readonly #accepted = new LruMap<string, CommandOutcome>(MAX_ACCEPTED);
  readonly #refused = new LruMap<string, LruMap<string, CommandOutcome>>(MAX_PLAYERS);
  /** Moves that had been played after each version, from version 1 on, and in which branch. */
  readonly #plies: number[] = [];
  readonly #branches: number[] = [];
  /** The tail of what was asked of it. */
  #queue: Promise<unknown> = Promise.resolve();

  /** Does something when everything asked before is done; what goes wrong concerns only who asked. */
  async inTurn(task: () => Promise<void>): Promise<void> {
    const turn = this.#queue.then(task);
    this.#queue = turn.catch(() => undefined);
    await turn;
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    await this.#queue;
  }

  /** The room as it would be after another entry. */
  after(entry: Entry): Room {
    return applyEntry(this.room, entry);
  }

  /** Takes in the next entry of its log; `room` is what it leads to. */
  fold({ receipt, ...entry }: LoggedEntry, room = this.after(entry)): Room {
    this.room = room;
    this.#plies.push(room.ply);
    this.#branches.push(room.branch);
    // The id of the first entry belongs to `create`, which is remembered by the store for all rooms together.
    if (receipt && entry.version > 1) this.#accepted.keep(keyOf(receipt), this.answerAt(entry.version));
    return room;
  }

  /** The answer that is remembered of a command. An accepted one may have been forgotten; then the store has its entry. */
  answerTo(receipt: Receipt): CommandOutcome | undefined {
    return this.#accepted.get(keyOf(receipt)) ?? this.#refused.get(receipt.actor)?.get(receipt.id);
  }

  /** Lets go of the name of a player; the room without it, or null where they hold no seat by a name. */
  eraseName(player: string): Room | null {
    const before = this.room;
    this.room = before && roomWithoutName(player, before);
    return this.room === before ? null : this.room;
  }

  /** What the command that made an entry of this room was answered with. */
  answerAt(version: number): CommandOutcome {
    return ok({ version, ply: this.#plies[version - 1] as number });
  }

  /** The version that the move of a turn led to; null where nobody has made it. */
  versionAfter(branch: number, ply: number): number | null {
    const index = this.#plies.findIndex((plies, at) => plies === ply + 1 && this.#branches[at] === branch);
    return index === -1 ? null : index + 1;
  }

  /** True when there are accepted commands whose answers are not at hand. */
  get forgets(): boolean {
    return this.#accepted.isFull;
  }

  /** Remembers a refusal, if it was told to somebody who sits here. */
  refuse({ actor, id }: Receipt, outcome: CommandOutcome): void {
    if (!this.room || !seatOf(this.room, actor)) return;
    const known = this.#refused.get(actor) ?? new LruMap<string, CommandOutcome>(MAX_REFUSED);
    known.keep(id, outcome);
    this.#refused.keep(actor, known);
  }
}

function keyOf({ actor, id }: Receipt): string {
  return `${actor} ${id}`;
}
