import type { PlayHistory } from '../../game/play-history.ts';
import type { MapView } from '../../game/view.ts';
import { livesOf } from '../../games/sprouts/map.ts';
import { type Drawing, disc, type Shape } from '../drawing.ts';
import { figureOf, type Point, sizeOf, sketchSince } from './map-figure.ts';

/** How large a spot is that lives, and one that is dead; a line is so thick. */
const SPOT = 3;
const DEAD = 1.5;
const LINE = 1.3;
/** The dots on a living spot, one for each of its lives: how large they are, and how far from its middle. */
const LIFE = 0.62;
const OFF = 1.3;
/** The size beyond which line widths and dots grow. */
const FULL = 110;

/** Lines between spots; a live spot is large and has a dot for every line that it still takes. */
export function drawMap(view: MapView, course: PlayHistory | null = null): Drawing {
  const lives = livesOf(view);
  const sketch = sketchSince(view, course);
  const { spots, lines } = figureOf(sketch);
  const size = sizeOf(sketch);
  // What is large is drawn small: it still has to be seen.
  const bold = Math.max(1, Math.max(size.width, size.height) / FULL);
  const shapes = [
    ...lines.map(({ path }) => at(path, { stroke: 'green-edge', strokeWidth: LINE * bold })),
    ...spots.flatMap((place, spot) => drawSpot(place, lives[spot] ?? 0, bold)),
  ];
  return { shapes, ...size };
}

function drawSpot({ x, y }: Point, lives: number, bold: number): Shape[] {
  if (lives === 0) return [at(disc(x, y, DEAD * bold), { fill: 'green-edge' })];
  return [
    at(disc(x, y, SPOT * bold), { fill: 'green', stroke: 'green-edge', strokeWidth: 0.6 * bold }),
    ...livesAround(lives).map(([right, down]) => at(disc(x + right * OFF * bold, y + down * OFF * bold, LIFE * bold), { fill: 'white' })),
  ];
}

/** Where the dots of a living spot lie around its middle, a unit away from it. */
function livesAround(lives: number): readonly (readonly [number, number])[] {
  if (lives === 1) return [[0, 0]];
  return Array.from({ length: lives }, (_, at) => {
    const angle = (lives === 2 ? 0 : -Math.PI / 2) + (2 * Math.PI * at) / lives;
    return [Math.cos(angle), Math.sin(angle)] as const;
  });
}

function at(path: string, painted: Omit<Shape, 'path' | 'x' | 'y' | 'scale'>): Shape {
  return { path, x: 0, y: 0, scale: 1, ...painted };
}
