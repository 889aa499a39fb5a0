import type { Course } from '@nimhall/shared/learnt/course';
import { isSame, type Learnt, learntFrom, learntTogether, NOTHING_LEARNT } from '@nimhall/shared/learnt/learnt';
import { CHAPTERS } from '@nimhall/shared/lesson/chapters';
import { say } from '@nimhall/shared/phrase';
import type { LearntInfo } from '@nimhall/shared/protocol/learnt';
import { DAY, dayOf } from '@nimhall/shared/puzzle/day';
import { type Refusal, refuse } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import type { Player } from '@nimhall/shared/room/room';
import type { Store } from '../store/store.ts';

/** How often to retry when several devices of a player save at the same time. */
const MAX_ATTEMPTS = 8;

interface Deps {
  readonly store: Pick<Store, 'learnt' | 'passkeys' | 'guests'>;
  readonly now: () => number;
  /** Tells the devices of a player that what they have learnt has changed, with the new version. */
  readonly onChanged?: (player: string, version: number) => void;
}

/**
 * What people have learnt on all of their devices. Learning works offline, so devices are believed: it affects no rating and nobody else
 * sees it.
 */
export class Learning {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async of(player: string): Promise<Learnt> {
    const kept = await this.#deps.store.learnt.of(player);
    return kept ? readRecord(kept.record) : NOTHING_LEARNT;
  }

  /**
   * Merges what a device has with what is stored for a player. `from` is the player at the last merge: progress of somebody else, who still
   * has access or has asked to be erased, is not merged.
   */
  async keep({ id }: Player, told: object, from: string = id): Promise<Result<LearntInfo, Refusal>> {
    const { store } = this.#deps;
    const [taken, passkeys] = await Promise.all([from === id || this.#isFree(from, id), store.passkeys.of(id)]);
    const device = this.#sense(told);
    const kept = await this.#put(id, taken ? device : NOTHING_LEARNT);
    if (!kept) return refuse('unavailable', say`Your devices are all saving their progress at once. Try again.`);
    const { version, learnt } = kept;
    return ok({ player: id, version, learnt: isSame(learnt, device) ? null : learnt, taken, account: passkeys.length > 0 });
  }

  /** Whether the progress of another identity may be merged: nobody can sign in as it, and it is not offered to anybody else. */
  async #isFree(from: string, player: string): Promise<boolean> {
    const { learnt, guests } = this.#deps.store;
    const guest = await guests.stateOf(from);
    return guest ? guest.player === player && guest.state !== 'offered' : await learnt.isLeft(from);
  }

  /** Stores it merged with what was learnt elsewhere; null if others were always faster. */
  async #put(player: string, more: Learnt): Promise<{ readonly version: number; readonly learnt: Learnt } | null> {
    const { store, onChanged } = this.#deps;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const before = await store.learnt.of(player);
      const version = before?.version ?? 0;
      const kept = before ? readRecord(before.record) : NOTHING_LEARNT;
      const learnt = learntTogether(kept, more);
      if (isSame(learnt, kept)) return { version, learnt };
      if (await store.learnt.put(player, JSON.stringify(learnt), version)) {
        onChanged?.(player, version + 1);
        return { version: version + 1, learnt };
      }
    }
    return null;
  }

  /** Keeps only what makes sense: steps, games and bots that exist, and no day after tomorrow. */
  #sense(told: object): Learnt {
    const time = this.#deps.now() + DAY;
    const learnt = learntFrom(told, { time, day: dayOf(time) });
    return { ...learnt, course: ofCourse(learnt.course) };
  }
}

function readRecord(record: string): Learnt {
  return learntFrom(JSON.parse(record));
}

/** The steps that there are. */
function ofCourse(course: Course): Course {
  const there = CHAPTERS.flatMap(({ id, steps }) => {
    const done = steps.map((step) => step.id).filter((step) => course[id]?.includes(step));
    return done.length > 0 ? [[id, done.toSorted()] as const] : [];
  });
  return Object.fromEntries(there.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
