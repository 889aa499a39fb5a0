import { accuraciesIn, type MemberAccuracy, wonBoards } from '@nimhall/shared/gathering/class/accuracy';
import type { Classroom } from '@nimhall/shared/gathering/class/classroom';
import { LRUCache } from 'lru-cache';
import type { Reviews } from '../history/reviews.ts';
import type { Store } from '../store/store.ts';

/** Boards of a class that are reviewed, of the newest rounds: a class of 60 that plays five rounds. */
const MAX_REVIEWED = 300;
/** Rooms whose first game is remembered by its version. */
const MAX_REMEMBERED = 5_000;

interface Deps {
  readonly store: Pick<Store, 'entries'>;
  readonly reviews: Pick<Reviews, 'of'>;
}

/** How accurately a class has played, and how many games still wait for their review. */
export interface ClassAccuracy {
  readonly members: readonly MemberAccuracy[];
  readonly waiting: number;
}

/** Reviews the games of classes that are over, when a teacher asks: one at a time, after all other analysis. */
export class ClassReviews {
  readonly #deps: Deps;
  /** With which version the first game of a board ended. */
  readonly #endings = new LRUCache<string, number>({ max: MAX_REMEMBERED });

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async of(gathering: Classroom): Promise<ClassAccuracy> {
    const games: { readonly room: string; readonly version: number }[] = [];
    for (const room of wonBoards(gathering).slice(0, MAX_REVIEWED)) {
      const version = await this.#endingOf(room);
      if (version !== null) games.push({ room, version });
    }
    const reviews = await this.#deps.reviews.of(games);
    return { members: accuraciesIn(gathering, reviews), waiting: games.length - reviews.size };
  }

  async #endingOf(room: string): Promise<number | null> {
    const known = this.#endings.get(room);
    if (known !== undefined) return known;
    const entries = await this.#deps.store.entries(room, 0);
    const ending = entries.find(({ events }) => events.some(({ kind }) => kind === 'ended'));
    if (ending) this.#endings.set(room, ending.version);
    return ending?.version ?? null;
  }
}
