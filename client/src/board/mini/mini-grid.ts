import type { GridView } from '@nimhall/shared/game/view';
import { svg } from 'lit';
import { boardSize } from '../grid/grid-moves.ts';
import { PIECE_GLYPHS } from '../grid/piece-glyphs.ts';
import type { Drawing } from './drawing.ts';

const SQUARE = 10;

/** A small chessboard with its pieces; far-out pieces are only named. */
export function miniGrid(view: GridView): Drawing {
  const size = boardSize(view);
  if (!size) {
    const places = view.pieces.map(({ column, row }) => `${column}.${row}`).join(', ');
    return { content: svg`<text x="40" y="20">${PIECE_GLYPHS[view.piece]} ${places}</text>`, width: 80, height: 30 };
  }
  const { columns, rows } = size;
  const top = (row: number) => (rows - 1 - row) * SQUARE;
  const squares = Array.from({ length: columns * rows }, (_, at) => ({ column: at % columns, row: Math.floor(at / columns) }));
  return {
    content: svg`${squares.map(
      ({ column, row }) =>
        svg`<rect class="square ${(column + row) % 2 === 0 ? 'dark' : ''} ${column + row === 0 ? 'goal' : ''}" x=${column * SQUARE} y=${top(row)} width=${SQUARE} height=${SQUARE} />`,
    )}${view.pieces.map(
      ({ column, row }) => svg`<text class="piece" x=${(column + 0.5) * SQUARE} y=${top(row) + 10.2}>${PIECE_GLYPHS[view.piece]}</text>`,
    )}`,
    width: columns * SQUARE,
    height: rows * SQUARE,
  };
}
