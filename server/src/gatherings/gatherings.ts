import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { GatheringActor } from '@nimhall/shared/gathering/actor';
import { boardPrefix } from '@nimhall/shared/gathering/board-code';
import type { Classroom } from '@nimhall/shared/gathering/class/classroom';
import { noSuchClass } from '@nimhall/shared/gathering/class/decide';
import type { ClassEntry } from '@nimhall/shared/gathering/class/events';
import type { LessonId } from '@nimhall/shared/gathering/class/lesson-ids';
import { CODE_LENGTH } from '@nimhall/shared/gathering/class-code';
import {
  applyGatheringEntry,
  decideGathering,
  type Gathering,
  type GatheringCommand,
  type GatheringEntry,
  type GatheringEvent,
  gatheringAlarm,
} from '@nimhall/shared/gathering/gathering';
import type { TournamentWish } from '@nimhall/shared/gathering/tournament/commands';
import { noSuchTournament } from '@nimhall/shared/gathering/tournament/decide';
import type { TournamentEntry } from '@nimhall/shared/gathering/tournament/events';
import { listingOfTournament } from '@nimhall/shared/gathering/tournament/listing';
import type { Tournament } from '@nimhall/shared/gathering/tournament/tournament';
import { say } from '@nimhall/shared/phrase';
import { type Refusal, refuse } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import type { Player } from '@nimhall/shared/room/room';
import { LRUCache } from 'lru-cache';
import { newCode } from '../people/code.ts';
import { gatheringIn, gatheringKey, type Receipt } from '../store/logged-entry.ts';
import type { Store } from '../store/store.ts';

/** How often to retry a decision because another node was faster. */
const MAX_ATTEMPTS = 5;
/** Gatherings kept folded in memory. */
const MAX_CACHED = 1_000;
/** How old a gathering in memory may be where another node may have changed it, in milliseconds, for what each move asks. */
const RECENT_MS = 500;
/** Entries that are folded before others get their turn. */
const ENTRIES_AT_ONCE = 200;
/**
 * Prefix of the receipt ids of commands that open a gathering, so that they never clash with those that open a room. No client can choose such
 * an id.
 */
const OPENING = 'gathering\u001f';

/** A command on its way, with who gives it and the id that makes it idempotent. */
export interface GatheringEnvelope {
  readonly command: GatheringCommand;
  readonly actor: GatheringActor;
  readonly id: string | null;
}

/** An entry of a class that this node has made, and the class after it. */
export interface ClassGathered {
  readonly gathering: Classroom;
  readonly entry: ClassEntry;
}

/** An entry of a tournament that this node has made, and the tournament after it. */
export interface TournamentGathered {
  readonly tournament: Tournament;
  readonly entry: TournamentEntry;
}

/** Events that were decided, and when. */
interface Made {
  readonly at: number;
  readonly events: readonly GatheringEvent[];
}

/** A gathering in memory, and one thing at a time done to it. */
interface Cached {
  gathering: Gathering | null;
  /** When the store was read last, in milliseconds since 1970. */
  readAt: number;
  queue: Promise<unknown>;
}

interface Deps {
  readonly store: Store;
  readonly now: () => number;
}

/**
 * Executes commands on gatherings as `Rooms` does on rooms, in the same log: fold, decide, append, and only then answer. The store resolves
 * races between nodes; memory may be stale and is refreshed before anything is shown or refused.
 */
export class Gatherings {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #cache = new LRUCache<string, Cached>({ max: MAX_CACHED });
  readonly #listeners: ((gathering: Gathering, entry: GatheringEntry) => void)[] = [];

  constructor({ store, now }: Deps) {
    this.#store = store;
    this.#now = now;
  }

