import { OVERALL } from '@nimhall/shared/duel/ratings';
import type { RankInfo, RatingInfo } from '@nimhall/shared/protocol/messages';
import { isSettled, rested } from '@nimhall/shared/rating';
import type { Store } from '../store/store.ts';

/** Places on a leaderboard. */
const PLACES = 50;

/** What ratings people have now. */
export class Standings {
  readonly #store: Pick<Store, 'ratings'>;
  readonly #now: () => number;

  constructor(store: Pick<Store, 'ratings'>, now: () => number) {
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

  /** The leaderboard of a family of games, or of all together: those of whom enough is known still. */
  async best(game: string | null): Promise<RankInfo[]> {
    const ranked = await this.#store.ratings.best(game ?? OVERALL, PLACES);
    return ranked
      .map(({ player, standing }) => ({ player, standing: rested(standing, this.#now()) }))
      .filter(({ standing }) => isSettled(standing))
      .map(({ player, standing: { rating, deviation, duels } }) => ({ name: player.name, rating, deviation, duels }));
  }
}
