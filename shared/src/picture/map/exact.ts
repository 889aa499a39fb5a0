/** A point on whole numbers. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How far from the origin a coordinate may be: then every predicate here is exact, since its products stay below 2⁵³. */
export const FARTHEST = 2 ** 24;

/** Positive where c lies on the left of the line from a to b (with y upwards), 0 on it: twice the area of the triangle. */
export function turn(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

/** Whether a point lies in a triangle or on its edge; where the triangle is flat, on its longest side. */
export function isInTriangle(x: number, y: number, ax: number, ay: number, bx: number, by: number, cx: number, cy: number): boolean {
  if (x < ax && x < bx && x < cx) return false;
  if (x > ax && x > bx && x > cx) return false;
  if (y < ay && y < by && y < cy) return false;
  if (y > ay && y > by && y > cy) return false;
  const a = turn(ax, ay, bx, by, x, y);
  const b = turn(bx, by, cx, cy, x, y);
  const c = turn(cx, cy, ax, ay, x, y);
  return (a >= 0 && b >= 0 && c >= 0) || (a <= 0 && b <= 0 && c <= 0);
}

/** Whether two segments have a point in common. */
export function meet(ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number): boolean {
  if (Math.max(ax, bx) < Math.min(cx, dx) || Math.max(cx, dx) < Math.min(ax, bx)) return false;
  if (Math.max(ay, by) < Math.min(cy, dy) || Math.max(cy, dy) < Math.min(ay, by)) return false;
  const c = turn(ax, ay, bx, by, cx, cy);
  const d = turn(ax, ay, bx, by, dx, dy);
  if ((c > 0 && d > 0) || (c < 0 && d < 0)) return false;
  const a = turn(cx, cy, dx, dy, ax, ay);
  const b = turn(cx, cy, dx, dy, bx, by);
  return !((a > 0 && b > 0) || (a < 0 && b < 0));
}