  /** Called for every entry of a class that this node makes, when its command has been carried out. */
  onClassEntry(listener: (gathered: ClassGathered) => void): void {
    this.#listeners.push((gathering, entry) => {
      if (gathering.kind === 'class') listener({ gathering, entry: entry as ClassEntry });
    });
  }

  /** Called for every entry of a tournament that this node makes, when its command has been carried out. */
  onTournamentEntry(listener: (gathered: TournamentGathered) => void): void {
    this.#listeners.push((gathering, entry) => {
      if (gathering.kind === 'tournament') listener({ tournament: gathering, entry: entry as TournamentEntry });
    });
  }

  /** The class as it is now; null where there is none. */
  async readClass(code: string): Promise<Classroom | null> {
    const gathering = await this.read(code);
    return gathering?.kind === 'class' ? gathering : null;
  }

  /**
   * The class as it was at most half a second ago; null where there is none. Each move on its boards asks for it, so it waits for nothing and
   * reads nothing where the class is in memory.
   */
  async recentClass(code: string): Promise<Classroom | null> {
    const cached = this.#cache.get(code);
    const isRecent = this.#store.sharedTables === null || this.#now() - (cached?.readAt ?? 0) < RECENT_MS;
    if (cached?.gathering && isRecent) return cached.gathering.kind === 'class' ? cached.gathering : null;
    return await this.readClass(code);
  }

  /** The tournament as it is now; null where there is none. */
  async readTournament(code: string): Promise<Tournament | null> {
    const gathering = await this.read(code);
    return gathering?.kind === 'tournament' ? gathering : null;
  }

  /** The gathering as it is now; null where there is none. */
  async read(code: string): Promise<Gathering | null> {
    return await this.#inTurn(code, async (cached) => {
      if (!cached.gathering || this.#store.sharedTables) await this.#catchUp(code, cached);
      return cached.gathering;
    });
  }

  /** Opens a class; its code. The same id gives the same class again. */
  async openClass(player: Player, id: string, lesson?: LessonId): Promise<Result<string, Refusal>> {
    return await this.#openAnew(player, id, (code, secret) => ({ kind: 'open', code, prefix: boardPrefix('class', code, secret), lesson }));
  }

  /** Opens a tournament; its code. The same id gives the same tournament again. */
  async openTournament(player: Player, id: string, wish: TournamentWish): Promise<Result<string, Refusal>> {
    return await this.#openAnew(player, id, (code, secret) => ({
      kind: 'open-tournament',
      code,
      prefix: boardPrefix('tournament', code, secret),
      wish,
    }));
  }

  async #openAnew(
    player: Player,
    id: string,
    commandFor: (code: string, secret: string) => Extract<GatheringCommand, { kind: 'open' | 'open-tournament' }>,
  ): Promise<Result<string, Refusal>> {
    const receipt = { actor: player.id, id: OPENING + id };
    const before = await this.#store.created(receipt);
    if (before) return ok(gatheringIn(before) ?? before);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const code = newCode(CODE_LENGTH);
      const command = commandFor(code, newCode());
      const opened = await this.execute(code, { command, actor: { kind: 'player', player }, id: receipt.id });
      if (opened.ok) return ok(code);
      const faster = await this.#store.created(receipt);
      if (faster) return ok(gatheringIn(faster) ?? faster);
      if (opened.error.code !== 'forbidden' && opened.error.code !== 'unavailable') return opened;
    }
    return busy();
  }

  /** Executes a command and gives the version that it led to. Rejects only when the store fails, and then the command may be sent again. */
  async execute(code: string, envelope: GatheringEnvelope): Promise<Result<number, Refusal>> {
    return await this.#inTurn(code, (cached) => this.#carryOut(code, cached, envelope));
  }

  /** The version that a command led to before; null if it was never executed. */
  async answered(code: string, receipt: Receipt): Promise<number | null> {
    return (await this.#store.received(gatheringKey(code), receipt))?.version ?? null;
  }

  /**
   * Applies what another process has appended, and notifies followers on this node, who may know it already. Of a gathering that was
   * not in memory they get only the last entry, because its whole log was read.
   */
  async refresh(code: string): Promise<void> {
    await this.#inTurn(code, async (cached) => {
      const wasKnown = cached.gathering !== null;
      const entries = await this.#catchUp(code, cached);
      const { gathering } = cached;
      if (!gathering) return;
      for (const entry of wasKnown ? entries : entries.slice(-1)) for (const listener of this.#listeners) listener(gathering, entry);
    });
  }

  /** Evicts a gathering that was removed from the store, or all of them when names must be read again. */
  evict(key?: string): void {
    if (key === undefined) this.#cache.clear();
    else this.#cache.delete(gatheringIn(key) ?? '');
  }

  async #carryOut(code: string, cached: Cached, { command, actor, id }: GatheringEnvelope): Promise<Result<number, Refusal>> {
    const receipt: Receipt | null = id === null ? null : { actor: actor.kind === 'player' ? actor.player.id : actor.kind, id };
    if (!cached.gathering) await this.#catchUp(code, cached);
    let mayBeBehind = this.#store.sharedTables !== null;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const now = this.#now();
      const decision = decideGathering(cached.gathering, command, actor, now);
      if (!decision.ok && mayBeBehind) {
        await this.#catchUp(code, cached);
        mayBeBehind = false;
        continue;
      }
      if (decision.ok && decision.value.length === 0) return ok(cached.gathering?.version ?? 0);
      if (decision.ok) {
        const version = await this.#append(code, cached, { at: now, events: decision.value }, receipt);
        if (version !== null) return ok(version);
        await this.#catchUp(code, cached);
      }
      // It may have been executed before, and then it no longer fits.
      const isOpening = command.kind === 'open' || command.kind === 'open-tournament';
      const before = receipt && !isOpening ? await this.answered(code, receipt) : null;
      if (before !== null) return ok(before);
      if (!decision.ok) return decision;
    }
    return busy();
  }

  /** The version that these events led to; null if another node was faster or the command was already executed. */
  async #append(code: string, cached: Cached, made: Made, receipt: Receipt | null): Promise<number | null> {
    const entry = { version: (cached.gathering?.version ?? 0) + 1, ...made } as GatheringEntry;
    const gathering = applyGatheringEntry(cached.gathering, entry);
    const listing = gathering.kind === 'tournament' ? listingOfTournament(gathering) : null;
    const index = { alarmAt: gatheringAlarm(gathering), listing };
    if (!(await this.#store.append({ room: gatheringKey(code), entry, receipt, index, played: [] }))) return null;
    cached.gathering = gathering;
    for (const listener of this.#listeners) listener(gathering, entry);
    return entry.version;
  }

  /** Applies what the log has more, and gives it. In pieces, because an arena may have thousands of entries. */
  async #catchUp(code: string, cached: Cached): Promise<readonly GatheringEntry[]> {
    cached.readAt = this.#now();
    const logged = await this.#store.entries<GatheringEvent>(gatheringKey(code), cached.gathering?.version ?? 0);
    const entries = logged.map(({ receipt: _, ...entry }) => entry as GatheringEntry);
    for (const [at, entry] of entries.entries()) {
      if (at % ENTRIES_AT_ONCE === ENTRIES_AT_ONCE - 1) await turnOfTheLoop();
      cached.gathering = applyGatheringEntry(cached.gathering, entry);
    }
    return entries;
  }

  /** Runs a task when everything asked before is done. A gathering that does not exist takes no place in memory. */
  async #inTurn<T>(code: string, task: (cached: Cached) => Promise<T>): Promise<T> {
    const cached: Cached = this.#cache.get(code) ?? { gathering: null, readAt: 0, queue: Promise.resolve() };
    this.#cache.set(code, cached);
    const turn = cached.queue.then(() => task(cached));
    cached.queue = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      if (!cached.gathering && this.#cache.peek(code) === cached) this.#cache.delete(code);
    }
  }
}

/** A refusal where there is no such gathering. */
export function needClass(gathering: Classroom | null): Result<Classroom, Refusal> {
  return gathering ? ok(gathering) : noSuchClass();
}

/** A refusal where there is no such tournament. */
export function needTournament(tournament: Tournament | null): Result<Tournament, Refusal> {
  return tournament ? ok(tournament) : noSuchTournament();
}

/** A refusal that is no verdict: the same may be tried again. */
export function busy() {
  return refuse('unavailable', say`Too many changes at once. Try again.`);
}
