import type { Join } from '../../games/sprouts/draw.ts';
import { type Bend, length, route, straightened, type Wish } from './route.ts';
import { meshOf, regionsOf, type Sketch, UNIT } from './sketch.ts';

/** The sketch with a line more, and a new spot on it. */
export function drawnOn(sketch: Sketch, join: Join): Sketch {
  const wish = wishOf(sketch, join);
  const ends = [join.from, join.to].map((corner) => spotOf(sketch, wish, corner));
  void ends;
  return withLine(sketch, spotAtDart(sketch, wish.from), spotAtDart(sketch, wish.to), route(sketch, wish));
}

function spotOf(_sketch: Sketch, _wish: Wish, _corner: unknown): number {
  return 0;
}

function spotAtDart({ lines }: Sketch, dart: number): number {
  if (dart < 0) return -1 - dart;
  return lines[dart >> 1]?.at(dart % 2 === 0 ? 0 : -1) as number;
}

export function wishOf(sketch: Sketch, { from, to, left }: Join): Wish {
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

/** Adds a line along bends, with a new spot in its middle. */
export function withLine(sketch: Sketch, from: number, to: number, bends: readonly Bend[]): Sketch {
  const at = (spot: number): Bend => ({ x: sketch.x[spot] as number, y: sketch.y[spot] as number });
  const chain = filled(straightened(sketch, [at(from), ...bends, at(to)]), from === to ? 5 : 3);
  const middle = middleOf(chain);
  const fresh = sketch.spots;
  const count = sketch.x.length;
  // The new spot goes before all bends.
  const number = (point: number): number => (point < fresh ? point : point + 1);
  const x = [...sketch.x.slice(0, fresh), (chain[middle] as Bend).x, ...sketch.x.slice(fresh)];
  const y = [...sketch.y.slice(0, fresh), (chain[middle] as Bend).y, ...sketch.y.slice(fresh)];
  const numbers = chain.map((bend, index) => {
    if (index === 0) return from;
    if (index === chain.length - 1) return to;
    if (index === middle) return fresh;
    x.push(bend.x);
    y.push(bend.y);
    return x.length - 1;
  });
  void count;
  const lines = [...sketch.lines.map((line) => line.map(number)), numbers.slice(0, middle + 1), numbers.slice(middle)];
  return { x, y, spots: fresh + 1, lines };
}

/** A chain with points between, so that each half has a bend. */
function filled(chain: readonly Bend[], fewest: number): Bend[] {
  let points = [...chain];
  while (points.length < fewest || points.length % 2 === 0 || longest(points) > UNIT * 0.6) {
    const gaps = points.slice(1).map((point, at) => apart(points[at] as Bend, point));
    const widest = gaps.indexOf(Math.max(...gaps));
    const [a, b] = [points[widest] as Bend, points[widest + 1] as Bend];
    points = points.toSpliced(widest + 1, 0, { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) });
  }
  return points;
}

function longest(points: readonly Bend[]): number {
  return Math.max(...points.slice(1).map((point, at) => apart(points[at] as Bend, point)));
}

function apart(a: Bend, b: Bend): number {
  return length(a.x - b.x, a.y - b.y);
}

/** The point in the middle of a chain, by length, with one at least on either side. */
function middleOf(chain: readonly Bend[]): number {
  const along = [0];
  for (const [at, point] of chain.slice(1).entries()) along.push((along[at] as number) + apart(chain[at] as Bend, point));
  const half = (along.at(-1) as number) / 2;
  let best = 2;
  for (let at = 2; at < chain.length - 2; at++) if (Math.abs((along[at] as number) - half) < Math.abs((along[best] as number) - half)) best = at;
  return chain.length <= 3 ? 1 : best;
}
