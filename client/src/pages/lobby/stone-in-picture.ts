import type { View } from '@nimhall/shared/game/view';
import { plainPicture } from '@nimhall/shared/picture/plain';

/** Side of a stone in a picture, in units of the drawing. */
const STONE = 10;

/** A point of a picture, in units of its drawing. */
export type PicturePoint = Pick<DOMPointReadOnly, 'x' | 'y'>;

/** Where the stone lies on a board that the picture of plain heaps has at a point: `1.0` is the lowest of the second heap; null where it has none. */
export function stoneInPicture(view: View, { x, y }: PicturePoint): string | null {
  if (view.kind !== 'heaps') return null;
  // Heaps are drawn one after the other, each from the bottom up.
  const cells = view.heaps.flatMap(({ size }, heap) => Array.from({ length: size }, (_, index) => `${heap}.${index}`));
  const stones = plainPicture(view).shapes.filter(({ fill }) => fill === 'plain');
  const at = stones.findIndex((stone) => x >= stone.x && x < stone.x + STONE && y >= stone.y && y < stone.y + STONE);
  return cells[at] ?? null;
}
