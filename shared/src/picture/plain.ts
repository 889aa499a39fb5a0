import type { GraphView, MapView, View } from '../game/view.ts';
import { atLeast, type Drawing } from './drawing.ts';
import { drawGrid } from './grid.ts';
import { drawHeaps } from './heaps.ts';
import { drawRows } from './rows.ts';
import { drawSquares } from './squares.ts';
import { drawStages } from './stages.ts';

/** The least a picture measures, so that a few stones do not look like boulders. */
const MIN_SIZE = { width: 46, height: 32 } as const;

/** Views that are drawn directly. Graphs and maps need a layout, with more code than all other pictures together. */
export type PlainView = Exclude<View, GraphView | MapView>;

export function isPlain(view: View): view is PlainView {
  return view.kind !== 'graph' && view.kind !== 'map';
}

/** Like `pictureOf`, for views that are drawn directly. */
export function plainPicture(view: PlainView, start?: View): Drawing {
  return onGround(drawn(view, start));
}

/** On a ground that is large enough. */
export function onGround(drawing: Drawing): Drawing {
  return atLeast(drawing, MIN_SIZE.width, MIN_SIZE.height);
}

function drawn(view: PlainView, start: View | undefined): Drawing {
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
    default:
      return view satisfies never;
  }
}
