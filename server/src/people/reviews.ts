import { setImmediate as turn } from 'node:timers/promises';
import { finishedGameIn, type GameReview, reviewOf } from '@nimhall/shared/room/accuracy';
import type { PlayedGame } from '@nimhall/shared/room/played';
import type { Logger } from 'pino';
import type { AnalysisPool } from '../analysis/analysis-pool.ts';
import type { Store } from '../store/store.ts';

/** Games that wait to be reviewed; of more those go that have waited longest, and are reviewed when they are asked for again. */
const MAX_WAITING = 200;
/** Moves of a game that is reviewed. */
const MAX_MOVES = 300;
/** How long a game may be thought about, in milliseconds; one that takes longer is not known. */
const MAX_REVIEW_MS = 30_000;

const UNKNOWN: GameReview = { first: 'unknown', second: 'unknown', decided: null };

interface Deps {
  readonly store: Store;
  readonly analysisPool: AnalysisPool;
  readonly log: Logger;
}

/**
 * How exactly games were played and where they were decided, that somebody looks at: reviewed once, when they are first asked for, one at a time and behind
 * everything else that is thought about, and kept.
 */
export class Reviews {
  readonly #deps: Deps;
  /** By room and version. */
  readonly #waiting = new Map<string, Pick<PlayedGame, 'room' | 'version'>>();
  #underWay: Promise<void> | null = null;
  #stopped = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The same games with how exactly whose they are played them and where they were decided, as far as that is known; the others are reviewed from now on. */
  async with(games: readonly PlayedGame[]): Promise<PlayedGame[]> {
    const known = await this.#deps.store.reviews.of(games);
    const more = games.map((game) => {
      const review = known.get(keyOf(game));
      if (!review) this.#want(game);
      return review ? { ...game, accuracy: review[game.seat], decided: review.decided } : game;
    });
    this.#goOn();
    return more;
  }

  /** Stops after the position that is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#underWay;
  }

  #want(game: PlayedGame): void {
    const { room, version } = game;
    this.#waiting.set(keyOf(game), { room, version });
    const [oldest] = this.#waiting.keys();
    if (this.#waiting.size > MAX_WAITING && oldest !== undefined) this.#waiting.delete(oldest);
  }

  #goOn(): void {
    this.#underWay ??= this.#reviewAll().finally(() => {
      this.#underWay = null;
    });
  }

  async #reviewAll(): Promise<void> {
    for (const [key, game] of this.#waiting) {
      if (this.#stopped) return;
      await this.#review(game).catch((error: unknown) =>
        this.#deps.log.warn({ err: error, room: game.room }, 'a game cannot be reviewed; it is when somebody looks at it again'),
      );
      this.#waiting.delete(key);
    }
  }

  async #review({ room, version }: Pick<PlayedGame, 'room' | 'version'>): Promise<void> {
    const { store } = this.#deps;
    const found = await this.#find(room, version);
    if (found && !this.#stopped) await store.reviews.keep(room, version, found);
  }

  async #find(code: string, version: number): Promise<GameReview | null> {
    const { store, analysisPool } = this.#deps;
    const course = finishedGameIn(await store.entries(code, 0), version);
    if (!course) return null;
    const { game, params, misere, moves } = course.room;
    if (moves.length > MAX_MOVES) return UNKNOWN;
    const until = performance.now() + MAX_REVIEW_MS;
    return await reviewOf(course, async (position) => {
      // What takes no thinking is answered at once: others have their turn in between.
      await turn();
      return this.#stopped || performance.now() > until ? null : await analysisPool.review({ game, params, misere, position });
    });
  }
}

/** By which games are told apart. */
function keyOf({ room, version }: Pick<PlayedGame, 'room' | 'version'>): string {
  return `${room} ${version}`;
}
