import { say } from '../phrase.ts';
import { ok, type Result } from '../result.ts';
import { type Fault, malformed } from './fault.ts';
import { indexOfLetters, letterOf, MAX_PARTS } from './letters.ts';
import { readCount, type Token } from './text.ts';
import { MAX_SQUARES } from './view.ts';

/** A square of a board of several rows, counted from 0 at its bottom left. */
export interface BoardSquare {
  readonly column: number;
  readonly row: number;
}

/** Most columns of a board: each has a letter. */
export const MAX_COLUMNS = MAX_PARTS;

/** `c2`: the third column, the second row from the bottom. */
export function squareName({ column, row }: BoardSquare): string {
  return `${letterOf(column)}${row + 1}`;
}

/** Reads `c2`. */
export function readSquare({ text, at }: Token): Result<BoardSquare, Fault> {
  const column = indexOfLetters(text.slice(0, 1).toLowerCase());
  if (column < 0) return malformed(say`A square is a letter and a number, such as c2.`, at);
  const row = readCount({ text: text.slice(1), at: at + 1 }, say`The row of a square`, 1, MAX_SQUARES);
  return row.ok ? ok({ column, row: row.value - 1 }) : row;
}
