import { type BoardSquare, MAX_COLUMNS, readSquare, squareName } from '../../game/board-squares.ts';
import type { Notation } from '../../game/contract.ts';
import { type Fault, illegal, malformed, overLimit } from '../../game/fault.ts';
import { readCount, split, type Token, whole } from '../../game/text.ts';
import { MAX_SQUARES } from '../../game/view.ts';
import { say } from '../../phrase.ts';
import { ok, type Result } from '../../result.ts';

/** A board of squares, some of them free. */
export interface Board {
  readonly columns: number;
  readonly rows: number;
  /** Row by row from the top, in each from the left. */
  readonly free: readonly boolean[];
}

/** A domino on a square and its neighbour on the right, or above where it is upright. */
export interface Domino extends BoardSquare {
  readonly upright: boolean;
}

/** Where a square is in `free`. */
export function placeOf({ columns, rows }: Pick<Board, 'columns' | 'rows'>, { column, row }: BoardSquare): number {
  return (rows - 1 - row) * columns + column;
}

/** The square at a place. */
export function squareAt({ columns, rows }: Pick<Board, 'columns' | 'rows'>, place: number): BoardSquare {
  return { column: place % columns, row: rows - 1 - Math.floor(place / columns) };
}

/** `..../.#../....`: rows from the top, with a point for a free square; `4x3` is a free board of four columns and three rows. */
export const boardNotation: Notation<Board> = {
  parse(text) {
    const token = whole(text);
    if (!token.ok) return token;
    return /^[.#/\s]*$/.test(token.value.text) ? readRows(token.value) : readSize(token.value);
  },
  format: (board) => Array.from({ length: board.rows }, (_, line) => lineText(board, line)).join('/'),
};

function lineText({ columns, free }: Board, line: number): string {
  let text = '';
  for (let place = line * columns; place < (line + 1) * columns; place++) text += free[place] ? '.' : '#';
  return text;
}

function readRows(token: Token): Result<Board, Fault> {
  const lines = split(token, '/');
  const columns = lines[0]?.text.length ?? 0;
  for (const { text, at } of lines) {
    if (text.length === 0 || /\s/.test(text)) return malformed(say`Use a point or # for each square of a row.`, at);
    if (text.length !== columns) return malformed(say`All rows must have the same length.`, at);
  }
  const cells = lines.flatMap(({ text }) => Array.from(text, (sign) => sign === '.'));
  return within({ columns, rows: lines.length, free: cells }, token.at);
}

function readSize(token: Token): Result<Board, Fault> {
  const [wide, high, more] = split({ ...token, text: token.text.toLowerCase() }, 'x');
  if (!wide || !high || more) return malformed(say`Write a board like ..../.#../.... or, if it is empty, like 4x3.`, token.at);
  const columns = readCount(wide, say`The number of columns`, 1, MAX_COLUMNS);
  if (!columns.ok) return columns;
  const rows = readCount(high, say`The number of rows`, 1, MAX_SQUARES);
  if (!rows.ok) return rows;
  return within({ columns: columns.value, rows: rows.value, free: [] }, token.at);
}

/** A board that is not too large; all of it free where nothing is said. */
function within({ columns, rows, free }: Board, at: number): Result<Board, Fault> {
  const squares = columns * rows;
  if (columns > MAX_COLUMNS) return overLimit(say`There may be ${MAX_COLUMNS} columns at most.`, at);
  if (squares > MAX_SQUARES) return overLimit(say`There may be ${MAX_SQUARES} squares at most, not ${squares}.`, at);
  return ok({ columns, rows, free: free.length > 0 ? free : Array<boolean>(squares).fill(true) });
}

/** `b3-b4`: the two squares of a domino, in either order when read. */
export const dominoNotation: Notation<Domino> = {
  parse(text) {
    const token = whole(text);
    if (!token.ok) return token;
    const [first, second, more] = split(token.value, '-');
    if (!first || !second || more) return malformed(say`A domino lies on two squares, such as b3-b4.`, token.value.at);
    const one = readSquare(first);
    if (!one.ok) return one;
    const other = readSquare(second);
    if (!other.ok) return other;
    const [column, row] = [Math.min(one.value.column, other.value.column), Math.min(one.value.row, other.value.row)];
    const [across, up] = [Math.abs(one.value.column - other.value.column), Math.abs(one.value.row - other.value.row)];
    if (across + up !== 1) return malformed(say`The two squares of a domino are side by side.`, token.value.at);
    return ok({ column, row, upright: up === 1 });
  },
  format: (domino) => `${squareName(domino)}-${squareName(otherOf(domino))}`,
};

/** The second square of a domino. */
function otherOf({ column, row, upright }: Domino): BoardSquare {
  return upright ? { column, row: row + 1 } : { column: column + 1, row };
}

/** Every domino that there is room for, row by row from the top. */
export function* dominoesOn(board: Board): Generator<Domino, void, void> {
  const { columns, free } = board;
  for (let place = 0; place < free.length; place++) {
    if (!free[place]) continue;
    const { column, row } = squareAt(board, place);
    if (column + 1 < columns && free[place + 1]) yield { column, row, upright: false };
    if (free[place - columns]) yield { column, row, upright: true };
  }
}

export function covered(board: Board, domino: Domino): Result<Board, Fault> {
  const squares = [domino, otherOf(domino)];
  for (const square of squares) {
    if (square.column >= board.columns || square.row >= board.rows) return illegal(say`There is no square ${squareName(square)}.`);
    if (!board.free[placeOf(board, square)]) return illegal(say`Square ${squareName(square)} is taken. Choose a free one.`);
  }
  const free = [...board.free];
  for (const square of squares) free[placeOf(board, square)] = false;
  return ok({ columns: board.columns, rows: board.rows, free });
}
