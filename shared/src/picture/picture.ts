import type { PlayHistory } from '../game/play-history.ts';
import type { View } from '../game/view.ts';
import type { Drawing } from './drawing.ts';
import { drawGraph } from './graph.ts';
import { drawMap } from './map/map-picture.ts';
import { onGround, plainPicture } from './plain.ts';

/**
 * The picture of a position. Heaps and rows that are too large to draw are numbers, as on the boards. With the history of the game,
 * everything stays where it was and as large, and lines are where they were drawn.
 */
export function pictureOf(view: View, course: PlayHistory | null = null): Drawing {
  switch (view.kind) {
    case 'graph':
      return onGround(drawGraph(view, course?.start.kind === 'graph' ? course.start : view));
    case 'map':
      return onGround(drawMap(view, course));
    default:
      return plainPicture(view, course?.start);
  }
}
