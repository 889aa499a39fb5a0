import type { MapView } from '../../game/view.ts';
import { livesOf } from '../../games/sprouts/map.ts';
import { type Drawing, disc } from '../drawing.ts';
import { mapFigure } from './map-figure.ts';

/** How large a spot is; a dead one is smaller. */
const SPOT = 2.6;
const DEAD = 1.6;

/** Spots, large where they live. */
export function drawMap(view: MapView): Drawing {
  const lives = livesOf(view);
  const { spots, width, height } = mapFigure(view);
  const shapes = spots.map(({ x, y }, spot) => {
    const isAlive = (lives[spot] ?? 0) > 0;
    return { path: disc(x, y, isAlive ? SPOT : DEAD), x: 0, y: 0, scale: 1, fill: isAlive ? 'green' : 'ink' } as const;
  });
  return { shapes, width, height };
}
