import type { GridView } from '@nimhall/shared/game/view';

export type Piece = GridView['pieces'][number];

export interface Square {
  readonly column: number;
  readonly row: number;
}

/** `a1.4`: piece a goes to column 1, row 4. */
export interface GridMove extends Square {
  readonly letter: string;
}

/** Columns and rows a drawn board has at least and at most; pieces farther out are told in words. */
const SMALLEST = 8;
const LARGEST = 24;

export function parseGridMove(text: string): GridMove | null {
  const match = /^\s*([a-z])\s*(\d+)\s*\.\s*(\d+)\s*$/i.exec(text);
  if (!match) return null;
  const [, letter = '', column, row] = match;
  return { letter: letter.toLowerCase(), column: Number(column), row: Number(row) };
}

export function formatGridMove({ letter, column, row }: GridMove): string {
  return `${letter}${column}.${row}`;
}

/** Columns and rows to draw; null when the board would be too large. */
export function boardSize({ pieces }: GridView): { columns: number; rows: number } | null {
  const columns = Math.max(SMALLEST, ...pieces.map(({ column }) => column + 1));
  const rows = Math.max(SMALLEST, ...pieces.map(({ row }) => row + 1));
  return Math.max(columns, rows) <= LARGEST ? { columns, rows } : null;
}

export function piecesOn({ pieces }: GridView, { column, row }: Square): Piece[] {
  return pieces.filter((piece) => piece.column === column && piece.row === row);
}

export function squareName({ column, row }: Square): string {
  return column === 0 && row === 0 ? 'the corner' : `column ${column}, row ${row}`;
}

/** `queen A`, or just `queen` where it is the only piece. */
export function pieceName({ piece, pieces }: GridView, letter: string): string {
  return pieces.length === 1 ? piece : `${piece} ${letter.toUpperCase()}`;
}

/** `queen A to column 1, row 4`; null when there is no such piece. */
export function gridMoveInWords(view: GridView, move: GridMove): string | null {
  return view.pieces.some(({ letter }) => letter === move.letter) ? `${pieceName(view, move.letter)} to ${squareName(move)}` : null;
}

/** `Queen A on column 5, row 7`. */
export function pieceLabel(view: GridView, piece: Piece): string {
  const name = pieceName(view, piece.letter);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} on ${squareName(piece)}`;
}

/**
 * What a tap on a square means: the active piece goes there; when it cannot, another that can; when none can, the
 * active one, which the rules will say no to.
 */
export function moveToSquare(view: GridView, { column, row }: Square, active: string, isLegal: (move: GridMove) => boolean): GridMove {
  const letters = [active, ...view.pieces.map(({ letter }) => letter)];
  const moves = letters.map((letter) => ({ letter, column, row }));
  return moves.find(isLegal) ?? { letter: active, column, row };
}
