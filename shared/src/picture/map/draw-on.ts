import type { Join } from '../../games/sprouts/draw.ts';
import { meet } from './exact.ts';
import { type Bend, length, route, straightened, type Wish } from './route.ts';
import { meshOf, regionsOf, type Sketch, UNIT } from './sketch.ts';

/** The sketch with a line more, and a new spot on it; null where there is no room left for one, since everything lies on whole numbers. */
export function drawnOn(sketch: Sketch, join: Join): Sketch | null {
  const wish = wishOf(sketch, join);
  const bends = route(sketch, wish);
  return bends && withLine(sketch, spotAtDart(sketch, wish.from), spotAtDart(sketch, wish.to), bends);
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

/** Adds a line along bends, with a new spot in its middle; null where it would meet something. */
function withLine(sketch: Sketch, from: number, to: number, bends: readonly Bend[]): Sketch | null {
  const at = (spot: number): Bend => ({ x: sketch.x[spot] as number, y: sketch.y[spot] as number });
  const chain = filled(straightened(sketch, [at(from), ...bends, at(to)]), from === to ? 5 : 3);
  if (!isFree(sketch, chain, from, to)) return null;
  const middle = middleOf(chain);
  const fresh = sketch.spots;
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
  const lines = [...sketch.lines.map((line) => line.map(number)), numbers.slice(0, middle + 1), numbers.slice(middle)];
  return { x, y, spots: fresh + 1, lines };
}

/** Whether a chain meets nothing but the spots at its ends, and not itself either. */
function isFree(sketch: Sketch, chain: readonly Bend[], from: number, to: number): boolean {
  const own = segmentsOf(
    chain.map(({ x }) => x),
    chain.map(({ y }) => y),
    [chain.map((_, at) => at)],
    0,
  );
  const [first, last] = [own[0] as Segment, own.at(-1) as Segment];
  const others = segmentsOf(sketch.x, sketch.y, sketch.lines, chain.length);
  // Both ends of the chain are spots of the sketch.
  const isAt = (segment: Segment, spot: number): boolean => segment.a === spot + chain.length || segment.b === spot + chain.length;
  for (const [at, segment] of own.entries()) {
    for (const other of own.slice(at + 2)) {
      const isLoop = segment === first && other === last && from === to;
      if (!isLoop && touches(segment, other)) return false;
    }
    for (const other of others) {
      const isJoined = (segment === first && isAt(other, from)) || (segment === last && isAt(other, to));
      if (!isJoined && touches(segment, other)) return false;
    }
    for (let spot = 0; spot < sketch.spots; spot++) {
      const isEnd = (segment === first && spot === from) || (segment === last && spot === to);
      const [x, y] = [sketch.x[spot] as number, sketch.y[spot] as number];
      if (!isEnd && touches(segment, { ...segment, ax: x, ay: y, bx: x, by: y })) return false;
    }
  }
  return true;
}

interface Segment {
  readonly a: number;
  readonly b: number;
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

function segmentsOf(x: readonly number[], y: readonly number[], lines: readonly (readonly number[])[], number: number): Segment[] {
  return lines.flatMap((line) =>
    line.slice(1).map((b, at) => {
      const a = line[at] as number;
      return { a: a + number, b: b + number, ax: x[a] as number, ay: y[a] as number, bx: x[b] as number, by: y[b] as number };
    }),
  );
}

function touches(one: Segment, other: Segment): boolean {
  return meet(one.ax, one.ay, one.bx, one.by, other.ax, other.ay, other.bx, other.by);
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
  for (let at = 2; at < chain.length - 2; at++)
    if (Math.abs((along[at] as number) - half) < Math.abs((along[best] as number) - half)) best = at;
  return chain.length <= 3 ? 1 : best;
}
