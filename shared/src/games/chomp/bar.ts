import { type BoardSquare, MAX_COLUMNS, readSquare, squareName } from '../../game/board-squares.ts';
import type { Notation } from '../../game/contract.ts';
import { type Fault, illegal, malformed, overLimit } from '../../game/fault.ts';
import { readParts } from '../../game/parts.ts';
import { readCount, whole } from '../../game/text.ts';
import { MAX_SQUARES } from '../../game/view.ts';
import { count, say } from '../../phrase.ts';
import { ok, type Result } from '../../result.ts';

/** How long each row is, from the bottom: none is empty, and none longer than the one below. */
export type Bar = readonly number[];

/** `5,5,3`: rows from the bottom. */
export const barNotation: Notation<Bar> = {
  parse(text) {
    const rows = readParts(
      text,
      (rows) => count(rows, '{0} row', '{0} rows'),
      (token) => readCount(token, say`A row`, 1, MAX_COLUMNS),
      MAX_SQUARES,
    );
    if (!rows.ok) return rows;
    const bar = rows.value;
    if (bar.some((length, row) => length > (bar[row - 1] ?? MAX_COLUMNS)))
      return malformed(say`List the rows from the bottom up. No row may be longer than the one below it.`, 0);
    const squares = bar.reduce((sum, length) => sum + length, 0);
    return squares > MAX_SQUARES ? overLimit(say`There may be ${MAX_SQUARES} squares at most, not ${squares}.`) : ok(bar);
  },
  format: (bar) => bar.join(','),
};

/** `c2`: a bite at the third square of the second row. */
export const biteNotation: Notation<BoardSquare> = {
  parse(text) {
    const token = whole(text);
    return token.ok ? readSquare(token.value) : token;
  },
  format: squareName,
};

/** The rest of the bar: from the row of the bite up, no row reaches its column. */
export function bitten(bar: Bar, bite: BoardSquare): Result<Bar, Fault> {
  const { column, row } = bite;
  if (column >= (bar[row] ?? 0)) return illegal(say`Square ${squareName(bite)} is gone. Bite where there is chocolate.`);
  if (column === 0 && row === 0) return illegal(say`That square is poisoned. Bite another one.`);
  return ok(bar.map((length, at) => (at < row ? length : Math.min(length, column))).filter((length) => length > 0));
}

/** Every bite, row by row from the bottom. */
export function* bitesOf(bar: Bar): Generator<BoardSquare, void, void> {
  for (const [row, length] of bar.entries()) {
    for (let column = row === 0 ? 1 : 0; column < length; column++) yield { column, row };
  }
}

/** The same bar with its rows as columns: a game like it. */
export function mirrored(bar: Bar): Bar {
  return Array.from({ length: bar[0] ?? 0 }, (_, column) => bar.filter((length) => length > column).length);
}
