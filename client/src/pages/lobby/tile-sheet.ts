import type { View } from '@nimhall/shared/game/view';
import { pictureOf } from '@nimhall/shared/picture/picture';
import { shapeText } from '@nimhall/shared/picture/svg';
import { sceneOf } from '../../ground/position/scene.ts';
import { PAGE_PALETTE } from '../../parts/board/page-palette.ts';
import { TILES, type Tile } from './tiles.ts';

/**
 * The pictures of all tiles as one SVG file, which is made when the pages are built. Each is a `<symbol>` with the id of its game; its colours
 * are those of the page that refers to it.
 */
export const SHEET = ['<svg xmlns="http://www.w3.org/2000/svg">', ...TILES.flatMap(({ tiles }) => tiles.map(symbolOf)), '</svg>'].join(
  '\n',
);

function symbolOf(tile: Tile): string {
  const { shapes, width, height } = pictureOf(viewOf(tile), null);
  const drawn = shapes.map((shape) => shapeText(shape, PAGE_PALETTE)).join('');
  return `<symbol id="${tile.game}" viewBox="-1 -1 ${width + 2} ${height + 2}"><g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn}</g></symbol>`;
}

function viewOf({ game, preset: { params, start } }: Tile): View {
  const scene = sceneOf({ game, params, position: start });
  if (!scene.ok) throw new Error(`The first preset of ${game} is not a position`);
  return scene.value.view;
}
