import type { Course } from '../game/course.ts';
import type { View } from '../game/view.ts';
import type { Drawing } from './drawing.ts';
import { drawMap } from './map/map-picture.ts';
import { onGround, plainPicture } from './plain.ts';

/**
 * The picture of a position. Heaps and rows that are too large to draw are numbers, as on the boards. With the course of the game
 * what is left stays where it was, and as large, and lines are where they were drawn.
 */
export function pictureOf(view: View, course: Course | null = null): Drawing {
  return view.kind === 'map' ? onGround(drawMap(view, course)) : plainPicture(view, course?.start);
}
