import { mapNotation } from '@nimhall/shared/games/sprouts/map-notation';
import { meet } from '@nimhall/shared/picture/map/exact';
import { boardFit, type Fit, type Point, pointAt } from '@nimhall/shared/picture/map/map-figure';
import { offWay } from '@nimhall/shared/picture/map/place';
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

/** The board on a phone of 360 × 640 px: as wide as the page, and as high as the paper is for its width. */
const [WIDTH, HEIGHT, MAX_SCALE] = [328, 230, 5];

/** Where a sketch lies on that phone, in pixels. */
export function onPhone(sketch: Sketch): Fit {
  return boardFit(sketch, WIDTH, HEIGHT, MAX_SCALE);
}

/** Where its spots are there. */
export function spotsOnPhone(sketch: Sketch): Point[] {
  return pointsOnPhone(sketch).slice(0, sketch.spots);
}

function pointsOnPhone(sketch: Sketch): Point[] {
  const fit = onPhone(sketch);
  return sketch.x.map((x, point) => pointAt(fit, { x, y: sketch.y[point] as number }));
}

export function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** How far each place is from the nearest other one. */
export function gapsBetween(places: readonly Point[]): number[] {
  return places.map((place, at) => Math.min(...places.filter((_, other) => other !== at).map((other) => apart(place, other))));
}

/** How far each spot is on that phone from the nearest line that does not end at it; nothing for a spot where there is no such line. */
export function clearances(sketch: Sketch): number[] {
  const points = pointsOnPhone(sketch);
  return points.slice(0, sketch.spots).flatMap((place, spot) => {
    const others = sketch.lines.filter((line) => line[0] !== spot && line.at(-1) !== spot);
    const off = others.flatMap((line) =>
      line.slice(1).map((point, at) => offWay(place, points[line[at] as number] as Point, points[point] as Point)),
    );
    return off.length > 0 ? [Math.min(...off)] : [];
  });
}
