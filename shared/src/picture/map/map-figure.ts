import type { PlayHistory } from '../../game/play-history.ts';
import type { MapView } from '../../game/view.ts';
import { freshSketch, sketchAfter } from './layout.ts';
import type { Place } from './place.ts';
import { paperUnder, type Sketch, UNIT } from './sketch.ts';
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
}

/** The scale and the top left of a sketch on a picture or board. */
export interface Fit extends Point {
  readonly scale: number;
  /** Places whose extent counts: those of a sketch, or the corners of its paper. */
  readonly frame: Extent;
}

/** Places in a sketch. */
type Extent = Pick<Sketch, 'x' | 'y'>;

/** The scale of a sketch in a drawing, and the margin around everything. */
const SCALE = 16 / UNIT;
const MARGIN = 7;

const fresh = new WeakMap<MapView, Sketch>();

/** What a view looks like at the end of a game, or where it is not known how that went. */
export function sketchSince(view: MapView, course: PlayHistory | null): Sketch {
  const stage = course?.start.kind === 'map' ? sketchAfter(course.start, course.moves, course.inks) : null;
  return stage && JSON.stringify(stage.map.regions) === JSON.stringify(view.regions) ? stage.sketch : sketchAlone(view);
}

function sketchAlone(view: MapView): Sketch {
  const sketch = fresh.get(view) ?? freshSketch(view);
  fresh.set(view, sketch);
  return sketch;
}

/** How large a sketch, or its paper, is as a drawing. */
export function sizeOf({ x, y }: Extent): { readonly width: number; readonly height: number } {
  return {
    width: (Math.max(...x) - Math.min(...x)) * SCALE + 2 * MARGIN,
    height: (Math.max(...y) - Math.min(...y)) * SCALE + 2 * MARGIN,
  };
}

/** A sketch as large as drawings are. */
export function plainFit(frame: Sketch): Fit {
  return { x: 0, y: 0, scale: 1, frame };
}

/** A sketch with its paper in the middle of a board, as large as fits there and no larger than `most`. */
export function boardFit(sketch: Sketch, width: number, height: number, most: number): Fit {
  const { left, right, bottom, top } = paperUnder(sketch);
  const frame = { x: [left, right], y: [bottom, top] };
  const size = sizeOf(frame);
  const scale = Math.min(most, width / size.width, height / size.height);
  return { x: (width - scale * size.width) / 2, y: (height - scale * size.height) / 2, scale, frame };
}

/** Where a place of a sketch is, as it is put there. */
export function pointAt({ x, y, scale, frame }: Fit, place: Place): Point {
  return {
    x: x + scale * ((place.x - Math.min(...frame.x)) * SCALE + MARGIN),
    y: y + scale * ((Math.max(...frame.y) - place.y) * SCALE + MARGIN),
  };
}

/** Which place of a sketch a point is. */
export function placeAt({ x, y, scale, frame }: Fit, point: Point): Place {
  return {
    x: ((point.x - x) / scale - MARGIN) / SCALE + Math.min(...frame.x),
    y: Math.max(...frame.y) - ((point.y - y) / scale - MARGIN) / SCALE,
  };
}

/** A sketch as it is put there. With `even`, lines that are about as long have paths of the same commands, so that one can turn into the other. */
export function figureOf(sketch: Sketch, fit = plainFit(sketch), even = false): MapFigure {
  const origin = pointAt(fit, { x: 0, y: 0 });
  const unit = fit.scale * SCALE;
  const text = (x: number, y: number): string => `${hundredths(origin.x + x * unit)} ${hundredths(origin.y - y * unit)}`;
  const corners = rounded(sketch);
  return {
    spots: Array.from({ length: sketch.spots }, (_, spot) => pointAt(fit, { x: sketch.x[spot] as number, y: sketch.y[spot] as number })),
    lines: sketch.lines.map((line, number) => {
      const [from, to] = [line[0] as number, line.at(-1) as number];
      const round = corners[number] ?? [];
      const curves = (even ? evened(round) : round).map(({ from, bend, to }) => `L${text(...from)}Q${text(...bend)} ${text(...to)}`);
      const end = (spot: number): string => text(sketch.x[spot] as number, sketch.y[spot] as number);
      return { from, to, path: `M${end(from)}${curves.join('')}L${end(to)}` };
    }),
  };
}

/** Corners with others between that turn nowhere, eight of them or twice or four times as many and so on. */
function evened(corners: readonly Corner[]): readonly Corner[] {
  const wanted = 2 ** Math.max(3, Math.ceil(Math.log2(Math.max(1, corners.length))));
  return Array.from({ length: wanted }, (_, at) => {
    const index = Math.floor((at * corners.length) / wanted);
    const corner = corners[index] as Corner;
    const isFirst = at === 0 || Math.floor(((at - 1) * corners.length) / wanted) !== index;
    return isFirst ? corner : { from: corner.to, bend: corner.to, to: corner.to };
  });
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
