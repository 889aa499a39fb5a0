import type { SquareView } from '../game/view.ts';
import { disc, moved, roundedBox, type Shape } from './drawing.ts';
import { SHINE } from './outlines.ts';

/** What a square of this picture holds, and how much of it. */
type Content = Pick<SquareView, 'holds' | 'count'>;

/** The side of the box that things are drawn in. */
const BOX = 40;
const WHERE = { x: 0, y: 0, scale: 1 } as const;

const STAR = 'M20 10.5L22.8 16.9 29.7 17.6 24.5 22.2 26 29 20 25.4 14 29 15.5 22.2 10.3 17.6 17.2 16.9Z';
const SKULL = 'M20 9C13.4 9 9.5 13.2 9.5 18.4c0 3.6 1.8 6 4.5 7.4v5.2h12v-5.2c2.7-1.4 4.5-3.8 4.5-7.4C30.5 13.2 26.6 9 20 9Z';

/** The rim of a coin below its face, so that it lies on the table as a thing with a thickness. */
const RIM: Shape = { path: disc(20, 22, 16), ...WHERE, fill: 'yellow-edge' };
const COIN: Shape = { path: disc(20, 19.5, 16), ...WHERE, fill: 'yellow', stroke: 'yellow-edge', strokeWidth: 1 };
const RING: Shape = { path: disc(20, 19.5, 11.5), ...WHERE, stroke: 'yellow-edge', strokeWidth: 1.2 };
const GLEAM: Shape = { path: SHINE, ...WHERE, fill: 'shine' };
/** A piece of chocolate: light falls on its slanted sides from above, on its raised middle from the left. */
const PIECE: readonly Shape[] = [
  { path: roundedBox(38, 38, 4), ...WHERE, x: 1, y: 1, fill: 'chocolate' },
  { path: 'M3.5 2.5H36.5L30 10H10V30L2.5 36.5V3.5Z', ...WHERE, fill: 'shine', opacity: 0.7 },
  { path: 'M37.5 3.5V36.5Q37.5 37.5 36.5 37.5H3.5L10 30H30V10Z', ...WHERE, fill: 'ink', opacity: 0.28 },
];

/** In a box of 40 × 40. Different things have different shapes, so that colour is not needed to distinguish them. */
const THINGS: Readonly<Record<SquareView['holds'], readonly Shape[]>> = {
  nothing: [],
  coin: [RIM, COIN, RING, GLEAM],
  heads: [RIM, COIN, { path: STAR, ...WHERE, fill: 'yellow-edge' }],
  tails: [
    { ...RIM, fill: 'white-edge' },
    { ...COIN, fill: 'white', stroke: 'white-edge' },
    { ...RING, stroke: 'white-edge' },
  ],
  cross: [{ path: 'M10 10L30 30M30 10L10 30', ...WHERE, stroke: 'ink', strokeWidth: 5 }],
  domino: [
    { path: roundedBox(34, 34, 5), ...WHERE, x: 3, y: 3, fill: 'plain', stroke: 'plain-edge', strokeWidth: 2 },
    { path: disc(20, 20, 5), ...WHERE, fill: 'shine' },
  ],
  chocolate: PIECE,
  poison: [
    ...PIECE,
    { path: SKULL, ...WHERE, fill: 'white' },
    { path: disc(16, 18.5, 2.6) + disc(24, 18.5, 2.6), ...WHERE, fill: 'chocolate' },
  ],
};

/** Things that are not there yet, or no longer. */
const FAINT = 0.35;

/** What a square holds, in a box of this size at the origin; several coins share it, of which the last `faint` are drawn faintly. */
export function drawThing({ holds, count = 1 }: Content, size: number, faint = 0): Shape[] {
  const across = Math.ceil(Math.sqrt(count));
  const room = size / across;
  return Array.from({ length: count }, (_, index) => {
    const shapes = THINGS[holds].map((shape) => resized(shape, room / BOX, (shape.opacity ?? 1) * (index < count - faint ? 1 : FAINT)));
    return moved(shapes, (index % across) * room, Math.floor(index / across) * room);
  }).flat();
}

function resized(shape: Shape, by: number, opacity: number): Shape {
  return { ...shape, x: shape.x * by, y: shape.y * by, scale: shape.scale * by, opacity };
}
