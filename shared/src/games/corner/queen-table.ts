import type { Computation } from '../../game/theory.ts';
import { leastMissing, NumberSets } from '../../solver/number-sets.ts';
import { isTamePair } from '../../solver/size-table.ts';
import type { TameValue } from '../../solver/tame-sum.ts';
import type { Square } from './pieces.ts';

/** Squares worked out for each state that is counted. */
const SQUARES_A_STATE = 10;

/** Values of a queen by her square, computed on demand. */
export interface QueenTable {
  /** Works the table out to a square; false when it is too far out or, under misère play, not tame. */
  reach(square: Square, misere: boolean): Computation<boolean>;
  at(square: Square): TameValue;
}

/**
 * The nimbers of a queen, by which of them are already in a row, in a column and on a diagonal: the least one in none of the three is found
 * word by word, where looking at every move would take as many steps as the board is wide. Squares go in the order of column + row, which every move
 * lowers, so that the table can always go on where it stopped. As columns and rows are alike, only those on one side of the diagonal are
 * worked out.
 * @param farthest the largest column + row a table is made for, below 30,000
 */
export function queenTable(farthest: number): QueenTable {
  let normal: Nimbers | null = null;
  let reversed: Nimbers | null = null;
  let sums = 0;
  let wildFrom = Number.POSITIVE_INFINITY;

  return {
    *reach({ column, row }, misere): Computation<boolean> {
      if (column + row > farthest) return false;
      normal ??= new Nimbers(farthest, 0);
      reversed ??= new Nimbers(farthest, 1);
      for (let squares = 0; sums <= column + row; yield { states: Math.ceil(squares / SQUARES_A_STATE) }) {
        for (let near = 0; 2 * near <= sums; near++) {
          if (!isTamePair(normal.settle(near, sums - near), reversed.settle(near, sums - near))) wildFrom = Math.min(wildFrom, sums);
          squares++;
        }
        sums++;
      }
      return !(misere && column + row >= wildFrom);
    },
    at(square): TameValue {
      const nimber = normal?.at(square) ?? 0;
      return { nimber, fickle: nimber !== reversed?.at(square) };
    },
  };
}

/** Nimbers by square, where the corner is worth `corner`: 0 where the last move wins, 1 where it loses. */
class Nimbers {
  readonly #corner: number;
  readonly #values: Uint16Array;
  /** Which nimbers are in each row, and as well in each column; and on each diagonal, by its distance from the corner. */
  readonly #lines: NumberSets;
  readonly #diagonals: NumberSets;

  constructor(farthest: number, corner: number) {
    this.#corner = corner;
    this.#values = new Uint16Array(startOf(farthest + 1));
    // A queen has fewer moves than one and a half times column + row, and no larger nimber than it has moves.
    const most = Math.ceil(1.5 * farthest) + 1;
    this.#lines = new NumberSets(farthest + 1, most);
    this.#diagonals = new NumberSets(farthest + 1, most);
  }

  at({ column, row }: Square): number {
    return this.#values[startOf(column + row) + Math.min(column, row)] as number;
  }

  /** Works out a square when all whose column and row add up to less are: `near` is the smaller one. */
  settle(near: number, far: number): number {
    const nimber = far === 0 ? this.#corner : this.#least(near, far);
    this.#values[startOf(near + far) + near] = nimber;
    this.#lines.add(far, nimber);
    if (near < far) this.#lines.add(near, nimber);
    this.#diagonals.add(far - near, nimber);
    return nimber;
  }

  #least(near: number, far: number): number {
    const lines = this.#lines;
    const diagonals = this.#diagonals;
    for (let word = Math.max(lines.firstGap(near), lines.firstGap(far), diagonals.firstGap(far - near)); ; word++) {
      const missing = leastMissing(word, lines.word(near, word) | lines.word(far, word) | diagonals.word(far - near, word));
      if (missing !== null) return missing;
    }
  }
}

/** How many squares on one side of the diagonal, it included, have a column and a row that add up to less. */
function startOf(sum: number): number {
  return Math.floor((sum + 1) ** 2 / 4);
}
