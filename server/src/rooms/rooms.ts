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
import { changesLists, isUnfinished, ongoingGameOf } from '@nimhall/shared/room/unfinished';
import { Refused } from '../refused.ts';
import type { Append } from '../store/append.ts';
import type { LoggedEntry, Receipt } from '../store/logged-entry.ts';
import type { Store } from '../store/store.ts';
import type { CachedRoom, CommandOutcome } from './cached-room.ts';
import { withRatings } from './duel-ratings.ts';
import { clockRunningSince, type OutageCredit, type Outages, outageCredits } from './outage.ts';
import { RoomCache } from './room-cache.ts';

/** How often a decision is taken anew because another node was faster. */
const MAX_ATTEMPTS = 5;

/** These commands credit time themselves, so they skip the check for outages. */
const CREDIT_COMMANDS: ReadonlySet<RoomCommand['kind']> = new Set(['credit-clock', 'renew-absence']);

/** A command on its way, with who gives it and the id that makes it idempotent. */
export interface Envelope<Command extends RoomCommand = RoomCommand> {
  readonly command: Command;
  readonly actor: Actor;
  readonly id: string | null;
  /** The connection that gave it, when that one is told by the answer alone. */
  readonly originSocketId?: string | null;
  /** An extra check after the rules allow the command, against the room as it was before. It must not wait for another command. */
  readonly authorize?: (room: Room | null) => Promise<Result<true, Refusal>>;
}

/** An entry of the log that this node has learnt of, and the room after it. */
export interface Committed {
  /** Null for the first entry of a room, and for entries of other nodes. */
  readonly before: Room | null;
  readonly room: Room;
  readonly entry: Entry;
  readonly receipt: Receipt | null;
  /** Whether this node made it; others were heard of or read. */
  readonly isLocal: boolean;
  /** The connection that knows of it from the answer already. */
  readonly originSocketId: string | null;
  /** Whether it was written together with the lists that the room is in. */
  readonly isListed: boolean;
}

interface Deps {
  readonly store: Store;
  readonly now: () => number;
  readonly botPace: number;
  readonly outages: Outages;
  /** Called when a command came again and gets its first answer. */
  readonly onDuplicate: () => void;
  /** Called once for a room whose log cannot be folded. */
  readonly onBroken: (code: string, error: unknown) => void;
}

/** `entry` is null for a refusal, and for the answer to a command that was carried out before. */
type Answer = (outcome: CommandOutcome, entry: Entry | null) => void;

/**
 * Carries out commands on rooms: fold the log, decide, append. It answers only when the entry is durable, and then notifies the listeners.
 * The uniqueness of (room, version) in the store is the arbiter; memory is a cache that may be behind. Where other
 * nodes write to the same store, nothing is shown and nothing is refused before the log was asked for what is missing:
 * what memory allows wrongly, the arbiter refuses. Each node tells its people every entry once, when it learns of it.
 * Outage time is credited before any command that depends on a running clock is decided.
 */
export class Rooms {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #botPace: number;
  readonly #outages: Outages;
  readonly #onDuplicate: () => void;
  readonly #cache: RoomCache;
  readonly #listeners: ((committed: Committed) => void)[] = [];

  constructor({ store, now, botPace, outages, onDuplicate, onBroken }: Deps) {
    this.#store = store;
    this.#now = now;
    this.#botPace = botPace;
    this.#outages = outages;
    this.#onDuplicate = onDuplicate;
    this.#cache = new RoomCache(store, onBroken);
  }

  /** Called once for every entry this node learns of; for its own, when the command has been answered. */
  onEntry(listener: (committed: Committed) => void): void {
    this.#listeners.push(listener);
  }

