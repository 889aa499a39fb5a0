import { isLostQueen } from '../../games/corner/golden.ts';
import { say } from '../../phrase.ts';
import { leastMissing, NumberSets } from '../../solver/number-sets.ts';
import type { Layer, Survey, SurveyRun } from './survey.ts';

/** Nimbers of a queen, by column + row. */
export const QUEEN_SURVEY: Survey = {
  id: 'queen',
  claims: [],
  says: (to) => say`Nimbers of a queen on all squares whose column and row add up to at most ${to}. The lost squares are Wythoff’s pairs.`,
  ...{ from: 0, every: 1, soon: 60 },
  begin: (to) => new Squares(to),
};

/** The values met by now in each row, column and diagonal. */
class Squares implements SurveyRun {
  readonly #to: number;
  readonly #rows: NumberSets;
  readonly #columns: NumberSets;
  readonly #diagonals: NumberSets;

  constructor(to: number) {
    this.#to = to;
    // A square has fewer options than its column and row add up to, and half as many on its diagonal.
    const most = Math.ceil(1.5 * to) + 1;
    this.#rows = new NumberSets(to + 1, most);
    this.#columns = new NumberSets(to + 1, most);
    this.#diagonals = new NumberSets(2 * to + 1, most);
  }

  get tables() {
    return [this.#rows, this.#columns, this.#diagonals].map(({ bits }) => bits);
  }

  *layer(sum: number): Generator<void, Layer, void> {
    const bytes = new Uint8Array(2 * (sum + 1));
    let lost = 0;
    let against: string | null = null;
    for (let column = 0; column <= sum; column++) {
      const row = sum - column;
      const value = this.#put(row, column, column - row + this.#to);
      bytes[2 * column] = value & 255;
      bytes[2 * column + 1] = value >> 8;
      if (value === 0) lost++;
      if ((value === 0) !== isLostQueen({ column, row }, false)) against ??= `${column}.${row}`;
      if (column % 1_000 === 999) yield;
    }
    return { cases: sum + 1, lost, bytes, against };
  }

  /** Works out the least value missing on these lines, and notes it on them. */
  #put(row: number, column: number, diagonal: number): number {
    const [rows, columns, diagonals] = [this.#rows, this.#columns, this.#diagonals];
    for (let word = Math.max(rows.firstGap(row), columns.firstGap(column), diagonals.firstGap(diagonal)); ; word++) {
      const value = leastMissing(word, rows.word(row, word) | columns.word(column, word) | diagonals.word(diagonal, word));
      if (value === null) continue;
      rows.add(row, value);
      columns.add(column, value);
      diagonals.add(diagonal, value);
      return value;
    }
  }
}
