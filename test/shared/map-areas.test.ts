import { cornersOf, type SproutsMap, spotAt, spotsAlone } from '@nimhall/shared/games/sprouts/map';
import { middleOf, outside } from '@nimhall/shared/picture/map/areas';
import { headingsOf } from '@nimhall/shared/picture/map/heading';
import { nextSketch, sketchAfter } from '@nimhall/shared/picture/map/layout';
import { placeAt, plainFit } from '@nimhall/shared/picture/map/map-figure';
import { regionsOf, type Sketch } from '@nimhall/shared/picture/map/sketch';
import { expect, test } from 'vitest';
import { LONG, scaled } from '../support/scale.ts';
import { game } from './games/sprouts/chance.ts';

const SEEDS = scaled(3, 12);

/** The drawings of a random game, each with its map. */
function* drawings(spots: number, seed: number): Generator<{ map: SproutsMap; sketch: Sketch }> {
  let { map, sketch } = sketchAfter(spotsAlone(spots), []);
  yield { map, sketch };
  for (const { join, after } of game(spots, seed)) {
    sketch = nextSketch(sketch, map, join);
    map = after;
    yield { map, sketch };
  }
}

/**
 * The number of the region around a place: that of the nearest line on its right, on the nearer side. −1 when there is
 * none.
 */
function regionAround(sketch: Sketch, { x, y }: { readonly x: number; readonly y: number }): number {
  let nearest = Number.POSITIVE_INFINITY;
  let dart = -1;
  for (const [line, points] of sketch.lines.entries()) {
    for (let at = 1; at < points.length; at++) {
      const [ax, ay, bx, by] = [points[at - 1], points[at]].flatMap((point) => [sketch.x[point as number], sketch.y[point as number]]) as [
        number,
        number,
        number,
        number,
      ];
      const across = ax + ((bx - ax) * (y - ay)) / (by - ay);
      if (ay > y === by > y || across < x || across >= nearest) continue;
      nearest = across;
      // A line upwards has the place on its left.
      dart = by > ay ? 2 * line : 2 * line + 1;
    }
  }
  return dart < 0 ? -1 : regionsOf(sketch).findIndex((walks) => walks.some(({ darts }) => darts.includes(dart)));
}

test('the roomiest place in a region is inside it', LONG, () => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    for (const { map, sketch } of drawings(2 + (seed % 5), seed)) {
      const fit = plainFit(sketch);
      const found = map.regions.map((_, region) => regionAround(sketch, placeAt(fit, middleOf(sketch, fit, region))));
      // One region surrounds everything: nothing may be to the right of it.
      const beside = found.indexOf(-1);
      expect(
        found.map((region, at) => (at === beside ? at : region)),
        `seed ${seed}, ${map.spots} spots`,
      ).toEqual([...map.regions.keys()]);
    }
  }
});

test('the two corners of a spot with two lines are opposite each other', () => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    for (const { map, sketch } of drawings(2 + (seed % 4), seed)) {
      const bySpot = Map.groupBy(cornersOf(map), (corner) => spotAt(map, corner));
      for (const [spot, corners] of bySpot) {
        if (corners.length !== 2) continue;
        const [one, other] = headingsOf(sketch, corners);
        const sum = Math.hypot((one?.x ?? 0) + (other?.x ?? 0), (one?.y ?? 0) + (other?.y ?? 0));
        expect(sum, `seed ${seed}, spot ${spot}`).toBeLessThan(1e-9);
      }
    }
  }
});

test('points enclosed by a loop are inside, and all others outside; a line that separates nothing has no inside', () => {
  const loop = sketchAfter(spotsAlone(4), ['a-a/b']).sketch;
  expect(outside(loop, [[1], [2], [3]])).toEqual([false, true, true]);
  expect(outside(sketchAfter(spotsAlone(4), ['a-b']).sketch, [[2]])).toBeNull();
});
