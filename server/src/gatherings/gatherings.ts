import { gatheringAlarm } from '@nimhall/shared/gathering/alarm';
import { CODE_LENGTH } from '@nimhall/shared/gathering/class-code';
import type { GatheringActor, GatheringCommand } from '@nimhall/shared/gathering/commands';
import { decide, noSuchGathering } from '@nimhall/shared/gathering/decide';
import type { GatheringEntry, GatheringEvent } from '@nimhall/shared/gathering/events';
import { applyGatheringEntry } from '@nimhall/shared/gathering/evolve';
import { BOARD_MARK, type Gathering } from '@nimhall/shared/gathering/gathering';
import type { LessonId } from '@nimhall/shared/gathering/lesson-ids';
import { say } from '@nimhall/shared/phrase';
import { type Refusal, refuse } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import type { Player } from '@nimhall/shared/room/room';
import { LRUCache } from 'lru-cache';
import { newCode } from '../people/code.ts';
import { gatheringIn, gatheringKey, type Receipt } from '../store/logged-entry.ts';
import type { Store } from '../store/store.ts';

/** How often a decision is taken anew because another node was faster. */
const MAX_ATTEMPTS = 5;
/** Gatherings kept folded in memory. */
const MAX_CACHED = 1_000;
/** Ids of those who open one: what opens a room is another thing. No client can choose such an id. */
const OPENING = 'gathering\u001f';

/** A command on its way, with who gives it and the id that makes it idempotent. */
export interface GatheringEnvelope {
  readonly command: GatheringCommand;
  readonly actor: GatheringActor;
  readonly id: string | null;
}

/** An entry that this node has made, and the gathering after it. */
export interface Gathered {
  readonly gathering: Gathering;
  readonly entry: GatheringEntry;
}

/** A gathering in memory, and one thing at a time done to it. */
interface Cached {
  gathering: Gathering | null;
  queue: Promise<unknown>;
}

interface Deps {
  readonly store: Store;
  readonly now: () => number;
}

/**
 * Carries out commands on gatherings, as `Rooms` does on rooms and in the same log: fold, decide, append, and only then answer. The store decides
 * between nodes; what is in memory may be behind, and is brought up to date before anything is shown or refused.
 */
export class Gatherings {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #cache = new LRUCache<string, Cached>({ max: MAX_CACHED });
  readonly #listeners: ((gathered: Gathered) => void)[] = [];

  constructor({ store, now }: Deps) {
    this.#store = store;
    this.#now = now;
  }

  /** Called for every entry of this node, when its command has been carried out. */
  onEntry(listener: (gathered: Gathered) => void): void {
    this.#listeners.push(listener);
  }

  /** The gathering as it is now; null where there is none. */
  async read(code: string): Promise<Gathering | null> {
    return await this.#inTurn(code, async (cached) => {
      if (!cached.gathering || this.#store.sharedTables) await this.#catchUp(code, cached);
      return cached.gathering;
    });
  }

  /** Opens a class; its code. The same id gives the same class again. */
  async open(player: Player, id: string, lesson?: LessonId): Promise<Result<string, Refusal>> {
    const receipt = { actor: player.id, id: OPENING + id };
    const before = await this.#store.created(receipt);
    if (before) return ok(gatheringIn(before) ?? before);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const code = newCode(CODE_LENGTH);
      const command = { kind: 'open', code, prefix: code + BOARD_MARK + newCode(), lesson } as const;
      const opened = await this.execute(code, { command, actor: { kind: 'player', player }, id: receipt.id });
      if (opened.ok) return ok(code);
      const faster = await this.#store.created(receipt);
      if (faster) return ok(gatheringIn(faster) ?? faster);
    }
    return busy();
  }

  /** Carries out a command; the version that it led to. Rejects only when the store fails, and then it may be given again. */
  async execute(code: string, envelope: GatheringEnvelope): Promise<Result<number, Refusal>> {
    return await this.#inTurn(code, (cached) => this.#carryOut(code, cached, envelope));
  }

  /** The version that a command led to before; null where it was not carried out. */
  async answered(code: string, receipt: Receipt): Promise<number | null> {
    return (await this.#store.received(gatheringKey(code), receipt))?.version ?? null;
  }

  /** Lets go of a gathering that the store has forgotten, or all of them where names are to be read anew. */
  evict(key?: string): void {
    if (key === undefined) this.#cache.clear();
    else this.#cache.delete(gatheringIn(key) ?? '');
  }

  async #carryOut(code: string, cached: Cached, { command, actor, id }: GatheringEnvelope): Promise<Result<number, Refusal>> {
    const receipt: Receipt | null = id === null ? null : { actor: actor.kind === 'player' ? actor.player.id : actor.kind, id };
    if (!cached.gathering) await this.#catchUp(code, cached);
    let mayBeBehind = this.#store.sharedTables !== null;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const decision = decide(cached.gathering, command, actor);
      if (!decision.ok && mayBeBehind) {
        await this.#catchUp(code, cached);
        mayBeBehind = false;
        continue;
      }
      if (decision.ok && decision.value.length === 0) return ok(cached.gathering?.version ?? 0);
      if (decision.ok) {
        const version = await this.#append(code, cached, decision.value, receipt);
        if (version !== null) return ok(version);
        await this.#catchUp(code, cached);
      }
      // It may have been carried out before, and then does not fit any more.
      const before = receipt && command.kind !== 'open' ? await this.answered(code, receipt) : null;
      if (before !== null) return ok(before);
      if (!decision.ok) return decision;
    }
    return busy();
  }

  /** The version that these events led to; null where somebody else was faster, or the command was carried out before. */
  async #append(code: string, cached: Cached, events: readonly GatheringEvent[], receipt: Receipt | null): Promise<number | null> {
    const entry = { version: (cached.gathering?.version ?? 0) + 1, at: this.#now(), events };
    const gathering = applyGatheringEntry(cached.gathering, entry);
    const index = { alarmAt: gatheringAlarm(gathering), listing: null };
    if (!(await this.#store.append({ room: gatheringKey(code), entry, receipt, index, played: [] }))) return null;
    cached.gathering = gathering;
    for (const listener of this.#listeners) listener({ gathering, entry });
    return entry.version;
  }

  async #catchUp(code: string, cached: Cached): Promise<void> {
    for (const { receipt: _, ...entry } of await this.#store.entries<GatheringEvent>(gatheringKey(code), cached.gathering?.version ?? 0)) {
      cached.gathering = applyGatheringEntry(cached.gathering, entry);
    }
  }

  /** Does something when everything asked before is done. One that does not exist takes no place in memory. */
  async #inTurn<T>(code: string, task: (cached: Cached) => Promise<T>): Promise<T> {
    const cached: Cached = this.#cache.get(code) ?? { gathering: null, queue: Promise.resolve() };
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
export function needGathering(gathering: Gathering | null): Result<Gathering, Refusal> {
  return gathering ? ok(gathering) : noSuchGathering();
}

/** A refusal that is no verdict: the same may be tried again. */
export function busy() {
  return refuse('unavailable', say`The class is too busy. Try again.`);
}
