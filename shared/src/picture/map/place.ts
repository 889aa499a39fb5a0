/** Where something lies in a sketch, `y` upwards. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}
