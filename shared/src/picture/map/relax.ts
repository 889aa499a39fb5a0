import { FARTHEST, isInTriangle, meet } from './exact.ts';
import { length } from './route.ts';
import { type Sketch, UNIT } from './sketch.ts';

/** How near things come before they push each other away: spots, a spot and a line, lines. */
const NEAR = { spots: 1.15 * UNIT, mixed: 0.85 * UNIT, lines: 0.7 * UNIT } as const;
/** Segments are cut in two above the one length; a bend goes where its neighbours are nearer than the other. */
const SEGMENT = { most: 0.62 * UNIT, least: 0.42 * UNIT } as const;
/** No segment is drawn out longer than this, so that whatever comes near has an end not farther away than half of it. */
const LONGEST = UNIT;
/** The farthest that a point moves at once. */
const STRIDE = 0.16 * UNIT;
/** The side of the cells by which points are found. */
const CELL = 0.9 * UNIT;
/** How hard things push, lines pull themselves straight, and spots are pulled along lines and to the middle. */
const FORCE = { push: 0.55, straight: 0.5, pull: 0.16, middle: 0.004 } as const;
/** How many rounds pass between two looks at which bends are needed. */
const LOOK = 4;

/** The same drawing, roomier: points push each other away, and lines pull themselves short; nothing ever passes through a line. */
export function relaxed(sketch: Sketch, rounds: number): Sketch {
  const relaxing = new Relaxing(sketch);
  for (let round = 0; round < rounds; round++) {
    if (round % LOOK === 0) relaxing.bend();
    relaxing.move(1 - (0.6 * round) / rounds);
  }
  relaxing.bend();
  return relaxing.sketch();
}

class Relaxing {
  readonly #x: number[];
  readonly #y: number[];
  readonly #spots: number;
  readonly #lines: number[][];
  /** The points that each point is joined to. */
  #joined: number[][] = [];
  /** The line of each bend, and its place there; -1 for spots. */
  #lineOf: number[] = [];
  #placeOf: number[] = [];
  #cells = new Map<number, number[]>();

  constructor({ x, y, spots, lines }: Sketch) {
    this.#x = [...x];
    this.#y = [...y];
    this.#spots = spots;
    this.#lines = lines.map((line) => [...line]);
  }

