import type { Cells } from './cells.ts';
import { UNIT } from './sketch.ts';

/** No segment is drawn out longer than this, so that whatever comes near has an end not farther away than half of it. */
export const MAX_SEGMENT = 1.1 * UNIT;
/** How hard a spot and a line push each other away, and how hard lines that leave a spot turn away from each other. */
const FORCE = { clear: 1.6, spread: 0.4 } as const;
/** The sine of the angle between two lines at a spot below which they turn away from each other. */
const SINE = 0.7;

/** Points, and the segments between them. */
export interface Net {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Three for each point: those that it is joined to, or −1. */
  readonly joined: Int32Array;
  readonly cells: Cells;
}

/** A spot and the lines that pass it push each other away, wherever on a segment they are nearer than `near`; adds to where points move. */
export function clearSpot({ x, y, joined, cells }: Net, spot: number, near: number, dx: Float64Array, dy: Float64Array): void {
  const [spotX, spotY] = [x[spot] as number, y[spot] as number];
  // Each segment counts by its end that is nearer to the place on it.
  const reach = near + MAX_SEGMENT / 2;
  const [right, top] = [cells.column(spotX + reach), cells.row(spotY + reach)];
  const bottom = cells.row(spotY - reach);
  const move = (point: number, acrossX: number, acrossY: number): void => {
    dx[point] = (dx[point] as number) + acrossX;
    dy[point] = (dy[point] as number) + acrossY;
  };
  for (let column = cells.column(spotX - reach); column <= right; column++) {
    for (let row = bottom; row <= top; row++) {
      for (let end = cells.first(column, row); end >= 0; end = cells.after(end)) {
        if (end === spot || areJoined(joined, spot, end)) continue;
        for (let at = 3 * end; at < 3 * end + 3; at++) {
          const other = joined[at] as number;
          if (other < 0) break;
          if (other === spot) continue;
          const [fromX, fromY] = [spotX - (x[end] as number), spotY - (y[end] as number)];
          const [alongX, alongY] = [(x[other] as number) - (x[end] as number), (y[other] as number) - (y[end] as number)];
          const share = Math.max(0, (fromX * alongX + fromY * alongY) / (alongX * alongX + alongY * alongY));
          if (share > 0.5 || (share === 0.5 && other < end)) continue;
          const [offX, offY] = [fromX - share * alongX, fromY - share * alongY];
          const off = Math.sqrt(offX * offX + offY * offY);
          if (off >= near || off === 0) continue;
          const push = (FORCE.clear * (near - off)) / off;
          move(spot, offX * push, offY * push);
          move(end, -offX * push * (1 - share), -offY * push * (1 - share));
          move(other, -offX * push * share, -offY * push * share);
        }
      }
    }
  }
}

/** Lines that leave a spot in nearly the same direction turn away from each other, so that another one fits between; adds to where points move. */
export function spreadLines({ x, y, joined }: Net, spot: number, dx: Float64Array, dy: Float64Array): void {
  for (let at = 3 * spot + 1; at < 3 * spot + 3; at++) {
    const one = joined[at] as number;
    if (one < 0) return;
    const [oneX, oneY] = [(x[one] as number) - (x[spot] as number), (y[one] as number) - (y[spot] as number)];
    for (let before = 3 * spot; before < at; before++) {
      const other = joined[before] as number;
      const [otherX, otherY] = [(x[other] as number) - (x[spot] as number), (y[other] as number) - (y[spot] as number)];
      // By sine and cosine, since only roots are the same in every browser.
      const [cross, dot] = [oneX * otherY - oneY * otherX, oneX * otherX + oneY * otherY];
      const sine = Math.abs(cross) / Math.sqrt((oneX * oneX + oneY * oneY) * (otherX * otherX + otherY * otherY));
      if (dot <= 0 || sine >= SINE) continue;
      const turn = (cross > 0 ? 1 : -1) * (SINE - sine) * FORCE.spread;
      dx[one] = (dx[one] as number) + oneY * turn;
      dy[one] = (dy[one] as number) - oneX * turn;
      dx[other] = (dx[other] as number) - otherY * turn;
      dy[other] = (dy[other] as number) + otherX * turn;
    }
  }
}

function areJoined(joined: Int32Array, point: number, other: number): boolean {
  const at = 3 * point;
  return joined[at] === other || joined[at + 1] === other || joined[at + 2] === other;
}
