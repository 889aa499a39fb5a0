import type { View } from '@nimhall/shared/game/view';
import { plainPicture } from '@nimhall/shared/picture/plain';

/** Side of a stone in a picture, in units of the drawing. */
const STONE = 10;

/** The box that a picture fills, and a point in it, in CSS pixels from its top left. */
export interface PointInBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Which stone on the board lies at a point of its picture: `1.0` is the lowest of the second heap; null where there is none. */
export function stoneInPicture(view: View, point: PointInBox): string | null {
  if (view.kind !== 'heaps') return null;
  const { shapes, width, height } = plainPicture(view);
  // As `<svg viewBox>` does: as large as fits, in the middle, with one unit around it.
  const scale = Math.min(point.width / (width + 2), point.height / (height + 2));
  const x = (point.x - point.width / 2) / scale + width / 2;
  const y = (point.y - point.height / 2) / scale + height / 2;
  // Heaps are drawn one after the other, each from the bottom up.
  const cells = view.heaps.flatMap(({ size }, heap) => Array.from({ length: size }, (_, index) => `${heap}.${index}`));
  const stones = shapes.filter(({ fill }) => fill === 'plain');
  const at = stones.findIndex((stone) => x >= stone.x && x < stone.x + STONE && y >= stone.y && y < stone.y + STONE);
  return cells[at] ?? null;
}
