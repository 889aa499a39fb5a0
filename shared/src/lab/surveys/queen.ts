import { isLostQueen } from '../../games/corner/golden.ts';
import { say } from '../../phrase.ts';
import type { Layer, Survey, SurveyRun } from './survey.ts';

/** Nimbers of a queen, by column + row. */
export const QUEEN_SURVEY: Survey = {
  id: 'queen',
  claims: [],
  says: (to) => say`Nimbers of a queen on all squares whose column and row add up to at most ${to}. The lost squares are Wythoff’s pairs.`,
  ...{ from: 0, every: 1, soon: 60 },
  begin: (to) => new Squares(to),
};

/** The values met by now in each row, column and diagonal, as bits. */
class Squares implements SurveyRun {
  readonly tables: readonly [Int32Array, Int32Array, Int32Array];
  readonly #to: number;
  readonly #words: number;

  constructor(to: number) {
    this.#to = to;
    // A square has fewer options than its column and row add up to, and half as many on its diagonal.
    this.#words = ((3 * to) >> 6) + 1;
    this.tables = [
      new Int32Array((to + 1) * this.#words),
      new Int32Array((to + 1) * this.#words),
      new Int32Array((2 * to + 1) * this.#words),
    ];
  }

  *layer(sum: number): Generator<void, Layer, void> {
    const bytes = new Uint8Array(2 * (sum + 1));
    let lost = 0;
    let against: string | null = null;
    for (let column = 0; column <= sum; column++) {
      const row = sum - column;
      const value = this.#put(row * this.#words, column * this.#words, (column - row + this.#to) * this.#words);
      bytes[2 * column] = value & 255;
      bytes[2 * column + 1] = value >> 8;
      if (value === 0) lost++;
      if ((value === 0) !== isLostQueen({ column, row }, false)) against ??= `${column}.${row}`;
      if (column % 1_000 === 999) yield;
    }
    return { cases: sum + 1, lost, bytes, against };
  }

  /** Works out the least value missing on the lines that begin at these words, and notes it on them. */
  #put(row: number, column: number, diagonal: number): number {
    const [rows, columns, diagonals] = this.tables;
    for (let word = 0; ; word++) {
      const free = ~((rows[row + word] as number) | (columns[column + word] as number) | (diagonals[diagonal + word] as number));
      if (free === 0) continue;
      const bit = free & -free;
      rows[row + word] = (rows[row + word] as number) | bit;
      columns[column + word] = (columns[column + word] as number) | bit;
      diagonals[diagonal + word] = (diagonals[diagonal + word] as number) | bit;
      return 32 * word + 31 - Math.clz32(bit);
    }
  }
}
