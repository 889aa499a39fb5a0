import { seededRandom } from '@nimhall/shared/bot/random';
import type { SproutsMap } from '@nimhall/shared/games/sprouts/map';
import { landsKey } from '@nimhall/shared/games/sprouts/map-lands';
import { isFinished } from '@nimhall/shared/games/sprouts/moves';
import { type Game, gameNamed, mapsOfGame, mapsUpTo } from './games.ts';

/** Other games than those of the benchmark. */
const SEED = 200_000;
/** How many games have to come to a position, where a word does not say. */
const SEVERAL = 2;

/**
 * The positions that a word of a command means: for `8:3` all with 8 spots up to the third line; for `8:hard:400:20` those that at least
 * 20 of 400 such games come to, the most frequent first.
 */
export function positionsOf(word: string): SproutsMap[] {
  const [spots, which, games, least = SEVERAL] = word.split(':');
  return games === undefined
    ? [...mapsUpTo(Number(spots), Number(which))]
    : mapsMet(Number(spots), gameNamed(which), Number(games), Number(least));
}

function mapsMet(spots: number, kind: Game, games: number, least: number): SproutsMap[] {
  const random = seededRandom(SEED);
  const met = new Map<string, { readonly map: SproutsMap; often: number }>();
  for (let game = 0; game < games; game++) {
    for (const map of mapsOfGame(kind, spots, random)) {
      const key = landsKey(map);
      const entry = met.get(key) ?? { map, often: 0 };
      met.set(key, entry);
      entry.often++;
    }
  }
  const frequent = [...met.values()].filter(({ often, map }) => often >= least && !isFinished(map));
  return frequent.sort((a, b) => b.often - a.often).map(({ map }) => map);
}
