import { say } from '@nimhall/shared/phrase';
import { type Refusal, refuse } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import { alarmOf } from '@nimhall/shared/room/alarm';
import type { Actor, RoomCommand } from '@nimhall/shared/room/commands';
import { decide } from '@nimhall/shared/room/decide';
import type { Decision } from '@nimhall/shared/room/decide/decision';
import type { Entry } from '@nimhall/shared/room/events';
import { listingOf } from '@nimhall/shared/room/listing';
import { playedBy } from '@nimhall/shared/room/played';
import type { Room } from '@nimhall/shared/room/room';
import { changesLists, isOngoing, ongoingGameOf } from '@nimhall/shared/room/unfinished';
import { withRatings } from '../ratings/duel-ratings.ts';
import type { Append } from '../store/append.ts';
import type { LoggedEntry, Receipt } from '../store/logged-entry.ts';
import type { Store } from '../store/store.ts';
import type { CachedRoom, CommandOutcome } from './cached-room.ts';
import { clockRunningSince, type OutageCredit, type Outages, outageCredits } from './outage.ts';
import { BrokenRoom, RoomCache } from './room-cache.ts';

/** How often to retry a decision because another node was faster. */
const MAX_ATTEMPTS = 5;

/** These commands credit time themselves, so they skip the check for outages. */
const CREDIT_COMMANDS: ReadonlySet<RoomCommand['kind']> = new Set(['credit-clock', 'renew-absence']);

/** What is written with an entry that adds its room to no list and removes it from none. */
const UNCHANGED_LISTS: Pick<Append, 'index' | 'unfinished'> = { index: null };

/** A command with its sender, and the id that makes it idempotent. */
export interface Envelope<Command extends RoomCommand = RoomCommand> {
  readonly command: Command;
  readonly actor: Actor;
  readonly id: string | null;
  /** The connection that sent it, if the answer alone tells that one. */
  readonly originSocketId?: string | null;
  /** An extra check after the rules allow the command, against the room as it was before. It must not wait for another command. */
  readonly authorize?: ((room: Room | null) => Promise<Result<true, Refusal>>) | undefined;
}

/** A log entry that this node has learnt of, and the room after it. */
export interface Committed {
  /** Null for the first entry of a room, and for entries of other nodes. */
  readonly before: Room | null;
  readonly room: Room;
  readonly entry: Entry;
  readonly receipt: Receipt | null;
  /** Whether this node made it; others were received or read. */
  readonly isLocal: boolean;
  /** The connection that already has it from the answer. */
  readonly originSocketId: string | null;
  /** Whether the lists of its room were written together with it. */
  readonly listsWritten: boolean;
}

interface Deps {
  readonly store: Store;
  readonly now: () => number;
  readonly botPace: number;
  readonly outages: Outages;
  /** Called when a command was sent again and gets its first answer. */
  readonly onDuplicate: () => void;
  /** Called once for a room whose log cannot be folded. */
  readonly onBroken: (code: string, error: unknown) => void;
}

/** `entry` is null for a refusal, and for a command that was executed before. */
type Answer = (outcome: CommandOutcome, entry: Entry | null) => void;

/**
 * Executes room commands: fold the log, decide, append. It replies only after the entry is durable, and then notifies the listeners.
 * The unique key (room, version) resolves races between nodes; the room in memory is a cache and may be stale. If other nodes write to the
 * same store, the log is read before anything is shown or refused, and what a stale room wrongly allows, the unique key refuses. Each node
 * sends its clients every entry once, when it learns of it.
 * Outage time is credited before any command that depends on a running clock.
 */
export class Rooms {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #botPace: number;
  readonly #outages: Outages;
  readonly #onDuplicate: () => void;
  readonly #cache: RoomCache;
  readonly #listeners: ((committed: Committed) => void)[] = [];
  readonly #milestoneListeners: ((committed: Committed) => void)[] = [];

  constructor({ store, now, botPace, outages, onDuplicate, onBroken }: Deps) {
    this.#store = store;
    this.#now = now;
    this.#botPace = botPace;
    this.#outages = outages;
    this.#onDuplicate = onDuplicate;
    this.#cache = new RoomCache(store, onBroken);
  }

  /** Called once for every entry that this node learns of; for its own, after the command was answered. */
  onEntry(listener: (committed: Committed) => void): void {
    this.#listeners.push(listener);
  }

  /** Called like the listeners of `onEntry`, after them and not for plain moves: when a game begins or ends, or people sit down or leave. */
  onMilestone(listener: (committed: Committed) => void): void {
    this.#milestoneListeners.push(listener);
  }