  /** The room as it is now; null when there is none. */
  async read(code: string): Promise<Room | null> {
    const live = await this.#cache.open(code);
    await (this.#store.sharedTables ? live.inTurn(() => this.#catchUp(code, live)) : live.settled());
    if (this.#outages.of(live.room).length > 0) await live.inTurn(async () => void (await this.#creditOutages(code, live)));
    return live.room;
  }

  /** The room for who looks through many: null also for one that cannot be opened, which concerns nobody else. */
  async browse(code: string): Promise<Room | null> {
    try {
      return await this.read(code);
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  }

  /** The room as this node knows it, which may be a moment behind; null when there is none. */
  async recall(code: string): Promise<Room | null> {
    return (await this.#cache.open(code)).room;
  }

  /** Takes in an entry that another node made. */
  async applyRemoteEntry(code: string, entry: LoggedEntry): Promise<void> {
    const isNew = !this.#cache.has(code);
    const live = await this.#cache.open(code);
    await live.inTurn(async () => {
      const version = live.room?.version ?? 0;
      if (entry.version > version + 1) await this.#catchUp(code, live);
      else if (entry.version === version + 1) this.#applyAndPublish(code, live, entry);
      else if (isNew && live.room && entry.version === version) this.#publishLogged(live.room, entry);
    });
  }

  /** Lets go of a room that the store has forgotten. */
  evict(code: string): void {
    this.#cache.drop(code);
  }

  /** Lets go of the name of a player who was forgotten; the rooms in which they held a seat. */
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

  /** The version of a room that is in memory, without a look at the store. */
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
    // The same command may have been carried out while this one was under way.
    const faster = receipt && (await this.#store.created(receipt));
    return faster ? ok(faster) : outcome;
  }

  /**
   * Carries out a command. `answer` is called exactly once: when the entry is durable and before anybody else hears of
   * it, or with the reason why nothing happened. Rejects only when the store fails, and then nothing was answered.
   */
  async execute(code: string, envelope: Envelope, answer: Answer): Promise<void> {
    const live = await this.#cache.open(code);
    await live.inTurn(() => this.#carryOut(code, live, envelope, answer));
  }

  async #carryOut(code: string, live: CachedRoom, envelope: Envelope, answer: Answer): Promise<void> {
    const receipt = receiptOf(envelope);
    const answered = envelope.command.kind === 'create' ? null : receipt;
    let mayBeBehind = this.#store.sharedTables !== null;
    for (let attempt = 1; ; attempt++) {
      const before = answered && live.answerTo(answered);
      if (before) {
        this.#onDuplicate();
        return answer(before, null);
      }
      const now = CREDIT_COMMANDS.has(envelope.command.kind) ? this.#now() : await this.#creditOutages(code, live);
      const decision = await allowed(live.room, envelope, now);
      if (!decision.ok && mayBeBehind) {
        await this.#catchUp(code, live);
        mayBeBehind = false;
        continue;
      }
      if (decision.ok) {
        const decided: Entry = { version: (live.room?.version ?? 0) + 1, at: now, events: decision.value };
        const after = live.after(decided);
        const { entry, duel, rated } = await withRatings(this.#store, after, decided);
        const room = entry === decided ? after : live.after(entry);
        const before = live.room;
        const isListed = changesLists(before, room);
        const lists = isListed ? this.#listsOf(before, room) : { index: null };
        if (await this.#append(live, { room: code, entry, receipt, ...lists, played: playedBy(room, entry), duel, rated })) {
          this.#cache.keep(code, live);
          live.fold({ ...entry, receipt }, room);
          answer(live.answerAt(entry.version), entry);
          this.#publish({ before, room, entry, receipt, isLocal: true, originSocketId: envelope.originSocketId ?? null, isListed });
          return;
        }
        await this.#catchUp(code, live);
      }
      const version = answered && live.forgets ? await this.#carriedOut(code, live, envelope.command, answered) : null;
      if (version !== null) {
        this.#onDuplicate();
        return answer(live.answerAt(version), null);
      }
      if (!decision.ok) {
        if (answered) live.refuse(answered, decision);
        return answer(decision, null);
      }
      if (attempt < MAX_ATTEMPTS) continue;
      // Should the log hold less than memory, because the room was forgotten or a backup put back, it is read anew next time.
      this.#cache.drop(code);
      return answer(refuse('unavailable', say`The room is too busy. Try again.`), null);
    }
  }

  /** The version that a command led to long ago, whose answer is not at hand; null where it was not carried out. */
  async #carriedOut(code: string, live: CachedRoom, command: RoomCommand, receipt: Receipt): Promise<number | null> {
    if (command.kind !== 'move') return (await this.#store.received(code, receipt))?.version ?? null;
    const version = live.versionAfter(command.branch, command.ply);
    const by = version === null ? null : (await this.#store.entry(code, version))?.receipt;
    return by?.actor === receipt.actor && by.id === receipt.id ? version : null;
  }

  /** Appends, and remembers since when a room whose clock runs waits for the store. */
  async #append(live: CachedRoom, append: Append): Promise<boolean> {
    const began = this.#now();
    try {
      return await this.#store.append(append);
    } catch (error) {
      live.stalledSince ??= began;
      throw error;
    }
  }

  /**
   * Gives back what outages took, and gives a time at which nothing was owed: nobody is judged by time that was not theirs. The process
   * may stand still anywhere. So the time is read before it is made sure that no outage came before it, and since writing down what is
   * given back takes time as well, it looks again afterwards.
   */
  async #creditOutages(code: string, live: CachedRoom): Promise<number> {
    for (let attempt = 1; ; attempt++) {
      const now = this.#now();
      const owed = await this.#outstandingCredits(live, now);
      if (owed.length === 0 || attempt === MAX_ATTEMPTS) {
        live.stalledSince = null;
        return now;
      }
      for (const { command, id } of owed) await this.#carryOut(code, live, { command, actor: { kind: 'clockwork' }, id }, () => undefined);
    }
  }

  async #outstandingCredits(live: CachedRoom, now: number): Promise<readonly OutageCredit[]> {
    const { room } = live;
    if (!room || clockRunningSince(room) === null) return [];
    await this.#outages.settled();
    const isOwed = ({ id }: OutageCredit): boolean => id === null || live.answerTo({ actor: 'clockwork', id }) === undefined;
    const { gift } = this.#outages;
    return outageCredits(room, { outages: this.#outages.of(room), gift, stalledSince: live.stalledSince, now }).filter(isOwed);
  }

  #listsOf(before: Room | null, room: Room): Pick<Append, 'index' | 'unfinished'> {
    const index = { alarmAt: alarmOf(room, this.#botPace)?.at ?? null, listing: listingOf(room) };
    return (before && isUnfinished(before)) || isUnfinished(room) ? { index, unfinished: ongoingGameOf(room) } : { index };
  }

  /** Applies log entries that the cache lacks. Clients of this node have not seen those of a room that was cached already, so they are published. */
  async #catchUp(code: string, live: CachedRoom): Promise<void> {
    const isKnown = live.room !== null;
    for (const entry of await this.#cache.after(code, live)) {
      if (isKnown) this.#applyAndPublish(code, live, entry);
      else this.#cache.fold(code, live, entry);
    }
  }

  /** Folds an entry that this node did not make, and tells of it. */
  #applyAndPublish(code: string, live: CachedRoom, entry: LoggedEntry): void {
    this.#publishLogged(this.#cache.fold(code, live, entry), entry);
  }

  #publishLogged(room: Room, { receipt, ...entry }: LoggedEntry): void {
    this.#publish({ before: null, room, entry, receipt, isLocal: false, originSocketId: null, isListed: true });
  }

  #publish(committed: Committed): void {
    for (const listener of this.#listeners) listener(committed);
  }
}

/** What a command comes to, where it is allowed. */
async function allowed(room: Room | null, { command, actor, authorize }: Envelope, now: number): Promise<Decision> {
  const decision = decide(room, command, actor, now);
  const allows = decision.ok && authorize ? await authorize(room) : decision;
  return allows.ok ? decision : allows;
}

function receiptOf({ actor, id }: Envelope): Receipt | null {
  if (id === null) return null;
  return actor.kind === 'player' ? { actor: actor.player.id, id } : { actor: actor.kind, id };
}
