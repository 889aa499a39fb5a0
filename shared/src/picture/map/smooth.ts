import { Cells } from './cells.ts';
import { isInTriangle } from './exact.ts';
import { type Sketch, UNIT } from './sketch.ts';

/** From a bend so far towards its neighbours its corner is cut off, the first of these that leaves nothing outside. */
const CUTS = [0.5, 0.3, 0.12] as const;
/** Points are looked for in squares of this side. */
const SIDE = 0.6 * UNIT;

/** A bend as a curve: from one place to another, with the bend as its control point. */
export interface Corner {
  readonly from: readonly [number, number];
  readonly bend: readonly [number, number];
  readonly to: readonly [number, number];
}

/**
 * The corners of every line, rounded: each is a curve in the triangle that it cuts off. Nothing else is in that triangle, so
 * that curves cross no more than the lines did.
 */
export function rounded({ x, y, lines }: Sketch): readonly (readonly Corner[])[] {
  const [xs, ys] = [Float64Array.from(x), Float64Array.from(y)];
  const cells = new Cells(xs, ys, xs.length, xs.length, SIDE);
  for (const [point, across] of xs.entries()) cells.put(point, across, ys[point] as number);
  const at = (point: number): readonly [number, number] => [xs[point] as number, ys[point] as number];
  return lines.map((line) =>
    line.slice(1, -1).map((bend, index) => {
      const [before, after] = [at(line[index] as number), at(line[index + 2] as number)];
      const here = at(bend);
      for (const cut of CUTS) {
        const [from, to] = [between(here, before, cut), between(here, after, cut)];
        if (isEmpty(cells, xs, ys, from, here, to, bend)) return { from, bend: here, to };
      }
      return { from: here, bend: here, to: here };
    }),
  );
}

function between([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number], share: number): readonly [number, number] {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

type Place = readonly [number, number];

function isEmpty(
  cells: Cells,
  xs: Float64Array,
  ys: Float64Array,
  [ax, ay]: Place,
  [bx, by]: Place,
  [cx, cy]: Place,
  corner: number,
): boolean {
  const [right, top] = [cells.column(Math.max(ax, bx, cx)), cells.row(Math.max(ay, by, cy))];
  for (let column = cells.column(Math.min(ax, bx, cx)); column <= right; column++) {
    for (let row = cells.row(Math.min(ay, by, cy)); row <= top; row++) {
      for (let point = cells.first(column, row); point >= 0; point = cells.after(point)) {
        if (point !== corner && isInTriangle(xs[point] as number, ys[point] as number, ax, ay, bx, by, cx, cy)) return false;
      }
    }
  }
  return true;
}
