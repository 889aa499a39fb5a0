import type { GridView } from '../game/view.ts';
import type { Drawing, Shape } from './drawing.ts';
import { flow } from './flow.ts';
import { numerals, numeralsWidth } from './numerals.ts';
import { PIECES } from './outlines.ts';

/** Smallest and largest board that is drawn, in columns and rows; pieces beyond are described by their squares. */
const MIN_SIDE = 8;
const MAX_SIDE = 24;

const SQUARE = 10;
const NUMBER = 7;

/** Columns and rows for every square that these pieces can reach; null if the board would be too large. */
export function boardSize({ piece, pieces }: Pick<GridView, 'piece' | 'pieces'>): { columns: number; rows: number } | null {
  const columns = Math.max(MIN_SIDE, ...pieces.map(({ column, row }) => column + 1 + outward(piece, row)));
  const rows = Math.max(MIN_SIDE, ...pieces.map(({ column, row }) => row + 1 + outward(piece, column)));
  return Math.max(columns, rows) <= MAX_SIDE ? { columns, rows } : null;
}

/** How far a piece can get away from the corner in one direction while it comes closer in the other: a knight one for every two. */
function outward(piece: GridView['piece'], distance: number): number {
  return piece === 'knight' ? Math.floor(distance / 2) : 0;
}

/** A chessboard with its pieces, the corner they go to at the bottom left; only the squares' numbers of pieces far out. */
export function drawGrid(view: GridView, start: GridView = view): Drawing {
  const size = boardSize({ ...view, pieces: [...view.pieces, ...start.pieces] });
  return size
    ? drawBoard(view, size)
    : flow(
        view.pieces.map((piece) => farOut(view, piece)),
        { gap: 12, lead: 4 },
      );
}

function drawBoard({ piece, pieces }: GridView, { columns, rows }: { columns: number; rows: number }): Drawing {
  const top = (row: number): number => (rows - 1 - row) * SQUARE;
  const squares = Array.from({ length: columns * rows }, (_, at): Shape => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const fill = (column + row) % 2 === 0 ? 'dark' : 'light';
    return { path: `M0 0H${SQUARE}V${SQUARE}H0Z`, x: column * SQUARE, y: top(row), scale: 1, fill };
  });
  const corner: Shape = { path: `M0 0H${SQUARE}V${SQUARE}H0Z`, x: 0, y: top(0), scale: 1, fill: 'goal', opacity: 0.55 };
  const placed = pieces.map(({ column, row }, index) => {
    const here = pieces.filter((other) => other.column === column && other.row === row);
    // Pieces that share a square share its room.
    const across = Math.ceil(Math.sqrt(here.length));
    const at = pieces.slice(0, index).filter((other) => other.column === column && other.row === row).length;
    const room = SQUARE / across;
    return onBoard(piece, column * SQUARE + (at % across) * room, top(row) + Math.floor(at / across) * room, room);
  });
  return { shapes: [...squares, corner, ...placed], width: columns * SQUARE, height: rows * SQUARE };
}

function farOut({ piece }: GridView, { column, row }: GridView['pieces'][number]): Drawing {
  const text = `${column}.${row}`;
  return {
    shapes: [onBoard(piece, 1, 1, SQUARE - 2), ...numerals(text, SQUARE + 1, (SQUARE - NUMBER) / 2, NUMBER)],
    width: SQUARE + 1 + numeralsWidth(text, NUMBER),
    height: SQUARE,
  };
}

/** A piece in a box of this size, which it fills. */
function onBoard(piece: GridView['piece'], x: number, y: number, size: number): Shape {
  const margin = size * -0.1;
  return { path: PIECES[piece], x: x + margin, y: y + margin, scale: (size - 2 * margin) / 40, fill: 'ink' };
}
