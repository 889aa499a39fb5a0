/** Where something lies in a sketch, `y` upwards. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** How far a place is from the nearest one on the way from `a` to `b`. */
export function offWay({ x, y }: Place, a: Place, b: Place): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = dx * dx + dy * dy;
  const share = along === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / along));
  return length(a.x + share * dx - x, a.y + share * dy - y);
}
