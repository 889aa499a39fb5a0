import { isTamePair } from '../../solver/size-table.ts';
import type { TameValue } from '../../solver/tame-sum.ts';
import type { Steps } from '../../solver/theory.ts';
import type { Gait, Square } from './pieces.ts';

/** Options looked at for each state that is counted. */
const LOOKS_A_STATE = 400;
/** Above every nimber: a square has at most as many options as there are squares in its lines. */
const NIMBERS = 4_096;

/** Values of one piece by its square, worked out as far as they are asked for. */
export interface GridTable {
  /** Works the table out to a square; false when it is too far out or, under misère play, not tame. */
  reach(square: Square, misere: boolean): Steps<boolean>;
  at(square: Square): TameValue;
}

/**
 * Squares in the order of column + row, which every move lowers, so that the table can always go on where it stopped.
 * @param farthest the largest column + row a table is made for, below 2,000
 */
export function gridTable(gait: Gait, farthest: number): GridTable {
  const normal: Uint16Array[] = [];
  const reversed: Uint16Array[] = [];
  const stamps = [new Int32Array(NIMBERS).fill(-1), new Int32Array(NIMBERS).fill(-1)] as const;
  let wildFrom = Number.POSITIVE_INFINITY;
  let cell = 0;
  let looks = 0;

  function work(square: Square): void {
    cell++;
    let over = true;
    for (const step of gait.steps) {
      let column = square.column + step.column;
      let row = square.row + step.row;
      for (; column >= 0 && row >= 0; column += step.column, row += step.row) {
        over = false;
        looks++;
        stamps[0][normal[column + row]?.[column] as number] = cell;
        stamps[1][reversed[column + row]?.[column] as number] = cell;
        if (!gait.slides) break;
      }
    }
    const sum = square.column + square.row;
    const nimber = least(stamps[0], cell);
    const misere = over ? 1 : least(stamps[1], cell);
    if (!isTamePair(nimber, misere)) wildFrom = Math.min(wildFrom, sum);
    (normal[sum] as Uint16Array)[square.column] = nimber;
    (reversed[sum] as Uint16Array)[square.column] = misere;
  }

  return {
    *reach({ column, row }, misere): Steps<boolean> {
      const sum = column + row;
      while (normal.length <= sum && normal.length <= farthest) {
        const length = normal.length;
        normal.push(new Uint16Array(length + 1));
        reversed.push(new Uint16Array(length + 1));
        for (let each = 0; each <= length; each++) work({ column: each, row: length - each });
        yield { states: looks / LOOKS_A_STATE };
      }
      return sum < normal.length && !(misere && sum >= wildFrom);
    },
    at({ column, row }) {
      const nimber = normal[column + row]?.[column] as number;
      return { nimber, fickle: nimber !== reversed[column + row]?.[column] };
    },
  };
}

function least(stamps: Int32Array, cell: number): number {
  let value = 0;
  while (stamps[value] === cell) value++;
  return value;
}
