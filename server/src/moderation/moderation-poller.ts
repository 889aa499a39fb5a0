import type { Notice } from '@nimhall/shared/protocol/messages';
import type { Player } from '@nimhall/shared/room/room';
import type { Logger } from 'pino';
import type { Delays } from '../delays.ts';
import type { Gatherings } from '../gatherings/gatherings.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { PeriodicJob } from '../workers/periodic-job.ts';
import type { ModerationAction } from './queries.ts';

/** How long an action that was begun may still be under way, in milliseconds. */
const LINGER_MS = 60_000;
/** The most actions that may happen in that time. */
const MAX_ACTIONS = 1_000;

interface Deps {
  readonly store: Pick<Store, 'moderation' | 'entries'>;
  readonly now: () => number;
  readonly delays: Delays;
  readonly rooms: Pick<Rooms, 'applyRemoteEntry'>;
  readonly gatherings: Pick<Gatherings, 'refresh'>;
  /** Tells this node's connections of a player their new name. */
  readonly onRenamed: (player: Player) => void;
  /** Erases players for whom that was requested. */
  readonly onErased: () => void;
  /** Sends the current notice, or that there is none, to every connection of this node. */
  readonly onNotice: (notice: Notice | null) => void;
  readonly log: Logger;
}

/**
 * Applies what the operator did in the store from a separate process, each action once. Mutes are not cached: every chat line looks them
 * up.
 */
export class ModerationPoller extends PeriodicJob {
  readonly #deps: Deps;
  #lookedAt: number;
  /** The notice that every page shows; undefined until it has been read. */
  #notice: Notice | null | undefined;
  /** Recent actions that have been applied. */
  #processed: ReadonlySet<string> = new Set();

  constructor(deps: Deps) {
    super({
      every: deps.delays.moderationPoll,
      work: () => this.#processAll(),
      onError: (error) => deps.log.error({ err: error }, 'cannot see what the operator did; it is tried again'),
      again: true,
    });
    this.#deps = deps;
    this.#lookedAt = deps.now();
  }

  /** What every page shows now. */
  get notice(): Notice | null {
    return this.#notice ?? null;
  }

  /** Applies the actions since the last look, in order. */
  async #processAll(): Promise<void> {
    const began = this.#deps.now();
    if (this.#notice === undefined) await this.#show();
    const deeds = await this.#deps.store.moderation.actions(this.#lookedAt - LINGER_MS, MAX_ACTIONS);
    const done = deeds.filter(({ outcome }) => outcome === 'done').reverse();
    for (const deed of done) if (!this.#processed.has(deed.id)) await this.#process(deed);
    this.#processed = new Set(done.map(({ id }) => id));
    this.#lookedAt = began;
  }

  async #process({ kind, target }: ModerationAction): Promise<void> {
    const { store, rooms, gatherings, onRenamed, onErased } = this.#deps;
    switch (kind) {
      case 'rename': {
        const person = (await store.moderation.find(target)).find(({ id }) => id === target);
        if (person) onRenamed({ id: person.id, name: person.name });
        return;
      }
      case 'close':
      case 'void': {
        const last = (await store.entries(target, 0)).at(-1);
        await (last ? rooms.applyRemoteEntry(target, last) : gatherings.refresh(target));
        return;
      }
      case 'erase':
        return onErased();
      case 'notice':
      case 'unnotice':
        return await this.#show();
      case 'mute':
      case 'unmute':
      case 'export':
      case 'tick':
      case 'unrate':
      case 'rate':
      case 'bar':
      case 'unbar':
        return;
      default:
        return kind satisfies never;
    }
  }

  async #show(): Promise<void> {
    const before = this.#notice?.id;
    this.#notice = await this.#deps.store.moderation.notice();
    if (this.#notice?.id !== before) this.#deps.onNotice(this.#notice);
  }
}
