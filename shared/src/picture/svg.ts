import { escaped } from '../markup.ts';
import type { Drawing, Shape } from './drawing.ts';
import type { Palette } from './palette.ts';

interface Frame {
  readonly palette: Palette;
  /** What the picture shows, in words. */
  readonly title: string;
  /** In pixels; the drawing is put into the middle, as large as the margin allows. */
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** A colour; none is transparent. */
  readonly background?: string | undefined;
}

/** A drawing as an SVG document of its own: no style sheet, no font, no script. */
export function svgText(drawing: Drawing, { palette, title, width, height, margin, background }: Frame): string {
  const scale = Math.min((width - 2 * margin) / drawing.width, (height - 2 * margin) / drawing.height);
  const [x, y] = [(width - scale * drawing.width) / 2, (height - scale * drawing.height) / 2];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    ...(background ? [`<rect width="${width}" height="${height}" fill="${escaped(background)}"/>`] : []),
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round" transform="${placeText(x, y, scale)}">`,
    ...drawing.shapes.map((shape) => shapeText(shape, palette)),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

/** A shape as an SVG element, in the units of its drawing. */
export function shapeText({ path, x, y, scale, fill, stroke, strokeWidth, opacity }: Shape, palette: Palette): string {
  const attributes = [
    `d="${path}"`,
    `transform="${placeText(x, y, scale)}"`,
    ...(fill ? [`fill="${palette[fill]}"`] : []),
    ...(stroke ? [`stroke="${palette[stroke]}" stroke-width="${strokeWidth}"`] : []),
    ...(opacity === undefined || opacity === 1 ? [] : [`opacity="${opacity}"`]),
  ];
  return `<path ${attributes.join(' ')}/>`;
}

function placeText(x: number, y: number, scale: number): string {
  return `translate(${rounded(x)} ${rounded(y)}) scale(${rounded(scale)})`;
}

function rounded(value: number): number {
  return Number(value.toFixed(3));
}
