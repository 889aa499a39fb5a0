import { msg, str } from '@lit/localize';
import type { GridView } from '@nimhall/shared/game/view';
import type { MoveWords } from '../move-words.ts';

export type Piece = GridView['pieces'][number];

export interface Square {
  readonly column: number;
  readonly row: number;
}

/** `a1.4`: piece a goes to column 1, row 4. */
export interface GridMove extends Square {
  readonly letter: string;
}

export function parseGridMove(text: string): GridMove | null {
  const match = /^\s*([a-z])\s*(\d+)\s*\.\s*(\d+)\s*$/i.exec(text);
  if (!match) return null;
  const [, letter = '', column, row] = match;
  return { letter: letter.toLowerCase(), column: Number(column), row: Number(row) };
}

export function formatGridMove({ letter, column, row }: GridMove): string {
  return `${letter}${column}.${row}`;
}

export function piecesOn({ pieces }: GridView, { column, row }: Square): Piece[] {
  return pieces.filter((piece) => piece.column === column && piece.row === row);
}

/** A square by its place. */
export function squareLabel(square: Square): string {
  return isCorner(square) ? msg('The corner') : msg(str`Column ${square.column}, row ${square.row}`);
}

function isCorner({ column, row }: Square): boolean {
  return column === 0 && row === 0;
}

/** `queen A`, or just `queen` where it is the only piece. */
function pieceName({ piece, pieces }: GridView, letter: string): string {
  const name = PIECE_NAMES[piece]();
  return pieces.length === 1 ? name : msg(str`${name} ${letter.toUpperCase()}`);
}

const PIECE_NAMES: Readonly<Record<GridView['piece'], () => string>> = {
  rook: () => msg('rook'),
  queen: () => msg('queen'),
  king: () => msg('king'),
  knight: () => msg('knight'),
};

/** The piece within a sentence: `the queen`, or `queen A` where there are several. */
export function movedPiece(view: GridView, letter: string): string {
  return view.pieces.length === 1 ? THE_PIECES[view.piece]() : pieceName(view, letter);
}

const THE_PIECES: typeof PIECE_NAMES = {
  rook: () => msg('the rook'),
  queen: () => msg('the queen'),
  king: () => msg('the king'),
  knight: () => msg('the knight'),
};

/** `Move the queen to column 1, row 4`; null when there is no such piece. */
export function gridMoveInWords(view: GridView, move: GridMove): MoveWords | null {
  if (!view.pieces.some(({ letter }) => letter === move.letter)) return null;
  const [name, { column, row }] = [movedPiece(view, move.letter), move];
  return isCorner(move)
    ? { imperative: msg(str`Move ${name} to the corner`), past: msg(str`moved ${name} to the corner`) }
    : { imperative: msg(str`Move ${name} to column ${column}, row ${row}`), past: msg(str`moved ${name} to column ${column}, row ${row}`) };
}

/** `Queen A on column 5, row 7`. */
export function pieceLabel(view: GridView, piece: Piece): string {
  const name = pieceName(view, piece.letter);
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return isCorner(piece) ? msg(str`${capital} on the corner`) : msg(str`${capital} on column ${piece.column}, row ${piece.row}`);
}

/**
 * The move of a tap on a square: the active piece goes there; if it cannot, another one that can; if none can, the active one, which the
 * rules will refuse.
 */
export function moveToSquare(view: GridView, { column, row }: Square, active: string, isLegal: (move: GridMove) => boolean): GridMove {
  const letters = [active, ...view.pieces.map(({ letter }) => letter)];
  const moves = letters.map((letter) => ({ letter, column, row }));
  return moves.find(isLegal) ?? { letter: active, column, row };
}
