import type { View } from '@nimhall/shared/game/view';
import { pictureOf } from '@nimhall/shared/picture/picture';
import { shapeText } from '@nimhall/shared/picture/svg';
import { PAGE_PALETTE } from '../../components/board/page-palette.ts';
import { boardPositionOf } from '../../position/board-position.ts';
import { TILES } from './tiles.ts';

/** Pictures beside puzzles and lessons. */
const OTHERS = [
  { id: 'puzzle', game: 'nim', start: '1,4,3' },
  { id: 'lesson', game: 'nim', start: '4,4' },
] as const;

/**
 * The pictures of all tiles, and a few others, as one SVG file, which is made when the pages are built. Each is a `<symbol>`, a tile by the id
 * of its game; colours are those of the page that refers to it.
 */
export const SHEET = [
  '<svg xmlns="http://www.w3.org/2000/svg">',
  ...TILES.flatMap(({ tiles }) => tiles.map(({ game, preset: { params, start } }) => symbol(game, viewOf(game, start, params)))),
  ...OTHERS.map(({ id, game, start }) => symbol(id, viewOf(game, start))),
  '</svg>',
].join('\n');

function symbol(id: string, view: View): string {
  const { shapes, width, height } = pictureOf(view, null);
  const drawn = shapes.map((shape) => shapeText(shape, PAGE_PALETTE)).join('');
  return `<symbol id="${id}" viewBox="-1 -1 ${width + 2} ${height + 2}"><g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn}</g></symbol>`;
}

function viewOf(game: string, position: string, params?: unknown): View {
  const scene = boardPositionOf({ game, params, position });
  if (!scene.ok) throw new Error(`There is no position ${position} of ${game}`);
  return scene.value.view;
}
