import { isInTriangle } from './exact.ts';
import { before, type Mesh, NoRoomError, next } from './mesh.ts';
import { length, offWay, type Place } from './place.ts';
import { type Dart, edgeOf, FRAME, meshOf, type Sketch, sectorOf, stepAlong, UNIT, type Walk } from './sketch.ts';

/** Between which corners a line is drawn, each by the dart that leaves it, and what it has on either side. */
export interface Wish {
  readonly from: Dart;
  readonly to: Dart;
  /** The other boundaries of its region that shall lie on the left of the line, and on its right, where it parts the region. */
  readonly left: readonly Walk[];
  readonly right: readonly Walk[];
  /** True where both corners are of one boundary, so that the line parts the region. */
  readonly parts: boolean;
  /** Where the region is the one around everything: which side keeps what is outside. */
  readonly outside: 'left' | 'right';
}

/** The bends of a line as it is wished for, near to the shortest; null where there is no room left for one. */
export function route(sketch: Sketch, wish: Wish): Place[] | null {
  const mesh = meshOf(sketch);
  return wish.parts ? parting(sketch, mesh, wish) : joining(sketch, mesh, wish);
}

function joining(sketch: Sketch, mesh: Mesh, { from, to }: Wish): Place[] | null {
  const way = shortest(mesh, sectorOf(mesh, edgeOf(sketch, mesh, from)), [sectorOf(mesh, edgeOf(sketch, mesh, to))]);
  if (!way) return null;
  return way.bends.map(([x, y]) => ({ x, y }));
}

/**
 * A line that parts its region: what shall lie on one side of it is tied by the shortest cuts to that side of its boundary,
 * until the region is a disc, through which only one way is left.
 */
function parting(sketch: Sketch, mesh: Mesh, { from, to, left, right, outside }: Wish): Place[] | null {
  const [start, end] = stubs(sketch, mesh, from, to);
  const holesOf = (walks: readonly Walk[]): (() => number[])[] => walks.map((walk) => () => cornersAlong(sketch, mesh, walk));
  const frame = (): number[] => Array.from(mesh.start.keys()).filter((h) => (mesh.start[h] as number) < FRAME);
  const isOutside = isReached(mesh, start.tip);
  const sides = [
    { first: end, last: start, holes: [...holesOf(left), ...(isOutside && outside === 'left' ? [frame] : [])] },
    { first: start, last: end, holes: [...holesOf(right), ...(isOutside && outside === 'right' ? [frame] : [])] },
  ];
  while (sides.some(({ holes }) => holes.length > 0)) {
    const cuts = sides.flatMap((side) => {
      const way = shortest(
        mesh,
        cornersBetween(mesh, side.first, side.last),
        side.holes.map((corners) => corners()),
      );
      return way ? [{ side, way }] : [];
    });
    const best = cuts.toSorted((a, b) => a.way.cost - b.way.cost)[0];
    if (!best) return null;
    best.side.holes.splice(best.way.target, 1);
    cut(mesh, best.way);
  }
  const way = shortest(mesh, [...mesh.around(start.tip)], [[...mesh.around(end.tip)]]);
  if (!way) return null;
  return [pointIn(mesh, start.tip), ...way.bends.map(([x, y]) => ({ x, y })), pointIn(mesh, end.tip)];
}

/** The beginning of a line at its corner. */
interface Stub {
  readonly spot: number;
  readonly tip: number;
}

/** Both ends of the line, in their corners; where that is the same, the first is clockwise of the second. */
function stubs(sketch: Sketch, mesh: Mesh, from: Dart, to: Dart): [Stub, Stub] {
  const places = [from, to].map((dart, at) => {
    const corner = widest(mesh, sectorOf(mesh, edgeOf(sketch, mesh, dart)));
    const shares = from === to ? (at === 0 ? [0.3, 0.12] : [0.12, 0.3]) : [0.22, 0.22];
    return { spot: mesh.start[corner] as number, ...within(mesh, corner, shares as [number, number]) };
  });
  return places.map(({ spot, x, y }) => {
    const tip = mesh.add(x, y);
    mesh.fix(spot, tip);
    return { spot, tip };
  }) as [Stub, Stub];
}

