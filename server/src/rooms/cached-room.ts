import { LruMap } from '@nimhall/shared/lru-map';
import type { Applied } from '@nimhall/shared/protocol/messages';
import type { Refusal } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import { roomWithoutName } from '@nimhall/shared/room/erased-name';
import type { Entry } from '@nimhall/shared/room/events';
import { applyEntry } from '@nimhall/shared/room/evolve';
import { type Room, seatOf } from '@nimhall/shared/room/room';
import type { LoggedEntry, Receipt } from '../store/logged-entry.ts';

/** Answers to accepted commands, except moves, that are kept in memory; the store has all of them. */
const MAX_ACCEPTED = 64;
/** Refusals kept for each player seated in the room, so that other people cannot push them out. */
const MAX_REFUSED = 20;
/** Players whose refusals are kept: those who sit here, and those who just stood up. */
const MAX_PLAYERS = 4;

/** A command that was accepted, and the version that it led to. */
interface Accepted extends Receipt {
  readonly version: number;
}

/** The answer to a command. */
export type CommandOutcome = Result<Applied, Refusal>;

/** A room in memory: the folded log, recent answers, and a queue that runs one task at a time. */
export class CachedRoom {
  /** Null before anything is known about it. */
  room: Room | null = null;
  /** Since when the store has refused writes while a clock runs, in milliseconds since 1970. */
  stalledSince: number | null = null;
  /** The newest last. Few enough to look through, which is cheaper than a key for each. */
  readonly #accepted: Accepted[] = [];
  readonly #refused = new LruMap<string, LruMap<string, CommandOutcome>>(MAX_PLAYERS);
  /** The number of moves after each version, from version 1 on, and the branch. */
  readonly #plies: number[] = [];
  readonly #branches: number[] = [];
  /** The tail of the queue. */
  #queue: Promise<unknown> = Promise.resolve();

  /** Runs a task after all earlier ones; its errors reach only its caller. */
  inTurn(task: () => Promise<void>): Promise<void> {
    const turn = this.#queue.then(task);
    this.#queue = turn.catch(ignore);
    return turn;
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    await this.#queue;
  }

  /** The room as it would be after another entry. */
  after(entry: Entry): Room {
    return applyEntry(this.room, entry);
  }

  /** Applies the next entry of the log. */
  fold(entry: LoggedEntry): Room {
    return this.advance(this.after(entry), entry, entry.receipt);
  }

  /** Moves on to the room after the next entry, which the command of this receipt made. */
  advance(room: Room, { events }: Entry, receipt: Receipt | null): Room {
    this.room = room;
    this.#plies.push(room.ply);
    this.#branches.push(room.branch);
    // The id of the first entry belongs to `create`, which the store remembers for all rooms together. A move is found by its turn.
    if (receipt && room.version > 1 && events[0]?.kind !== 'moved') {
      this.#accepted.push({ ...receipt, version: room.version });
      if (this.#accepted.length > MAX_ACCEPTED) this.#accepted.shift();
    }
    return room;
  }

  /** The remembered answer to a command. That to a move, and one that was dropped, follows from the entry in the store. */
  answerTo({ actor, id }: Receipt): CommandOutcome | undefined {
    const accepted = this.#accepted.findLast((each) => each.id === id && each.actor === actor);
    return accepted ? this.answerAt(accepted.version) : this.#refused.get(actor)?.get(id);
  }

  /** Erases the name of a player; the room without it, or null if no seat has the name. */
  eraseName(player: string): Room | null {
    const before = this.room;
    this.room = before && roomWithoutName(player, before);
    return this.room === before ? null : this.room;
  }

  /** The answer to the command that made an entry of this room. */
  answerAt(version: number): CommandOutcome {
    return ok({ version, ply: this.#plies[version - 1] as number });
  }

  /** The version of the move that was made at a turn; null if there is none. */
  versionAfter(branch: number, ply: number): number | null {
    const index = this.#plies.findIndex((plies, at) => plies === ply + 1 && this.#branches[at] === branch);
    return index === -1 ? null : index + 1;
  }

  /** True when the answers of some accepted commands are no longer in memory. */
  get hasDroppedAnswers(): boolean {
    return this.#accepted.length === MAX_ACCEPTED;
  }

  /** Remembers a refusal that was sent to a player seated here. */
  refuse({ actor, id }: Receipt, outcome: CommandOutcome): void {
    if (!this.room || !seatOf(this.room, actor)) return;
    const known = this.#refused.get(actor) ?? new LruMap<string, CommandOutcome>(MAX_REFUSED);
    known.keep(id, outcome);
    this.#refused.keep(actor, known);
  }
}

function ignore(): void {}
