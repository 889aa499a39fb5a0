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

/** The segments of all lines, and each spot as one without a length. */
function segmentsOf({ x, y, lines, spots }: Sketch): Segment[] {
  const segment = (a: number, b: number): Segment => [x[a] as number, y[a] as number, x[b] as number, y[b] as number, a, b];
  const drawn = lines.flatMap((line) => line.slice(1).map((b, at) => segment(line[at] as number, b)));
  return [...drawn, ...Array.from({ length: spots }, (_, spot) => segment(spot, spot))];
}

/** How many pairs of segments and spots meet other than at a common end. */
export function crossings(sketch: Sketch): number {
  const left = ([ax, , bx]: Segment): number => Math.min(ax, bx);
  // From left to right, so that each is compared only with those that begin before it ends.
  const segments = segmentsOf(sketch).sort((one, other) => left(one) - left(other));
  let count = 0;
  for (const [at, [ax, ay, bx, by, a, b]] of segments.entries()) {
    const [right, top, bottom] = [Math.max(ax, bx), Math.min(ay, by), Math.max(ay, by)];
    for (let next = at + 1; next < segments.length; next++) {
      const [cx, cy, dx, dy, c, d] = segments[next] as Segment;
      if (Math.min(cx, dx) > right) break;
      if (Math.max(cy, dy) < top || Math.min(cy, dy) > bottom || a === c || a === d || b === c || b === d) continue;
      if (meet(ax, ay, bx, by, cx, cy, dx, dy)) count++;
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
