import type { Join } from '../../games/sprouts/draw.ts';
import { placeIn, withChain } from './chain.ts';
import { NoRoomError } from './mesh.ts';
import type { Place } from './place.ts';
import { route, straightened, type Wish } from './route.ts';
import { meshOf, regionsOf, type Sketch } from './sketch.ts';

/** The sketch with a line more, and a new spot on it; null where there is no room left for one, since everything lies on whole numbers. */
export function drawnOn(sketch: Sketch, join: Join): Sketch | null {
  const wish = wishOf(sketch, join);
  const bends = routed(sketch, wish);
  if (!bends) return null;
  const [from, to] = [spotAtDart(sketch, wish.from), spotAtDart(sketch, wish.to)];
  return withChain(sketch, { from, to, places: straightened(sketch, [placeIn(sketch, from), ...bends, placeIn(sketch, to)]) });
}

function routed(sketch: Sketch, wish: Wish): Place[] | null {
  try {
    return route(sketch, wish);
  } catch (error) {
    if (error instanceof NoRoomError) return null;
    throw error;
  }
}

function spotAtDart({ lines }: Sketch, dart: number): number {
  if (dart < 0) return -1 - dart;
  return lines[dart >> 1]?.at(dart % 2 === 0 ? 0 : -1) as number;
}

/** What a join means in a sketch. */
function wishOf(sketch: Sketch, { from, to, left }: Join): Wish {
  const regions = regionsOf(sketch, meshOf(sketch));
  const region = regions[from.region] ?? [];
  const dartAt = ({ boundary, at }: { boundary: number; at: number }): number => region[boundary]?.darts[at] as number;
  const parts = from.boundary === to.boundary;
  const sides = region.map((_, boundary) => boundary).filter((boundary) => parts && boundary !== from.boundary);
  const [lefts, rights] = [sides.filter((each) => left.includes(each)), sides.filter((each) => !left.includes(each))];
  const count = (boundaries: readonly number[]): number => boundaries.reduce((sum, each) => sum + (region[each]?.spots.length ?? 0), 0);
  const walk = region[from.boundary]?.spots.length ?? 0;
  const onLeft = from === to || from.at === to.at ? 0 : (from.at - to.at + walk) % walk;
  const [leftCount, rightCount] = [count(lefts) + onLeft, count(rights) + (walk - onLeft)];
  return {
    from: dartAt(from),
    to: dartAt(to),
    left: lefts.map((each) => region[each] as NonNullable<(typeof region)[number]>),
    right: rights.map((each) => region[each] as NonNullable<(typeof region)[number]>),
    parts,
    outside: leftCount > rightCount ? 'left' : 'right',
  };
}
