import { type Darts, dartsOf } from '../../games/sprouts/darts.ts';
import type { Spot, SproutsMap } from '../../games/sprouts/map.ts';
import { type Sketch, UNIT } from './sketch.ts';

/** How far columns are apart, and rows. */
const CELL = { width: 0.3 * UNIT, height: 0.6 * UNIT } as const;

/**
 * A drawing of a map without a history, on a grid. Some of its lines make a tree, which grows upwards from its root; what
 * is not joined is tied to it, and the ties are not drawn. All other lines are bows above the tree: as one goes around it, they begin
 * and end like brackets.
 *
 *       ╭─────────╮
 *       │ ╭───╮   │       No two things share a column, so that nothing crosses. The region that one comes to from below
 *       b │   d   e       the root is the one around everything.
 *        ╲│    ╲ ╱
 *         a     c
 *          ╲   ╱
 *            r
 */
export function laidOut(map: SproutsMap): Sketch {
  const tree = treeOf(map);
  const columns = columnsOf(tree);
  const { lines, depths, x, bows } = { ...tree, ...columns };
  const tops = Float64Array.from({ length: columns.count });
  for (const [spot, column] of x.entries()) tops[column] = depths[spot] as number;
  for (const [end, column] of bows) tops[column] = (depths[tree.spotOf(end)] as number) + 1;
  const sketch = { x: x.map((column) => column * CELL.width), y: depths.map((depth) => depth * CELL.height) };
  const point = (column: number, row: number): number => {
    sketch.y.push(row * CELL.height);
    return sketch.x.push(column * CELL.width) - 1;
  };
  const paths = new Map<number, number[]>();
  const bowed = [...lines.keys()].filter((line) => bows.has(2 * line));
  const spanOf = (line: number): readonly [number, number] => {
    const [one, other] = [bows.get(2 * line) as number, bows.get(2 * line + 1) as number];
    return [Math.min(one, other), Math.max(one, other)];
  };
  for (const line of bowed.sort((a, b) => widthOf(spanOf(a)) - widthOf(spanOf(b)))) {
    const [from, to] = [2 * line, 2 * line + 1].map((end) => bows.get(end) as number) as [number, number];
    const [left, right] = spanOf(line);
    const top = Math.max(...tops.subarray(left, right + 1)) + 1;
    tops.fill(top, left, right + 1);
    const [one, other] = [tree.spotOf(2 * line), tree.spotOf(2 * line + 1)];
    const foot = (column: number, spot: Spot): number => point(column, (depths[spot] as number) + 1);
    paths.set(line, [one, foot(from, one), point(from, top), point(to, top), foot(to, other), other]);
  }
  const drawn = lines.map(
    ([from, to], line) =>
      paths.get(line) ?? [
        from,
        point(((x[from] as number) + (x[to] as number)) / 2, ((depths[from] as number) + (depths[to] as number)) / 2),
        to,
      ],
  );
  return { x: sketch.x.map(Math.round), y: sketch.y.map(Math.round), spots: map.spots, lines: drawn };
}

function widthOf([left, right]: readonly [number, number]): number {
  return right - left;
}

interface Tree {
  readonly root: Spot;
  /** From spot to spot; ties are not among them. */
  readonly lines: readonly (readonly [Spot, Spot])[];
  /** The ends of lines and ties at each spot, clockwise from the way to the root; end 2i begins edge i, 2i + 1 ends it. */
  readonly ends: readonly (readonly number[])[];
  spotOf(end: number): Spot;
  /** Edges that are in the tree. */
  readonly isBranch: readonly boolean[];
  readonly depths: readonly number[];
}

