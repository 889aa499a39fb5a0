import type { Stroke } from '../../game/ink.ts';
import { drawJoin, type Join } from '../../games/sprouts/draw.ts';
import type { Spot, SproutsMap } from '../../games/sprouts/map.ts';
import { mapNotation } from '../../games/sprouts/map-notation.ts';
import { othersOf, pairsOf } from '../../games/sprouts/moves.ts';
import { type Chain, placeIn, type Touch, touchOf, withChain } from './chain.ts';
import { placesOfInk, strokeOf } from './ink-frame.ts';
import { length, type Place } from './place.ts';
import { regionsOf, type Sketch, UNIT } from './sketch.ts';

/** So near to the spot that it begins or ends at a curve is straight, and so near it may come to another. */
const SNAP = 0.2 * UNIT;
const BESIDE = 0.12 * UNIT;
/** Most places of a curve that are kept, and how far they are apart at least. */
const MAX_PLACES = 44;
const APART = 0.1 * UNIT;

/** A curve as the line that it represents. */
export interface Traced {
  readonly join: Join;
  readonly stroke: Stroke;
}

/** The line that a curve from spot to spot represents; null if it is none. */
export function traced(sketch: Sketch, map: SproutsMap, from: Spot, to: Spot, curve: readonly Place[]): Traced | null {
  const { places } = chainOf(sketch, from, to, curve);
  const inner = places.length > 3 ? places.slice(1, -1) : places.slice(1).flatMap((place, at) => thirds(places[at] as Place, place));
  const stroke = strokeOf(sketch, inner, inner.length >> 1);
  // Ink is not as fine as the curve: in a narrow place it may touch what the curve does not.
  const drawn = withStroke(sketch, from, to, stroke) ?? withChain(sketch, { from, to, places });
  const join = drawn && joinTo(map, from, to, drawn);
  return join && { join, stroke };
}

/** Places between two others. */
function thirds(a: Place, b: Place): Place[] {
  return [1 / 3, 2 / 3].map((share) => ({ x: Math.round(a.x + share * (b.x - a.x)), y: Math.round(a.y + share * (b.y - a.y)) }));
}

/** The sketch with a line as ink has it; null where it cannot go that way. */
export function withStroke(sketch: Sketch, from: Spot, to: Spot, stroke: Stroke): Sketch | null {
  const places = [placeIn(sketch, from), ...placesOfInk(sketch, stroke), placeIn(sketch, to)];
  return withChain(sketch, { from, to, places }, stroke.marked === null ? null : stroke.marked + 1);
}

/** What a curve meets, and where. */
export interface Met {
  readonly touch: Touch;
  readonly at: Place;
}

/** What a curve from spot to spot meets. */
export function touchAlong(sketch: Sketch, from: Spot, to: Spot, curve: readonly Place[]): Met | null {
  return metBy(sketch, chainOf(sketch, from, to, curve));
}

/**
 * What a curve that is still being drawn meets so far. It may end at any of the spots that it is `near`, the nearest first, be it the one where
 * it began: how it will come there is open.
 */
export function touchSoFar(sketch: Sketch, from: Spot, near: readonly Spot[], curve: readonly Place[]): Met | null {
  const chain = chainOf(sketch, from, near[0] ?? null, curve);
  const met = metBy(sketch, chain);
  if (!met || near.length === 0) return met;
  const { touch } = met;
  const isOpen = touch.segment === chain.places.length - 2 || near.some((spot) => spot === touch.spot);
  return isOpen ? null : met;
}

function metBy(sketch: Sketch, chain: Chain): Met | null {
  const touch = touchOf(sketch, chain, BESIDE);
  return touch && { touch, at: chain.places[touch.segment + 1] as Place };
}

/** A curve as a chain, with no more places than it needs; it goes straight to its ends, where it has come to one. */
function chainOf(sketch: Sketch, from: Spot, to: Spot | null, curve: readonly Place[]): Chain {
  const start = placeIn(sketch, from);
  const end = to === null ? null : placeIn(sketch, to);
  // Of a small loop more is kept.
  const snap = Math.min(SNAP, Math.max(...curve.map((place) => apart(place, start))) / 2);
  const isFrom = (place: Place): boolean => apart(place, start) < snap;
  const isTo = (place: Place): boolean => end !== null && apart(place, end) < snap;
  const left = curve.findIndex((place) => !isFrom(place));
  const arrived = curve.findLastIndex((place) => !isTo(place));
  const inner = left < 0 ? [] : curve.slice(left, arrived + 1);
  const long = inner.slice(1).reduce((sum, place, at) => sum + apart(place, inner[at] as Place), 0);
  const step = Math.max(1, Math.min(APART, long / 4), long / MAX_PLACES);
  const kept = inner.filter((_, at) => at === 0);
  for (const place of inner) if (apart(place, kept.at(-1) as Place) >= step) kept.push(place);
  const whole = kept.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  return { from, to: to ?? -1, places: [start, ...whole, ...(end ? [end] : [])] };
}

function apart(a: Place, b: Place): number {
  return length(a.x - b.x, a.y - b.y);
}

/** The line that a sketch has last, as a stroke: with its new spot where it is nearest to a place. */
export function strokeAlong(before: Sketch, after: Sketch, near: Place): Stroke {
  const [first = [], second = []] = after.lines.slice(-2);
  const places = [...first, ...second.slice(1)].slice(1, -1).map((point) => placeIn(after, point));
  const step = Math.ceil(places.length / MAX_PLACES);
  const kept = places.filter((_, at) => at % step === 0);
  const off = kept.map((place) => apart(place, near));
  return strokeOf(before, kept, off.indexOf(Math.min(...off)));
}

/** The join that leads from a map to what a sketch shows; null where there is none. */
function joinTo(map: SproutsMap, from: Spot, to: Spot, sketch: Sketch): Join | null {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const regions = regionsOf(sketch).map((walks) => walks.map(({ spots }) => spots));
  const wanted = mapNotation.format({ spots: sketch.spots, regions });
  const fresh = map.spots;
  const beside = regions.filter((walks) => walks.some((walk) => walk.includes(fresh))).map((walks) => new Set(walks.flat()));
  for (const pair of pairsOf(map)) {
    const spotOf = (corner: Join['from']): Spot => map.regions[corner.region]?.[corner.boundary]?.[corner.at] as Spot;
    if (spotOf(pair.from) !== low || spotOf(pair.to) !== high) continue;
    const others = othersOf(map, pair);
    const lefts = beside.map((side) => others.filter((boundary) => side.has(map.regions[pair.from.region]?.[boundary]?.[0] as Spot)));
    // Where both sides are alike the smaller one is named.
    for (const left of lefts.sort((a, b) => a.length - b.length)) {
      const join = { ...pair, left };
      if (mapNotation.format(drawJoin(map, join).map) === wanted) return join;
    }
  }
  return null;
}
