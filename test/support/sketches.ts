import { mapNotation } from '@nimhall/shared/games/sprouts/map-notation';
import { meet } from '@nimhall/shared/picture/map/exact';
import { regionsOf, type Sketch } from '@nimhall/shared/picture/map/sketch';

/** The map that a sketch shows, as text. */
export function shown(sketch: Sketch): string {
  return mapNotation.format({ spots: sketch.spots, regions: regionsOf(sketch).map((walks) => walks.map(({ spots }) => spots)) });
}

type Segment = readonly [ax: number, ay: number, bx: number, by: number, a: number, b: number];

function segmentsOf({ x, y, lines }: Sketch): Segment[] {
  return lines.flatMap((line) =>
    line.slice(1).map((b, at): Segment => {
      const a = line[at] as number;
      return [x[a] as number, y[a] as number, x[b] as number, y[b] as number, a, b];
    }),
  );
}

/** How many pairs of segments intersect other than at a common end, and how many spots are on one. */
export function crossings(sketch: Sketch): number {
  const segments = segmentsOf(sketch);
  let count = 0;
  for (const [at, one] of segments.entries()) {
    const [ax, ay, bx, by, a, b] = one;
    for (const [cx, cy, dx, dy, c, d] of segments.slice(at + 1)) {
      if (a !== c && a !== d && b !== c && b !== d && meet(ax, ay, bx, by, cx, cy, dx, dy)) count++;
    }
    for (let spot = 0; spot < sketch.spots; spot++) {
      const [x, y] = [sketch.x[spot] as number, sketch.y[spot] as number];
      if (spot !== a && spot !== b && meet(ax, ay, bx, by, x, y, x, y)) count++;
    }
  }
  return count;
}
