import { Cells } from './cells.ts';
import { clearSpot, MAX_SEGMENT, type Net, spreadLines } from './clearance.ts';
import { FARTHEST, isInTriangle, meet } from './exact.ts';
import { type Paper, type Sketch, UNIT } from './sketch.ts';

/** How near things come before they push each other away: spots, a spot and a line, lines. */
const NEAR = { spots: 1.4 * UNIT, mixed: 0.85 * UNIT, lines: 0.7 * UNIT } as const;
/** Segments are cut in two above the one length; a bend goes where its neighbours are nearer than the other. */
const SEGMENT = { most: 0.75 * UNIT, least: 0.48 * UNIT } as const;
/** The farthest that a point moves at once. */
const STRIDE = 0.16 * UNIT;
/** The side of the squares by which points are found. */
const SIDE = 0.6 * UNIT;
/** How hard things push, lines pull themselves straight, and spots are pulled along lines and to the middle. */
const FORCE = { push: 0.55, straight: 0.5, pull: 0.12, middle: 0.004 } as const;
/** Smaller moves are ignored. */
const STILL = 0.004 * UNIT;

/**
 * How near things on paper come before they push each other away, how hard points hold on to their places, and how hard edges push. Spots push each other
 * harder than lines do, since a finger has to tell them apart.
 */
const MUST = { spots: 1.35 * UNIT, mixed: 0.6 * UNIT, lines: 0.45 * UNIT } as const;
const SPOTS_PUSH = 2.5;
const HOLD = 0.05;
/** A spot that was drawn just now stays where the hand put it; others make room. */
const NEW_HOLD = 0.7;
/** Where two spots are too close for a finger, spots push harder by the one factor, and points hold on less by the other. */
const CROWDED = { push: 2, hold: 0.3 } as const;
/** How much of its pull a line keeps that lies on paper: at its bends, and at those next to a spot, so that it leaves that straight. */
const PULL_LEFT = { bend: 0.15, besideSpot: 0.5 } as const;
const EDGE = { width: 0.3 * UNIT, push: 0.3 };

/** Where points lay, `NaN` for those of a new line; and their paper. */
export interface Homes {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly paper: Paper;
}

/** At most so many bends come in between those of a line when its segments are halved until they are short. */
function bendsToCome(line: readonly number[], x: readonly number[], y: readonly number[]): number {
  return line.reduce((sum, point, at) => {
    const before = line[at - 1] ?? point;
    const far = Math.hypot((x[point] as number) - (x[before] as number), (y[point] as number) - (y[before] as number));
    return sum + 1 + Math.floor((2 * far) / SEGMENT.most);
  }, 0);
}

/** A drawing whose points move, a little at a time. */
export class Relaxing {
  readonly #spots: number;
  readonly #lines: readonly (readonly number[])[];
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  #points: number;
  #isCrowded = false;
  /** Three for each point: those that it is joined to, or −1. */
  readonly #joined: Int32Array;
  /** The line of each bend, and its place there; −1 for spots. */
  readonly #lineOf: Int32Array;
  readonly #placeOf: Int32Array;
  readonly #cells: Cells;
  readonly #near: typeof NEAR | typeof MUST;
  readonly #paper: Paper | null;
  readonly #homeX: Float64Array;
  readonly #homeY: Float64Array;

