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

/** Pictures in one SVG file, by their ids. */
export interface Sheet {
  readonly ids: readonly string[];
  readonly svg: string;
}

/**
 * The pictures of all tiles, and a few others, which are made when the pages are built: an SVG file for each group, because the lobby shows one
 * at a time, and a phone takes long to read all of them. Each picture is a `<symbol>`, a tile by the id of its game; colours are those of the
 * page that refers to it.
 */
export const SHEETS: readonly Sheet[] = [
  ...TILES.map(({ tiles }) => tiles.map(({ game, preset: { params, start } }) => ({ id: game, view: viewOf(game, start, params) }))),
  OTHERS.map(({ id, game, start }) => ({ id, view: viewOf(game, start) })),
].map((pictures) => ({
  ids: pictures.map(({ id }) => id),
  svg: ['<svg xmlns="http://www.w3.org/2000/svg">', ...pictures.map(({ id, view }) => symbol(id, view)), '</svg>'].join('\n'),
}));

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
