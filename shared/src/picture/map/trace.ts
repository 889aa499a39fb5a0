import type { Stroke } from '../../game/ink.ts';
import { drawJoin, type Join } from '../../games/sprouts/draw.ts';
import type { SproutsMap, Spot } from '../../games/sprouts/map.ts';
import { mapNotation } from '../../games/sprouts/map-notation.ts';
import { othersOf, pairsOf } from '../../games/sprouts/moves.ts';
import { type Chain, placeIn, touchOf, type Touch, withChain } from './chain.ts';
import { placesOfInk, strokeOf } from './ink-frame.ts';
import { length, type Place } from './place.ts';
import { regionsOf, type Sketch, UNIT } from './sketch.ts';

/** So near to the spot that it begins or ends at a curve is straight, and so near it may come to another. */
const SNAP = 0.3 * UNIT;
const BESIDE = 0.12 * UNIT;
/** Most places of a curve that are kept, and how far they are apart at least. */
const MOST_PLACES = 44;
const APART = 0.1 * UNIT;

/** A curve as the line that it stands for. */
export interface Traced {
  readonly join: Join;
  readonly stroke: Stroke;
}

/** The line that a curve from spot to spot stands for; else what it meets. `marked` is where on it the new spot goes, from 0 to 1. */
export function traced(sketch: Sketch, map: SproutsMap, from: Spot, to: Spot, curve: readonly Place[], marked = 0.5): Traced | Touch {
  const chain = chainOf(sketch, from, to, curve);
  const touch = touchOf(sketch, chain, BESIDE);
  if (touch) return touch;
  const inner = chain.places.slice(1, -1);
  const stroke = strokeOf(sketch, inner, Math.max(0, Math.min(inner.length - 1, Math.round(marked * (inner.length - 1)))));
  const drawn = withStroke(sketch, from, to, stroke);
  const join = drawn && joinTo(map, from, to, drawn);
  return join ? { join, stroke } : { segment: chain.places.length >> 1, what: 'line' };
}

/** The sketch with a line as ink has it; null where it cannot go that way. */
export function withStroke(sketch: Sketch, from: Spot, to: Spot, stroke: Stroke): Sketch | null {
  const places = [placeIn(sketch, from), ...placesOfInk(sketch, stroke), placeIn(sketch, to)];
  return withChain(sketch, { from, to, places }, stroke.marked === null ? null : stroke.marked + 1);
}

/** A curve as a chain, with no more places than it needs; it goes on to its end when that is not there yet. */
export function chainOf(sketch: Sketch, from: Spot, to: Spot, curve: readonly Place[]): Chain {
  const [start, end] = [placeIn(sketch, from), placeIn(sketch, to)];
  const isFrom = (place: Place): boolean => apart(place, start) < SNAP;
  const isTo = (place: Place): boolean => apart(place, end) < SNAP;
  const left = curve.findIndex((place) => !isFrom(place));
  const arrived = curve.findLastIndex((place) => !isTo(place));
  const inner = left < 0 ? [] : curve.slice(left, arrived + 1);
  const whole = inner.slice(1).reduce((sum, place, at) => sum + apart(place, inner[at] as Place), 0);
  const step = Math.max(APART, whole / MOST_PLACES);
  const kept = inner.filter((_, at) => at === 0);
  for (const place of inner) if (apart(place, kept.at(-1) as Place) >= step) kept.push(place);
  return { from, to, places: [start, ...kept.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })), end] };
}

function apart(a: Place, b: Place): number {
  return length(a.x - b.x, a.y - b.y);
}

/** The join that leads from a map to what a sketch shows; null where there is none. */
export function joinTo(map: SproutsMap, from: Spot, to: Spot, sketch: Sketch): Join | null {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const regions = regionsOf(sketch).map((walks) => walks.map(({ spots }) => spots));
  const wanted = mapNotation.format({ spots: sketch.spots, regions });
  const fresh = map.spots;
  const beside = regions.filter((walks) => walks.some((walk) => walk.includes(fresh))).map((walks) => new Set(walks.flat()));
  for (const pair of pairsOf(map)) {
    const spotOf = (corner: Join['from']): Spot => map.regions[corner.region]?.[corner.boundary]?.[corner.at] as Spot;
    if (spotOf(pair.from) !== low || spotOf(pair.to) !== high) continue;
    const others = othersOf(map, pair);
    for (const side of beside) {
      const left = others.filter((boundary) => side.has(map.regions[pair.from.region]?.[boundary]?.[0] as Spot));
      const join = { ...pair, left };
      if (mapNotation.format(drawJoin(map, join).map) === wanted) return join;
    }
  }
  return null;
}
