import { nimSum } from '../solver/nimbers.ts';

/** Why a number is wrong in a square of the table of nim-sums, where each is the smallest that is not to its left and not above it. */
export type TableError =
  /** It is there already, in this square of the same row or column. */
  | { readonly kind: 'repeated'; readonly where: 'row' | 'column'; readonly row: number; readonly column: number }
  /** A smaller number is free. */
  | { readonly kind: 'smaller'; readonly free: number };

/** Whether a number belongs into a square: null where it does, else why not. */
export function tableErrorOf(row: number, column: number, number: number): TableError | null {
  for (let left = 0; left < column; left++) {
    if (nimSum(row, left) === number) return { kind: 'repeated', where: 'row', row, column: left };
  }
  for (let above = 0; above < row; above++) {
    if (nimSum(above, column) === number) return { kind: 'repeated', where: 'column', row: above, column };
  }
  const free = nimSum(row, column);
  return number > free ? { kind: 'smaller', free } : null;
}
