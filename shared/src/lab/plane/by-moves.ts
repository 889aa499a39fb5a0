import type { MoveDirections, Step } from './planes.ts';

/** Cells between two yields. */
const SLICE = 2_048;

/** Where the least value is put that no option has: by column and row from 0, and from 0 up for the third number. */
export type SetCell = (column: number, row: number, value: number) => void;

/**
 * Works out the values of a square of positions whose moves are given by steps: the least number that no option has, and `terminal`
 * where there is no move. Yields after some thousand cells.
 * @param size columns and rows, from 0 up
 * @param third the third number of all cells that are put
 */
export function* byMoves(going: MoveDirections, size: number, third: number, terminal: number, put: SetCell): Generator<void, void, void> {
  if (going.slides) yield* byLines(going, size, terminal, put);
  else yield* bySteps(going.steps, size, third, terminal, put);
}

/**
 * Pieces that slide: what was met on each line is kept as bits, so that the least value missing on all lines through a cell
 * is found by the word, where it would take a look at every cell of them.
 */
function* byLines({ steps, both }: MoveDirections, size: number, terminal: number, put: SetCell): Generator<void, void, void> {
  // A cell has fewer options than there are cells on its lines; where both numbers may be lowered, its value is their sum at most.
  const words = Math.ceil((steps.length * size) / 32) + 1;
  const lines = steps.map(() => new Int32Array(2 * size * words));
  const below = both && new Below(size, words);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const begins = steps.map(([byColumn, byRow]) => words * lineOf(byColumn, byRow, column, row, size));
      const here = both?.(column, row) ? below?.at(column) : null;
      const value = row + column === 0 ? terminal : here ? leastMissing(here.sets, here.begins, words) : leastMissing(lines, begins, words);
      put(column, row, value);
      below?.add(column, value);
      for (let line = 0; line < lines.length; line++) {
        const at = (begins[line] as number) + (value >> 5);
        const bits = lines[line] as Int32Array;
        bits[at] = (bits[at] as number) | (1 << (value & 31));
      }
      if ((row * size + column) % SLICE === SLICE - 1) yield;
    }
  }
}

/** The values met in the rectangle below a cell, as bits: those of the rows below by column, and those of this row up to a column. */
class Below {
  readonly #words: number;
  readonly #rows: Int32Array;
  readonly #row: Int32Array;
  readonly #sets: readonly Int32Array[];

  constructor(size: number, words: number) {
    this.#words = words;
    this.#rows = new Int32Array(size * words);
    this.#row = new Int32Array(words);
    this.#sets = [this.#rows, this.#row];
  }

  at(column: number): { readonly sets: readonly Int32Array[]; readonly begins: readonly number[] } {
    return { sets: this.#sets, begins: [column * this.#words, 0] };
  }

  /** The next cell of a row, from column 0 on. What the rows below had in the columns up to it is complete now, and is joined by this row. */
  add(column: number, value: number): void {
    this.#row[value >> 5] = (this.#row[value >> 5] as number) | (1 << (value & 31));
    const begin = column * this.#words;
    for (let word = 0; word < this.#words; word++) {
      this.#rows[begin + word] = (this.#rows[begin + word] as number) | (this.#row[word] as number);
    }
    if (begin + this.#words === this.#rows.length) this.#row.fill(0);
  }
}

/** The number of the line through a cell along a step, below twice the size: rows, columns or diagonals. */
function lineOf(byColumn: number, byRow: number, column: number, row: number, size: number): number {
  if (byRow === 0) return row;
  return byColumn === 0 ? column : column - row + size;
}

function leastMissing(lines: readonly Int32Array[], begins: readonly number[], words: number): number {
  for (let word = 0; word < words; word++) {
    let met = 0;
    for (let line = 0; line < lines.length; line++) met |= (lines[line] as Int32Array)[(begins[line] as number) + word] as number;
    const missing = ~met;
    if (missing !== 0) return 32 * word + 31 - Math.clz32(missing & -missing);
  }
  throw new Error('A cell has more values than options');
}

/** Pieces that step, layer by layer of the third number. */
function* bySteps(steps: readonly Step[], size: number, third: number, terminal: number, put: SetCell): Generator<void, void, void> {
  const raises = steps.some(([column, row]) => column > 0 || row > 0);
  // A step that raises one number may lead out of the square and back.
  const wide = raises ? 2 * size : size;
  const order = raises ? diagonally(size, wide) : rowByRow(size);
  const reached = steps.map(([column, row, below]) => ({ column, row, below: below < 0, by: row * wide + column }));
  let here = new Int16Array(wide * wide);
  let below = new Int16Array(wide * wide);
  for (let level = 0; level <= third; level++) {
    [here, below] = [below, here];
    const open = reached.filter((step) => level > 0 || !step.below);
    let cells = 0;
    for (const [begin, length, stride] of order()) {
      for (let index = 0, cell = begin; index < length; index++, cell += stride) {
        const column = cell % wide;
        const row = (cell - column) / wide;
        let seen = 0;
        for (let step = 0; step < open.length; step++) {
          const { column: byColumn, row: byRow, below: down, by } = open[step] as (typeof open)[number];
          if (column + byColumn >= 0 && row + byRow >= 0) seen |= 1 << ((down ? below : here)[cell + by] as number);
        }
        const value = seen === 0 ? terminal : 31 - Math.clz32(~seen & -~seen);
        here[cell] = value;
        if (level === third && column < size && row < size) put(column, row, value);
      }
      cells += length;
      if (cells < SLICE) continue;
      cells = 0;
      yield;
    }
  }
}

/** Runs of cells: where each begins, how many there are, and how far apart. */
type Runs = () => Iterable<readonly [begin: number, length: number, stride: number]>;

function rowByRow(size: number): Runs {
  return function* () {
    for (let row = 0; row < size; row++) yield [row * size, size, 1];
  };
}

/** By column + row, which every move lowers; all that those of the square depend on. */
function diagonally(size: number, wide: number): Runs {
  return function* () {
    for (let sum = 0; sum <= 2 * size - 2; sum++) yield [sum * wide, sum + 1, 1 - wide];
  };
}
