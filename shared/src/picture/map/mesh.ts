import { turn } from './exact.ts';

/** Points or segments have come so near to each other that whole numbers do not tell them apart. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}

/**
 * Triangles between points, with segments that are edges of triangles whatever happens: a constrained triangulation, near
 * to Delaunay's. Half-edge h runs from `start[h]`; three in a row go round a triangle on their left; `twin[h]` runs the
 * other way on the other side, and is −1 outside. All triangles lie in a frame, whose corners are the first four points.
 */
export class Mesh {
  readonly x: number[];
  readonly y: number[];
  readonly start: number[] = [];
  readonly twin: number[] = [];
  readonly fixed: boolean[] = [];
  /** One half-edge that runs from each point. */
  readonly from: number[] = [];

  /** An empty frame. */
  constructor(left: number, bottom: number, right: number, top: number) {
    this.x = [left, right, right, left];
    this.y = [bottom, bottom, top, top];
    this.start.push(0, 1, 2, 0, 2, 3);
    this.twin.push(-1, -1, 3, 2, -1, -1);
    this.fixed.push(true, true, false, false, true, true);
    this.from.push(0, 1, 2, 5);
  }

  /** Adds a point inside the frame that is not there yet, and gives its number. */
  add(x: number, y: number): number {
    const point = this.x.push(x) - 1;
    this.y.push(y);
    const h = this.#triangleAt(x, y);
    const [a, b, c] = [h, h + 1, h + 2];
    const [va, vb, vc] = [this.#start(a), this.#start(b), this.#start(c)];
    const [ta, tb, tc] = [this.#twin(a), this.#twin(b), this.#twin(c)];
    const [fa, fb, fc] = [this.fixed[a] === true, this.fixed[b] === true, this.fixed[c] === true];
    const n = this.start.length;
    // Triangles (va vb p), (vb vc p), (vc va p), of which the first takes the place of the old one.
    this.#put(a, va, ta, fa);
    this.#put(b, vb, n + 2, false);
    this.#put(c, point, n + 4, false);
    this.#put(n, vb, tb, fb);
    this.#put(n + 1, vc, n + 5, false);
    this.#put(n + 2, point, b, false);
    this.#put(n + 3, vc, tc, fc);
    this.#put(n + 4, va, c, false);
    this.#put(n + 5, point, n + 1, false);
    this.#meet(a, ta);
    this.#meet(n, tb);
    this.#meet(n + 3, tc);
    this.from[point] = c;
    this.from[va] = a;
    this.from[vb] = n;
    this.from[vc] = n + 3;
    this.#mend([a, n, n + 3], point);
    return point;
  }

  /** Makes the segment between two points an edge for good. It must not touch another point, nor cross another such edge. */
  fix(a: number, b: number): void {
    // By their ends, since half-edges change places when edges are turned.
    const crossed = this.#crossedBy(a, b).map((h) => [this.#start(h), this.#start(next(h))] as const);
    const fresh: (readonly [number, number])[] = [];
    for (let left = crossed.length * crossed.length + 64; crossed.length > 0 && left > 0; left--) {
      const ends = crossed.shift() as readonly [number, number];
      const h = this.edge(...ends);
      if (!this.#canFlip(h)) {
        crossed.push(ends);
        continue;
      }
      this.#flip(h);
      const [p, q] = [this.#start(h), this.#start(next(h))];
      const isAcross = p !== a && p !== b && q !== a && q !== b && this.#turn(a, b, p) > 0 !== this.#turn(a, b, q) > 0;
      if (isAcross) crossed.push([p, q]);
      else fresh.push([p, q]);
    }
    const edge = this.edge(a, b);
    if (edge < 0) throw new NoRoomError('A segment crosses another');
    this.fixed[edge] = true;
    this.fixed[this.#twin(edge)] = true;
    this.#mend(
      fresh.map((ends) => this.edge(...ends)).filter((h) => h >= 0),
      -1,
    );
  }

  /** The half-edge from one point to another; −1 where there is none. */
  edge(a: number, b: number): number {
    for (const h of this.around(a)) if (this.start[next(h)] === b) return h;
    return -1;
  }

  /** The half-edges that run from a point inside the frame, anticlockwise. */
  *around(point: number): Generator<number> {
    const first = this.from[point] ?? 0;
    let h = first;
    do {
      yield h;
      h = this.#twin(before(h));
    } while (h !== first && h >= 0);
    if (h >= 0) return;
    // A corner of the frame: the rest lies clockwise.
    for (h = this.#twin(first); h >= 0; h = this.#twin(h)) {
      h = next(h);
      yield h;
    }
  }

  #start(h: number): number {
    return this.start[h] as number;
  }

  #twin(h: number): number {
    return this.twin[h] as number;
  }

  #put(h: number, start: number, twin: number, fixed: boolean): void {
    this.start[h] = start;
    this.twin[h] = twin;
    this.fixed[h] = fixed;
  }