/** The corner with the most room, for its size. */
function widest(mesh: Mesh, corners: readonly number[]): number {
  const room = (corner: number): number => {
    const [p, a, b] = [corner, next(corner), before(corner)].map((h) => pointIn(mesh, mesh.start[h] as number)) as [Place, Place, Place];
    const [ax, ay, bx, by] = [a.x - p.x, a.y - p.y, b.x - p.x, b.y - p.y];
    return (ax * by - ay * bx) / (ax * ax + ay * ay + bx * bx + by * by);
  };
  return corners.reduce((best, corner) => (room(corner) > room(best) ? corner : best));
}

/** A place in a triangle: from a corner so much towards each of the others. */
function within(mesh: Mesh, corner: number, [towardsA, towardsB]: readonly [number, number]): Place {
  const [p, a, b] = [corner, next(corner), before(corner)].map((h) => pointIn(mesh, mesh.start[h] as number)) as [Place, Place, Place];
  return {
    x: Math.round(p.x + towardsA * (a.x - p.x) + towardsB * (b.x - p.x)),
    y: Math.round(p.y + towardsA * (a.y - p.y) + towardsB * (b.y - p.y)),
  };
}

function pointIn(mesh: Mesh, point: number): Place {
  return { x: mesh.x[point] as number, y: mesh.y[point] as number };
}

/** Whether the frame can be reached from a point. */
function isReached(mesh: Mesh, point: number): boolean {
  const reached = new Set(Array.from(mesh.around(point), (h) => Math.floor(h / 3)));
  for (const triangle of reached) {
    for (let h = 3 * triangle; h < 3 * triangle + 3; h++) {
      if (mesh.twin[h] === -1) return true;
      if (!mesh.fixed[h]) reached.add(Math.floor((mesh.twin[h] as number) / 3));
    }
  }
  return false;
}

/** The corners of triangles along a whole boundary. */
function cornersAlong(sketch: Sketch, mesh: Mesh, { darts: [dart = 0] }: Walk): number[] {
  const first = edgeOf(sketch, mesh, dart);
  if (dart < 0) return sectorOf(mesh, first);
  const corners: number[] = [];
  let edge = first;
  do {
    corners.push(...stepAlong(mesh, edge));
    if (corners.length > mesh.start.length) throw new NoRoomError('A boundary does not lead back');
    edge = corners.at(-1) as number;
  } while (edge !== first);
  return corners;
}

/** The corners of triangles on the way from the tip of one stub to that of another, along what is fixed, with the region on the left. */
function cornersBetween(mesh: Mesh, first: Stub, last: Stub): number[] {
  const corners: number[] = [];
  const end = mesh.edge(last.spot, last.tip);
  for (let edge = mesh.edge(first.tip, first.spot); edge !== end; edge = corners.at(-1) as number) {
    corners.push(...stepAlong(mesh, edge));
    // Where two things have come to lie on one place, the way may lead round and round.
    if (corners.length > mesh.start.length) throw new NoRoomError('A boundary does not lead to its end');
  }
  return corners;
}

/** A way through triangles: from a corner across edges to another corner. */
interface Way {
  readonly source: number;
  readonly goal: number;
  readonly bends: readonly (readonly [number, number])[];
  readonly cost: number;
  /** Which of the targets it leads to. */
  readonly target: number;
}

