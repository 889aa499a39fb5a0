import type { Computation } from '../../game/theory.ts';

/** Nimbers of a pile open at both ends and of everything one move away. */
export interface EndTable {
  readonly nimber: number;
  /** By the rest of the top section, from 0 up to its full size. */
  readonly top: ArrayLike<number>;
  /** By the rest of the bottom section. */
  readonly bottom: ArrayLike<number>;
}

/** Cells worked out between two yields. */
const SLICE = 20_000;
/** To lay out a matrix takes as long as this many cells: where sections are small, it is most of the work. */
const CELLS_A_MATRIX = 30;
/** Cells worked out for each state that is counted. */
const CELLS_A_STATE = 50;

/** The number of states of a table: a cell for every two objects of different sections. */
export function statesOf(sections: readonly number[]): number {
  const total = sections.reduce((sum, size) => sum + size, 0);
  return (total ** 2 - sections.reduce((sum, size) => sum + size ** 2, 0)) / 2 / CELLS_A_STATE;
}

/** A stretch of neighbouring sections, whole but for one end; index 0 is the stretch without that end. */
interface Stretch {
  /** By the rest of the last section. */
  readonly top: Uint16Array;
  /** By the rest of the first section. */
  readonly bottom: Uint16Array;
}

/**
 * Nimbers of a pile of at least one section, for sizes with a sum up to 2^15. Every run of sections is a matrix over the rests of its two
 * ends; a cell is the mex of the cells before it in its row and column, and only the edges of a matrix are needed again.
 */
export function* endTable(sections: readonly number[]): Computation<EndTable> {
  let cells = 0;
  let work = 0;
  let stretches: Stretch[] = sections.map(single);
  for (let width = 2; width <= sections.length; width++) {
    const wider: Stretch[] = [];
    for (let from = 0; from + width <= sections.length; from++) {
      const matrix = new Matrix(stretches[from] as Stretch, stretches[from + 1] as Stretch);
      work += CELLS_A_MATRIX;
      for (let row = 1; row <= matrix.rows; row++) {
        matrix.fill(row);
        cells += matrix.columns;
        work += matrix.columns;
        if (work < SLICE) continue;
        work = 0;
        yield { states: cells / CELLS_A_STATE };
      }
      wider.push(matrix);
    }
    stretches = wider;
  }
  const { top, bottom } = stretches[0] as Stretch;
  return { nimber: top[top.length - 1] as number, top, bottom };
}

function single(size: number): Stretch {
  const values = Uint16Array.from({ length: size + 1 }, (_, left) => left);
  return { top: values, bottom: values };
}

/** Rows are the rest of the bottom section, columns that of the top one. */
class Matrix implements Stretch {
  readonly rows: number;
  readonly columns: number;
  readonly top: Uint16Array;
  readonly bottom: Uint16Array;
  /** The run without its bottom section: the values above row 1. */
  readonly #above: Uint16Array;
  readonly #words: number;
  /** Values seen so far in each column, as bits. */
  readonly #seen: Uint32Array;
  readonly #row: Uint32Array;

  constructor(withoutTop: Stretch, withoutBottom: Stretch) {
    this.#above = withoutBottom.top;
    this.bottom = Uint16Array.from(withoutTop.bottom);
    this.rows = this.bottom.length - 1;
    this.columns = this.#above.length - 1;
    this.top = new Uint16Array(this.columns + 1);
    this.top[0] = this.bottom[this.rows] as number;
    this.#words = ((this.rows + this.columns) >> 5) + 1;
    this.#row = new Uint32Array(this.#words);
    this.#seen = new Uint32Array((this.columns + 1) * this.#words);
    for (let column = 1; column <= this.columns; column++) this.#mark(this.#seen, column * this.#words, this.#above[column] as number);
  }

  fill(row: number): void {
    this.#row.fill(0);
    this.#mark(this.#row, 0, this.bottom[row] as number);
    let value = 0;
    for (let column = 1; column <= this.columns; column++) {
      value = this.#least(column * this.#words);
      this.#mark(this.#row, 0, value);
      this.#mark(this.#seen, column * this.#words, value);
      if (row === this.rows) this.top[column] = value;
    }
    this.bottom[row] = value;
    if (row === this.rows) this.bottom[0] = this.#above[this.columns] as number;
  }

  /** A cell has at most row + column options, so larger values cannot matter. */
  #mark(bits: Uint32Array, from: number, value: number): void {
    const word = value >> 5;
    if (word < this.#words) bits[from + word] = (bits[from + word] as number) | (1 << (value & 31));
  }

  #least(from: number): number {
    let word = 0;
    let free = ~((this.#row[0] as number) | (this.#seen[from] as number));
    while (free === 0) {
      word++;
      free = ~((this.#row[word] as number) | (this.#seen[from + word] as number));
    }
    return 32 * word + 31 - Math.clz32(free & -free);
  }
}