  /** Without the points that are no longer needed. */
  sketch(): Sketch {
    const points = [...Array(this.#spots).keys(), ...this.#lines.flatMap((line) => line.slice(1, -1))];
    const places = new Map(points.map((point, at) => [point, at]));
    return {
      x: points.map((point) => this.#x[point] as number),
      y: points.map((point) => this.#y[point] as number),
      spots: this.#spots,
      lines: this.#lines.map((line) => line.map((point) => places.get(point) as number)),
    };
  }

  /** Gives lines as many bends as their lengths need. */
  bend(): void {
    for (const line of this.#lines) {
      const fewest = line[0] === line.at(-1) ? 4 : 3;
      for (let at = 1; at < line.length - 1 && line.length > fewest; ) {
        if (this.#isNeedless(line, at)) line.splice(at, 1);
        else at++;
      }
      for (let at = 1; at < line.length; ) {
        const [a, b] = [line[at - 1] as number, line[at] as number];
        const isShort = this.#apart(a, b) <= SEGMENT.most && line.length >= fewest;
        const between = isShort ? -1 : this.#halfway(a, b);
        if (between < 0) at++;
        else line.splice(at, 0, between);
      }
    }
    this.#index();
  }

  #isNeedless(line: readonly number[], at: number): boolean {
    const [a, b, c] = [line[at - 1] as number, line[at] as number, line[at + 1] as number];
    return this.#apart(a, c) < SEGMENT.least && this.#isEmpty(a, b, c);
  }

  /** A new point in the middle of a segment; -1 where whole numbers have no room for one. */
  #halfway(a: number, b: number): number {
    const point = this.#x.push(Math.round(((this.#x[a] as number) + (this.#x[b] as number)) / 2)) - 1;
    this.#y.push(Math.round(((this.#y[a] as number) + (this.#y[b] as number)) / 2));
    if (this.#apart(a, b) > 8 && this.#isEmpty(a, point, b)) return point;
    this.#x.pop();
    this.#y.pop();
    return -1;
  }

  /** Whether no other point lies in a triangle. */
  #isEmpty(a: number, b: number, c: number): boolean {
    const [x, y] = [this.#x, this.#y];
    const [ax, ay, bx, by, cx, cy] = [x[a], y[a], x[b], y[b], x[c], y[c]] as [number, number, number, number, number, number];
    const isIn = (point: number): boolean =>
      point !== a && point !== b && point !== c && isInTriangle(x[point] as number, y[point] as number, ax, ay, bx, by, cx, cy);
    for (let spot = 0; spot < this.#spots; spot++) if (isIn(spot)) return false;
    return this.#lines.every((line) => !line.some(isIn));
  }

  #apart(a: number, b: number): number {
    return length((this.#x[a] as number) - (this.#x[b] as number), (this.#y[a] as number) - (this.#y[b] as number));
  }

  #index(): void {
    this.#joined = this.#x.map(() => []);
    this.#lineOf = this.#x.map(() => -1);
    this.#placeOf = this.#x.map(() => -1);
    for (const [number, line] of this.#lines.entries()) {
      for (const [at, point] of line.entries()) {
        if (at > 0) this.#joined[point]?.push(line[at - 1] as number);
        if (at < line.length - 1) this.#joined[point]?.push(line[at + 1] as number);
        if (point < this.#spots) continue;
        this.#lineOf[point] = number;
        this.#placeOf[point] = at;
      }
    }
  }

  /** Every point moves a little, as far as nothing is in its way. */
  move(vigour: number): void {
    const points = [...Array(this.#spots).keys(), ...this.#lines.flatMap((line) => line.slice(1, -1))];
    this.#sort(points);
    const middle = this.#middle();
    const ways = points.map((point) => this.#force(point, middle));
    for (const [at, point] of points.entries()) {
      const [dx, dy] = ways[at] as readonly [number, number];
      const far = length(dx, dy);
      const share = (far > STRIDE ? STRIDE / far : 1) * vigour;
      if (!this.#tryMove(point, dx * share, dy * share)) this.#tryMove(point, (dx * share) / 4, (dy * share) / 4);
    }
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

  #sort(points: readonly number[]): void {
    this.#cells.clear();
    for (const point of points) this.#put(point);
  }

  #put(point: number): void {
    const key = cellOf(Math.floor((this.#x[point] as number) / CELL), Math.floor((this.#y[point] as number) / CELL));
    const cell = this.#cells.get(key);
    if (cell) cell.push(point);
    else this.#cells.set(key, [point]);
  }

  #force(point: number, [midX, midY]: readonly [number, number]): readonly [number, number] {
    const [xs, ys] = [this.#x, this.#y];
    const [x, y] = [xs[point] as number, ys[point] as number];
    const isSpot = point < this.#spots;
    let dx = (midX - x) * FORCE.middle;
    let dy = (midY - y) * FORCE.middle;
    const joined = this.#joined[point] as readonly number[];
    if (isSpot) {
      for (const other of joined) {
        dx += ((xs[other] as number) - x) * FORCE.pull;
        dy += ((ys[other] as number) - y) * FORCE.pull;
      }
    } else {
      const [a, b] = joined as [number, number];
      dx += (((xs[a] as number) + (xs[b] as number)) / 2 - x) * FORCE.straight;
      dy += (((ys[a] as number) + (ys[b] as number)) / 2 - y) * FORCE.straight;
    }
    const [line, place] = [this.#lineOf[point] as number, this.#placeOf[point] as number];
    const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    for (let c = column - 1; c <= column + 1; c++) {
      for (let r = row - 1; r <= row + 1; r++) {
        const cell = this.#cells.get(cellOf(c, r));
        if (!cell) continue;
        for (const other of cell) {
          if (other === point) continue;
          const isOtherSpot = other < this.#spots;
          if (!isSpot && !isOtherSpot && this.#lineOf[other] === line && Math.abs((this.#placeOf[other] as number) - place) <= 2) continue;
          if (isSpot !== isOtherSpot && joined.includes(other)) continue;
          const near = isSpot && isOtherSpot ? NEAR.spots : isSpot || isOtherSpot ? NEAR.mixed : NEAR.lines;
          const [ox, oy] = [x - (xs[other] as number), y - (ys[other] as number)];
          const apart = ox * ox + oy * oy;
          if (apart >= near * near || apart === 0) continue;
          const d = Math.sqrt(apart);
          const push = (FORCE.push * (near - d)) / d;
          dx += ox * push;
          dy += oy * push;
        }
      }
    }
    return [dx, dy];
  }

  /** Moves a point if it and its segments meet nothing on the way. */
  #tryMove(point: number, dx: number, dy: number): boolean {
    const [xs, ys] = [this.#x, this.#y];
    const [x, y] = [xs[point] as number, ys[point] as number];
    const [toX, toY] = [Math.round(x + dx), Math.round(y + dy)];
    if (toX === x && toY === y) return true;
    if (Math.max(Math.abs(toX), Math.abs(toY)) > FARTHEST / 4) return false;
    const joined = this.#joined[point] as readonly number[];
    let [left, right, bottom, top] = [Math.min(x, toX), Math.max(x, toX), Math.min(y, toY), Math.max(y, toY)];
    for (const other of joined) {
      if (length(toX - (xs[other] as number), toY - (ys[other] as number)) > LONGEST) return false;
      left = Math.min(left, xs[other] as number);
      right = Math.max(right, xs[other] as number);
      bottom = Math.min(bottom, ys[other] as number);
      top = Math.max(top, ys[other] as number);
    }
    const beyond = LONGEST / 2;
    const [c1, r1] = [Math.floor((right + beyond) / CELL), Math.floor((top + beyond) / CELL)];
    for (let c = Math.floor((left - beyond) / CELL); c <= c1; c++) {
      for (let r = Math.floor((bottom - beyond) / CELL); r <= r1; r++) {
        for (const other of this.#cells.get(cellOf(c, r)) ?? []) {
          if (other !== point && this.#isInTheWay(point, other, toX, toY, joined)) return false;
        }
      }
    }
    xs[point] = toX;
    ys[point] = toY;
    this.#shift(point, x, y);
    return true;
  }

  #isInTheWay(point: number, other: number, toX: number, toY: number, joined: readonly number[]): boolean {
    const [xs, ys] = [this.#x, this.#y];
    const [x, y, ox, oy] = [xs[point] as number, ys[point] as number, xs[other] as number, ys[other] as number];
    if (ox === toX && oy === toY) return true;
    for (const end of joined) {
      if (end !== other && isInTriangle(ox, oy, x, y, toX, toY, xs[end] as number, ys[end] as number)) return true;
    }
    for (const far of this.#joined[other] as readonly number[]) {
      if (far !== point && meet(x, y, toX, toY, ox, oy, xs[far] as number, ys[far] as number)) return true;
    }
    return false;
  }

  /** Puts a point that has moved into the cell where it is now. */
  #shift(point: number, x: number, y: number): void {
    const was = cellOf(Math.floor(x / CELL), Math.floor(y / CELL));
    const is = cellOf(Math.floor((this.#x[point] as number) / CELL), Math.floor((this.#y[point] as number) / CELL));
    if (was === is) return;
    const cell = this.#cells.get(was) ?? [];
    cell.splice(cell.indexOf(point), 1);
    this.#put(point);
  }
}

function cellOf(column: number, row: number): number {
  return column * 65_536 + row;
}