/** The shortest way from one of some corners to one of some groups of corners, through the middles of edges; narrow gaps count as longer. */
function shortest(mesh: Mesh, sources: readonly number[], targets: readonly (readonly number[])[]): Way | null {
  const { x, y, start, twin, fixed } = mesh;
  const targetOf = new Map(targets.flatMap((corners, target) => corners.map((corner) => [corner, target] as const)));
  const middle = (h: number): readonly [number, number] => {
    const [a, b] = [start[h] as number, start[next(h)] as number];
    return [Math.round(((x[a] as number) + (x[b] as number)) / 2), Math.round(((y[a] as number) + (y[b] as number)) / 2)];
  };
  const squeeze = (h: number): number => {
    const [a, b] = [start[h] as number, start[next(h)] as number];
    return (NARROW * UNIT * UNIT) / length((x[a] as number) - (x[b] as number), (y[a] as number) - (y[b] as number));
  };
  const place = (h: number): readonly [number, number] => [x[start[h] as number] as number, y[start[h] as number] as number];
  const apart = (a: readonly [number, number], b: readonly [number, number]): number => length(a[0] - b[0], a[1] - b[1]);

  const costs = new Map<number, number>();
  const cameBy = new Map<number, number>();
  const open = new Set<number>();
  let best: { cost: number; last: number; source: number; goal: number } | null = null;
  const reach = (h: number, cost: number, by: number): void => {
    if (fixed[h] || cost >= (costs.get(h) ?? Number.POSITIVE_INFINITY)) return;
    costs.set(h, cost);
    cameBy.set(h, by);
    open.add(h);
  };
  for (const corner of sources) {
    for (const other of [next(corner), before(corner)]) {
      if (!targetOf.has(other) || fixed[other === next(corner) ? corner : other]) continue;
      const cost = apart(place(corner), place(other));
      if (!best || cost < best.cost) best = { cost, last: -1, source: corner, goal: other };
    }
    reach(next(corner), apart(place(corner), middle(next(corner))) + squeeze(next(corner)), -1 - corner);
  }
  while (open.size > 0) {
    let nearest = -1;
    for (const h of open) if (nearest < 0 || (costs.get(h) as number) < (costs.get(nearest) as number)) nearest = h;
    open.delete(nearest);
    const cost = costs.get(nearest) as number;
    if (best && best.cost <= cost) break;
    const there = twin[nearest] as number;
    const apex = before(there);
    const here = middle(nearest);
    if (targetOf.has(apex)) {
      const whole = cost + apart(here, place(apex));
      if (!best || whole < best.cost) best = { cost: whole, last: nearest, source: -1, goal: apex };
    }
    for (const on of [next(there), apex]) reach(on, cost + apart(here, middle(on)) + squeeze(on), nearest);
  }
  if (!best) return null;
  const bends: (readonly [number, number])[] = [];
  let { last, source } = best;
  for (; last >= 0; last = cameBy.get(last) as number) bends.push(middle(last));
  if (source < 0) source = -1 - last;
  return { source, goal: best.goal, bends: bends.reverse(), cost: best.cost, target: targetOf.get(best.goal) as number };
}

/** How much longer a gap counts that is a unit wide. */
const NARROW = 0.3;

/** Cuts a mesh along a way. */
function cut(mesh: Mesh, { source, goal, bends }: Way): void {
  const [first, last] = [mesh.start[source] as number, mesh.start[goal] as number];
  const points = bends.map(([x, y]) => mesh.add(x, y));
  let from = first;
  for (const point of [...points, last]) {
    mesh.fix(from, point);
    from = point;
  }
}

/** So near to a point that is not its own a line is not straightened: bends that come between are on whole numbers, and must not pass it. */
const BESIDE = 0.05 * UNIT;

/** A line without the bends that it can do without: those whose triangle with their neighbours holds nothing. */
export function straightened(sketch: Sketch, chain: readonly Place[]): Place[] {
  const kept = [...chain];
  const [first, last] = [chain[0] as Place, chain.at(-1) as Place];
  const fewest = first.x === last.x && first.y === last.y ? 4 : 3;
  for (let at = 1; at < kept.length - 1; ) {
    const [a, b, c] = kept.slice(at - 1, at + 2) as [Place, Place, Place];
    const isFree = (p: Place): boolean => p === a || p === b || p === c || !isInTriangle(p.x, p.y, a.x, a.y, b.x, b.y, c.x, c.y);
    const others = sketch.x.every((x, point) => {
      const y = sketch.y[point] as number;
      const isEnd = (x === a.x && y === a.y) || (x === c.x && y === c.y);
      return isEnd || (!isInTriangle(x, y, a.x, a.y, b.x, b.y, c.x, c.y) && offWay({ x, y }, a, c) > BESIDE);
    });
    if (kept.length > fewest && others && kept.every(isFree)) {
      kept.splice(at, 1);
      at = Math.max(1, at - 1);
    } else at++;
  }
  return kept;
}
