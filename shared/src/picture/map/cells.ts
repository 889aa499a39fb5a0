/** Points by where they are, to find those near a place: squares in a box, each with a chain of the points in it. */
export class Cells {
  readonly #side: number;
  readonly #left: number;
  readonly #bottom: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #first: Int32Array;
  readonly #after: Int32Array;
  readonly #cellOf: Int32Array;

  /** Empty cells for this many points; points outside of the box count as at its edge. */
  constructor(x: Float64Array, y: Float64Array, count: number, most: number, side: number) {
    let [left, right, bottom, top] = [0, 0, 0, 0];
    for (let point = 0; point < count; point++) {
      left = Math.min(left, x[point] as number);
      right = Math.max(right, x[point] as number);
      bottom = Math.min(bottom, y[point] as number);
      top = Math.max(top, y[point] as number);
    }
    this.#side = side;
    this.#left = left - side;
    this.#bottom = bottom - side;
    this.#columns = Math.ceil((right - left) / side) + 2;
    this.#rows = Math.ceil((top - bottom) / side) + 2;
    this.#first = new Int32Array(this.#columns * this.#rows).fill(-1);
    this.#after = new Int32Array(most).fill(-1);
    this.#cellOf = new Int32Array(most).fill(-1);
  }

  /** Puts a point where it is now. */
  put(point: number, x: number, y: number): void {
    const cell = this.row(y) * this.#columns + this.column(x);
    const was = this.#cellOf[point] as number;
    if (was === cell) return;
    if (was >= 0) this.#take(point, was);
    this.#cellOf[point] = cell;
    this.#after[point] = this.#first[cell] as number;
    this.#first[cell] = point;
  }

  /** The column that a place is in. */
  column(x: number): number {
    return Math.max(0, Math.min(this.#columns - 1, Math.floor((x - this.#left) / this.#side)));
  }

  /** The row that a place is in. */
  row(y: number): number {
    return Math.max(0, Math.min(this.#rows - 1, Math.floor((y - this.#bottom) / this.#side)));
  }

  /** The first point in a square; -1 where it is empty. */
  first(column: number, row: number): number {
    return this.#first[row * this.#columns + column] as number;
  }

  /** The point after another in its square; -1 after the last. */
  after(point: number): number {
    return this.#after[point] as number;
  }

  #take(point: number, cell: number): void {
    const after = this.#after[point] as number;
    if (this.#first[cell] === point) {
      this.#first[cell] = after;
      return;
    }
    let before = this.#first[cell] as number;
    while (this.#after[before] !== point) before = this.#after[before] as number;
    this.#after[before] = after;
  }
}
