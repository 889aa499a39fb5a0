import { type Field, UNKNOWN } from '@nimhall/shared/lab/plane/field';
import type { Cell, Window } from './window.ts';

type Rgb = readonly [number, number, number];

/** The colours of a picture. */
export interface Paints {
  /** Lost for the side to move: 0. */
  readonly lost: Rgb;
  /** The lowest other value, and the largest; what lies between is mixed. */
  readonly low: Rgb;
  readonly high: Rgb;
  /** Not worked out. */
  readonly unknown: Rgb;
  /** The frame of the cursor. */
  readonly ink: Rgb;
}

/** Cells of at least this size, in CSS pixels, show their values. */
const LEGIBLE = 22;

/** The picture of a field, a pixel a cell, the lowest row at the bottom; null for an empty one. */
export function pixelsOf({ size, values }: Field, paints: Paints, outcomes: boolean): ImageData {
  const image = new ImageData(size, size);
  const colours = coloursOf(values, paints, outcomes);
  const pixels = new Uint32Array(image.data.buffer);
  for (let row = 0; row < size; row++) {
    const begin = (size - 1 - row) * size;
    for (let column = 0; column < size; column++) {
      const value = values[row * size + column] as number;
      pixels[begin + column] = colours[value + 1] as number;
    }
  }
  return image;
}

/** The picture of a field as a drawing, a unit a cell: a path for each colour, of the runs of its cells. */
export function svgOf({ size, values }: Field, paints: Paints, outcomes: boolean): string {
  const colours = new Uint8ClampedArray(coloursOf(values, paints, outcomes).buffer);
  const paths = new Map<string, string[]>();
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; ) {
      const value = values[row * size + column] as number;
      let end = column + 1;
      while (end < size && values[row * size + end] === value) end++;
      const colour = `rgb(${colours.subarray(4 * (value + 1), 4 * (value + 1) + 3).join()})`;
      const runs = paths.get(colour) ?? [];
      runs.push(`M${column} ${size - 1 - row}h${end - column}v1h-${end - column}z`);
      paths.set(colour, runs);
      column = end;
    }
  }
  const drawn = [...paths].map(([colour, runs]) => `<path fill="${colour}" d="${runs.join('')}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">${drawn}</svg>\n`;
}

/** By value plus one, the unknown first, as pixels. */
function coloursOf(values: Int16Array, { lost, low, high, unknown }: Paints, outcomes: boolean): Uint32Array {
  let most = 1;
  for (const value of values) if (value > most) most = value;
  const colours = new Uint32Array(most + 2).fill(pixel(low));
  if (!outcomes)
    for (let value = 1; value <= most; value++) colours[value + 1] = pixel(mixed(low, high, most === 1 ? 0 : (value - 1) / (most - 1)));
  colours[0] = pixel(unknown);
  colours[1] = pixel(lost);
  return colours;
}

function mixed(low: Rgb, high: Rgb, share: number): Rgb {
  return [0, 1, 2].map((part) =>
    Math.round((low[part] as number) + share * ((high[part] as number) - (low[part] as number))),
  ) as unknown as Rgb;
}

/** As the bytes of an image lie in memory. */
function pixel(rgb: Rgb): number {
  const bytes = new Uint8ClampedArray([...rgb, 255]);
  return new Uint32Array(bytes.buffer)[0] as number;
}

/** Paints the visible part of a picture on a square canvas whose sides are `side` CSS pixels and `dots` device pixels. */
export function paint(
  context: CanvasRenderingContext2D,
  picture: CanvasImageSource,
  field: Field,
  {
    window,
    cursor,
    side,
    dots,
    outcomes,
    paints,
  }: {
    readonly window: Window;
    readonly cursor: Cell;
    readonly side: number;
    readonly dots: number;
    readonly outcomes: boolean;
    readonly paints: Paints;
  },
): void {
  const { column, row, cells } = window;
  context.setTransform(dots / side, 0, 0, dots / side, 0, 0);
  context.imageSmoothingEnabled = side < cells;
  context.drawImage(picture, column, field.size - row - cells, cells, cells, 0, 0, side, side);
  const each = side / cells;
  if (each >= LEGIBLE && !outcomes) writeValues(context, field, window, side, paints);
  const left = (cursor.column - column) * each;
  const top = side - (cursor.row + 1 - row) * each;
  context.fillStyle = `rgb(${paints.ink.join(' ')} / 0.14)`;
  context.fillRect(left, 0, each, side);
  context.fillRect(0, top, side, each);
  context.strokeStyle = `rgb(${paints.ink.join(' ')})`;
  context.lineWidth = 2;
  const grown = Math.max(each, 8);
  context.strokeRect(left + (each - grown) / 2, top + (each - grown) / 2, grown, grown);
}

function writeValues(context: CanvasRenderingContext2D, field: Field, { column, row, cells }: Window, side: number, paints: Paints): void {
  const each = side / cells;
  const colours = new Uint8ClampedArray(coloursOf(field.values, paints, false).buffer);
  context.font = `${Math.min(18, each * 0.45)}px ${getComputedStyle(context.canvas).fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let up = Math.floor(row); up < Math.min(field.size, row + cells); up++) {
    for (let across = Math.floor(column); across < Math.min(field.size, column + cells); across++) {
      const value = field.values[up * field.size + across] as number;
      const [red = 0, green = 0, blue = 0] = colours.subarray(4 * (value + 1), 4 * (value + 1) + 3);
      context.fillStyle = 0.299 * red + 0.587 * green + 0.114 * blue > 140 ? '#000' : '#fff';
      context.fillText(value === UNKNOWN ? '?' : String(value), (across - column + 0.5) * each, side - (up - row + 0.5) * each);
    }
  }
}

/** Where two fields differ: 0 if they do, 1 if they are equal, unknown if either is. */
export function difference(one: Field, other: Field, outcomes: boolean): Field {
  const size = Math.min(one.size, other.size);
  const values = new Int16Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const a = one.values[row * one.size + column] as number;
      const b = other.values[row * other.size + column] as number;
      const alike = a === b || (outcomes && a > 0 && b > 0);
      values[row * size + column] = a === UNKNOWN || b === UNKNOWN ? UNKNOWN : alike ? 1 : 0;
    }
  }
  return { worth: 'outcomes', from: one.from, size, values };
}
