import { setImmediate as turn } from 'node:timers/promises';
import { finishedGameIn, type GameReview, reviewOf } from '@nimhall/shared/room/accuracy';
import type { PlayedGame } from '@nimhall/shared/room/played';
import type { Logger } from 'pino';
import type { AnalysisPool } from '../analysis/analysis-pool.ts';
import type { Store } from '../store/store.ts';

/** Games that wait for a review; beyond that the oldest are dropped, and queued again when somebody asks. */
const MAX_WAITING = 200;
/** Reviews that are read by one query. */
const READ_AT_ONCE = 100;
/** The longest game that is reviewed, in moves. */
const MAX_MOVES = 300;
/** How long the review of a game may take, in milliseconds; after that its result is unknown. */
const MAX_REVIEW_MS = 30_000;

const UNKNOWN: GameReview = { first: 'unknown', second: 'unknown', decided: null };

interface Deps {
  readonly store: Store;
  readonly analysisPool: AnalysisPool;
  readonly log: Logger;
}

/**
 * How accurately games were played and where they were decided. A game is reviewed when it is first shown, one at a time and after all
 * other analysis, and the result is stored.
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

  /** The same games with their reviews, if known; the others are queued for review. */
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

  /** The reviews that are known, by room; the other games are queued. Of each room there is one game. */
  async of(games: readonly Pick<PlayedGame, 'room' | 'version'>[]): Promise<ReadonlyMap<string, GameReview>> {
    const found = new Map<string, GameReview>();
    for (let at = 0; at < games.length; at += READ_AT_ONCE) {
      const some = games.slice(at, at + READ_AT_ONCE);
      const known = await this.#deps.store.reviews.of(some);
      for (const game of some) {
        const review = known.get(keyOf(game));
        if (review) found.set(game.room, review);
        else this.#want(game);
      }
    }
    this.#goOn();
    return found;
  }

  /** Stops after the current position. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#underWay;
  }

  #want(game: Pick<PlayedGame, 'room' | 'version'>): void {
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
      // Answers that need no search come at once, so this lets other work run in between.
      await turn();
      return this.#stopped || performance.now() > until ? null : await analysisPool.review({ game, params, misere, position });
    });
  }
}

/** The key of a game. */
function keyOf({ room, version }: Pick<PlayedGame, 'room' | 'version'>): string {
  return `${room} ${version}`;
}
