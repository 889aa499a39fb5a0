import type { StagesView } from '../game/view.ts';
import { type Drawing, moved, roundedBox, type Shape } from './drawing.ts';
import { fitting, flow } from './flow.ts';
import { drawHeap } from './heaps.ts';
import { widthOf } from './pile.ts';

/** Space between trays, between the heaps on one, and around them. */
const BETWEEN = 2;
const GAP = 4;
const INSET = 4;
/** The games of a stack that are drawn, from the top, and the heaps of them all that are drawn stone by stone. */
const MAX_STAGES = 8;
const MAX_PILES = 40;
/** The least a tray measures inside, and a stack that is cleared. */
const MIN_TRAY_SIZE = 20;

/** Stacks of games, each game a tray of heaps; those that are not open yet are faint. */
export function drawStages({ stacks }: StagesView, start?: StagesView): Drawing {
  return flow(fitting(stacks, drawStack), { gap: 8, lead: 8 }, start && fitting(start.stacks, drawStack));
}

function drawStack({ stages }: StagesView['stacks'][number]): Drawing {
  const shown = stages.slice(-MAX_STAGES);
  const asNumbers = shown.flat().length > MAX_PILES;
  const games = shown.map((sizes) =>
    flow(
      sizes.map((size) => heapOf(size, widthOf(sizes), asNumbers)),
      { gap: GAP, lead: GAP },
    ),
  );
  const width = Math.max(MIN_TRAY_SIZE, ...games.map((game) => game.width)) + 2 * INSET;
  const height = games.reduce((sum, game) => sum + trayHeight(game) + BETWEEN, -BETWEEN);
  if (games.length === 0) return { shapes: [ground(width)], width, height: 2 };
  let bottom = height;
  const shapes = games.flatMap((game, stage) => {
    const top = bottom - trayHeight(game);
    bottom = top - BETWEEN;
    const opacity = stage === games.length - 1 ? 1 : 0.6;
    return tray(game, width).map((shape) => ({ ...shape, y: shape.y + top, opacity }));
  });
  return { shapes, width, height };
}

function heapOf(size: number, wide: number, asNumber: boolean): Drawing {
  return drawHeap({ letter: '', size, sections: [{ length: size, colour: null }] }, wide, asNumber);
}

function trayHeight({ height }: Drawing): number {
  return height + 2 * INSET;
}

function tray(game: Drawing, width: number): Shape[] {
  const box = roundedBox(width, trayHeight(game), 3);
  return [
    { path: box, x: 0, y: 0, scale: 1, fill: 'tray', stroke: 'rim', strokeWidth: 0.8 },
    ...moved(game.shapes, (width - game.width) / 2, INSET),
  ];
}

function ground(width: number): Shape {
  return { path: `M1 0H${width - 1}`, x: 0, y: 1, scale: 1, stroke: 'rim', strokeWidth: 1.2 };
}
