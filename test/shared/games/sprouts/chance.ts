import { seededRandom } from '@nimhall/shared/bot/random';
import { drawJoin, joinOf } from '@nimhall/shared/games/sprouts/draw';
import { type SproutsMap, spotsAlone } from '@nimhall/shared/games/sprouts/map';
import { isFinished, sampleLine } from '@nimhall/shared/games/sprouts/moves';
import fc from 'fast-check';

/** A map in the middle of a game played by chance; finished where the game is shorter. */
function mapAfter(spots: number, moves: number, seed: number): SproutsMap {
  const random = seededRandom(seed);
  let map = spotsAlone(spots);
  for (let played = 0; played < moves && !isFinished(map); played++) {
    const join = joinOf(map, sampleLine(map, random));
    if (!join.ok) throw new Error(join.error.message);
    map = drawJoin(map, join.value).map;
  }
  return map;
}

/** Maps from games of so many spots at most. */
export function maps(mostSpots: number, mostMoves: number): fc.Arbitrary<SproutsMap> {
  const seed = fc.integer({ min: 0, max: 2 ** 31 });
  return fc
    .tuple(fc.integer({ min: 1, max: mostSpots }), fc.integer({ min: 0, max: mostMoves }), seed)
    .map(([spots, moves, start]) => mapAfter(spots, moves, start));
}

/** Maps with so many lives left at most, from games of up to five spots. */
export function endings(lives: number): fc.Arbitrary<SproutsMap> {
  const seed = fc.integer({ min: 0, max: 2 ** 31 });
  return fc
    .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 0, max: 3 }), seed)
    .map(([spots, more, start]) => mapAfter(spots, 3 * spots - lives + more, start));
}
