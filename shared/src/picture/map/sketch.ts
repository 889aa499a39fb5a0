import { groupBy } from '../../group-by.ts';
import { turn } from './exact.ts';
import { before, Mesh, next } from './mesh.ts';

/** The sheet that a game is drawn on, in a sketch: it grows when a line leaves it, and never shrinks. */
export interface Paper {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/**
 * A drawing of spots and lines on whole numbers, y upwards. Lines are chains of points: they run from spot to spot, may bend
 * between, and nothing crosses or touches.
 */
export interface Sketch {
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** How many spots there are; they are the first points. */
  readonly spots: number;
  /** The numbers of the points of each line, from spot to spot. */
  readonly lines: readonly (readonly number[])[];
  /** Absent where it is not known how the game went: then a drawing lies on nothing but itself. */
  readonly paper?: Paper;
}

/** The sheet under a sketch: its paper, and all that lies beyond it. */
export function paperUnder({ x, y, paper }: Sketch): Paper {
  return {
    left: Math.min(...x, paper?.left ?? Infinity),
    right: Math.max(...x, paper?.right ?? -Infinity),
    bottom: Math.min(...y, paper?.bottom ?? Infinity),
    top: Math.max(...y, paper?.top ?? -Infinity),
  };
}

/** The preferred distance of spots. */
export const UNIT = 2 ** 16;

/** A line in one of its directions: twice its number, and one more against it. A spot without lines has one of its own below 0. */
export type Dart = number;

/** The dart of a spot that has no line. */
export function loneDart(spot: number): Dart {
  return -1 - spot;
}

/** The points of a line in the direction of a dart. */
export function pointsOf({ lines }: Sketch, dart: Dart): readonly number[] {
  const line = lines[dart >> 1] as readonly number[];
  return dart % 2 === 0 ? line : line.toReversed();
}

/** A walk along a boundary, with the region on the left: its spots, and the dart by which it leaves each. */
export interface Walk {
  readonly spots: readonly number[];
  readonly darts: readonly Dart[];
}

/** The boundaries of each region of a sketch, in the order in which maps have them. */
export function regionsOf(sketch: Sketch, mesh = meshOf(sketch)): readonly (readonly Walk[])[] {
  const colours = coloured(mesh);
  const byRegion = groupBy(walksOf(sketch), ({ darts: [dart = 0] }) => colours[Math.floor(edgeOf(sketch, mesh, dart) / 3)]);
  return [...byRegion.values()].map((walks) => walks.map(fromFirst).sort(compareWalks)).sort(compareRegions);
}

/** The region of every triangle, by the half-edges that are not fixed. */
function coloured(mesh: Mesh): Int32Array {
  const colours = new Int32Array(mesh.start.length / 3).fill(-1);
  for (let seed = 0; seed < colours.length; seed++) {
    if (colours[seed] !== -1) continue;
    const reached = [seed];
    colours[seed] = seed;
    for (const triangle of reached) {
      for (let h = 3 * triangle; h < 3 * triangle + 3; h++) {
        const there = Math.floor((mesh.twin[h] as number) / 3);
        if (mesh.fixed[h] || there < 0 || colours[there] !== -1) continue;
        colours[there] = seed;
        reached.push(there);
      }
    }
  }
  return colours;
}

/** Every boundary, once around. */
function walksOf(sketch: Sketch): Walk[] {
  const leaving = dartsAround(sketch);
  const walks: Walk[] = [];
  const seen = new Set<Dart>();
  for (const [spot, darts] of leaving.entries()) {
    if (darts.length === 0) walks.push({ spots: [spot], darts: [loneDart(spot)] });
    for (const first of darts) {
      if (seen.has(first)) continue;
      const walk: { spots: number[]; darts: Dart[] } = { spots: [], darts: [] };
      for (let dart = first; !seen.has(dart); ) {
        seen.add(dart);
        walk.spots.push(pointsOf(sketch, dart)[0] as number);
        walk.darts.push(dart);
        const there = leaving[pointsOf(sketch, dart).at(-1) as number] as readonly Dart[];
        // Clockwise from the way back.
        const back = there.indexOf(dart ^ 1);
        dart = there[(back + there.length - 1) % there.length] as Dart;
      }
      walks.push(walk);
    }
  }
  return walks;
}

/** The darts that leave each spot, anticlockwise. */
export function dartsAround(sketch: Sketch): readonly (readonly Dart[])[] {
  const leaving: Dart[][] = Array.from({ length: sketch.spots }, () => []);
  for (const [line, points] of sketch.lines.entries()) {
    leaving[points[0] as number]?.push(2 * line);
    leaving[points.at(-1) as number]?.push(2 * line + 1);
  }
  return leaving.map((darts, spot) => {
    const way = (dart: Dart): readonly [number, number] => {
      const towards = pointsOf(sketch, dart)[1] as number;
      return [(sketch.x[towards] as number) - (sketch.x[spot] as number), (sketch.y[towards] as number) - (sketch.y[spot] as number)];
    };
    return darts.sort((a, b) => compareWays(way(a), way(b)));
  });
}

/** By the angle from the right, anticlockwise. */
function compareWays([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number {
  const half = (x: number, y: number): number => (y > 0 || (y === 0 && x > 0) ? 0 : 1);
  return half(ax, ay) - half(bx, by) || -turn(0, 0, ax, ay, bx, by);
}

function fromFirst({ spots, darts }: Walk): Walk {
  const turned = spots.map((_, at) => ({
    spots: [...spots.slice(at), ...spots.slice(0, at)],
    darts: [...darts.slice(at), ...darts.slice(0, at)],
  }));
  return turned.reduce((best, walk) => (compareWalks(walk, best) < 0 ? walk : best));
}

function compareWalks(a: Walk, b: Walk): number {
  for (let at = 0; at < a.spots.length && at < b.spots.length; at++) {
    const difference = (a.spots[at] as number) - (b.spots[at] as number);
    if (difference !== 0) return difference;
  }
  return a.spots.length - b.spots.length;
}

function compareRegions(a: readonly Walk[], b: readonly Walk[]): number {
  for (let at = 0; at < a.length && at < b.length; at++) {
    const difference = compareWalks(a[at] as Walk, b[at] as Walk);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** The corners of the frame come first among the points of a mesh. */
export const FRAME = 4;

/** Triangles between all points of a sketch, of which no line is crossed by an edge, in a frame with room around them. */
export function meshOf({ x, y, lines }: Sketch): Mesh {
  const [left, right, bottom, top] = [Math.min(...x), Math.max(...x), Math.min(...y), Math.max(...y)];
  const margin = 2 * UNIT;
  const mesh = new Mesh(left - margin, bottom - margin, right + margin, top + margin);
  for (const [point, across] of x.entries()) mesh.add(across, y[point] as number);
  for (const line of lines)
    for (let at = 1; at < line.length; at++) mesh.fix((line[at - 1] as number) + FRAME, (line[at] as number) + FRAME);
  return mesh;
}

/** Where a dart leaves its spot in a mesh; for that of a spot without lines any half-edge from there. */
export function edgeOf(sketch: Sketch, mesh: Mesh, dart: Dart): number {
  if (dart < 0) return mesh.from[-1 - dart + FRAME] as number;
  const [spot = 0, towards = 0] = pointsOf(sketch, dart);
  return mesh.edge(spot + FRAME, towards + FRAME);
}

/** The corners of triangles between a fixed half-edge and the next one anticlockwise, each by its first half-edge; all where none is fixed. */
export function sectorOf(mesh: Mesh, edge: number): number[] {
  const corners: number[] = [];
  let h = edge;
  do {
    corners.push(h);
    h = mesh.twin[before(h)] as number;
  } while (h !== edge && !mesh.fixed[h]);
  return corners;
}

/** Along fixed half-edges, with what is not fixed on the left: the corners of triangles passed on the way to the next, which is the last. */
export function stepAlong(mesh: Mesh, edge: number): number[] {
  const corners: number[] = [];
  for (let h = next(edge); ; h = next(mesh.twin[h] as number)) {
    corners.push(h);
    if (mesh.fixed[h]) return corners;
  }
}