/** A tree of shortest ways from a corner of the region with the longest boundaries. */
function treeOf(map: SproutsMap): Tree {
  const darts = dartsOf(map);
  const edges = edgesOf(map, darts);
  const { around, spots } = edges;
  const root = darts.from[edges.bottom] as Spot;
  const depths = around.map(() => -1);
  const ends = around.map((each) => each);
  const isBranch: boolean[] = [];
  depths[root] = 0;
  const reached: Spot[] = [root];
  for (const spot of reached) {
    for (const end of ends[spot] as number[]) {
      const there = spots[end ^ 1] as Spot;
      if (depths[there] !== -1) continue;
      depths[there] = (depths[spot] as number) + 1;
      isBranch[end >> 1] = true;
      reached.push(there);
      const back = (around[there] as number[]).indexOf(end ^ 1);
      ends[there] = [...(around[there] as number[]).slice(back + 1), ...(around[there] as number[]).slice(0, back)];
    }
  }
  return { root, lines: edges.lines, ends: ends.map((each) => each.toReversed()), spotOf: (end) => spots[end] as Spot, isBranch, depths };
}

interface Edges {
  readonly lines: readonly (readonly [Spot, Spot])[];
  /** The spot of every end. */
  readonly spots: readonly Spot[];
  /** The ends at every spot, anticlockwise; at that of the corner `bottom` from there. */
  readonly around: readonly (readonly number[])[];
  readonly bottom: number;
}

/** Lines, and ties between what hangs together and what else is in the same region. */
function edgesOf({ spots: count, regions }: SproutsMap, { from, next, twin }: Darts): Edges {
  const spots: Spot[] = [];
  const lines: [Spot, Spot][] = [];
  const endOf = from.map(() => -1);
  for (const [dart, spot] of from.entries()) {
    const back = twin[dart] as number;
    if (back < dart) continue;
    endOf[dart] = 2 * lines.length;
    endOf[back] = 2 * lines.length + 1;
    lines.push([spot, from[back] as Spot]);
    spots.push(spot, from[back] as Spot);
  }
  // The ends of ties after each dart, anticlockwise.
  const ties = from.map((): number[] => []);
  let first = 0;
  let bottom = 0;
  let longest = -1;
  for (const region of regions) {
    const starts = region.map((_, at) => first + region.slice(0, at).reduce((sum, walk) => sum + walk.length, 0));
    first += region.flat().length;
    const main = region.reduce((best, walk, at) => (walk.length > (region[best]?.length ?? 0) ? at : best), 0);
    const [size, start] = [region[main]?.length ?? 0, starts[main] ?? 0];
    const others = starts.filter((_, at) => at !== main);
    for (const [at, other] of others.entries()) {
      const dart = start + Math.floor(((at + 0.5) * size) / others.length);
      ties[dart]?.push(spots.length);
      ties[other]?.push(spots.length + 1);
      spots.push(from[dart] as Spot, from[other] as Spot);
    }
    const whole = region.flat().length;
    if (whole > longest) [longest, bottom] = [whole, start];
  }
  const before = from.map(() => -1);
  for (const [dart, then] of next.entries()) before[then] = dart;
  const around = Array.from({ length: count }, (): number[] => []);
  for (const dart of [bottom, ...from.keys()]) {
    const ends = around[from[dart] as Spot] as number[];
    if (ends.length > 0) continue;
    if (twin[dart] === -1) ends.push(...(ties[dart] as number[]));
    else {
      // From the side of the corner that comes last to the one that comes first, so that its ties are next to it.
      let each = dart;
      do {
        each = twin[before[each] as number] as number;
        ends.push(endOf[each] as number, ...(ties[each] as number[]));
      } while (each !== dart);
    }
  }
  return { lines, spots, around, bottom };
}

interface Columns {
  readonly count: number;
  /** Of each spot, and of each end of a bow. */
  readonly x: readonly number[];
  readonly bows: ReadonlyMap<number, number>;
}

/** Columns from the left as one goes around the tree; a spot stands in the middle of what leaves from it. */
function columnsOf({ root, ends, spotOf, isBranch, lines }: Tree): Columns {
  const x = ends.map(() => 0);
  const bows = new Map<number, number>();
  let count = 0;
  const visit = (spot: Spot): void => {
    const leaving = ends[spot] as number[];
    for (const [at, end] of leaving.entries()) {
      if (at === leaving.length >> 1) x[spot] = count++;
      if (isBranch[end >> 1]) visit(spotOf(end ^ 1));
      else if (end >> 1 < lines.length) bows.set(end, count++);
    }
    if (leaving.length === 0) x[spot] = count++;
  };
  visit(root);
  return { count, x, bows };
}
