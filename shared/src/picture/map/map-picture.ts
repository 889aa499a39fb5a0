import type { MapView } from '../../game/view.ts';
import { livesOf } from '../../games/sprouts/map.ts';
import { type Drawing, disc, type Shape } from '../drawing.ts';
import { mapFigure, type Point } from './map-figure.ts';

/** How large a spot is that lives, and one that is dead; a line is so thick. */
const SPOT = 3;
const DEAD = 1.5;
const LINE = 1.3;
/** The dots on a living spot, one for each of its lives: how large they are, and how far from its middle. */
const LIFE = 0.62;
const OFF = 1.3;

/** Lines between spots; one that lives is large and has a dot for every line that it still takes. */
export function drawMap(view: MapView): Drawing {
  const lives = livesOf(view);
  const { spots, lines, width, height } = mapFigure(view);
  const shapes = [
    ...lines.map(({ path }) => at(path, { stroke: 'green-edge', strokeWidth: LINE })),
    ...spots.flatMap((place, spot) => drawSpot(place, lives[spot] ?? 0)),
  ];
  return { shapes, width, height };
}

function drawSpot({ x, y }: Point, lives: number): Shape[] {
  if (lives === 0) return [at(disc(x, y, DEAD), { fill: 'green-edge' })];
  return [
    at(disc(x, y, SPOT), { fill: 'green', stroke: 'green-edge', strokeWidth: 0.6 }),
    ...livesAround(lives).map(([right, down]) => at(disc(x + right * OFF, y + down * OFF, LIFE), { fill: 'white' })),
  ];
}

/** Where the dots of a living spot lie around its middle, a unit away from it. */
export function livesAround(lives: number): readonly (readonly [number, number])[] {
  if (lives === 1) return [[0, 0]];
  return Array.from({ length: lives }, (_, at) => {
    const angle = (lives === 2 ? 0 : -Math.PI / 2) + (2 * Math.PI * at) / lives;
    return [Math.cos(angle), Math.sin(angle)] as const;
  });
}

function at(path: string, painted: Omit<Shape, 'path' | 'x' | 'y' | 'scale'>): Shape {
  return { path, x: 0, y: 0, scale: 1, ...painted };
}
