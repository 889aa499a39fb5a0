import type { GridView } from '@nimhall/shared/game/view';

/** Chess pieces as text; the selector behind each keeps phones from drawing it as an emoji. */
export const PIECE_GLYPHS: Readonly<Record<GridView['piece'], string>> = {
  rook: '♜\uFE0E',
  queen: '♛\uFE0E',
  king: '♚\uFE0E',
  knight: '♞\uFE0E',
};
