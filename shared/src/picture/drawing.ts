import { COLOURS, type Colour } from '../game/view.ts';

/** What stones may be: of a colour, or plain. */
export type StoneKind = Colour | 'plain';

export const STONE_KINDS: readonly StoneKind[] = ['plain', ...COLOURS.map(({ name }) => name)];

/** What a part of a picture is painted with; a palette says which colour that is. `…-edge` surrounds a stone of its kind. */
export type Ink =
  | StoneKind
  | `${StoneKind}-edge`
  | 'shine'
  | 'ink'
  | 'light'
  | 'dark'
  | 'goal'
  | 'tray'
  | 'rim'
  | 'chocolate'
  | 'pin'
  | 'pin-edge'
  | 'band';

/** An outline, painted. */
export interface Shape {
  /** Path data of SVG, in units of its own. */
  readonly path: string;
  /** Where its origin lies in the drawing. */
  readonly x: number;
  readonly y: number;
  /** Units of the drawing to one unit of the path. */
  readonly scale: number;
  readonly fill?: Ink;
  readonly stroke?: Ink;
  /** In units of the path. */
  readonly strokeWidth?: number;
  /** From 0 to 1, which is the default. */
  readonly opacity?: number;
}

/** A picture as data: no colours, no text, nothing but outlines, so that it looks the same wherever it is drawn. */
export interface Drawing {
  readonly shapes: readonly Shape[];
  /** In units of the drawing: a stone is 10 wide. */
  readonly width: number;
  readonly height: number;
}

/** Shapes of a drawing, moved to their place in another one. */
export function moved(shapes: readonly Shape[], x: number, y: number): Shape[] {
  return shapes.map((shape) => ({ ...shape, x: shape.x + x, y: shape.y + y }));
}

/** The same drawing on a ground of at least this size, in its middle. */
export function atLeast(drawing: Drawing, width: number, height: number): Drawing {
  const [wide, tall] = [Math.max(width, drawing.width), Math.max(height, drawing.height)];
  return { shapes: moved(drawing.shapes, (wide - drawing.width) / 2, (tall - drawing.height) / 2), width: wide, height: tall };
}

/** A rectangle with round corners, its top left at the origin. */
export function roundedBox(width: number, height: number, radius: number): string {
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const corner = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  return `M${radius} 0h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}Z`;
}

/** A disc around a point. */
export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}
