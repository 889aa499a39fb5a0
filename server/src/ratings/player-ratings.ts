import { OVERALL } from '@nimhall/shared/duel/ratings';
import type { RankInfo, RatingInfo } from '@nimhall/shared/protocol/messages';
import { isSettled, type RatedAt, rested } from '@nimhall/shared/rating';
import type { Store } from '../store/store.ts';

/** Places of a leaderboard. */
const PLACES = 50;
/** Duels in a rating curve. */
const POINTS = 30;

/** The current ratings of players. */
export class PlayerRatings {
  readonly #store: Pick<Store, 'ratings' | 'duels'>;
  readonly #now: () => number;

  constructor(store: Pick<Store, 'ratings' | 'duels'>, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** The ratings of a player: all games together first, then the families they played most. */
  async of(player: string): Promise<RatingInfo[]> {
    const ranks = await this.#store.ratings.of([player]);
    const infos = ranks.map(({ scope, standing }): RatingInfo => {
      const { rating, deviation, duels } = rested(standing, this.#now());
      return { game: scope === OVERALL ? null : scope, rating, deviation, duels };
    });
    return infos.toSorted((a, b) => Number(b.game === null) - Number(a.game === null) || b.duels - a.duels);
  }

  /** The ratings after the newest duels of a player in all games together, the oldest first. */
  async curve(player: string): Promise<RatedAt[]> {
    return await this.#store.duels.points(player, POINTS);
  }

  /** The leaderboard of a family, or of all games together: players whose rating is certain enough. */
  async best(game: string | null): Promise<RankInfo[]> {
    const ranked = await this.#store.ratings.best(game ?? OVERALL, PLACES);
    return ranked
      .map(({ player, standing }) => ({ player, standing: rested(standing, this.#now()) }))
      .filter(({ standing }) => isSettled(standing))
      .map(({ player, standing: { rating, deviation, duels } }) => ({ name: player.name, rating, deviation, duels }));
  }
}