  /** The room as it is now; null when there is none. */
  async read(code: string): Promise<Room | null> {
    const cached = await this.#cache.open(code);
    await (this.#store.sharedTables ? cached.inTurn(() => this.#catchUp(code, cached)) : cached.settled());
    if (this.#outages.of(cached.room).length > 0) await cached.inTurn(async () => void (await this.#creditOutages(code, cached)));
    return cached.room;
  }

  /** The room for callers that go through many: null also for one whose log cannot be understood. */
  async browse(code: string): Promise<Room | null> {
    try {
      return await this.read(code);
    } catch (error) {
      if (error instanceof BrokenRoom) return null;
      throw error;
    }
  }

  /** The room as this node knows it, which may be slightly stale; null if there is none. */
  async readCached(code: string): Promise<Room | null> {
    return (await this.#cache.open(code)).room;
  }

  /** Applies an entry that another node made. */
  async applyRemoteEntry(code: string, entry: LoggedEntry): Promise<void> {
    const isNew = !this.#cache.has(code);
    const cached = await this.#cache.open(code);
    await cached.inTurn(async () => {
      const version = cached.room?.version ?? 0;
      if (entry.version > version + 1) await this.#catchUp(code, cached);
      else if (entry.version === version + 1) this.#applyAndPublish(code, cached, entry);
      else if (isNew && cached.room && entry.version === version) this.#publishLogged(cached.room, entry);
    });
  }

  /** Evicts a room that was removed from the store. */
  evict(code: string): void {
    this.#cache.drop(code);
  }

  /** Erases the name of a player; gives the rooms in which they had a seat. */
  async eraseName(player: string): Promise<Room[]> {
    return await this.#cache.eraseName(player);
  }

  /** Resolves when no command is under way. */
  async settle(): Promise<void> {
    await this.#cache.settled();
  }

  /** How many rooms are in memory. */
  get cachedCount(): number {
    return this.#cache.size;
  }

  /** The version of a cached room, without reading the store. */
  cachedVersion(code: string): number | null {
    return this.#cache.peek(code)?.room?.version ?? null;
  }

  /** Opens a room and gives its code; the same actor and id give the same room again. */
  async create(envelope: Envelope<Extract<RoomCommand, { kind: 'create' }>>): Promise<Result<string, Refusal>> {
    const receipt = receiptOf(envelope);
    const known = receipt && (await this.#store.created(receipt));
    if (known) return ok(known);
    const code = envelope.command.room;
    const outcome = await new Promise<CommandOutcome>((resolve, reject) => {
      this.execute(code, envelope, resolve).catch(reject);
    });
    if (outcome.ok) return ok(code);
    // The same command may have been executed meanwhile.
    const faster = receipt && (await this.#store.created(receipt));
    return faster ? ok(faster) : outcome;
  }

  /**
   * Executes a command. `answer` is called exactly once: when the entry is durable and before anybody else is told, or with the reason why
   * nothing happened. Rejects only when the store fails, and then nothing was answered.
   */
  execute(code: string, envelope: Envelope, answer: Answer): Promise<void> {
    const execute = (cached: CachedRoom) => cached.inTurn(() => this.#executeInTurn(code, cached, envelope, answer));
    const cached = this.#cache.open(code);
    return cached instanceof Promise ? cached.then(execute) : execute(cached);
  }

  async #executeInTurn(code: string, cached: CachedRoom, envelope: Envelope, answer: Answer): Promise<void> {
    const receipt = receiptOf(envelope);
    // A room that was opened before is found by `create`.
    const dedupeKey = envelope.command.kind === 'create' ? null : receipt;
    let mayBeBehind = this.#store.sharedTables !== null;
    for (let attempt = 1; ; attempt++) {
      const earlierAnswer = dedupeKey && cached.answerTo(dedupeKey);
      if (earlierAnswer) {
        this.#onDuplicate();
        return answer(earlierAnswer, null);
      }
      const at = this.#decisionTime(code, cached, envelope.command);
      const now = typeof at === 'number' ? at : await at;
      const may = allowed(cached.room, envelope, now);
      const decision = 'ok' in may ? may : await may;
      if (!decision.ok && mayBeBehind) {
        await this.#catchUp(code, cached);
        mayBeBehind = false;
        continue;
      }
      if (decision.ok) {
        const decided: Entry = { version: (cached.room?.version ?? 0) + 1, at: now, events: decision.value };
        const after = cached.after(decided);
        const { entry, duel, rated } = await withRatings(this.#store, after, decided);
        const room = entry === decided ? after : cached.after(entry);
        const before = cached.room;
        const listsWritten = changesLists(before, room);
        const { index, unfinished } = listsWritten ? this.#listsOf(before, room) : UNCHANGED_LISTS;
        const append = { room: code, entry, receipt, index, unfinished, played: playedBy(room, entry), duel, rated };
        if (await this.#append(cached, append)) {
          this.#cache.keep(code, cached);
          cached.advance(room, entry, receipt);
          answer(cached.answerAt(entry.version), entry);
          this.#publish({ before, room, entry, receipt, isLocal: true, originSocketId: envelope.originSocketId ?? null, listsWritten });
          return;
        }
        await this.#catchUp(code, cached);
      }
      const version = dedupeKey && (await this.#versionFromLog(code, cached, envelope.command, dedupeKey));
      if (version !== null) {
        this.#onDuplicate();
        return answer(cached.answerAt(version), null);
      }
      if (!decision.ok) {
        if (dedupeKey) cached.refuse(dedupeKey, decision);
        return answer(decision, null);
      }
      if (attempt < MAX_ATTEMPTS) continue;
      // The log may be shorter than what is in memory, because the room was removed or a backup restored. It is read again next time.
      this.#cache.drop(code);
      return answer(refuse('unavailable', say`The room is too busy. Try again.`), null);
    }
  }

  /**
   * The version that a command led to when its answer is not in memory; null if it was not executed. The rules refuse a move that was made
   * before, so that it is looked up only then.
   */
  async #versionFromLog(code: string, cached: CachedRoom, command: RoomCommand, receipt: Receipt): Promise<number | null> {
    if (command.kind !== 'move') {
      return cached.hasDroppedAnswers ? ((await this.#store.received(code, receipt))?.version ?? null) : null;
    }
    const version = cached.versionAfter(command.branch, command.ply);
    const by = version === null ? null : (await this.#store.entry(code, version))?.receipt;
    return by?.actor === receipt.actor && by.id === receipt.id ? version : null;
  }

  /** Appends an entry, and remembers since when the store has refused entries of a room whose clock runs. */
  #append(cached: CachedRoom, append: Append): Promise<boolean> {
    return this.#store.append(append).catch((error: unknown) => {
      cached.stalledSince ??= append.entry.at;
      throw error;
    });
  }

  /** The time at which a command is decided. If a clock runs, the time that outages took from it is credited first. */
  #decisionTime(code: string, cached: CachedRoom, { kind }: RoomCommand): number | Promise<number> {
    if (CREDIT_COMMANDS.has(kind)) return this.#now();
    if (clockRunningSince(cached.room) !== null) return this.#creditOutages(code, cached);
    cached.stalledSince = null;
    return this.#now();
  }

  /**
   * Credits outage time, and gives a time up to which all of it has been credited. The process may stall at any point, so the clock is read first, and then
   * it is checked that no outage came before. Writing a credit takes time as well, so this is checked again afterwards.
   */
  async #creditOutages(code: string, cached: CachedRoom): Promise<number> {
    for (let attempt = 1; ; attempt++) {
      const now = this.#now();
      const owed = await this.#outstandingCredits(cached, now);
      if (owed.length === 0 || attempt === MAX_ATTEMPTS) {
        cached.stalledSince = null;
        return now;
      }
      for (const { command, id } of owed)
        await this.#executeInTurn(code, cached, { command, actor: { kind: 'clockwork' }, id }, () => undefined);
    }
  }

  async #outstandingCredits(cached: CachedRoom, now: number): Promise<readonly OutageCredit[]> {
    const { room } = cached;
    if (!room || clockRunningSince(room) === null) return [];
    await this.#outages.settled();
    const isOwed = ({ id }: OutageCredit): boolean => id === null || cached.answerTo({ actor: 'clockwork', id }) === undefined;
    const { extraTime } = this.#outages;
    return outageCredits(room, { outages: this.#outages.of(room), extraTime, stalledSince: cached.stalledSince, now }).filter(isOwed);
  }

  #listsOf(before: Room | null, room: Room): Pick<Append, 'index' | 'unfinished'> {
    const index = { alarmAt: alarmOf(room, this.#botPace)?.at ?? null, listing: listingOf(room) };
    return (before && isOngoing(before)) || isOngoing(room) ? { index, unfinished: ongoingGameOf(room) } : { index };
  }

  /** Applies log entries that the cache lacks. For a room already in memory they are published too: clients of this node have not seen them. */
  async #catchUp(code: string, cached: CachedRoom): Promise<void> {
    const isKnown = cached.room !== null;
    for (const entry of await this.#cache.after(code, cached)) {
      if (isKnown) this.#applyAndPublish(code, cached, entry);
      else this.#cache.fold(code, cached, entry);
    }
  }

  /** Applies an entry that this node did not make, and notifies the listeners. */
  #applyAndPublish(code: string, cached: CachedRoom, entry: LoggedEntry): void {
    this.#publishLogged(this.#cache.fold(code, cached, entry), entry);
  }

  #publishLogged(room: Room, { receipt, ...entry }: LoggedEntry): void {
    this.#publish({ before: null, room, entry, receipt, isLocal: false, originSocketId: null, listsWritten: true });
  }

  #publish(committed: Committed): void {
    for (const listener of this.#listeners) listener(committed);
    const { events } = committed.entry;
    if (events.length === 1 && events[0]?.kind === 'moved') return;
    for (const listener of this.#milestoneListeners) listener(committed);
  }
}

/** The outcome of a command if it is authorized. */
function allowed(room: Room | null, { command, actor, authorize }: Envelope, now: number): Decision | Promise<Decision> {
  const decision = decide(room, command, actor, now);
  return decision.ok && authorize ? authorize(room).then((may) => (may.ok ? decision : may)) : decision;
}

function receiptOf({ actor, id }: Envelope): Receipt | null {
  if (id === null) return null;
  return actor.kind === 'player' ? { actor: actor.player.id, id } : { actor: actor.kind, id };
}
