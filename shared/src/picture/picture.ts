import type { View } from '../game/view.ts';
import type { Drawing } from './drawing.ts';
import { drawMap } from './map/map-picture.ts';
import { onGround, plainPicture } from './plain.ts';

/**
 * The picture of a position. Heaps and rows that are too large to draw are numbers, as on the boards. With the position
 * the game started from, what is left stays where it was, and as large.
 */
export function pictureOf(view: View, start?: View): Drawing {
  return view.kind === 'map' ? onGround(drawMap(view)) : plainPicture(view, start);
}
