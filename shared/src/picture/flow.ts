import { type Drawing, moved, type Shape } from './drawing.ts';

/** Width to height of the frames that pictures are mostly seen in. */
export const FRAME = 1.8;

interface Spacing {
  /** Between drawings side by side. */
  readonly gap: number;
  /** Between lines. */
  readonly lead: number;
}

type Line = readonly Drawing[];

const EMPTY: Drawing = { shapes: [], width: 0, height: 0 };

/** Drawings, and the outlines in them, after which a picture has no room for more. */
const MAX_DRAWINGS = 100;
const MAX_SHAPES = 1_200;

/** Drawings of items from the first on, as many as a picture has room for; the rest is left to the words beside it. */
export function fitting<Item>(items: readonly Item[], draw: (item: Item) => Drawing): Drawing[] {
  const drawings: Drawing[] = [];
  let shapes = 0;
  for (const item of items) {
    if (shapes > MAX_SHAPES || drawings.length === MAX_DRAWINGS) break;
    const drawing = draw(item);
    shapes += drawing.shapes.length;
    drawings.push(drawing);
  }
  return drawings;
}

/**
 * Drawings in lines, each line in the middle and standing on its ground, broken so that all is seen as large as can be.
 * Where there is a place for each, such as the heap it was at the start, every drawing gets at least that room: then
 * nothing shifts or grows while the game goes on.
 */
export function flow(drawings: readonly Drawing[], spacing: Spacing, places: readonly Drawing[] = []): Drawing {
  if (drawings.length === 0) return EMPTY;
  const placed = places.length === drawings.length ? drawings.map((drawing, index) => standing(drawing, places[index])) : drawings;
  // From one line to as many as there are drawings: of equal breaks the one with the fewest lines.
  let best: readonly Line[] = [];
  let largest = 0;
  for (const width of widthsOf(placed, spacing).reverse()) {
    const lines = broken(placed, width, spacing);
    const size = Math.min(FRAME / widest(lines, spacing), 1 / tallest(lines, spacing));
    if (size > largest) [best, largest] = [lines, size];
  }
  return inLines(best, spacing);
}

/** A drawing on the ground of a place, in its middle. */
function standing({ shapes, width, height }: Drawing, place: Drawing = EMPTY): Drawing {
  const [wide, tall] = [Math.max(width, place.width), Math.max(height, place.height)];
  return { shapes: moved(shapes, (wide - width) / 2, tall - height), width: wide, height: tall };
}

/** Lines that are no wider than a width, unless a single drawing is. */
function broken(drawings: readonly Drawing[], width: number, { gap }: Spacing): readonly Line[] {
  const lines: Drawing[][] = [];
  let across = Number.POSITIVE_INFINITY;
  for (const drawing of drawings) {
    across = across + drawing.width + gap;
    if (across > width) {
      lines.push([]);
      across = -gap + drawing.width + gap;
    }
    lines.at(-1)?.push(drawing);
  }
  return lines;
}

/** How wide the first of them is, the first two together, and so on. */
function widthsOf(drawings: readonly Drawing[], { gap }: Spacing): number[] {
  let across = -gap;
  return drawings.map(({ width }) => {
    across = across + width + gap;
    return across;
  });
}

function inLines(lines: readonly Line[], spacing: Spacing): Drawing {
  const width = widest(lines, spacing);
  const shapes: Shape[] = [];
  let top = 0;
  for (const line of lines) {
    const ground = top + heightOf(line);
    let left = (width - widthOf(line, spacing)) / 2;
    for (const drawing of line) {
      shapes.push(...moved(drawing.shapes, left, ground - drawing.height));
      left += drawing.width + spacing.gap;
    }
    top = ground + spacing.lead;
  }
  return { shapes, width, height: tallest(lines, spacing) };
}

function widthOf(line: Line, { gap }: Spacing): number {
  return line.reduce((sum, { width }) => sum + width + gap, -gap);
}

function heightOf(line: Line): number {
  return Math.max(...line.map(({ height }) => height));
}

function widest(lines: readonly Line[], spacing: Spacing): number {
  return Math.max(...lines.map((line) => widthOf(line, spacing)));
}

function tallest(lines: readonly Line[], { lead }: Spacing): number {
  return lines.reduce((sum, line) => sum + heightOf(line) + lead, -lead);
}