  constructor({ x, y, spots, lines }: Sketch, homes: Homes | null) {
    this.#spots = spots;
    this.#lines = lines;
    this.#points = x.length;
    const most = x.length + lines.reduce((sum, line) => sum + bendsToCome(line, x, y), 0);
    this.#x = new Float64Array(most);
    this.#y = new Float64Array(most);
    this.#x.set(x);
    this.#y.set(y);
    this.#joined = new Int32Array(3 * most).fill(-1);
    this.#lineOf = new Int32Array(most).fill(-1);
    this.#placeOf = new Int32Array(most).fill(-1);
    for (const [number, line] of lines.entries()) {
      for (const [at, point] of line.entries()) {
        if (at > 0) this.#join(point, line[at - 1] as number);
        if (at < line.length - 1) this.#join(point, line[at + 1] as number);
        if (point < spots) continue;
        this.#lineOf[point] = number;
        this.#placeOf[point] = at;
      }
    }
    this.#near = homes ? MUST : NEAR;
    this.#paper = homes?.paper ?? null;
    this.#homeX = new Float64Array(most).fill(Number.NaN);
    this.#homeY = new Float64Array(most).fill(Number.NaN);
    this.#homeX.set(homes?.x ?? []);
    this.#homeY.set(homes?.y ?? []);
    this.#cells = new Cells(this.#x, this.#y, this.#points, most, SIDE);
    for (let point = 0; point < this.#points; point++) this.#cells.put(point, this.#x[point] as number, this.#y[point] as number);
  }

  #join(point: number, other: number): void {
    let at = 3 * point;
    while (this.#joined[at] !== -1) at++;
    this.#joined[at] = other;
  }

  /** With as many bends as lengths need, and no others. */
  bent(): { readonly sketch: Sketch; readonly homes: Homes | null } {
    const lines = this.#lines.map((line) => this.#halved(this.#thinned(line)));
    const points = [...Array(this.#spots).keys(), ...lines.flatMap((line) => line.slice(1, -1))];
    const places = new Int32Array(this.#points);
    for (const [at, point] of points.entries()) places[point] = at;
    const ofPoints = (values: Float64Array) => points.map((point) => values[point] as number);
    return {
      sketch: {
        x: ofPoints(this.#x),
        y: ofPoints(this.#y),
        spots: this.#spots,
        lines: lines.map((line) => line.map((point) => places[point] as number)),
      },
      homes: this.#paper && { x: ofPoints(this.#homeX), y: ofPoints(this.#homeY), paper: this.#paper },
    };
  }

  /** A line without bends that it does not need. */
  #thinned(line: readonly number[]): number[] {
    const kept = [...line];
    for (let at = 1; at < kept.length - 1 && kept.length > 3; ) {
      const [a, b, c] = [kept[at - 1] as number, kept[at] as number, kept[at + 1] as number];
      if (this.#apart(a, c) < SEGMENT.least && this.#isEmpty(a, b, c)) {
        kept.splice(at, 1);
        // It is no end of a segment any more, and nothing meets it.
        this.#joined.fill(-1, 3 * b, 3 * b + 3);
      } else at++;
    }
    return kept;
  }

  /** A line with more bends in every long segment. */
  #halved(line: readonly number[]): number[] {
    return line.flatMap((point, at) => (at === 0 ? [point] : [...this.#between(line[at - 1] as number, point, line.length < 3), point]));
  }

  #between(a: number, b: number, isNeeded: boolean): number[] {
    const point = isNeeded || this.#apart(a, b) > SEGMENT.most ? this.#halfway(a, b) : -1;
    return point < 0 ? [] : [...this.#between(a, point, false), point, ...this.#between(point, b, false)];
  }

  /** A new point in the middle of a segment; −1 where whole numbers have no room for one. */
  #halfway(a: number, b: number): number {
    const x = Math.round(((this.#x[a] as number) + (this.#x[b] as number)) / 2);
    const y = Math.round(((this.#y[a] as number) + (this.#y[b] as number)) / 2);
    const point = this.#points;
    this.#x[point] = x;
    this.#y[point] = y;
    this.#homeX[point] = ((this.#homeX[a] as number) + (this.#homeX[b] as number)) / 2;
    this.#homeY[point] = ((this.#homeY[a] as number) + (this.#homeY[b] as number)) / 2;
    if (this.#apart(a, b) <= 8 || !this.#isEmpty(a, point, b)) return -1;
    this.#cells.put(point, x, y);
    this.#points++;
    return point;
  }

  /** Whether no other point lies in a triangle. */
  #isEmpty(a: number, b: number, c: number): boolean {
    const [x, y, cells] = [this.#x, this.#y, this.#cells];
    const [ax, ay, bx, by, cx, cy] = [x[a], y[a], x[b], y[b], x[c], y[c]] as [number, number, number, number, number, number];
    const [right, top] = [cells.column(Math.max(ax, bx, cx)), cells.row(Math.max(ay, by, cy))];
    for (let column = cells.column(Math.min(ax, bx, cx)); column <= right; column++) {
      for (let row = cells.row(Math.min(ay, by, cy)); row <= top; row++) {
        for (let point = cells.first(column, row); point >= 0; point = cells.after(point)) {
          if (point === a || point === b || point === c) continue;
          if (isInTriangle(x[point] as number, y[point] as number, ax, ay, bx, by, cx, cy)) return false;
        }
      }
    }
    return true;
  }

  #apart(a: number, b: number): number {
    const [x, y] = [(this.#x[a] as number) - (this.#x[b] as number), (this.#y[a] as number) - (this.#y[b] as number)];
    return Math.sqrt(x * x + y * y);
  }

  /** Every point moves a little, as far as nothing is in its way; `isCrowded` where spots are too close for a finger. */
  move(vigour: number, isCrowded = false): void {
    this.#isCrowded = isCrowded;
    const [midX, midY] = this.#middle();
    const count = this.#points;
    const dx = new Float64Array(count);
    const dy = new Float64Array(count);
    for (let point = 0; point < count; point++) {
      if (this.#paper) this.#keep(point, this.#paper, dx, dy);
      else {
        dx[point] = (midX - (this.#x[point] as number)) * FORCE.middle;
        dy[point] = (midY - (this.#y[point] as number)) * FORCE.middle;
      }
      if (Number.isNaN(this.#homeX[point])) this.#pull(point, dx, dy, 1);
      else if (point >= this.#spots) this.#pull(point, dx, dy, this.#isBesideSpot(point) ? PULL_LEFT.besideSpot : PULL_LEFT.bend);
    }
    for (let point = 0; point < count; point++) this.#push(point, dx, dy);
    const net: Net = { x: this.#x, y: this.#y, joined: this.#joined, cells: this.#cells };
    for (let spot = 0; spot < this.#spots; spot++) {
      clearSpot(net, spot, this.#near.mixed, dx, dy);
      spreadLines(net, spot, dx, dy);
    }
    for (let point = 0; point < count; point++) {
      const [x, y] = [dx[point] as number, dy[point] as number];
      const far = Math.sqrt(x * x + y * y);
      if (far < STILL) continue;
      const share = (far > STRIDE ? STRIDE / far : 1) * vigour;
      if (!this.#tryMove(point, x * share, y * share)) this.#tryMove(point, (x * share) / 4, (y * share) / 4);
    }
  }

  /** Back to where it lay, and away from the edge of the paper. */
  #keep(point: number, { left, right, bottom, top }: Paper, dx: Float64Array, dy: Float64Array): void {
    const [x, y, homeX, homeY] = [this.#x[point], this.#y[point], this.#homeX[point], this.#homeY[point]] as [
      number,
      number,
      number,
      number,
    ];
    const beyond = (value: number, low: number, high: number): number =>
      Math.max(0, low + EDGE.width - value) - Math.max(0, value - high + EDGE.width);
    const hold = point === this.#spots - 1 ? NEW_HOLD : HOLD * (this.#isCrowded ? CROWDED.hold : 1);
    dx[point] = beyond(x, left, right) * EDGE.push + (Number.isNaN(homeX) ? 0 : (homeX - x) * hold);
    dy[point] = beyond(y, bottom, top) * EDGE.push + (Number.isNaN(homeY) ? 0 : (homeY - y) * hold);
  }

  /** The middle of all spots. */
  #middle(): readonly [number, number] {
    let [x, y] = [0, 0];
    for (let spot = 0; spot < this.#spots; spot++) {
      x += this.#x[spot] as number;
      y += this.#y[spot] as number;
    }
    return [x / this.#spots, y / this.#spots];
  }

  /** Bends go between their neighbours, spots a little towards theirs, by a share of how hard lines pull. */
  #pull(point: number, dx: Float64Array, dy: Float64Array, pull: number): void {
    const share = pull * (point < this.#spots ? FORCE.pull : FORCE.straight / 2);
    for (let at = 3 * point; at < 3 * point + 3; at++) {
      const other = this.#joined[at] as number;
      if (other < 0) return;
      dx[point] = (dx[point] as number) + ((this.#x[other] as number) - (this.#x[point] as number)) * share;
      dy[point] = (dy[point] as number) + ((this.#y[other] as number) - (this.#y[point] as number)) * share;
    }
  }

  /** Away from what is near. */
  #push(point: number, dx: Float64Array, dy: Float64Array): void {
    const [xs, ys, cells] = [this.#x, this.#y, this.#cells];
    const [x, y] = [xs[point] as number, ys[point] as number];
    const isSpot = point < this.#spots;
    const reach = isSpot ? this.#near.spots : this.#near.lines;
    const [right, top] = [cells.column(x + reach), cells.row(y + reach)];
    const bottom = cells.row(y - reach);
    let [sumX, sumY] = [0, 0];
    for (let column = cells.column(x - reach); column <= right; column++) {
      for (let row = bottom; row <= top; row++) {
        for (let other = cells.first(column, row); other >= 0; other = cells.after(other)) {
          const [ox, oy] = [x - (xs[other] as number), y - (ys[other] as number)];
          const apart = ox * ox + oy * oy;
          if (apart >= reach * reach || apart === 0) continue;
          const near = this.#nearOf(point, other, isSpot);
          if (apart >= near * near) continue;
          const d = Math.sqrt(apart);
          const force = this.#paper && isSpot && other < this.#spots ? SPOTS_PUSH * (this.#isCrowded ? CROWDED.push : 1) : FORCE.push;
          const push = (force * (near - d)) / d;
          sumX += ox * push;
          sumY += oy * push;
        }
      }
    }
    dx[point] = (dx[point] as number) + sumX;
    dy[point] = (dy[point] as number) + sumY;
  }

  /** How near another point comes before it pushes; 0 where it never does, since it comes next on the same line. */
  #nearOf(point: number, other: number, isSpot: boolean): number {
    const isOtherSpot = other < this.#spots;
    if (isSpot && isOtherSpot) return this.#near.spots;
    if (isSpot || isOtherSpot) return 0;
    const isNext =
      this.#lineOf[point] === this.#lineOf[other] && Math.abs((this.#placeOf[point] as number) - (this.#placeOf[other] as number)) <= 2;
    return isNext ? 0 : this.#near.lines;
  }

  /** The distance of the two spots that are nearest to each other. */
  closest(): number {
    let least = Number.POSITIVE_INFINITY;
    for (let spot = 1; spot < this.#spots; spot++)
      for (let other = 0; other < spot; other++) least = Math.min(least, this.#apart(spot, other));
    return least;
  }

  #isBesideSpot(bend: number): boolean {
    return (this.#joined[3 * bend] as number) < this.#spots || (this.#joined[3 * bend + 1] as number) < this.#spots;
  }

  /** Moves a point if it and its segments meet nothing on the way. */
  #tryMove(point: number, dx: number, dy: number): boolean {
    const [xs, ys, cells] = [this.#x, this.#y, this.#cells];
    const [x, y] = [xs[point] as number, ys[point] as number];
    const [toX, toY] = this.#onPaper(x, y, Math.round(x + dx), Math.round(y + dy));
    if (toX === x && toY === y) return true;
    if (Math.max(Math.abs(toX), Math.abs(toY)) > FARTHEST / 4) return false;
    let [left, right, bottom, top] = [Math.min(x, toX), Math.max(x, toX), Math.min(y, toY), Math.max(y, toY)];
    for (let at = 3 * point; at < 3 * point + 3; at++) {
      const other = this.#joined[at] as number;
      if (other < 0) break;
      const [ox, oy] = [xs[other] as number, ys[other] as number];
      if ((toX - ox) ** 2 + (toY - oy) ** 2 > MAX_SEGMENT ** 2 && (toX - ox) ** 2 + (toY - oy) ** 2 > (x - ox) ** 2 + (y - oy) ** 2)
        return false;
      left = Math.min(left, ox);
      right = Math.max(right, ox);
      bottom = Math.min(bottom, oy);
      top = Math.max(top, oy);
    }
    const beyond = MAX_SEGMENT / 2;
    const [nearLeft, nearRight] = [Math.min(x, toX) - beyond, Math.max(x, toX) + beyond];
    const [nearBottom, nearTop] = [Math.min(y, toY) - beyond, Math.max(y, toY) + beyond];
    const [lastColumn, lastRow] = [cells.column(Math.max(right, nearRight)), cells.row(Math.max(top, nearTop))];
    const firstRow = cells.row(Math.min(bottom, nearBottom));
    for (let column = cells.column(Math.min(left, nearLeft)); column <= lastColumn; column++) {
      for (let row = firstRow; row <= lastRow; row++) {
        for (let other = cells.first(column, row); other >= 0; other = cells.after(other)) {
          if (other === point) continue;
          const [ox, oy] = [xs[other] as number, ys[other] as number];
          if (ox >= left && ox <= right && oy >= bottom && oy <= top && this.#isSwept(point, other, toX, toY)) return false;
          const isNear = ox >= nearLeft && ox <= nearRight && oy >= nearBottom && oy <= nearTop;
          if (isNear && this.#isCrossed(point, other, toX, toY)) return false;
        }
      }
    }
    xs[point] = toX;
    ys[point] = toY;
    cells.put(point, toX, toY);
    return true;
  }

  /** Where a move ends that stops at the edge of the paper; what lies beyond it comes no farther. */
  #onPaper(x: number, y: number, toX: number, toY: number): readonly [number, number] {
    if (!this.#paper) return [toX, toY];
    const { left, right, bottom, top } = this.#paper;
    return [Math.max(Math.min(left, x), Math.min(Math.max(right, x), toX)), Math.max(Math.min(bottom, y), Math.min(Math.max(top, y), toY))];
  }

  /** Whether the segments of a moving point sweep over another point. */
  #isSwept(point: number, other: number, toX: number, toY: number): boolean {
    const [xs, ys] = [this.#x, this.#y];
    const [x, y, ox, oy] = [xs[point] as number, ys[point] as number, xs[other] as number, ys[other] as number];
    if (ox === toX && oy === toY) return true;
    for (let at = 3 * point; at < 3 * point + 3; at++) {
      const end = this.#joined[at] as number;
      if (end < 0) return false;
      if (end !== other && isInTriangle(ox, oy, x, y, toX, toY, xs[end] as number, ys[end] as number)) return true;
    }
    return false;
  }

  /** Whether a moving point goes through a segment at another one. */
  #isCrossed(point: number, other: number, toX: number, toY: number): boolean {
    const [xs, ys] = [this.#x, this.#y];
    const [x, y, ox, oy] = [xs[point] as number, ys[point] as number, xs[other] as number, ys[other] as number];
    for (let at = 3 * other; at < 3 * other + 3; at++) {
      const far = this.#joined[at] as number;
      if (far < 0) return false;
      if (far !== point && meet(x, y, toX, toY, ox, oy, xs[far] as number, ys[far] as number)) return true;
    }
    return false;
  }
}
