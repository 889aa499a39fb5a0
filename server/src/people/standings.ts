import { OVERALL } from '@nimhall/shared/duel/ratings';
import type { RankInfo, RatingInfo } from '@nimhall/shared/protocol/messages';
import { isSettled, type RatedAt, rested } from '@nimhall/shared/rating';
import type { Store } from '../store/store.ts';

/** Places on a leaderboard. */
const PLACES = 50;
/** Duels on a curve. */
const POINTS = 30;

/** What ratings people have now. */
export class Standings {
  readonly #store: Pick<Store, 'ratings' | 'duels'>;
  readonly #now: () => number;

  constructor(store: Pick<Store, 'ratings' | 'duels'>, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Those of a player, the one of all games together first, then those of the families they played most. */
  async of(player: string): Promise<RatingInfo[]> {
    const ranks = await this.#store.ratings.of([player]);
    const infos = ranks.map(({ scope, standing }): RatingInfo => {
      const { rating, deviation, duels } = rested(standing, this.#now());
      return { game: scope === OVERALL ? null : scope, rating, deviation, duels };
    });
    return infos.toSorted((a, b) => Number(b.game === null) - Number(a.game === null) || b.duels - a.duels);
  }

  /** What the newest duels of a player led to in all games together, the oldest of them first. */
  async curve(player: string): Promise<RatedAt[]> {
    return await this.#store.duels.points(player, POINTS);
  }

  /** The leaderboard of a family of games, or of all together: those of whom enough is known still. */
  async best(game: string | null): Promise<RankInfo[]> {
    const ranked = await this.#store.ratings.best(game ?? OVERALL, PLACES);
    return ranked
      .map(({ player, standing }) => ({ player, standing: rested(standing, this.#now()) }))
      .filter(({ standing }) => isSettled(standing))
      .map(({ player, standing: { rating, deviation, duels } }) => ({ name: player.name, rating, deviation, duels }));
  }
}
