import type { MapView } from '../../game/view.ts';
import { freshSketch } from './layout.ts';
import { type Sketch, UNIT } from './sketch.ts';
import { type Corner, rounded } from './smooth.ts';

/** In units of a drawing, of which a stone has ten; `y` goes down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line as it is drawn. */
export interface DrawnLine {
  /** The spots at its ends. */
  readonly from: number;
  readonly to: number;
  readonly path: string;
}

/** What a map looks like. */
export interface MapFigure {
  /** Where each spot lies. */
  readonly spots: readonly Point[];
  readonly lines: readonly DrawnLine[];
  readonly width: number;
  readonly height: number;
}

/** So long is a unit of a sketch here, and so much is left free around everything. */
const SCALE = 16 / UNIT;
const MARGIN = 7;

const fresh = new WeakMap<MapView, Sketch>();

/** What a view looks like as it is sketched; without a sketch, as it is laid out by itself. */
export function mapFigure(view: MapView, sketch = sketchOf(view)): MapFigure {
  const left = Math.min(...sketch.x) * SCALE - MARGIN;
  const top = Math.max(...sketch.y) * SCALE + MARGIN;
  const place = (x: number, y: number): Point => ({ x: hundredths(x * SCALE - left), y: hundredths(top - y * SCALE) });
  const spotAt = (spot: number): Point => place(sketch.x[spot] as number, sketch.y[spot] as number);
  const corners = rounded(sketch);
  return {
    spots: Array.from({ length: sketch.spots }, (_, spot) => spotAt(spot)),
    lines: sketch.lines.map((line, number) => {
      const [from, to] = [line[0] as number, line.at(-1) as number];
      return { from, to, path: `M${text(spotAt(from))}${curves(corners[number] ?? [], place)}L${text(spotAt(to))}` };
    }),
    width: Math.max(...sketch.x) * SCALE + MARGIN - left,
    height: top - Math.min(...sketch.y) * SCALE + MARGIN,
  };
}

function sketchOf(view: MapView): Sketch {
  const sketch = fresh.get(view) ?? freshSketch(view);
  fresh.set(view, sketch);
  return sketch;
}

/** Straight to each corner, and around it. */
function curves(corners: readonly Corner[], place: (x: number, y: number) => Point): string {
  return corners.map(({ from, bend, to }) => `L${text(place(...from))}Q${text(place(...bend))} ${text(place(...to))}`).join('');
}

function text({ x, y }: Point): string {
  return `${x} ${y}`;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
