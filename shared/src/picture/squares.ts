import type { SquaresView, SquareView } from '../game/view.ts';
import { type Drawing, moved, type Shape } from './drawing.ts';
import { FRAME } from './flow.ts';
import { drawThing } from './things.ts';

const SQUARE = 10;
/** Around each square, so that neighbours can be distinguished on any background. */
const EDGE = 0.4;
/** A strip that is no longer than this is not broken. */
const MAX_STRIP_LENGTH = 12;
/** Between the lines of a strip, in squares. */
const LEAD = 0.4;

/** A square of the game as it began. */
export interface Place {
  readonly name: string;
  /** What it is now; null where it is gone. */
  readonly square: SquareView | null;
}

/** The squares of the start in their rows, each with its current content. */
export function placesOf(view: SquaresView, start: SquaresView): readonly (readonly Place[])[] {
  const now = new Map(view.rows.flat().map((square) => [square.name, square]));
  const kept = start.rows.flat().filter(({ name }) => now.has(name)).length;
  const { rows } = kept === now.size ? start : view;
  return rows.map((row) => row.map(({ name }) => ({ name, square: now.get(name) ?? null })));
}

/** Squares where they were when the game began; a long strip is broken into lines, so that it is seen as large as can be. */
export function drawSquares(view: SquaresView, start: SquaresView): Drawing {
  const rows = placesOf(view, start);
  const [strip] = rows.length === 1 ? rows : [];
  const lines = strip ? broken(strip) : rows;
  const lead = strip ? (1 + LEAD) * SQUARE : SQUARE;
  const shapes = lines.flatMap((line, at) =>
    line.flatMap(({ square }, index) => (square ? moved(drawSquare(square), index * SQUARE, at * lead) : [])),
  );
  return { shapes, width: Math.max(...lines.map(({ length }) => length)) * SQUARE, height: (lines.length - 1) * lead + SQUARE };
}

function broken(strip: readonly Place[]): readonly (readonly Place[])[] {
  if (strip.length <= MAX_STRIP_LENGTH) return [strip];
  const sizeIn = (lines: number) => Math.min(FRAME / Math.ceil(strip.length / lines), 1 / (lines + LEAD * (lines - 1)));
  const counts = strip.map((_, index) => index + 1);
  const best = counts.reduce((best, lines) => (sizeIn(lines) > sizeIn(best) ? lines : best), 1);
  const across = Math.ceil(strip.length / best);
  return counts.slice(0, Math.ceil(strip.length / across)).map((line) => strip.slice((line - 1) * across, line * across));
}

function drawSquare(square: SquareView): Shape[] {
  const side = SQUARE - 2 * EDGE;
  const outline = { path: `M0 0H${side}V${side}H0Z`, x: EDGE, y: EDGE, scale: 1 } as const;
  return [
    { ...outline, fill: 'light' },
    ...(square.home ? [{ ...outline, fill: 'goal', opacity: 0.3 } as const] : []),
    ...drawThing(square, SQUARE),
  ];
}