  #meet(h: number, twin: number): void {
    if (twin >= 0) this.twin[twin] = h;
  }

  #turn(a: number, b: number, c: number): number {
    const { x, y } = this;
    return turn(x[a] as number, y[a] as number, x[b] as number, y[b] as number, x[c] as number, y[c] as number);
  }

  /** The first half-edge of the triangle that a place lies in. */
  #triangleAt(x: number, y: number): number {
    let h = this.start.length - 3;
    for (let left = this.start.length; left > 0; left--) {
      const out = [h, h + 1, h + 2].find((edge) => {
        const [a, b] = [this.#start(edge), this.#start(next(edge))];
        return this.#twin(edge) >= 0 && turn(this.x[a] as number, this.y[a] as number, this.x[b] as number, this.y[b] as number, x, y) < 0;
      });
      if (out === undefined) return h;
      h = this.#twin(out);
      h -= h % 3;
    }
    throw new NoRoomError('A point lies nowhere');
  }

  /** The half-edges that the segment from a to b crosses. */
  #crossedBy(a: number, b: number): number[] {
    if (this.edge(a, b) >= 0) return [];
    for (const out of this.around(a)) {
      const across = next(out);
      if (this.#turn(a, b, this.#start(across)) >= 0 || this.#turn(a, b, this.#start(next(across))) <= 0) continue;
      const crossed = [across];
      for (let h = this.#twin(across); h >= 0; ) {
        const apex = this.#start(before(h));
        if (apex === b) return crossed;
        h = this.#turn(a, b, apex) > 0 ? before(before(h)) : before(h);
        // The edge that has its ends on either side of the segment.
        const [p, q] = [this.#start(h), this.#start(next(h))];
        if (this.#turn(a, b, p) > 0 === this.#turn(a, b, q) > 0) throw new NoRoomError('A segment touches a point');
        crossed.push(h);
        h = this.#twin(h);
      }
    }
    throw new NoRoomError('A segment leads nowhere');
  }

  /** Whether the two triangles beside an edge make a convex figure. */
  #canFlip(h: number): boolean {
    const t = this.#twin(h);
    if (t < 0 || this.fixed[h]) return false;
    const [a, b, c, d] = [this.#start(h), this.#start(next(h)), this.#start(before(h)), this.#start(before(t))];
    return this.#turn(d, b, c) > 0 && this.#turn(c, a, d) > 0;
  }

  /** Turns the edge between two triangles: from the other corner of the second to that of the first. */
  #flip(h: number): void {
    const t = this.#twin(h);
    const [h1, h2, t1, t2] = [next(h), before(h), next(t), before(t)];
    const [a, b, c, d] = [this.#start(h), this.#start(t), this.#start(h2), this.#start(t2)];
    const sides = [h1, h2, t1, t2].map((each) => [this.#twin(each), this.fixed[each] === true] as const);
    const [bc, ca, ad, db] = sides as [Side, Side, Side, Side];
    // Triangles (d c a) with h from d to c, and (c d b) with t from c to d.
    this.#put(h, d, t, false);
    this.#put(h1, c, ...ca);
    this.#put(h2, a, ...ad);
    this.#put(t, c, h, false);
    this.#put(t1, d, ...db);
    this.#put(t2, b, ...bc);
    this.#meet(h1, ca[0]);
    this.#meet(h2, ad[0]);
    this.#meet(t1, db[0]);
    this.#meet(t2, bc[0]);
    this.from[a] = h2;
    this.from[b] = t2;
    this.from[c] = h1;
    this.from[d] = t1;
  }

  /** Turns edges until the triangles beside them are as fat as they can be; round a new point, the edges opposite to it. */
  #mend(edges: number[], point: number): void {
    for (let left = 40 + 12 * this.x.length; edges.length > 0 && left > 0; left--) {
      let h = edges.pop() ?? 0;
      if (this.fixed[h] || this.#twin(h) < 0) continue;
      if (point >= 0 && this.start[before(h)] !== point) h = this.#twin(h);
      const isFlat = this.#turn(this.#start(h), this.#start(next(h)), this.#start(before(h))) === 0;
      if (!isFlat && !(this.#isThin(h) && this.#canFlip(h))) continue;
      this.#flip(h);
      const t = this.#twin(h);
      edges.push(
        ...(point >= 0
          ? [h, t]
              .flatMap((each) => [next(each), before(each)])
              .filter((each) => this.start[each] !== point && this.start[next(each)] !== point)
          : [next(h), before(h), next(t), before(t)]),
      );
    }
  }

  /** Whether the corner behind an edge lies well inside the circle round the triangle before it. */
  #isThin(h: number): boolean {
    const [a, b, c, d] = [this.#start(h), this.#start(next(h)), this.#start(before(h)), this.#start(before(this.#twin(h)))];
    const [dx, dy] = [this.x[d] as number, this.y[d] as number];
    const [ax, ay] = [(this.x[a] as number) - dx, (this.y[a] as number) - dy];
    const [bx, by] = [(this.x[b] as number) - dx, (this.y[b] as number) - dy];
    const [cx, cy] = [(this.x[c] as number) - dx, (this.y[c] as number) - dy];
    const [aa, bb, cc] = [ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy];
    const sum = ax * by * cc + bx * cy * aa + cx * ay * bb - ay * bx * cc - by * cx * aa - cy * ax * bb;
    const size =
      Math.abs(ax * by * cc) +
      Math.abs(bx * cy * aa) +
      Math.abs(cx * ay * bb) +
      Math.abs(ay * bx * cc) +
      Math.abs(by * cx * aa) +
      Math.abs(cy * ax * bb);
    // Far beyond what is rounded off, so that edges are never turned to and fro.
    return sum > size * 1e-12;
  }
}

type Side = readonly [number, boolean];

/** The half-edge after one in its triangle. */
export function next(h: number): number {
  return h % 3 === 2 ? h - 2 : h + 1;
}

/** The half-edge before one in its triangle. */
export function before(h: number): number {
  return h % 3 === 0 ? h + 2 : h - 1;
}
