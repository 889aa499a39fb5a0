import type { Computation } from '../../game/theory.ts';
import { mexOfStamps } from '../../solver/nimbers.ts';
import { isTamePair } from '../../solver/size-table.ts';
import type { TameValue } from '../../solver/tame-sum.ts';
import type { PieceMovement, Square } from './pieces.ts';

/** Options looked at for each state that is counted. */
const LOOKS_A_STATE = 400;
/** Larger than every nimber, because no piece has this many steps. */
const NIMBERS = 16;

/** Values of one piece by its square, computed on demand. */
export interface GridTable {
  /** Works the table out to a square; false when it is too far out or, under misère play, not tame. */
  reach(square: Square, misere: boolean): Computation<boolean>;
  at(square: Square): TameValue;
}

/**
 * A piece that makes one step at a time. Squares go in the order of column + row, which every move lowers, so that the table can always go on
 * where it stopped.
 * @param farthest the largest column + row a table is made for, below 2,000
 */
export function gridTable(steps: PieceMovement['steps'], farthest: number): GridTable {
  // One triangle for each convention, made when it is first needed; the squares of one sum follow each other, by column.
  let normal = new Uint16Array(0);
  let reversed = new Uint16Array(0);
  const stamps = [new Int32Array(NIMBERS).fill(-1), new Int32Array(NIMBERS).fill(-1)] as const;
  let sums = 0;
  let wildFrom = Number.POSITIVE_INFINITY;
  let looks = 0;

  function work(square: Square): void {
    const sum = square.column + square.row;
    const cell = startOf(sum) + square.column;
    let over = true;
    for (const step of steps) {
      const column = square.column + step.column;
      const row = square.row + step.row;
      if (column < 0 || row < 0) continue;
      const option = startOf(column + row) + column;
      over = false;
      looks++;
      stamps[0][normal[option] as number] = cell;
      stamps[1][reversed[option] as number] = cell;
    }
    normal[cell] = mexOfStamps(stamps[0], cell);
    reversed[cell] = over ? 1 : mexOfStamps(stamps[1], cell);
    if (!isTamePair(normal[cell] as number, reversed[cell] as number)) wildFrom = Math.min(wildFrom, sum);
  }

  return {
    *reach({ column, row }, misere): Computation<boolean> {
      if (column + row > farthest) return false;
      if (normal.length === 0) {
        normal = new Uint16Array(startOf(farthest + 1));
        reversed = new Uint16Array(startOf(farthest + 1));
      }
      for (; sums <= column + row; yield { states: looks / LOOKS_A_STATE }) {
        for (let each = 0; each <= sums; each++) work({ column: each, row: sums - each });
        sums++;
      }
      return column + row < sums && !(misere && column + row >= wildFrom);
    },
    at({ column, row }) {
      const cell = startOf(column + row) + column;
      return { nimber: normal[cell] as number, fickle: normal[cell] !== reversed[cell] };
    },
  };
}

/** The number of the first square whose column and row add up to `sum`. */
function startOf(sum: number): number {
  return (sum * (sum + 1)) / 2;
}
