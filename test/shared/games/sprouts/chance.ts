import { seededRandom } from '@nimhall/shared/bot/random';
import { drawJoin, type Join, joinOf } from '@nimhall/shared/games/sprouts/draw';
import { type SproutsMap, spotsAlone } from '@nimhall/shared/games/sprouts/map';
import { isFinished, sampleLine } from '@nimhall/shared/games/sprouts/moves';
import fc from 'fast-check';

/** A line of a game, and the maps before and after it. */
export interface Step {
  readonly before: SproutsMap;
  readonly join: Join;
  readonly after: SproutsMap;
}

/** A random game, to its end. */
export function game(spots: number, seed: number): Step[] {
  const random = seededRandom(seed);
  const steps: Step[] = [];
  for (let map = spotsAlone(spots); !isFinished(map); map = steps.at(-1)?.after as SproutsMap) {
    const join = joinOf(map, sampleLine(map, random));
    if (!join.ok) throw new Error(join.error.message);
    steps.push({ before: map, join: join.value, after: drawJoin(map, join.value).map });
  }
  return steps;
}

/** A map in the middle of a random game; finished if the game is shorter. */
function mapAfter(spots: number, moves: number, seed: number): SproutsMap {
  const steps = game(spots, seed);
  return steps[moves]?.before ?? (steps.at(-1)?.after as SproutsMap);
}

/** Maps from games of at most this many spots. */
export function maps(mostSpots: number, mostMoves: number): fc.Arbitrary<SproutsMap> {
  const seed = fc.integer({ min: 0, max: 2 ** 31 });
  return fc
    .tuple(fc.integer({ min: 1, max: mostSpots }), fc.integer({ min: 0, max: mostMoves }), seed)
    .map(([spots, moves, start]) => mapAfter(spots, moves, start));
}

/** Maps with at most this many lives left, from games of up to five spots. */
export function endings(lives: number): fc.Arbitrary<SproutsMap> {
  const seed = fc.integer({ min: 0, max: 2 ** 31 });
  return fc
    .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 0, max: 3 }), seed)
    .map(([spots, more, start]) => mapAfter(spots, 3 * spots - lives + more, start));
}
