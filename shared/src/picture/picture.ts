import type { View } from '../game/view.ts';
import { atLeast, type Drawing } from './drawing.ts';
import { drawGraph } from './graph.ts';
import { drawGrid } from './grid.ts';
import { drawHeaps } from './heaps.ts';
import { drawMap } from './map/map-picture.ts';
import { drawRows } from './rows.ts';
import { drawSquares } from './squares.ts';
import { drawStages } from './stages.ts';

/** The least a picture measures, so that a few stones do not look like boulders. */
const LEAST = { width: 46, height: 32 } as const;

/**
 * The picture of a position. Heaps and rows that are too large to draw are numbers, as on the boards. With the position
 * the game started from, what is left stays where it was, and as large.
 */
export function pictureOf(view: View, start?: View): Drawing {
  return atLeast(drawn(view, start), LEAST.width, LEAST.height);
}

function drawn(view: View, start: View | undefined): Drawing {
  switch (view.kind) {
    case 'heaps':
      return drawHeaps(view, start?.kind === 'heaps' ? start : view);
    case 'rows':
      return drawRows(view);
    case 'grid':
      return drawGrid(view, start?.kind === 'grid' ? start : view);
    case 'stages':
      return drawStages(view, start?.kind === 'stages' ? start : view);
    case 'squares':
      return drawSquares(view, start?.kind === 'squares' ? start : view);
    case 'graph':
      return drawGraph(view, start?.kind === 'graph' ? start : view);
    case 'map':
      return drawMap(view);
    default:
      return view satisfies never;
  }
}
